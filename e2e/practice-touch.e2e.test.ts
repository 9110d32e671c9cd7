// The practice table under a finger, on a phone: whole hands by taps alone.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension } from './support/browser.ts';
import { soon } from './support/desk.ts';
import { hasResult, openPractice, playHand, ready } from './support/practice.ts';

let browser: OpenBrowser;

beforeAll(async () => {
  browser = await openExtension({ width: 390, height: 844 }, { touch: true });
});
afterAll(() => browser?.close());

const MINE = '.rack.mine .throw:not([aria-disabled=true])';

const byTap = async (page: Page, now: 'throw' | 'claim'): Promise<void> => {
  const win = page.locator('.calls [data-act=ron], .calls [data-act=tsumo]').first();
  if ((await win.count()) > 0) await win.tap();
  else if (now === 'claim') await page.locator('.calls [data-act=pass]').tap();
  else await page.locator(MINE).last().tap();
};

/** Its upper edge stands in the upper half of the window. */
const inSight = (page: Page, selector: string): Promise<void> =>
  soon(async () => {
    const top = (await page.locator(selector).first().boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(844 / 2);
  });

test.each(['Riichi', 'MCR', 'Korean'])('%s: set up, played and taken back by taps', async (rules) => {
  const page = await openPractice(browser);
  if ((await page.locator('.setup').count()) === 0)
    await page.getByRole('button', { name: 'New game' }).last().tap();
  for (const [group, name] of [
    ['Rules', rules],
    ['Opponents’ pace', 'at once'],
  ] as const)
    await page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true }).tap();
  await page.locator('.seed input').fill('12');
  await page.getByRole('button', { name: 'Draw seats and deal' }).tap();
  while ((await ready(page)) === 'claim') await page.locator('.calls [data-act=pass]').tap();
  const river = page.locator('.seat-me .river .tile');
  const before = await river.count();
  await page.locator(MINE).first().tap();
  await soon(async () => expect(await river.count()).toBe(before + 1));
  await ready(page);
  await page.getByRole('button', { name: 'Take back' }).tap();
  await soon(async () => expect(await river.count()).toBe(before));
  expect(await playHand(page, byTap)).toBeGreaterThan(1);
  await hasResult(page);
  await inSight(page, '.ending h2');
  await page.getByRole('button', { name: 'Next hand' }).tap();
  expect(await ready(page)).not.toBe('over');
  await inSight(page, '.play-area');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.close();
});
