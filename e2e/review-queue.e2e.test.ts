// Many games judged behind the page in Chromium: a hundred in the queue, the page awake, stopped and taken up again; and a
// game that was judged opens with its judgement.

import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { expectAwake, watchFrames } from './support/awake.ts';
import { openExtension } from './support/browser.ts';
import { logText, openReview } from './support/history.ts';

const GAMES = 100;

let browser: OpenBrowser;
let page: Page;

beforeAll(async () => {
  browser = await openExtension();
  page = await openReview(browser);
  const zip = zipSync(
    Object.fromEntries(Array.from({ length: GAMES }, (_, i) => [`${i}.json`, strToU8(logText(i))])),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) });
  await page.getByText('100 games added').waitFor({ timeout: 60_000 });
});
afterAll(() => browser?.close());

const done = async (): Promise<number> =>
  Number(/^\d+/.exec((await page.locator('.queue [role=status]').textContent()) ?? '')?.[0] ?? 0);

test('a hundred games are judged while the page stays awake; it stops and goes on', async () => {
  await page.goto(`chrome-extension://${browser.id}/review.html#summary`);
  await watchFrames(page);
  await page.getByRole('button', { name: 'Judge 100 games' }).click();
  await vi.waitFor(async () => expect(await done()).toBeGreaterThan(4), { timeout: 60_000, interval: 50 });
  await page.getByRole('button', { name: 'Stop' }).click();
  const left = page.getByRole('button', { name: /^Judge \d+ games$/ });
  await left.waitFor();
  expect(Number(/\d+/.exec((await left.textContent()) ?? '')?.[0])).toBeLessThan(96);
  await left.click();
  await page.getByText('All these games are judged.').waitFor({ timeout: 200_000 });
  await page.getByText('100 games counted').waitFor();
  await expectAwake(page, '100 games judged');
});

test('a game that was judged opens with its judgement: nothing is judged again', async () => {
  await page.goto('about:blank');
  await page.goto(`chrome-extension://${browser.id}/review.html`);
  await page.locator('li.game > a').first().click();
  await page.locator('.decision-list[aria-busy=false] a').first().waitFor();
  expect(await page.locator('.judging').count()).toBe(0);
  expect(page.workers().filter((worker) => worker.url().includes('review'))).toEqual([]);
});
