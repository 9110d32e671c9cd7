// Riichi Advanced in a browser, at its own address. No live capture of the service exists: the pages are ours, built from
// the documented structure of its templates, so this shows that such pages are read right in a real DOM, patched part by
// part, and not that the service draws them so today.

import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium, openChromium, overlayOf } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/build.ts';
import { textLike } from './support/overlay.ts';
import { startServer } from './support/server.ts';

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

test('with the extension: it asks, since people may sit there, and then reads the hand', async () => {
  const body = `<!doctype html><title>game</title><body></body><script>${probe.replaceAll('</', '<\\/')}</script>`;
  const server = await startServer(({ pathname }) => (pathname.startsWith('/game/') ? { body } : undefined));
  const extended = await openChromium({
    extension: await ensureBuilt('chrome'),
    headless: true,
    hosts: server.hosts,
    locale: 'en-US',
  });
  try {
    const page = await extended.context.newPage();
    await page.goto('https://riichiadvanced.com/game/riichi/room?seed=1&most=40');
    await page.waitForFunction(() => riichiAdvancedProbe.over, undefined, { timeout: 60_000 });
    const overlay = await overlayOf(page);
    await textLike(overlay, /How much help here\?/);
    await extended.background.evaluate(`chrome.storage.local.set({ settings: { version: 1, sites: {
      'riichiadvanced.com': { off: false, mode: 'live', collapsed: false, hidden: false } } } })`);
    expect(await textLike(overlay, /wall \d+/, /shanten|Tenpai/)).toMatch(/Live|Partial/);
  } finally {
    await extended.close();
    await server.close();
  }
});
