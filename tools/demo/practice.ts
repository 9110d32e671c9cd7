// The demo at the practice table: on a screen you play; without one a hand is played as the panel advises.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Family } from '../../src/settings.ts';
import { linesOf } from '../overlay-text.ts';
import { OUT, say, settled, tell } from './common.ts';
import { claimAdvised, fresh, PANEL, throwAdvised } from './follow.ts';
import { openDemo } from './open.ts';

/** Games in which the own hand gets somewhere. */
const SHOWN: Readonly<Record<Family, number>> = { riichi: 2, mcr: 5, korean: 13 };
const AT: Readonly<Record<Family, number>> = { riichi: 0, mcr: 1, korean: 2 };

const MINE = '.rack.mine .throw:not([aria-disabled=true])';
const PASS = '.calls [data-act=pass]';
const WIN = '.calls [data-act=ron], .calls [data-act=tsumo]';
const ENDING = '.ending';
const LONGEST = 60_000;

/** Rules are chosen; on a screen the rest is the player's. */
const setUp = async (page: Page, rules: Family): Promise<void> => {
  await page.locator('.setup').waitFor();
  await page.locator('.setup .choose').first().locator('label').nth(AT[rules]).click();
};

const deal = async (page: Page, rules: Family): Promise<void> => {
  await page.locator('.seed input').fill(String(SHOWN[rules]));
  await page.locator('.manners .choose').nth(1).locator('label').last().click();
  await page.locator('.setup [type=submit]').click();
};

type Now = 'throw' | 'pass' | 'win' | 'over';

const ready = async (page: Page): Promise<Now> => {
  await page.locator(`${MINE}, ${PASS}, ${ENDING}`).first().waitFor({ timeout: LONGEST });
  if ((await page.locator(ENDING).count()) > 0) return 'over';
  if ((await page.locator(WIN).count()) > 0) return 'win';
  return (await page.locator(PASS).count()) > 0 ? 'pass' : 'throw';
};

const act = async (page: Page, now: Exclude<Now, 'over'>): Promise<void> => {
  if (now === 'win') return page.locator(WIN).first().click();
  return now === 'pass' ? claimAdvised(page) : throwAdvised(page);
};

const keep = async (page: Page, name: string, selector: string): Promise<void> => {
  const lines = await settled(page, () => linesOf(page, selector));
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  tell(`${name.replace(/^\d-\w+-/, '').replaceAll('-', ' ')} (demo-out/${name}.png)`, lines);
};

const isTenpai = async (page: Page): Promise<boolean> =>
  /tenpai|ready/i.test(
    (await page
      .locator(`${PANEL} .answer`)
      .textContent()
      .catch(() => '')) ?? '',
  );

/** A turn after some, the first at which the hand is ready, the end. */
const showMoments = async (page: Page, rules: Family): Promise<void> => {
  let turns = 0;
  let shown = 0;
  for (;;) {
    const now = await ready(page);
    if (now === 'over') break;
    await fresh(page);
    if (shown === 0 && turns === 4 && now === 'throw') {
      await keep(page, `1-${rules}-my-turn`, PANEL);
      shown = 1;
    } else if (shown === 1 && (now === 'win' || (await isTenpai(page)))) {
      await keep(page, `2-${rules}-ready`, PANEL);
      shown = 2;
    }
    if (now === 'throw') turns += 1;
    await act(page, now);
  }
  await keep(page, `3-${rules}-end-of-hand`, ENDING);
};

export interface PracticeDemo {
  readonly rules: Family;
  readonly headless: boolean;
}

export const practiceDemo = async ({ rules, headless }: PracticeDemo): Promise<void> => {
  const browser = await openDemo(headless);
  try {
    const page = browser.context.pages()[0] ?? (await browser.context.newPage());
    await page.goto(`chrome-extension://${browser.id}/practice.html`);
    await setUp(page, rules);
    say(`practice table: ${rules}`);
    if (headless) {
      mkdirSync(OUT, { recursive: true });
      await deal(page, rules);
      await showMoments(page, rules);
    } else {
      say('Draw seats and play: click a tile to throw it. Close the browser to end.');
      await page.waitForEvent('close', { timeout: 0 });
    }
  } finally {
    await browser.close();
  }
};
