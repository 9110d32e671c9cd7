// What the panel advises, done by hand: the tile that is worth most, with riichi where it says so; far from a win the first of
// its rows; of calls the one that is worth most.

import type { Locator, Page } from 'playwright-core';

export const PANEL = '.hint .panel-body';
const MINE = '.rack.mine .throw:not([aria-disabled=true])';
/** The panel's answer, or the result in its place. */
const FRESH = '.hint[aria-busy=false], .ending';
const LONGEST = 60_000;
/** Values get better for as long as one waits; what stands by then is followed. */
const PATIENCE = 700;

const STEP = 50;

const soon = (places: Locator): Promise<unknown> =>
  places
    .first()
    .waitFor({ timeout: PATIENCE })
    .catch(() => undefined);

export const fresh = (page: Page): Promise<void> => page.locator(FRESH).first().waitFor({ timeout: LONGEST });

const labelsOf = (place: Locator): Promise<readonly string[]> =>
  place
    .locator('[role=img]')
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));

interface Advised {
  readonly tile: string | undefined;
  readonly riichi: boolean;
}

/** The line of advice names a tile where values are known. */
const advised = async (page: Page): Promise<Advised> => {
  const line = page.locator(`${PANEL} .advice`);
  await soon(page.locator(`${PANEL} .advice[aria-busy=false]`));
  const said = ((await line.count()) > 0 && (await line.first().textContent())) || '';
  const isValued = /^(riichi|play on|fold):|is worth/i.test(said);
  const place = isValued ? line : page.locator(`${PANEL} .choices tr.best`);
  const [tile] = (await place.count()) > 0 ? await labelsOf(place.first()) : [];
  return { tile, riichi: /^riichi:/i.test(said) };
};

/** The tile just drawn where the panel names none that may go. The only one that may, as after riichi, goes by itself. */
export const throwAdvised = async (page: Page): Promise<void> => {
  await fresh(page);
  if ((await page.locator(MINE).count()) < 2) return page.waitForTimeout(STEP);
  const { tile, riichi } = await advised(page);
  const declare = page.locator('.calls [data-act=riichi][aria-pressed=false]');
  if (riichi && (await declare.count()) > 0) await declare.click();
  const named = page.locator(`${MINE}:has([aria-label="${tile}"])`);
  await ((await named.count()) > 0 ? named : page.locator(MINE)).last().click();
};

const PASS = '.calls [data-act=pass]';

/** The button of a row: the same word, the same tiles. */
const buttonOf = async (page: Page, row: Locator): Promise<Locator | undefined> => {
  const call = row.locator('.call').first();
  const [name, tiles] = [await call.locator('.strong').textContent(), await labelsOf(call)];
  for (const button of await page.locator('.calls button').all()) {
    const isNamed = ((await button.textContent()) ?? '').startsWith(name ?? '');
    if (isNamed && (await labelsOf(button)).join() === tiles.join()) return button;
  }
  return undefined;
};

/** A call is made where the panel knows that it is worth more than letting the tile pass. */
export const claimAdvised = async (page: Page): Promise<void> => {
  await fresh(page);
  const most = page.locator(`${PANEL} .choices tr:has(.worth.most)`);
  await soon(most);
  const button = (await most.count()) > 0 ? await buttonOf(page, most.first()) : undefined;
  await (button ?? page.locator(PASS)).click();
};
