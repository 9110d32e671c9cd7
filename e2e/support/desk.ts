// The desk as a person uses it: tiles tapped on its keyboard, choices made by their words.
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { parseTile, parseTiles } from '../../src/tiles/notation.ts';
import type { Tile } from '../../src/tiles/tile.ts';
import type { OpenBrowser } from '../../tools/browser.ts';
import { openPage } from './browser.ts';

export const tileOf = (text: string): Tile => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

const tilesOf = (text: string): readonly Tile[] => {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

export const openDesk = async (browser: OpenBrowser, place = ''): Promise<Page> => {
  const page = await openPage(browser, `desk.html${place}`);
  await page.locator('.desk-right [aria-busy=false]').waitFor();
  return page;
};

/** Taps tiles on the keyboard, in the order written. `where`: that of the hand, or one opened at its row. */
export const tap = async (page: Page, text: string, where = '.hand-card'): Promise<void> => {
  for (const tile of tilesOf(text)) await page.locator(`${where} .key[data-tile="${tile}"]`).click();
};

/** One of a few. */
export const choose = async (page: Page | Locator, group: string, name: string): Promise<void> => {
  await page
    .getByRole('radiogroup', { name: group, exact: true })
    .first()
    .getByText(name, { exact: true })
    .click();
};

export const target = (page: Page, name: string): Promise<void> => choose(page, 'A tap adds to', name);

export interface Called {
  readonly call: 'pon' | 'kan' | 'closed kan' | 'chi' | 'add kan';
  readonly tile: string;
  readonly from?: 'Left' | 'Across' | 'Right';
}

/** A called group: its call, from whom, its tile. */
export const call = async (page: Page, { call: name, tile, from }: Called): Promise<void> => {
  await target(page, 'call');
  await choose(page, 'Call', name);
  if (from) await choose(page, 'From', from);
  await tap(page, tile);
  await target(page, 'hand');
};

/** Lines of a part of the score sheet: ids and what they count, as written. */
export const linesOf = (page: Page, part: string): Promise<readonly string[]> =>
  page
    .locator(`.sheet [data-part="${part}"] [data-item]`)
    .evaluateAll((lines) =>
      lines.map((line) => `${line.getAttribute('data-item')} ${line.querySelector('b')?.textContent ?? ''}`),
    );

export const textOf = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();

/** The hand as the text field has it. */
export const handOf = (page: Page): Promise<string> => page.locator('.notation textarea').inputValue();

/** Until the newest answer says so. */
export const soon = (look: () => Promise<void>): Promise<void> =>
  vi.waitFor(look, { timeout: 8000, interval: 40 });

/** Until the text of a place is this. */
export const says = (page: Page, selector: string, text: string | RegExp): Promise<void> =>
  soon(async () => {
    const said = await textOf(page, selector);
    if (typeof text === 'string') expect(said).toBe(text);
    else expect(said).toMatch(text);
  });
