// Whole games on a real Majiang table: the table that the reader's events give is at every move the table the game has.
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium, openChromium, overlayOf } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/build.ts';
import type { Acceptance } from './majiang/page/accepts.ts';
import type { Findings } from './majiang/probe.ts';
import { serveTable, type TableSite } from './majiang/site.ts';
import { textLike } from './support/overlay.ts';

let site: TableSite;
let browser: Browser;
let probe: string;

beforeAll(async () => {
  const bundled = await build({
    entryPoints: [join(import.meta.dirname, 'majiang/probe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  probe = bundled.outputFiles[0]!.text;
  site = await serveTable();
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A game until so many states of it were compared. */
const play = async (query: string, enough: number): Promise<Findings> => {
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  try {
    await page.addInitScript(probe);
    await page.goto(`${site.url}?${query}`);
    const isDone = (n: number) => tehaiProbe.findings.states >= n || document.body.dataset.over === 'true';
    await page.waitForFunction(isDone, enough, { timeout: 40_000, polling: 50 });
    const found = await page.evaluate(() => tehaiProbe.findings);
    return { ...found, notices: [...found.notices, ...failed] };
  } finally {
    await page.close();
  }
};

const FAULTLESS = { differences: [], lost: [], notices: [] };

/** All that happened in the games of this file. */
const seen: Record<string, number> = {};
let states = 0;

const checkFaultless = (found: Findings): void => {
  expect(found).toMatchObject(FAULTLESS);
  for (const [name, times] of Object.entries(found.events)) seen[name] = (seen[name] ?? 0) + times;
  states += found.states;
};

describe('the table read is the table played', () => {
  test.each([
    ['solo', 'seed=1&watch&quick&fast'],
    ['solo', 'seed=2&watch&quick&fast'],
    ['solo', 'seed=5&watch&quick&fast'],
    ['solo, the opponents of the package', 'seed=6&watch&fast'],
    ['solo, with a player who clicks', 'seed=10&clicks&quick&fast'],
    ['as against people', 'seed=3&own&watch&quick&fast'],
    ['as against people', 'seed=4&own&watch&quick&fast'],
    ['as against people, the opponents of the package', 'seed=7&own&watch&fast'],
    ['as against people, with a player who clicks', 'seed=11&own&clicks&quick&fast'],
  ])('%s: %s', async (_, query) => {
    // A click, or a thought of the package's opponents, takes a while.
    const found = await play(query, query.includes('quick&fast') && !query.includes('clicks') ? 600 : 200);
    checkFaultless(found);
    expect(found.events.snapshot).toBeUndefined();
  });

  test.each([
    'seed=8&watch&quick&fast&readBelow=45',
    'seed=9&own&watch&quick&fast&readBelow=30',
    'seed=12&own&clicks&quick&fast&readBelow=20',
  ])('joined in the middle: %s', async (query) => {
    const found = await play(query, 150);
    checkFaultless(found);
    expect(found.events.snapshot).toBe(1);
  });

  test('and everything happened that can', () => {
    console.log(`${states} states:`, JSON.stringify(seen));
    expect(states).toBeGreaterThan(3000);
    for (const event of ['deal', 'draw', 'discard', 'riichi', 'indicator', 'win', 'end', 'told'])
      expect(seen, event).toHaveProperty(event);
    for (const call of ['chi', 'pon', 'openKan', 'addedKan', 'closedKan'])
      expect(seen, call).toHaveProperty(call);
  });
});

/** What can become of a page at play, one after the other, and what is known of the table after each. */
const CHANGES: readonly (readonly [name: string, change: () => void, state: string])[] = [
  ['as the page drew it', () => undefined, 'reading'],
  [
    'translated',
    () => {
      const round = document.querySelector('.score .jushu')!;
      round.innerHTML = '<font><font>East1 Round</font></font>';
      for (const seat of document.querySelectorAll('.score .defen > div'))
        seat.textContent = seat.textContent!.replace('北', 'North').replace('東', 'East');
    },
    'reading',
  ],
  [
    'a number that cannot be',
    () => {
      document.querySelector('.score .paishu')!.textContent = '-5';
    },
    'lost',
  ],
  [
    'the number again',
    () => {
      document.querySelector('.score .paishu')!.textContent = String(globalThis.__game.model.shan.paishu);
    },
    'reading',
  ],
  [
    'the board replaced by its copy',
    () => {
      const board = document.querySelector('#board > .board')!;
      board.replaceWith(board.cloneNode(true));
    },
    'reading',
  ],
  [
    'the copy garbled',
    () => {
      document.querySelector('.score .defen .main')!.firstChild!.nodeValue = 'garbage';
    },
    'lost',
  ],
  ['the board taken away', () => document.querySelector('#board > .board')!.remove(), 'waiting'],
];

/** Each begins with a table that is read. */
const ENDS: readonly (readonly [name: string, end: () => void])[] = [
  ['its container taken away', () => document.querySelector('#board')!.remove()],
  [
    'the body emptied',
    () => {
      document.body.innerHTML = '';
    },
  ],
  ['the whole document replaced', () => document.documentElement.replaceChildren()],
  ['the score hidden', () => document.querySelector('.score')!.classList.add('hide')],
];

const openTable = async () => {
  const page = await browser.newPage();
  await page.addInitScript(probe);
  // Nobody clicks, so that the game waits at the first move of ours.
  await page.goto(`${site.url}?seed=12&quick&fast`);
  await page.waitForFunction(isMyMove, undefined, { timeout: 20_000, polling: 50 });
  const stateIs = (state: string) =>
    page.waitForFunction((s) => tehaiProbe.state() === s, state, { timeout: 5000, polling: 20 });
  await stateIs('reading');
  return { page, stateIs };
};

describe('a page that changes under the reader', () => {
  test('in the middle of a hand: nothing old stands', async () => {
    const { page, stateIs } = await openTable();
    for (const [name, change, state] of CHANGES) {
      await page.evaluate(change);
      await stateIs(state).catch(() => expect.fail(`${name}: not ${state}`));
    }
    await page.close();
  });

  test.each(ENDS)('%s: the next table is waited for', async (_, end) => {
    const { page, stateIs } = await openTable();
    await page.evaluate(end);
    await stateIs('waiting');
    await page.close();
  });
});

/** `2-shanten seven pairs 5 kinds · 15 tiles`, or one of several that are as good. */
const headline = (best: readonly Acceptance[]): RegExp => {
  const one = ({ shanten, kinds, tiles }: Acceptance): string =>
    `${shanten === 0 ? 'Tenpai' : `${shanten}-shanten`}\\b[^·]*\\b${kinds} kinds? · ${tiles} (tiles?|live)`;
  return new RegExp(best.map(one).join('|'));
};

const isMyMove = (): boolean => {
  const shown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((e) => !e.closest('.hide'));
  const wins = shown('.player-button .zimo') || shown('.player-button .rong');
  const offers = shown('.player-button .button');
  return !wins && (offers || shown('.shoupai.main .bingpai .pai[tabindex]'));
};

const CHECKS = 10;

test('the overlay says what the package computes, move by move', async () => {
  const built = await ensureBuilt('chrome');
  const open = await openChromium({ extension: built, headless: true, locale: 'en-US' });
  try {
    const page = await open.context.newPage();
    await page.goto(`${site.url}?seed=12&quick&pace=20`);
    const kinds = new Set<number>();
    for (let i = 0; i < CHECKS; ) {
      const mine = await page.evaluate(isMyMove);
      if (mine) {
        const best = await page.evaluate(() => globalThis.__best());
        await textLike(await overlayOf(page), headline(best));
        kinds.add(best[0]!.shanten);
        i += 1;
      }
      await page.evaluate(() => globalThis.__click(true));
      await page.waitForTimeout(30);
    }
    expect(kinds.size).toBeGreaterThan(1);
  } finally {
    await open.close();
  }
});
