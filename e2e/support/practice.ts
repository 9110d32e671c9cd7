// The practice table as a person uses it.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { OpenBrowser } from '../../tools/browser.ts';
import { openPage } from './browser.ts';
import { choose } from './desk.ts';

/** Plenty for three opponents on a machine that others use. */
const PATIENT = { timeout: 60_000 };

export const openPractice = async (browser: OpenBrowser): Promise<Page> => {
  const page = await openPage(browser, 'practice.html');
  await page.locator('.setup, .practice-table').first().waitFor();
  return page;
};

export interface Wished {
  readonly rules: 'Riichi' | 'MCR' | 'Korean';
  readonly seed: number;
  readonly players?: 3 | 4;
}

/** A new game with opponents that lose no time. */
export const begin = async (page: Page, { rules, seed, players = 4 }: Wished): Promise<void> => {
  if ((await page.locator('.setup').count()) === 0)
    await page.getByRole('button', { name: 'New game' }).last().click();
  await choose(page, 'Rules', rules);
  if (rules !== 'MCR') await choose(page, 'Players', `${players} players`);
  await choose(page, 'Opponents’ pace', 'at once');
  await page.locator('.seed input').fill(String(seed));
  await page.getByRole('button', { name: 'Draw seats and deal' }).click();
  await ready(page);
};

const MINE = '.rack.mine .throw:not([aria-disabled=true])';
const CHOICE = '.calls [data-act=pass]';
const ENDING = '.ending';

/** The person is to do something, or the hand is over. */
export const ready = async (page: Page): Promise<'throw' | 'claim' | 'over'> => {
  await page.locator(`${MINE}, ${CHOICE}, ${ENDING}`).first().waitFor(PATIENT);
  if ((await page.locator(ENDING).count()) > 0) return 'over';
  return (await page.locator(CHOICE).count()) > 0 ? 'claim' : 'throw';
};

/** How many moves were made: every one of the person's makes it grow. */
export const handOf = async (page: Page): Promise<readonly string[]> =>
  page.locator('.rack .throw').evaluateAll((all) => all.map((t) => t.getAttribute('aria-label') ?? ''));

export const riverOf = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('.seat-me .river .tile')
    .evaluateAll((all) => all.map((t) => t.getAttribute('aria-label') ?? ''));

/** A win where there is one, else a pass, else the tile just drawn, all by clicks. */
const byClick = async (page: Page, now: 'throw' | 'claim'): Promise<void> => {
  const win = page.locator('.calls [data-act=ron], .calls [data-act=tsumo]').first();
  if ((await win.count()) > 0) await win.click();
  else if (now === 'claim') await page.locator(CHOICE).click();
  else await page.locator(MINE).last().click();
};

/** In riichi: where there is a choice the same, else the tile drawn goes by itself. */
export const inRiichi = async (page: Page, now: 'throw' | 'claim'): Promise<void> => {
  if ((await page.locator('.calls [data-act]').count()) > 0) await byClick(page, now);
  else await page.waitForTimeout(250);
};

/** Plays on until the hand is over; gives how many acts it took. */
export const playHand = async (
  page: Page,
  how: (page: Page, now: 'throw' | 'claim') => Promise<void> = byClick,
): Promise<number> => {
  for (let acts = 0; acts < 120; acts++) {
    const now = await ready(page);
    if (now === 'over') return acts;
    await how(page, now);
  }
  throw new Error('the hand does not end');
};

const numberIn = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));

/** What each seat gained and has, East first. */
export const pointsOf = async (
  page: Page,
): Promise<{ readonly gained: readonly number[]; readonly has: readonly number[] }> => {
  const column = async (n: number): Promise<readonly number[]> =>
    (await page.locator(`.points td:nth-of-type(${n})`).allTextContents()).map(numberIn);
  return { gained: await column(1), has: await column(2) };
};

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Sticks that lie on the table, as the middle says it. */
export const sticksOf = async (page: Page): Promise<number> => {
  const text = (await page.locator('.middle').textContent()) ?? '';
  return Number(/(\d+) sticks?/.exec(text)?.[1] ?? 0);
};

export const sheetsOf = async (page: Page): Promise<number> => page.locator('.ending .sheet').count();

/** Every win shows its whole sheet; a draw says which. */
export const hasResult = async (page: Page): Promise<void> => {
  await expect(page.locator('.ending .win h2').first().textContent()).resolves.not.toBe('');
  for (const sheet of await page.locator('.ending .sheet').all())
    expect(await sheet.locator('.sheet-part').count()).toBeGreaterThan(1);
};
