// Worth and risk beside the discards: refined after the answer at a real table, where the newest table wins; and as a
// component on fixed hands: heads that sort, rows that stay, the sheet behind the numbers, keys, axe-core.

import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/settings.ts';
import { type Looks, openLooks } from '../tools/looks/open.ts';
import { GREETING, MOMENTS } from './support/game.ts';
import { lookAt, type Query } from './support/looks.ts';
import { accessibilityOf, textLike } from './support/overlay.ts';
import { openTable, setSite, type Table } from './support/table.ts';

describe('at a table', () => {
  let table: Table;
  const play = (name: string): void => table.server.send(MOMENTS.find((m) => m.name === name)!.frames);
  const settled = () => table.overlay.locator('.advice[aria-busy=false]').waitFor({ timeout: 15_000 });

  beforeAll(async () => {
    table = await openTable();
    await setSite(table.browser, { mode: 'live' });
    await table.server.greeted(1);
    table.server.send(GREETING);
    play('dealt');
    play('one away');
  });
  afterAll(() => table?.close());

  test('the answer comes first, then what each discard is worth and risks', async () => {
    await textLike(table.overlay, /1-shanten/);
    await settled();
    const text = await textLike(table.overlay, /Play on: .* is worth \+[\d,]+/);
    expect(text).toMatch(/worth risk/);
    expect(await table.overlay.locator('.panel-body > .choices .settled').count()).toBeGreaterThan(3);
  });

  test('a table that came since takes the place of the older one', async () => {
    play('offered a chi');
    play('ready with the right discard');
    await textLike(table.overlay, /Tenpai/);
    await settled();
    const text = await textLike(table.overlay, /(Play on|Riichi): \[West\] is worth \+[\d,]+/);
    expect(text).toMatch(/\[West\] tenpai .*\+[\d,]+/);
  });

  test('rows keep their places while values come in', async () => {
    const tiles = () =>
      table.overlay.locator('.panel-body > .choices > tbody > tr[tabindex] > td:first-child .tile');
    const names = async () =>
      Promise.all((await tiles().all()).map((tile) => tile.getAttribute('aria-label')));
    const before = await names();
    await settled();
    expect(await names()).toEqual(before);
  });

  test('the sheet is loaded when a row is opened, under the rules of an extension page', async () => {
    await table.overlay.locator('.panel-body > .choices tr[tabindex]').first().click();
    await table.overlay.locator('.worth-sheet').waitFor();
    expect(await textLike(table.overlay, /Riichi or not/)).toMatch(/Another wins first/);
  });
});

describe('as a component', () => {
  let looks: Looks;

  beforeAll(async () => {
    looks = await openLooks();
  });
  afterAll(() => looks?.close());

  const show = (name: string, query: Query = {}, width?: number): Promise<Page> =>
    lookAt(looks, { show: name, ...query }, width);
  const column = async (page: Page, at: number): Promise<readonly string[]> =>
    page.locator(`.panel-body > .choices > tbody > tr[tabindex] > td:nth-child(${at})`).allInnerTexts();
  const numberOf = (text: string): number => Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) || 0;
  const [VALUE, RISK] = [5, 6];

  test.each([
    ['worth: play on under a riichi', /^Play on: .*is worth −\d+$/],
    ['worth: fold', /^Fold: .*is worth −\d+$/],
    ['worth: too far for a value', /^Too far for a value\. Safest: .*<0\.1%$/],
    ['worth: being worked out', /^Values are being worked out …$/],
    ['worth: time was up', /is worth ≈/],
    ['worth: the last hand', /with places$/],
    ['worth: mcr', /is worth most: \+\d+$/],
  ])('%s: the line above', async (name, line) => {
    const page = await show(name);
    expect(((await page.locator('.advice').textContent()) ?? '').replace(/\s+/g, ' ').trim()).toMatch(line);
    await page.close();
  });

  test('a head sorts, by mouse and by key, and says so', async () => {
    const page = await show('worth: play on under a riichi');
    await page.getByRole('button', { name: 'Sort by worth' }).click();
    const values = (await column(page, VALUE)).map(numberOf);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    await page.getByRole('button', { name: 'Sort by risk' }).focus();
    await page.keyboard.press('Enter');
    const risks = (await column(page, RISK)).map(numberOf);
    expect(risks).toEqual([...risks].sort((a, b) => a - b));
    expect(await page.locator('th[aria-sort]').allInnerTexts()).toEqual(['risk']);
    await page.close();
  });

  test('the sheet: parts, plan, the risk against each with reasons', async () => {
    const page = await show('worth: play on under a riichi');
    await page.locator('.choices tr[tabindex]').first().focus();
    await page.keyboard.press('Enter');
    const text = ((await page.locator('.worth-sheet').textContent()) ?? '').replace(/\s+/g, ' ');
    for (const part of [
      /Points expected: Play on/,
      /My wins/,
      /In all/,
      /Fold instead/,
      /against Across/,
      /In riichi\./,
    ])
      expect(text).toMatch(part);
    await page.keyboard.press('Escape');
    expect(await page.locator('.worth-sheet').count()).toBe(0);
    await page.close();
  });

  test('what is not known is said', async () => {
    const page = await show('worth: rivers unknown', { open: '' });
    await page.locator('.worth-sheet').waitFor();
    expect(await page.locator('.worth-sheet').textContent()).toMatch(/the risk is rough/);
    expect((await column(page, RISK))[0]).toMatch(/≈/);
    await page.close();
  });

  test('a column that is not wanted is gone', async () => {
    const page = await show('worth: play on under a riichi');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('checkbox', { name: 'What a discard risks' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sort by worth' }).waitFor();
    expect(await page.getByRole('button', { name: 'Sort by risk' }).count()).toBe(0);
    await page.close();
  });

  test.each(LANGUAGES.flatMap((language) => [364, 324].map((width) => [language, width] as const)))(
    'nothing runs out of the panel: %s at %d px',
    async (language, width) => {
      for (const name of [
        'worth: play on under a riichi',
        'worth: the last hand',
        'worth: calls',
        'worth: rivers unknown',
      ]) {
        const page = await show(name, { language, open: '' }, width);
        await page.locator('.worth-sheet').waitFor();
        const wider = await page.evaluate(() =>
          [...document.querySelectorAll('.worth-sheet, .advice, .panel-body > .choices')]
            .filter((e) => e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.className),
        );
        expect(wider).toEqual([]);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll('.choices td.num')]
            .filter((e) => e.scrollWidth > e.clientWidth + 1)
            .map((e) => e.textContent),
        );
        expect(cut).toEqual([]);
        await page.close();
      }
    },
  );

  test.each(['light', 'dark'])('axe-core finds nothing, %s', async (theme) => {
    for (const name of [
      'worth: play on under a riichi',
      'worth: the last hand',
      'worth: calls',
      'worth: mcr',
    ]) {
      const page = await show(name, { theme, open: '' });
      await page.locator('.worth-sheet').waitFor();
      expect(await accessibilityOf(page)).toEqual([]);
      await page.close();
    }
  });
});
