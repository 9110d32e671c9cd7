// The demo at a real Majiang table: against the computer's players, or at a table of the game server with its bots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, Page } from 'playwright-core';
import { type NetSite, serveNetTable, serveTable, type TableSite } from '../../e2e/majiang/site.ts';
import { overlayOf } from '../browser.ts';
import { linesOf } from '../overlay-text.ts';
import { OUT, say, settled, tell } from './common.ts';
import { openDemo } from './open.ts';

/** Milliseconds for one sign of a moment while there is another; `LONGEST` for the last. */
const PATIENCE = 10_000;
const LONGEST = 60_000;
/** The game server lets its bots take their time. */
const LONGEST_NET = 240_000;
const BOTS = ['Aki', 'Haru', 'Natsu'];

/** A game in which the own hand is soon ready. */
const SHOWN_GAME = 'seed=12&pace=60';

/** One click where the own player may click. */
const click = (page: Page): Promise<string | undefined> => page.evaluate(() => globalThis.__click?.(false));

const shows = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((s) => [...document.querySelectorAll(s)].some((e) => !e.closest('.hide')), selector);

const buttons = (...names: readonly string[]): string =>
  names.map((name) => `#board .player-button .${name}`).join();

const MY_TILES = '#board .shoupai.main .bingpai .pai[tabindex]';

interface Moment {
  readonly name: string;
  /** What the page shows then; if that does not come in time, the next one will do. */
  readonly signs: readonly string[];
  /** Turns to be played before. */
  readonly after: number;
}

const MOMENTS: readonly Moment[] = [
  { name: 'my-turn', signs: [MY_TILES], after: 4 },
  { name: 'ready', signs: [buttons('lizhi'), buttons('chi', 'peng', 'rong', 'zimo'), MY_TILES], after: 0 },
  { name: 'end-of-hand', signs: ['#board .hule-dialog'], after: 0 },
];

const keep = async (page: Page, overlay: Frame, moment: Moment, number: number): Promise<void> => {
  const lines = await settled(page, () => linesOf(overlay));
  const file = `${number}-${moment.name}.png`;
  await page.screenshot({ path: join(OUT, file) });
  tell(`${moment.name.replaceAll('-', ' ')} (demo-out/${file})`, lines);
};

/** Plays until the sign is seen, at most so long. */
const playTo = async (page: Page, sign: string, after: number, patience: number): Promise<boolean> => {
  const until = Date.now() + patience;
  let turns = 0;
  while (Date.now() < until) {
    if (turns >= after && (await shows(page, sign))) return true;
    const clicked = await click(page);
    if (clicked !== undefined && /^[mpsz]\d/.test(clicked)) turns += 1;
    await page.waitForTimeout(clicked === undefined ? 40 : 120);
  }
  return false;
};

const playToOneOf = async (page: Page, { name, signs, after }: Moment, longest: number): Promise<void> => {
  for (const sign of signs) {
    if (await playTo(page, sign, after, sign === signs.at(-1) ? longest : PATIENCE)) return;
  }
  throw new Error(`«${name}» did not come.`);
};

/** Where people sit opposite, the overlay first asks how much help is wanted. */
const answerLive = async (overlay: Frame): Promise<void> => {
  await overlay.getByText('Live', { exact: true }).click();
  await overlay.getByRole('button', { name: /^Use / }).click();
};

/** The overlay comes with the table. */
const toFirstDeal = async (page: Page, longest: number): Promise<void> => {
  const until = Date.now() + longest;
  while (!(await shows(page, '#board .shoupai.main .bingpai .pai'))) {
    if (Date.now() > until) throw new Error('No hand was dealt.');
    await click(page);
    await page.waitForTimeout(100);
  }
};

const showMoments = async (page: Page, humans: boolean): Promise<void> => {
  const longest = humans ? LONGEST_NET : LONGEST;
  mkdirSync(OUT, { recursive: true });
  await toFirstDeal(page, longest);
  const overlay = await overlayOf(page);
  if (humans) await answerLive(overlay);
  for (const [i, moment] of MOMENTS.entries()) {
    await playToOneOf(page, moment, longest);
    await keep(page, overlay, moment, i + 1);
  }
};

const isNet = (site: TableSite | NetSite): site is NetSite => 'seatBot' in site;

const seatBots = async (page: Page, site: NetSite): Promise<void> => {
  await page.waitForSelector('body[data-room]', { timeout: 10_000 });
  const room = await page.evaluate(() => document.body.dataset.room ?? '');
  for (const name of BOTS) site.seatBot(room, name);
  say(`room ${room}: three bots take their seats`);
};

export interface MajiangDemo {
  /** At a table of the game server. */
  readonly net: boolean;
  readonly headless: boolean;
}

export const majiangDemo = async ({ net, headless }: MajiangDemo): Promise<void> => {
  const browser = await openDemo(headless);
  const site = net ? await serveNetTable() : await serveTable();
  try {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(`${site.url}?${isNet(site) ? 'net' : headless ? SHOWN_GAME : ''}`);
    say(`table: ${page.url()}`);
    if (isNet(site)) await seatBots(page, site);
    if (headless) await showMoments(page, net);
    else {
      say('Play: click a tile to throw it. Close the browser to end.');
      await page.waitForEvent('close', { timeout: 0 });
    }
  } finally {
    await browser.close();
    await site.close();
  }
};
