// Draws the extension's icons: three tiles of a hand, the third one just drawn, on the product's indigo.
//
//   npx tsx tools/icons.ts        writes public/icons/SIZE.png; a browser paints them
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ensureChromium } from './browser.ts';

const FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'public', 'icons');
const SIZES = [16, 32, 48, 96, 128];

/** On a grid of 16, so that the edges of the smallest fall on whole pixels. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="100%" height="100%">
  <rect width="16" height="16" rx="3.5" fill="#2a4a9c"/>
  <g fill="#fdfcf9"><rect x="2" y="6" width="3" height="7" rx=".6"/><rect x="6" y="6" width="3" height="7" rx=".6"/></g>
  <rect x="11" y="3" width="3" height="7" rx=".6" fill="#9cb9f5"/>
</svg>`;

const main = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  for (const size of SIZES) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${SVG}`);
    await page.screenshot({ path: join(FOLDER, `${size}.png`), omitBackground: true });
  }
  await browser.close();
};

await main();
