// The practice table, what a whole game has in it: every level of opponents, draws that are called, kans, norths, upeo; steps back
// over claims; the end with its places; a page that is killed, a game that was damaged; fingers.

import type { Page } from 'playwright-core';
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
  openPractice,
  playHand,
  pointsOf,
  ready,
  riverOf,
  sum,
} from './support/practice.ts';

let browser: OpenBrowser;

beforeAll(async () => {
  browser = await openExtension();
});
afterAll(() => browser?.close());

/** To the choices before a game. */
const toSetup = async (page: Page): Promise<void> => {
  if ((await page.locator('.setup').count()) === 0)
    await page.getByRole('button', { name: 'New game' }).last().click();
  await page.locator('.setup').waitFor();
};

describe('a whole hand against every level', () => {
  test.each([
    ['Riichi', 'Value'],
    ['Riichi', 'Value and danger'],
    ['MCR', 'Value and danger'],
    ['Korean', 'Value and danger'],
  ] as const)('%s, %s', async (rules, level) => {
    const page = await openPractice(browser);
    await toSetup(page);
    await page
      .getByRole('radio', { name: level, exact: false })
      .and(page.locator('.modes input'))
      .last()
      .check();
    await begin(page, { rules, seed: 3 });
    expect(await page.locator('.table-menu').textContent()).toContain(`opponents: ${level}`);
    expect(await playHand(page)).toBeGreaterThan(1);
    await hasResult(page);
    await page.close();
  });
});

/** Plays on, a win or a pass or the last tile, until such a thing may be done. */
const until = async (page: Page, act: string): Promise<void> => {
  const wanted = page.locator(`.calls [data-act=${act}]`);
  for (let acts = 0; acts < 20; acts++) {
    const now = await ready(page);
    if (now === 'over') break;
    if ((await wanted.count()) > 0) return;
    if (now === 'claim') await page.locator('.calls [data-act=pass]').click();
    else await page.locator('.rack.mine .throw:not([aria-disabled=true])').last().click();
  }
  expect(await wanted.count()).toBeGreaterThan(0);
};

const press = (page: Page, act: string): Promise<void> =>
  page.locator(`.calls [data-act=${act}]`).first().click();

test('nine terminals: the player takes the draw, nobody pays, the same dealer deals again', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 333 });
  await until(page, 'nineTerminals');
  await press(page, 'nineTerminals');
  expect(await ready(page)).toBe('over');
  expect(await page.locator('.ending h2').first().textContent()).toBe(
    'Abortive draw: nine terminals and honours',
  );
  expect((await pointsOf(page)).gained).toEqual([0, 0, 0, 0]);
  await page.getByRole('button', { name: 'Next hand' }).click();
  await ready(page);
  expect(await page.locator('.middle').textContent()).toMatch(/East 1.*1 honba/);
  await page.close();
});

test('three players bring 35,000, and the options say so', async () => {
  const page = await openPractice(browser);
  await toSetup(page);
  await choose(page, 'Rules', 'Riichi');
  await page.locator('.setup .fold > summary').click();
  const points = page.getByLabel('Points at the start');
  for (const [players, start] of [
    ['4 players', '25000'],
    ['3 players', '35000'],
  ] as const) {
    await choose(page, 'Players', players);
    await soon(async () => expect(await points.inputValue()).toBe(start));
  }
  await page.close();
});

test('three players: a north goes aside and stands with its owner', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', players: 3, seed: 2 });
  await until(page, 'aside');
  expect(await page.locator('.seat-me .aside .tile').count()).toBe(0);
  await press(page, 'aside');
  await ready(page);
  await soon(async () => expect(await page.locator('.seat-me .aside .tile').count()).toBe(1));
  await page.close();
});

test('a closed kan is laid down, an indicator is turned, and the player goes on', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 47 });
  await until(page, 'closedKan');
  await press(page, 'closedKan');
  expect(await ready(page)).toBe('throw');
  expect(await page.locator('.seat-me .meld').count()).toBe(1);
  expect(await page.locator('.middle .dora [role=img]').count()).toBe(2);
  await page.close();
});

test('upeo is declared by its own name, and no word of riichi is said', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Korean', seed: 136 });
  await until(page, 'riichi');
  expect(await page.locator('.calls [data-act=riichi]').textContent()).toMatch(/^upeo/i);
  await press(page, 'riichi');
  await page.locator('.rack.mine .throw:not([aria-disabled=true])').first().click();
  await ready(page);
  expect(await page.locator('.practice-table').textContent()).not.toMatch(/riichi/i);
  await page.close();
});

test('back over an own call: the choice is there again, and passing goes on', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 5 });
  await until(page, 'pon');
  const hand = await handOf(page);
  await press(page, 'pon');
  expect(await ready(page)).toBe('throw');
  expect(await page.locator('.seat-me .meld').count()).toBe(1);
  await page.keyboard.press('u');
  await soon(async () => expect(await page.locator('.calls [data-act=pon]').count()).toBeGreaterThan(0));
  expect(await page.locator('.seat-me .meld').count()).toBe(0);
  expect(await handOf(page)).toEqual(hand);
  await press(page, 'pass');
  await ready(page);
  await page.close();
});

/** Places as the end shows them, with their points. */
const rankingOf = async (page: Page): Promise<readonly (readonly [string, number])[]> =>
  (await page.locator('.ranking li').all()).reduce<Promise<readonly (readonly [string, number])[]>>(
    async (before, row) => [
      ...(await before),
      [
        (await row.locator('b').textContent()) ?? '',
        Number(((await row.locator('.num').textContent()) ?? '').replaceAll(',', '').replace('−', '-')),
      ],
    ],
    Promise.resolve([]),
  );

test('a whole game of three players: places at its end, kept in the history, and reviewed from there', async () => {
  const page = await openPractice(browser);
  await toSetup(page);
  await choose(page, 'Rules', 'Riichi');
  await choose(page, 'Length', 'East');
  await begin(page, { rules: 'Riichi', players: 3, seed: 19 });
  let hands = 0;
  for (;;) {
    await playHand(page);
    hands++;
    if ((await page.locator('.ranking').count()) > 0) break;
    expect(hands).toBeLessThan(20);
    await page.getByRole('button', { name: 'Next hand' }).click();
  }
  const ranking = await rankingOf(page);
  expect(ranking.map(([place]) => place)).toEqual(['1st', '2nd', '3rd']);
  const points = ranking.map(([, n]) => n);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  expect(sum(points)).toBe(105_000);
  expect(await accessibilityOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Review this game' }).click();
  await page.locator('.game-review .views [aria-current=page]').waitFor();
  expect(await page.evaluate('location.hash')).toMatch(/^#game\/[^/]+\/summary$/);
  await page.goBack();
  await page.locator('.ranking').waitFor();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.locator('.setup').waitFor();
  expect(await page.getByRole('button', { name: 'Go on with the last game' }).count()).toBe(0);
  await page.close();
  const review = await openReview(browser);
  const row = review.locator('.games .game', { hasText: 'Practice' }).first();
  expect(await row.textContent()).toMatch(new RegExp(`${hands} hands?`));
  await row.getByRole('link').first().click();
  await review.locator('.board').first().waitFor();
  await review.close();
}, 240_000);

/** Without a word to the page, as when the browser is ended. */
const kill = async (page: Page): Promise<void> => {
  const gone = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
};

test('a page that is killed in the middle of a hand: the game goes on where it was', async () => {
  const page = await openPractice(browser);
  await begin(page, { rules: 'Riichi', seed: 3 });
  for (let i = 0; i < 3; i++) {
    while ((await ready(page)) === 'claim') await press(page, 'pass');
    await page.locator('.rack.mine .throw').last().click();
    await soon(async () => expect(await riverOf(page)).toHaveLength(i + 1));
  }
  const river = await riverOf(page);
  await kill(page);
  const again = await openPractice(browser);
  await ready(again);
  expect(await riverOf(again)).toEqual(river);
  expect(await playHand(again)).toBeGreaterThan(1);
  await again.close();
});

const damage = (page: Page, value: unknown): Promise<void> =>
  page.evaluate(
    (kept) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('tehai-practice');
        opening.onerror = () => failed(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('kept', 'readwrite');
          change.objectStore('kept').put(kept, 'session');
          change.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    value,
  );

test.each([
  ['no session at all', 7],
  ['of another version', { version: 99, setup: {}, moves: [] }],
  [
    'with moves that are none',
    { version: 1, setup: { rules: { family: 'riichi', players: 4 } }, moves: ['x'] },
  ],
  [
    'with a move that is not allowed',
    {
      version: 1,
      setup: { rules: { family: 'mcr', players: 4, options: {} }, seed: 1, level: 'byValue' },
      moves: ['deal'],
    },
  ],
] as const)('a game that was kept, %s: it is said, and another can begin', async (_, kept) => {
  const page = await openPractice(browser);
  await toSetup(page);
  await damage(page, kept);
  await page.reload();
  await page.locator('.setup').waitFor();
  expect(await page.locator('.note').first().textContent()).toContain('could not be read');
  expect(await accessibilityOf(page)).toEqual([]);
  await begin(page, { rules: 'MCR', seed: 4 });
  expect(await handOf(page)).not.toHaveLength(0);
  await page.close();
});
