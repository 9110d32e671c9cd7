// Pictures of the practice table as it is: before a game, in the middle of a hand and after it, by each rule set, in both
// themes and four languages, at 1280 and 390 px. Needs the built extension.
//
//   npx tsx tools/looks/practice.ts [FOLDER] [EXTENSION] [LANGUAGE[.THEME]]      demo-out/looks/practice and the build

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { FAMILIES, LANGUAGES, THEMES } from '../../src/settings.ts';
import { type OpenBrowser, openChromium } from '../browser.ts';
import { ensureBuilt } from '../build.ts';

const WIDTHS = [1280, 390];
const TURNS = 7;
const MINE = '.rack.mine .throw:not([aria-disabled=true])';
const PASS = '.calls [data-act=pass]';
const WIN = '.calls [data-act=ron], .calls [data-act=tsumo]';

const dress = (page: Page, language: string, theme: string): Promise<void> =>
  page.evaluate(
    ([l, t]) => {
      const { storage } = (
        globalThis as unknown as { chrome: { storage: { local: { set: (x: object) => Promise<void> } } } }
      ).chrome;
      return storage.local.set({ settings: { version: 2, language: l, theme: t } });
    },
    [language, theme],
  );

const setUp = async (page: Page, family: number): Promise<void> => {
  await page.locator('.setup, .practice-table').first().waitFor();
  if ((await page.locator('.practice-table').count()) > 0)
    await page.locator('.table-menu .button').last().click();
  await page.locator('.setup .choose').first().locator('label').nth(family).click();
  await page.locator('.manners .choose').last().locator('label').last().click();
  await page.locator('.seed input').fill('5');
};

/** A win, a pass, or the tile just drawn; false when the hand is over. */
const goOn = async (page: Page): Promise<boolean> => {
  await page.locator(`${MINE}, ${PASS}, .ending`).first().waitFor({ timeout: 60_000 });
  if ((await page.locator('.ending').count()) > 0) return false;
  for (const selector of [WIN, PASS, MINE]) {
    const found = page.locator(selector);
    if ((await found.count()) === 0) continue;
    await found.last().click();
    return true;
  }
  return true;
};

const take = async (
  { context, id }: OpenBrowser,
  family: number,
  width: number,
  path: (part: string) => string,
) => {
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${path('')}: ${error.message}`));
  page.on('console', (m) => m.type() === 'error' && console.error(`${path('')}: ${m.text()}`));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`chrome-extension://${id}/practice.html`);
  await setUp(page, family);
  const shoot = (part: string) => page.screenshot({ path: path(part), fullPage: true });
  await shoot('setup');
  await page.locator('.setup [type=submit]').click();
  for (let turn = 0; turn < TURNS && (await goOn(page)); turn++);
  await page.locator(`${MINE}, ${PASS}, .ending`).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(800);
  await shoot('middle');
  while (await goOn(page));
  await page.waitForTimeout(300);
  await shoot('end');
  await page.close();
};

const [folder = 'demo-out/looks/practice', extension, only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await openChromium({ extension: extension ?? (await ensureBuilt('chrome')), headless: true });
try {
  for (const language of LANGUAGES)
    for (const theme of THEMES.filter((t) => t !== 'auto')) {
      const dressed = `${language}.${theme}`;
      if (!dressed.startsWith(only)) continue;
      const page = await browser.context.newPage();
      await page.goto(`chrome-extension://${browser.id}/practice.html`);
      await dress(page, language, theme);
      await page.close();
      for (const [i, family] of FAMILIES.entries())
        for (const width of WIDTHS)
          await take(browser, i, width, (part) => join(folder, `${family}-${part}-${width}.${dressed}.png`));
    }
} finally {
  await browser.close();
}
console.log(`pictures in ${folder}`);
