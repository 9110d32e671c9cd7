// Riichi Advanced in a browser, at its own address. No live capture of the service exists: the pages are ours, built from
// the documented structure of its templates, so this shows that such pages are read right in a real DOM, patched part by
// part, and not that the service draws them so today.

import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../tools/browser.ts';

let browser: Browser;
let probe: string;

beforeAll(async () => {
  const bundled = await build({
    entryPoints: [join(import.meta.dirname, 'riichi-advanced/probe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  probe = bundled.outputFiles[0]!.text;
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
});

const open = async (url: string): Promise<Page> => {
  const page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>game</title><body></body>' }),
  );
  await page.addInitScript(probe);
  await page.goto(url);
  return page;
};

test.each([
  ['riichi', 1],
  ['sanma', 2],
] as const)('%s: the table read is the table played', async (ruleSet, seed) => {
  const page = await open(`https://riichiadvanced.com/game/${ruleSet}/room?seed=${seed}&most=400`);
  await page.waitForFunction(() => riichiAdvancedProbe.over, undefined, { timeout: 110_000, polling: 200 });
  const found = await page.evaluate(() => riichiAdvancedProbe);
  await page.close();
  expect(found.differences).toEqual([]);
  expect(found.notices).toEqual([]);
  expect(found.events.snapshot).toBeUndefined();
  expect(found.states).toBe(400);
});
