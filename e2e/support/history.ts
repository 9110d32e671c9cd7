// A table that is played, the review page, and logs to add to it.
import type { Page } from 'playwright-core';
import { RIICHI } from '../../src/game/game.ts';
import { writeOwn } from '../../src/logs/own/own.ts';
import { playedGame } from '../../src/ui/review/games.fixture.ts';
import { type OpenBrowser, overlayOf } from '../../tools/browser.ts';
import type { TableSite } from '../majiang/site.ts';
import { openPage } from './browser.ts';

export const openReview = async (browser: OpenBrowser, place = ''): Promise<Page> => {
  const page = await openPage(browser, `review.html${place}`);
  await page.locator('.games[aria-busy=false]').waitFor();
  return page;
};

export interface PlayedTable {
  readonly page: Page;
  /** So many tiles of the own seat were thrown. */
  readonly played: (n: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

export const playing = async (
  { context }: OpenBrowser,
  site: TableSite,
  query: string,
): Promise<PlayedTable> => {
  const page = await context.newPage();
  await page.goto(`${site.url}?${query}`);
  await overlayOf(page);
  const played = async (n: number): Promise<void> => {
    for (let i = 0; i < n * 30; i++) {
      await page.evaluate(() => globalThis.__click(false));
      await page.waitForTimeout(30);
    }
  };
  if (!query.includes('clicks')) await played(1);
  return { page, played, close: () => page.close() };
};

const NAMES = ['Alice', 'Bob', 'Carol', 'Dave'];

const texts = new Map<string, string>();

/** A game of our own players, as our own export writes it: one day after the other. */
export const logText = (seed: number, hands = 1): string => {
  const key = `${seed} ${hands}`;
  const made = texts.get(key) ?? write(seed, hands);
  texts.set(key, made);
  return made;
};

const write = (seed: number, hands: number): string => {
  const game = playedGame({ rules: RIICHI, seed, hands });
  const date = new Date(Date.UTC(2026, 1, seed)).toISOString().slice(0, 10);
  return writeOwn([{ ...game, names: NAMES, date, id: `test-${seed}` }]);
};
