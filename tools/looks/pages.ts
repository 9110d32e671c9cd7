// Pictures of the extension's pages as they are: each position of the desk in both themes and four languages, at 1280 and
// 390 px. Needs the built extension.
//
//   npx tsx tools/looks/pages.ts [FOLDER] [EXTENSION]      demo-out/looks/pages and the build where nothing is said

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../../src/desk/change.ts';
import { edit } from '../../src/desk/edit.ts';
import { fragmentOf } from '../../src/desk/fragment.ts';
import type { Position } from '../../src/desk/position.ts';
import { emptyPosition } from '../../src/desk/position.ts';
import { changeOf, readText } from '../../src/desk/text.ts';
import { LANGUAGES, THEMES } from '../../src/settings.ts';
import { parseTile } from '../../src/tiles/notation.ts';
import { type OpenBrowser, openChromium } from '../browser.ts';
import { ensureBuilt } from '../build.ts';

const WIDTHS = [1280, 390];

const tile = (text: string) => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

const after = (position: Position, changes: readonly Change[]): Position =>
  changes.reduce((p, change) => edit(p, change), position);

/** A hand of a family as it would be pasted, then what is set beside it. */
const made = (family: Position['family'], text: string, ...changes: readonly Change[]): Position => {
  const empty = emptyPosition(family);
  const read = changeOf(readText(text, empty));
  return after(empty, [...(read ? [read] : []), ...changes]);
};

const POSITIONS: Readonly<Record<string, Position>> = {
  empty: emptyPosition(),
  riichi: made(
    'riichi',
    '345m 067p 22s 678s 45p 6p',
    { type: 'put', list: { field: 'indicators' }, tile: tile('4p') },
    { type: 'riichi', seat: 0, riichi: 'riichi' },
    { type: 'from', from: 3 },
  ),
  shanten: made('riichi', '789m 067788p 3488s 6s'),
  called: made('riichi', '55s 67m 345p [888p3] [555z2] 8m', { type: 'seatWind', wind: 'south' }),
  mcr: made('mcr', '123m 456m 11p 34s [777z1] 2f 5s'),
  korean: made('korean', '11122233m 99p [555z2] 1f 3m'),
  open: made(
    'riichi',
    '55s 67m 345p [888p3] [555z2] 8m',
    ...['1m', '9p', '4z', '8s'].map(
      (text): Change => ({ type: 'put', list: { field: 'river', seat: 0 }, tile: tile(text) }),
    ),
    ...['2z', '5z', '8p'].map(
      (text): Change => ({ type: 'put', list: { field: 'river', seat: 2 }, tile: tile(text) }),
    ),
    { type: 'discard', seat: 2, index: 1, calledBy: 0 },
    { type: 'riichi', seat: 1, riichi: 'riichi' },
  ),
  wrong: made('riichi', '11111m 234p 567s 99s 0p0p 7z', { type: 'mark', mark: 'ippatsu', on: true }),
};

const dressed = async ({ context, id }: OpenBrowser, language: string, theme: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/desk.html`);
  await page.evaluate(
    ([l, t]) => {
      const { storage } = (
        globalThis as unknown as { chrome: { storage: { local: { set: (x: object) => Promise<void> } } } }
      ).chrome;
      return storage.local.set({ settings: { version: 2, language: l, theme: t } });
    },
    [language, theme],
  );
  await page.close();
};

const take = async (
  { context, id }: OpenBrowser,
  name: string,
  width: number,
  path: string,
): Promise<void> => {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  page.on('console', (m) => m.type() === 'error' && console.error(`${path}: ${m.text()}`));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`chrome-extension://${id}/desk.html#${fragmentOf(POSITIONS[name]!)}`);
  await page.locator('.desk-right [aria-busy=false]').waitFor();
  if (name === 'open') {
    for (const fold of await page.locator('.fold > summary, .sheet summary').all()) await fold.click();
    await page.locator('.put label').nth(2).click();
  }
  await page.waitForTimeout(250);
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

const [folder = 'demo-out/looks/pages', extension, only] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openChromium({ extension: extension ?? (await ensureBuilt('chrome')), headless: true });
try {
  for (const language of LANGUAGES)
    for (const theme of THEMES.filter((t) => t !== 'auto')) {
      if (only && !`${language}.${theme}`.startsWith(only)) continue;
      await dressed(browser, language, theme);
      for (const name of Object.keys(POSITIONS))
        for (const width of WIDTHS)
          await take(browser, name, width, join(folder, `desk-${name}-${width}.${language}.${theme}.png`));
    }
} finally {
  await browser.close();
}
console.log(`pictures in ${folder}`);
