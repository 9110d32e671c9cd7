// The practice table among other pages: one game in two tabs; the way from a result to its review; settings that change in the
// middle of a hand; fingers faster than the table.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension } from './support/browser.ts';
import { soon } from './support/desk.ts';
import { accessibilityOf } from './support/overlay.ts';
import { begin, handOf, openPractice, playHand, pointsOf, ready, riverOf } from './support/practice.ts';

let browser: OpenBrowser;

beforeAll(async () => {
  browser = await openExtension();
});
afterAll(() => browser?.close());

const MINE = '.rack.mine .throw:not([aria-disabled=true])';

const toThrow = async (page: Page): Promise<void> => {
  while ((await ready(page)) === 'claim') await page.locator('.calls [data-act=pass]').click();
};

/** So many of the own tiles, each the one just drawn. */
const throwSome = async (page: Page, many: number): Promise<void> => {
  for (let i = 0; i < many; i++) {
    await toThrow(page);
    const before = (await riverOf(page)).length;
    await page.locator(MINE).last().click();
    await soon(async () => expect(await riverOf(page)).toHaveLength(before + 1));
  }
  await toThrow(page);
};

test('one game in two tabs: the newer one plays, the older says so and can have it back', async () => {
  const one = await openPractice(browser);
  await begin(one, { rules: 'MCR', seed: 8 });
  await throwSome(one, 2);
  const river = await riverOf(one);
  const other = await openPractice(browser);
  await ready(other);
  expect(await riverOf(other)).toEqual(river);
  await one.getByRole('button', { name: 'Go on here' }).waitFor();
  expect(await one.locator('.practice-table').count()).toBe(0);
  expect(await accessibilityOf(one)).toEqual([]);
  await throwSome(other, 2);
  const [further, hand] = [await riverOf(other), await handOf(other)];
  await one.getByRole('button', { name: 'Go on here' }).click();
  await toThrow(one);
  expect(await riverOf(one)).toEqual(further);
  expect(await handOf(one)).toEqual(hand);
  await other.getByRole('button', { name: 'Go on here' }).waitFor();
  await other.close();
  await throwSome(one, 1);
  await one.close();
});

test('from the result to the review of that very hand, and back to the table', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 41 });
  await playHand(page);
  await page.getByRole('button', { name: 'Next hand' }).click();
  await playHand(page);
  const { has } = await pointsOf(page);
  await page.getByRole('link', { name: 'Review this hand' }).click();
  await page.locator('.game-review .board').waitFor();
  expect(await page.locator('.hand-tabs [aria-current]').count()).toBe(1);
  expect(await page.evaluate('location.hash')).toMatch(/^#game\/[^/]+\/2/);
  await page.goBack();
  await page.locator('.ending').waitFor();
  expect((await pointsOf(page)).has).toEqual(has);
  await page.getByRole('link', { name: 'Review this hand' }).waitFor();
  await page.close();
});

test('language and theme change in the middle of a claim: the same choice, in other words', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 5 });
  const pon = page.locator('.calls [data-act=pon]');
  while ((await pon.count()) === 0) {
    expect(await ready(page)).not.toBe('over');
    if (await page.locator(MINE).count()) await page.locator(MINE).last().click();
    await ready(page);
  }
  const river = await riverOf(page);
  for (const [language, word] of [
    ['ko', '퐁'],
    ['ja', 'ポン'],
    ['zh-CN', '碰'],
  ] as const) {
    await page.locator('.end select').first().selectOption(language);
    await soon(async () => expect(await pon.first().textContent()).toContain(word));
    expect(await riverOf(page)).toHaveLength(river.length);
  }
  await page.setViewportSize({ width: 390, height: 700 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('.end select').first().selectOption('en');
  await soon(async () => expect(await pon.first().textContent()).toContain('pon'));
  await pon.first().click();
  expect(await ready(page)).toBe('throw');
  await page.close();
});

/** Its second click comes as soon as the next tile lies there. */
const DOUBLE = `(async () => {
  const click = (detail) => [...document.querySelectorAll('${MINE}')].at(-1).dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  const isMine = () => document.querySelector('${MINE}') !== null;
  const until = async (is) => { while (!is()) await new Promise((done) => setTimeout(done, 5)); };
  click(1);
  await until(() => !isMine());
  await until(isMine);
  click(2);
})()`;

test.each([
  [
    'a key that is held down',
    async (page: Page): Promise<void> => {
      await page.locator(MINE).last().focus();
      for (let i = 0; i < 6; i++) await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    },
  ],
  ['a double click', (page: Page): Promise<void> => page.evaluate(DOUBLE)],
])('%s throws one tile', async (_, press) => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 9 });
  await toThrow(page);
  const before = (await riverOf(page)).length;
  await press(page);
  await toThrow(page);
  expect(await riverOf(page)).toHaveLength(before + 1);
  await page.close();
});

/** Clicks and keys at places by lot of the table, faster than it goes on. */
const HAMMER = `(async () => {
  let at = 7;
  const lot = (n) => (at = (at * 48271) % 2147483647) % n;
  for (let i = 0; i < 400; i++) {
    const all = [...document.querySelectorAll('.throw, .calls button, .table-menu .actions button:first-child')];
    all[lot(all.length)]?.click();
    const key = ['0', '1', '2', 'r', 'u', 'h', 'Enter', 'ArrowLeft'][lot(8)];
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    if (i % 3 === 0) await new Promise((done) => setTimeout(done, lot(12)));
  }
})()`;

test.each(['Riichi', 'MCR', 'Korean'] as const)(
  '%s: clicks and keys by hundreds break nothing',
  async (rules) => {
    const page = await openPractice(browser);
    await begin(page, { rules, seed: 15 });
    for (let i = 0; i < 3; i++) {
      await page.evaluate(HAMMER);
      if ((await ready(page)) === 'over') await page.locator('.ending .primary').click();
    }
    await playHand(page);
    await page.reload();
    await page.locator('.ending').waitFor();
    expect(await page.locator('.note').count()).toBe(0);
    await page.close();
  },
);
