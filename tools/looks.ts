// Pictures of every state of panel and popup, of each rule family, in both themes, four languages, at 1280, 390 and 340 px.
//
//   npx tsx tools/looks.ts [FOLDER] [LANGUAGE…]      demo-out/looks and all four where nothing is said

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { LANGUAGES, THEMES } from '../src/settings.ts';
import { openLooks } from './looks/open.ts';

const WIDTHS = [1280, 390, 340];
const SHEETS = ['panels', 'mcr', 'korean', 'popups', 'menus', 'worth', 'boards'];

const [folder = 'demo-out/looks', ...chosen] = process.argv.slice(2);
const languages = chosen.length > 0 ? chosen : LANGUAGES;
const odd = [folder, ...chosen].find((arg, i) =>
  i === 0 ? arg.startsWith('-') : !LANGUAGES.includes(arg as never),
);
if (odd !== undefined) {
  console.error(
    `Not a folder or language: «${odd}». Usage: npx tsx tools/looks.ts [FOLDER] [${LANGUAGES.join('|')} …]`,
  );
  process.exit(2);
}

const take = async (browser: Browser, url: string, path: string, width: number): Promise<void> => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  await page.goto(url);
  await page.waitForTimeout(300);
  await page.screenshot({ path, fullPage: true });
  await page.close();
};

const all = async (browser: Browser, url: string): Promise<void> => {
  for (const language of languages)
    for (const theme of THEMES.filter((t) => t !== 'auto'))
      for (const sheet of SHEETS)
        for (const width of WIDTHS) {
          const path = join(folder, `${sheet}-${width}.${language}.${theme}.png`);
          await take(browser, `${url}?sheet=${sheet}&language=${language}&theme=${theme}`, path, width);
        }
};

mkdirSync(folder, { recursive: true });
const looks = await openLooks();
try {
  await all(looks.browser, looks.url);
} finally {
  await looks.close();
}
console.log(`pictures in ${folder}`);
