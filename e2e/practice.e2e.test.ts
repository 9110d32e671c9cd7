// The practice table in Chromium: whole hands of each rule set by clicks alone, one by keys alone; steps back; a game goes on
// after a reload; hints as they are wished; why a thing was not offered; nothing an assistive technology would stumble on.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { openExtension } from './support/browser.ts';
import { choose, soon } from './support/desk.ts';
import { openReview } from './support/history.ts';
import { accessibilityOf } from './support/overlay.ts';
import {
  begin,
  handOf,
  hasResult,
  inRiichi,
  openPractice,
  playHand,
  pointsOf,
  ready,
  riverOf,
  sticksOf,
  sum,
} from './support/practice.ts';

let browser: OpenBrowser;

beforeAll(async () => {
  browser = await openExtension();
});
afterAll(() => browser?.close());

describe('a whole hand by clicks alone', () => {
  test.each([
    ['Riichi', 4, 100_000],
    ['Riichi', 3, 105_000],
    ['MCR', 4, 0],
    ['Korean', 4, 0],
  ] as const)('%s, %i players', async (rules, players, all) => {
    const page = await openPractice(browser);
    await begin(page, { rules, players, seed: 11 });
    expect(await playHand(page)).toBeGreaterThan(2);
    await hasResult(page);
    const { has } = await pointsOf(page);
    expect(has).toHaveLength(players);
    expect(sum(has) + 1000 * (await sticksOf(page))).toBe(all);
    await page.getByRole('button', { name: 'Next hand' }).click();
    expect(await ready(page)).not.toBe('over');
    await page.close();
  });
});

test('a whole hand by keys alone, from the setup on', async () => {
  const page = await openPractice(browser);
  await page.getByRole('button', { name: 'New game' }).last().click();
  await page.locator('.seed input').focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  const press = async (_: typeof page, now: 'throw' | 'claim'): Promise<void> => {
    const isWin = (await page.locator('.calls [data-act=ron], .calls [data-act=tsumo]').count()) > 0;
    if (isWin) return page.keyboard.press('1');
    if (now === 'claim') return page.keyboard.press('0');
    await soon(async () => expect(await page.locator('.throw:focus').count()).toBe(1));
    await page.keyboard.press('ArrowLeft');
    const at = await page.locator('.throw:focus').getAttribute('aria-disabled');
    if (at === 'true') await page.keyboard.press('End');
    await page.keyboard.press('Enter');
  };
  expect(await playHand(page, press)).toBeGreaterThan(2);
  await soon(async () => expect(await page.locator('.ending .primary:focus').count()).toBe(1));
  await page.keyboard.press('Enter');
  expect(await ready(page)).not.toBe('over');
  await page.close();
});

/** Until there is a tile to throw. */
const toThrow = async (page: Parameters<typeof ready>[0]): Promise<void> => {
  while ((await ready(page)) === 'claim') await page.keyboard.press('0');
};

test('a step back gives the hand as it was, and another tile may go', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 3 });
  await toThrow(page);
  const [hand, river] = [await handOf(page), await riverOf(page)];
  await page.locator('.rack.mine .throw').first().click();
  await ready(page);
  expect(await riverOf(page)).not.toEqual(river);
  await page.getByRole('button', { name: 'Take back' }).click();
  await soon(async () => expect(await handOf(page)).toEqual(hand));
  expect(await riverOf(page)).toEqual(river);
  await page.locator('.rack.mine .throw').nth(1).click();
  await ready(page);
  expect(await riverOf(page)).toHaveLength(river.length + 1);
  await page.close();
});

test('after a reload the game goes on where it was', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'MCR', seed: 8 });
  for (let i = 0; i < 3; i++) {
    await toThrow(page);
    await page.locator('.rack.mine .throw').last().click();
    await soon(async () => expect(await riverOf(page)).toHaveLength(i + 1));
  }
  await toThrow(page);
  const [hand, river] = [await handOf(page), await riverOf(page)];
  await page.reload();
  await ready(page);
  expect(await handOf(page)).toEqual(hand);
  expect(await riverOf(page)).toEqual(river);
  await page.close();
});

test('the hint is never there, there when asked for, or always', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 4 });
  await toThrow(page);
  await choose(page, 'Hints', 'always');
  await page.locator('.hint[aria-busy=false] .choices').waitFor();
  await choose(page, 'Hints', 'off');
  expect(await page.locator('.hint').count()).toBe(0);
  await choose(page, 'Hints', 'when asked');
  expect(await page.locator('.hint .choices').count()).toBe(0);
  await page.getByRole('button', { name: 'Show a hint' }).click();
  await page.locator('.hint .choices').waitFor();
  await page.locator('.rack.mine .throw').last().click();
  await soon(async () => expect(await riverOf(page)).not.toHaveLength(0));
  expect(await page.locator('.hint .choices').count()).toBe(0);
  await choose(page, 'Hints', 'always');
  await page.close();
});

test('a tile that may not go says the rule; what is not offered says why', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 21 });
  await toThrow(page);
  await page.locator('.rack.mine .throw').last().click();
  await toThrow(page);
  await page.locator('.why > summary').click();
  await page.locator('.why').getByRole('button', { name: 'ron' }).click();
  await soon(async () => expect(await page.locator('[data-why]').textContent()).not.toBe(''));
  expect(['notTenpai', 'notThisTile', 'noYaku', 'furiten', 'offered']).toContain(
    await page.locator('[data-why]').getAttribute('data-why'),
  );
  await page.close();
});

/** A phone, by night; nothing scrolls sideways. */
const asPhoneByNight = async (page: Parameters<typeof ready>[0]): Promise<void> => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Theme').selectOption('dark');
  await soon(async () => expect(await page.locator('html').getAttribute('data-theme')).toBe('dark'));
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
};

test('axe-core finds nothing: before a game, in it, after a hand', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 11 });
  await page.getByRole('checkbox', { name: 'Show seat draw, dice and wall' }).check();
  await toThrow(page);
  expect(await accessibilityOf(page)).toEqual([]);
  await asPhoneByNight(page);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  await playHand(page);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'New game' }).last().click();
  await page.locator('.setup').waitFor();
  expect(await accessibilityOf(page)).toEqual([]);
  await page.close();
});

test('a hand that is over lies in the history, and stays one game when it is played again', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 77 });
  await playHand(page);
  const listed = async (): Promise<number> => {
    const review = await openReview(browser);
    const rows = await review.locator('.games .game', { hasText: 'Practice' }).count();
    await review.close();
    return rows;
  };
  const before = await listed();
  expect(before).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await ready(page);
  await playHand(page);
  expect(await listed()).toBe(before);
  await page.close();
});

test('a game that was deleted does not come back when its table is opened again', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 78 });
  await playHand(page);
  const review = await openReview(browser);
  const rows = review.locator('.games .game', { hasText: 'Practice' });
  await rows.first().waitFor();
  await page.close();
  await review.getByRole('button', { name: 'Delete everything' }).click();
  await review.getByRole('button', { name: 'Delete for good' }).click();
  await review.getByRole('heading', { name: 'No games yet' }).waitFor();
  const again = await openPractice(browser);
  await again.locator('.ending').waitFor();
  await review.reload();
  await review.getByRole('heading', { name: 'No games yet' }).waitFor();
  expect(await rows.count()).toBe(0);
  await again.close();
  await review.close();
});

test('nothing is asked of the network', async () => {
  const page = await openPractice(browser);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await begin(page, { rules: 'Korean', seed: 2 });
  await playHand(page);
  expect(asked.filter((url) => !url.startsWith('chrome-extension:') && !url.startsWith('blob:'))).toEqual([]);
  await page.close();
});

/** The tile that the panel puts first, or the one just drawn. */
const throwBest = async (page: Parameters<typeof ready>[0]): Promise<void> => {
  await page.locator('.hint[aria-busy=false] .choices tr.best').first().waitFor();
  const name = await page.locator('.hint .choices tr.best [role=img]').first().getAttribute('aria-label');
  const best = page.locator(`.rack.mine .throw:not([aria-disabled=true]):has([aria-label="${name}"])`);
  const any = page.locator('.rack.mine .throw:not([aria-disabled=true])');
  await ((await best.count()) > 0 ? best : any).last().click();
};

test('riichi is said by its button: only what keeps the hand ready may go, and the rest goes by itself', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 30 });
  await choose(page, 'Hints', 'always');
  const toggle = page.locator('.calls [data-act=riichi]');
  for (let turn = 0; turn < 20 && (await toggle.count()) === 0; turn++) {
    await toThrow(page);
    if ((await toggle.count()) === 0) await throwBest(page);
    await ready(page);
  }
  await page.keyboard.press('r');
  expect(await toggle.getAttribute('aria-pressed')).toBe('true');
  const barred = page.locator('.rack.mine .throw[aria-disabled=true]');
  expect(await barred.count()).toBeGreaterThan(8);
  await barred.first().click({ force: true });
  await page.locator('.play-area [role=alert]').waitFor();
  expect(await page.locator('.play-area [role=alert]').textContent()).toBe(
    'Without this tile the hand is not tenpai.',
  );
  await page.locator('.rack.mine .throw:not([aria-disabled=true])').first().click();
  await playHand(page, inRiichi);
  expect(await page.locator('.seat-me .river .tile.turned').count()).toBe(1);
  await hasResult(page);
  await page.close();
});

test('a game that was left can be gone back to until another begins', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 6 });
  await toThrow(page);
  const hand = await handOf(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('button', { name: 'Go on with the last game' }).click();
  await ready(page);
  expect(await handOf(page)).toEqual(hand);
  await page.close();
});
