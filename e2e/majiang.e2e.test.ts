// Whole games on a real Majiang table: the table that the reader's events give is at every move the table the game has.
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '../tools/browser.ts';
import type { Findings } from './majiang/probe.ts';
import { serveTable, type TableSite } from './majiang/site.ts';

let site: TableSite;
let browser: Browser;
let probe: string;

beforeAll(async () => {
  const bundled = await build({
    entryPoints: [join(import.meta.dirname, 'majiang/probe.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'error',
  });
  probe = bundled.outputFiles[0]!.text;
  site = await serveTable();
  browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** A game, or as much of it as fits in the time. */
const play = async (query: string, ms = 3500): Promise<Findings> => {
  const page = await browser.newPage();
  const failed: string[] = [];
  page.on('pageerror', (error) => failed.push(error.message));
  try {
    await page.addInitScript(probe);
    await page.goto(`${site.url}?${query}`);
    await page
      .waitForFunction(() => document.body.dataset.over === 'true', null, { timeout: ms })
      .catch(() => {});
    const found = await page.evaluate(() => tehaiProbe.findings);
    return { ...found, notices: [...found.notices, ...failed] };
  } finally {
    await page.close();
  }
};

const FAULTLESS = { differences: [], lost: [], notices: [] };

/** All that happened in the games of this file. */
const seen: Record<string, number> = {};
let states = 0;

const checkFaultless = (found: Findings): void => {
  expect(found).toMatchObject(FAULTLESS);
  for (const [name, times] of Object.entries(found.events)) seen[name] = (seen[name] ?? 0) + times;
  states += found.states;
};

describe('the table read is the table played', () => {
  test.each([
    ['solo', 'seed=1&watch&quick&fast'],
    ['solo', 'seed=2&watch&quick&fast'],
    ['solo', 'seed=5&watch&quick&fast'],
    ['solo, the opponents of the package', 'seed=6&watch&fast'],
    ['solo, with a player who clicks', 'seed=10&clicks&quick&fast'],
    ['as against people', 'seed=3&own&watch&quick&fast'],
    ['as against people', 'seed=4&own&watch&quick&fast'],
    ['as against people, the opponents of the package', 'seed=7&own&watch&fast'],
    ['as against people, with a player who clicks', 'seed=11&own&clicks&quick&fast'],
  ])('%s: %s', async (_, query) => {
    const found = await play(query, query.includes('clicks') ? 6000 : 3500);
    checkFaultless(found);
    expect(found.hands).toBeGreaterThan(1);
    expect(found.events.snapshot).toBeUndefined();
  });

  test.each([
    'seed=8&watch&quick&fast&readBelow=45',
    'seed=9&own&watch&quick&fast&readBelow=30',
    'seed=12&own&clicks&quick&fast&readBelow=20',
  ])('joined in the middle: %s', async (query) => {
    const found = await play(query, 2000);
    checkFaultless(found);
    expect(found.events.snapshot).toBe(1);
  });

  test('and everything happened that can', () => {
    console.log(`${states} states:`, JSON.stringify(seen));
    expect(states).toBeGreaterThan(3000);
    for (const event of ['deal', 'draw', 'discard', 'riichi', 'indicator', 'win', 'end', 'told'])
      expect(seen, event).toHaveProperty(event);
    for (const call of ['chi', 'pon', 'openKan', 'addedKan', 'closedKan'])
      expect(seen, call).toHaveProperty(call);
  });
});
