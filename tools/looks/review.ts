// Pictures of the review of a game: replay, judgement, sums, of each rule family, in both themes and four languages, at
// 1280 and 390 px.
//
//   npx tsx tools/looks/review.ts [FOLDER] [LANGUAGE.THEME]      demo-out/looks/review and all where nothing is said

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LANGUAGES, THEMES } from '../../src/settings.ts';
import { openLooks } from './open.ts';

const WIDTHS = [1280, 390];
const SHOTS: Readonly<Record<string, string>> = {
  middle: 'game=riichi&place=/2/40/0',
  worst: 'game=riichi&place=/1/1/0',
  ghosts: 'game=mcr&place=/1/70/1',
  end: 'game=riichi&place=/1/9999/0',
  three: 'game=three&place=/1/50/1',
  mcr: 'game=mcr&place=/2/60/0',
  korean: 'game=korean&place=/1/40/0',
  summary: 'game=riichi&place=/summary/0',
  overview: 'game=riichi&at=summary',
};
/** Until everything is judged. */
const JUDGED_MS = 60_000;

const [folder = 'demo-out/looks/review', only = '', which = ''] = process.argv.slice(2);

const take = async (browser: Browser, url: string, path: string, width: number): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  page.on('console', (m) => m.type() === 'error' && console.error(`${path}: ${m.text()}`));
  await page.goto(url);
  await page.locator('h1').first().waitFor();
  const start = page.locator('.queue .button');
  if (await start.count()) await start.click();
  await page.waitForFunction('!document.querySelector("[aria-busy=true]")', undefined, {
    timeout: JUDGED_MS,
  });
  const row = page.locator('.decision-list a').first();
  if (path.includes('worst') && (await row.count())) await row.click();
  if (path.includes('ghosts')) await page.keyboard.press('h');
  await page.waitForTimeout(300);
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

const all = async (browser: Browser, url: string): Promise<void> => {
  for (const language of LANGUAGES)
    for (const theme of THEMES.filter((t) => t !== 'auto' && `${language}.${t}`.startsWith(only)))
      for (const [name, shot] of Object.entries(SHOTS).filter(([n]) => n.startsWith(which)))
        for (const width of WIDTHS) {
          const path = join(folder, `${name}-${width}.${language}.${theme}.png`);
          await take(browser, `${url}?${shot}&language=${language}&theme=${theme}`, path, width);
        }
};

mkdirSync(folder, { recursive: true });
const looks = await openLooks('review-page.tsx');
try {
  await all(looks.browser, looks.url);
} finally {
  await looks.close();
}
console.log(`pictures in ${folder}`);
