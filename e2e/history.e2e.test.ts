// The history in Chromium: hands played at a real Majiang table are kept as they are played, whatever becomes of the tab; and
// the library of the review page: found, opened, given out, deleted, added from files good and broken.

import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readLog } from '../src/logs/read.ts';
import { partsOf } from '../src/review/part.ts';
import type { OpenBrowser } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/build.ts';
import { findFirefox } from '../tools/find-browser.ts';
import { EXTENSION_ORIGIN, openFirefox } from '../tools/firefox.ts';
import { serveTable, type TableSite } from './majiang/site.ts';
import { expectAwake, watchFrames } from './support/awake.ts';
import { openExtension } from './support/browser.ts';
import { GREETING, MOMENTS, REJOIN } from './support/game.ts';
import { logText, openReview, playing } from './support/history.ts';
import { accessibilityOf } from './support/overlay.ts';
import { LOGIN, START, startOf } from './support/salasasa-game.ts';
import { SALASASA, salasasaPage } from './support/salasasa-page.ts';
import { type Frame, sitDown } from './support/seat.ts';
import { openTable, setSite, storedSettings } from './support/table.ts';

let site: TableSite;
let browser: OpenBrowser;

beforeAll(async () => {
  site = await serveTable();
  browser = await openExtension();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Everything away, as a player does it. */
const clear = async (page: Page): Promise<void> => {
  const all = page.getByRole('button', { name: 'Delete everything' });
  if ((await all.count()) > 0) {
    await all.click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
  }
  await page.getByRole('heading', { name: 'No games yet' }).waitFor();
};

const rows = (page: Page) => page.locator('li.game');
/** Long enough for a machine that is busy with other things. */
const LONG = { timeout: 8000, interval: 50 };
const count = (page: Page, n: number): Promise<void> =>
  vi.waitFor(async () => expect(await rows(page).count()).toBe(n), LONG);
const textOf = async (page: Page, selector: string): Promise<string> =>
  ((await page.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();

const give = (page: Page, files: readonly { name: string; text: string }[]): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles(
      files.map(({ name, text }) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })),
    );
const readAll = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Close the list' }).waitFor({ timeout: 60_000 });
const sum = (page: Page): Promise<string> => textOf(page, '.results header p');

const downloaded = async (download: Download): Promise<string> => readFileSync(await download.path(), 'utf8');

const setMode = (botMode: string): Promise<void> =>
  setSite(browser, { botMode, off: botMode === 'off' }, '127.0.0.1');

const dress = (look: object): Promise<unknown> =>
  browser.background.evaluate(
    `chrome.storage.local.get('settings').then(({ settings }) => chrome.storage.local.set({ settings: { ...settings, version: 2, ...${JSON.stringify(look)} } }))`,
  );

let review: Page;
beforeAll(async () => {
  review = await openReview(browser);
});
afterEach(async () => {
  await dress({ language: 'en' });
  await review.setViewportSize({ width: 1280, height: 900 });
  await review.goto(`chrome-extension://${browser.id}/review.html`);
  await review.locator('.games[aria-busy=false]').waitFor();
  await clear(review);
});

describe('what is played is kept', () => {
  test('a game: seen while it is played, opened, given out, deleted and brought back', async () => {
    const table = await playing(browser, site, 'seed=12&clicks&quick&pace=20');
    await vi.waitFor(async () => expect(await textOf(review, '.game .hands')).toMatch(/^[2-9] hands/), {
      timeout: 60_000,
      interval: 200,
    });
    await table.close();
    expect(await textOf(review, '.game .what')).toBe('MajiangRiichi, Majiang');
    const [download] = await Promise.all([
      review.waitForEvent('download'),
      review
        .locator('.export > summary')
        .click()
        .then(() => review.getByRole('button', { name: 'Tehai', exact: true }).click()),
    ]);
    expect(download.suggestedFilename()).toMatch(/^majiang-\d{4}-\d\d-\d\d\.tehai\.json$/);
    const { games, error } = readLog('x', await downloaded(download));
    expect(error).toBeUndefined();
    expect(games[0]).toMatchObject({
      place: { client: 'majiang', host: '127.0.0.1' },
      names: ['', '', '', ''],
    });
    const [first] = games[0]!.hands;
    expect(first!.complete).toBe(true);
    await review.locator('.game > a').click();
    await review.getByText('East 1').first().waitFor();
    await review.getByRole('link', { name: 'All games' }).click();
    await review.getByRole('button', { name: /^Delete Majiang/ }).click();
    await count(review, 0);
    await review.getByRole('button', { name: 'Undo' }).click();
    await count(review, 1);
    await review.getByRole('button', { name: /^Delete day/ }).click();
    await count(review, 0);
  });

  test('a tab closed in the middle of a hand keeps it', async () => {
    const table = await playing(browser, site, 'seed=12&quick&pace=20');
    await count(review, 1);
    await table.page.waitForTimeout(200);
    await table.page.close({ runBeforeUnload: false });
    expect(await textOf(review, '.game .hands')).toBe('1 hand not finished');
    const [download] = await Promise.all([
      review.waitForEvent('download'),
      review.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const { games, error } = readLog('x', await downloaded(download));
    expect(error).toBeUndefined();
    expect(games[0]!.hands[0]).toMatchObject({ complete: false });
    expect(games[0]!.hands[0]!.events.map(({ type }) => type)).toContain('draw');
  });

  test.each(['reviewOnly', 'afterDiscard'])('in mode %s, too', async (mode) => {
    await setMode(mode);
    const table = await playing(browser, site, 'seed=12&quick&pace=20');
    await count(review, 1);
    await table.close();
    await setMode('live');
  });

  test('where it is off nothing is kept', async () => {
    await setMode('off');
    const page = await browser.context.newPage();
    await page.goto(`${site.url}?seed=12&clicks&quick&pace=20`);
    await page.waitForFunction(() => document.querySelectorAll('.he .pai').length > 8, undefined, {
      timeout: 30_000,
    });
    await page.waitForTimeout(1500);
    await page.close();
    await review.reload();
    await review.getByRole('heading', { name: 'No games yet' }).waitFor();
    await setMode('live');
  });
});

test('on a service: from the first frame on, before any help was chosen; rejoined, it is the same game', async () => {
  const table = await openTable();
  try {
    const page = await openReview(table.browser);
    await table.server.greeted(1);
    table.server.send([...GREETING, ...MOMENTS.flatMap((m) => m.frames)]);
    await count(page, 1);
    await vi.waitFor(async () => expect(await textOf(page, '.game .hands')).toMatch(/^[2-9] hands/), LONG);
    const before = Number((await textOf(page, '.game .hands'))[0]);
    await table.page.reload();
    await table.server.greeted(2);
    table.server.send(REJOIN);
    await vi.waitFor(async () => expect(await textOf(page, '.game .hands')).toContain('joined late'), LONG);
    expect(Number((await textOf(page, '.game .hands'))[0])).toBe(before + 1);
    expect(await rows(page).count()).toBe(1);
    expect(await textOf(page, '.game .what')).toBe('TenhouRiichi, Tenhou');
  } finally {
    await table.close();
  }
});

const HAND = {
  number: 0,
  honba: 0,
  sticks: 0,
  dealer: 0,
  scores: [25000, 25000, 25000, 25000],
  indicator: '1z',
  tiles: '123459m19p19s123z',
};

/** East takes the draw of nine terminals and shows them; the others show nothing. */
const drawnHand = (): readonly Frame[] => {
  const hand = sitDown(HAND);
  const turn = [hand.init(), hand.draw('8s')];
  const shown = { type: 'yao9', hai0: hand.held().join() };
  const end = { tag: 'RYUUKYOKU', ba: '0,0', sc: '250,0,250,0,250,0,250,0', ...shown };
  return [...turn, end, sitDown({ ...HAND, honba: 1 }).init()];
};

test('a draw at which one hand is shown is kept to its end, and so is what follows', async () => {
  const table = await openTable();
  try {
    const page = await openReview(table.browser);
    await table.server.greeted(1);
    table.server.send([...GREETING, ...drawnHand()]);
    await vi.waitFor(async () => expect(await textOf(page, '.game .hands')).toMatch(/^2 hands/), LONG);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const { games, error } = readLog('x', await downloaded(download));
    expect(error).toBeUndefined();
    expect(games[0]!.hands.map(({ complete }) => complete)).toEqual([true, false]);
    expect(games[0]!.hands[0]!.events.at(-1)).toMatchObject({
      type: 'end',
      ending: 'nineTerminals',
      hands: [expect.any(Array), undefined, undefined, undefined],
    });
  } finally {
    await table.close();
  }
});

test('in MCR the seat moves from hand to hand: each hand is seen with the own eyes', async () => {
  const table = await openTable({ pages: salasasaPage, url: SALASASA });
  try {
    const page = await openReview(table.browser);
    await table.server.greeted(1);
    table.server.send([LOGIN, START, startOf(1, 0), startOf(2, 3)]);
    await vi.waitFor(async () => expect(await textOf(page, '.game .hands')).toMatch(/^3 hands/), LONG);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const { games } = readLog('x', await downloaded(download));
    expect(games[0]!.me).toBe(1);
    expect(partsOf(games[0]!, 1).map(({ seat }) => seat)).toEqual([1, 0, 3]);
    await page.locator('.game > a').click();
    for (const [hand, wind] of ['South', 'East', 'North'].entries()) {
      await page.locator('.hand-tabs a').nth(hand).click();
      const mine = page.locator(`.seat-me[aria-label^="${wind}"]`);
      await mine.waitFor();
      // The others' tiles lie hidden, as one picture each.
      expect(await mine.locator('.hand[role=img]').count()).toBe(0);
      expect(await page.locator('.seat .hand[role=img]').count()).toBe(3);
    }
  } finally {
    await table.close();
  }
});

test('who played is kept only while the player wants names', async () => {
  const table = await openTable();
  const told = (name: string) =>
    GREETING.map((frame) => (frame.tag === 'UN' ? { ...frame, n1: encodeURIComponent(name) } : frame));
  const dealt = MOMENTS.slice(0, 3).flatMap((m) => m.frames);
  try {
    const page = await openReview(table.browser);
    const search = page.getByRole('searchbox');
    const expectFound = async (name: string): Promise<void> => {
      await search.fill(name);
      await count(page, 1);
      await search.fill('');
    };
    const expectUnknown = async (name: string): Promise<void> => {
      await search.fill(name);
      await page.getByRole('heading', { name: 'No game fits' }).waitFor();
      await search.fill('');
    };
    await table.server.greeted(1);
    table.server.send([...told('<b>無名'), ...dealt]);
    await count(page, 1);
    await page.getByRole('checkbox', { name: 'Keep names of players' }).check();
    await vi.waitFor(async () =>
      expect(await storedSettings(table.browser)).toMatchObject({ keepNames: true }),
    );
    table.server.send([...told('<b>雀士'), ...dealt]);
    await count(page, 2);
    await expectFound('<b>雀士');
    await expectUnknown('<b>無名');
    await page.getByRole('checkbox', { name: 'Keep names of players' }).uncheck();
    await vi.waitFor(async () =>
      expect(await storedSettings(table.browser)).toMatchObject({ keepNames: false }),
    );
    table.server.send([...told('<b>忍者'), ...dealt]);
    await count(page, 3);
    await expectUnknown('<b>忍者');
    await expectFound('<b>雀士');
    expect(await table.overlay.locator('body').textContent()).not.toContain('忍者');
  } finally {
    await table.close();
  }
});

describe('logs are added', () => {
  test('two hundred files at once: progress, every file its result, the page stays awake', async () => {
    const files = Array.from({ length: 200 }, (_, seed) => ({
      name: `game-${seed}.json`,
      text: seed % 50 === 7 ? logText(seed).slice(0, 900) : logText(seed),
    }));
    await watchFrames(review);
    await give(review, files);
    await readAll(review);
    await expectAwake(review, '200 files');
    expect(await sum(review)).toBe('196 games added, 4 files with an error');
    expect(await review.locator('.results li').first().textContent()).toMatch(
      /game-7\.json.*ends in the middle/,
    );
    expect(await accessibilityOf(review)).toEqual([]);
    await give(review, files.slice(0, 3));
    await readAll(review);
    expect(await sum(review)).toBe('3 were there already');
  });

  test('stopped in the middle', async () => {
    await give(
      review,
      Array.from({ length: 1500 }, (_, seed) => ({ name: `${seed}.json`, text: logText(seed % 20) })),
    );
    await review.getByRole('button', { name: 'Cancel' }).click();
    await readAll(review);
    expect(await sum(review)).toMatch(/Stopped: [\d,]+ files were not read/);
  });

  test.each([
    ['nothing', '', 'There is nothing in it.'],
    ['no log', 'hello', 'It is no log that Tehai knows.'],
    [
      'a link',
      'https://tenhou.net/0/?log=2009060321gm-00b9-0000-2a8a55d4',
      'It is a link to a game, without the game.',
    ],
  ])('%s is said to be so', async (_, text, said) => {
    await give(review, [{ name: 'a.json', text }]);
    await readAll(review);
    expect(await textOf(review, '.results .wrong')).toContain(said);
    expect(await sum(review)).toBe('1 file with an error');
  });

  test('of a broken file what was valid is kept, and the place of the fault is said', async () => {
    const whole = logText(3, 4);
    await give(review, [{ name: 'cut.json', text: whole.slice(0, Math.floor(whole.length * 0.6)) }]);
    await readAll(review);
    expect(await textOf(review, '.results .wrong')).toMatch(/character \d+.*: It ends in the middle\./);
    await count(review, 1);
    expect(await textOf(review, '.game .hands')).toMatch(/^[1-4] hands? not finished$/);
    await give(review, [{ name: 'whole.json', text: whole }]);
    await readAll(review);
    expect(await sum(review)).toBe('1 has more hands now');
    await vi.waitFor(async () => expect(await textOf(review, '.game .hands')).toBe('4 hands'), LONG);
  });

  test('pasted', async () => {
    await review.getByRole('button', { name: 'Paste text' }).click();
    await review.getByRole('textbox', { name: 'A log or a share link as text' }).fill(logText(5));
    await review.getByRole('button', { name: 'Read', exact: true }).click();
    await count(review, 1);
  });

  test('names are kept only where the player wants them', async () => {
    await give(review, [{ name: 'a.json', text: logText(1) }]);
    await count(review, 1);
    const search = review.getByRole('searchbox');
    await search.fill('Alice');
    await review.getByRole('heading', { name: 'No game fits' }).waitFor();
    await search.fill('');
    await review.getByRole('checkbox', { name: 'Keep names of players' }).check();
    await vi.waitFor(async () => {
      await give(review, [{ name: 'b.json', text: logText(2) }]);
      await readAll(review);
    });
    await search.fill('alice');
    await count(review, 1);
    await review.getByRole('checkbox', { name: 'Keep names of players' }).uncheck();
  });

  test('everything goes out as one file and comes back as it was, nothing twice', async () => {
    await give(
      review,
      [1, 2, 3].map((seed) => ({ name: `${seed}.json`, text: logText(seed, 2) })),
    );
    await count(review, 3);
    const before = await review.locator('.games').textContent();
    const [download] = await Promise.all([
      review.waitForEvent('download'),
      review.getByRole('button', { name: 'Export everything' }).click(),
    ]);
    const text = await downloaded(download);
    await give(review, [{ name: 'all.json', text }]);
    await readAll(review);
    expect(await sum(review)).toBe('3 were there already');
    await clear(review);
    await give(review, [{ name: 'all.json', text }]);
    await count(review, 3);
    expect(await review.locator('.games').textContent()).toBe(before);
  });
});

describe('no room', () => {
  /** As on a full disk, for as long as the session lasts. */
  const fillDisk = async (): Promise<() => Promise<void>> => {
    const session = await review.context().newCDPSession(review);
    const origin = `chrome-extension://${browser.id}`;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    return () => session.detach();
  };

  test('it is said, and ends when there is room again', async () => {
    const makeRoom = await fillDisk();
    try {
      let seed = 10;
      // The browser believes for half a minute in the room that it last saw.
      await vi.waitFor(
        async () => {
          await give(review, [{ name: 'a.json', text: logText(seed++, 2) }]);
          await readAll(review);
          expect(await review.locator('.results .wrong').count()).toBe(1);
        },
        { timeout: 60_000, interval: 1000 },
      );
      expect(await textOf(review, '.results .wrong')).toBe('It could not be read or kept.');
      await review.getByRole('alert').filter({ hasText: 'There is no room left.' }).waitFor();
      expect(await accessibilityOf(review)).toEqual([]);
    } finally {
      await makeRoom();
    }
    const before = await rows(review).count();
    await give(review, [{ name: 'a.json', text: logText(1, 4) }]);
    await count(review, before + 1);
    await review.getByRole('alert').waitFor({ state: 'detached' });
  });

  test('a history that the browser has thrown away is missed', async () => {
    await give(review, [{ name: 'a.json', text: logText(1) }]);
    await count(review, 1);
    const session = await review.context().newCDPSession(review);
    await session.send('Storage.clearDataForOrigin', {
      origin: `chrome-extension://${browser.id}`,
      storageTypes: 'indexeddb',
    });
    await review.reload();
    await review.getByRole('alert').filter({ hasText: 'The browser has removed the games' }).waitFor();
    await review.getByRole('button', { name: 'Close', exact: true }).click();
    await review.getByRole('alert').waitFor({ state: 'detached' });
  });
});

const firefox = findFirefox();

test.skipIf(firefox === undefined)('in Firefox hands are kept, too', async () => {
  const other = await openFirefox(firefox!, { names: ['tenhou.net'], port: 1 });
  try {
    await other.install(await ensureBuilt('firefox'));
    await other.open(`${site.url}?seed=12&clicks&quick&pace=20`);
    const page = await other.open(`${EXTENSION_ORIGIN}/review.html`);
    await vi.waitFor(
      async () =>
        expect(String(await page.evaluate('document.querySelector(".game")?.textContent ?? ""'))).toMatch(
          /Majiang.*[1-9] hands?/,
        ),
      { timeout: 30_000, interval: 300 },
    );
  } finally {
    await other.close();
  }
});

describe('found', () => {
  test('by words, rules and days; a filter that fits nothing can be taken off', async () => {
    await give(
      review,
      [1, 2].map((seed) => ({ name: `${seed}.json`, text: logText(seed) })),
    );
    await count(review, 2);
    await review.getByText('MCR', { exact: true }).click();
    await review.getByRole('heading', { name: 'No game fits' }).waitFor();
    await review.getByRole('button', { name: 'Show all games' }).click();
    await count(review, 2);
    await review.getByLabel('From day').fill('2026-02-02');
    await count(review, 1);
  });

  test('by keys alone a game is opened', async () => {
    await give(review, [{ name: '1.json', text: logText(1) }]);
    await count(review, 1);
    await review.getByLabel('To day').focus();
    for (let i = 0; i < 12; i++) {
      await review.keyboard.press('Tab');
      if (await review.evaluate('document.activeElement.matches(".game > a")')) break;
    }
    await review.keyboard.press('Enter');
    await review.getByText('East 1').first().waitFor();
    await review.goBack();
    await count(review, 1);
  });
});

describe('languages and themes', () => {
  test.each(['en', 'ko', 'ja', 'zh-CN'])('%s: nothing hangs over at 390 px', async (language) => {
    await dress({ language });
    await review.setViewportSize({ width: 390, height: 844 });
    await give(review, [
      {
        name: 'a-name-that-is-quite-long-and-has-no-break-in-it-at-all-so-that-it-must-be-cut.json',
        text: 'x',
      },
      { name: 'b.json', text: logText(1) },
    ]);
    await rows(review).first().waitFor();
    await review.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
    const over = await review.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((e) => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.unseen'))
        .map((e) => e.className || e.tagName),
    );
    expect(over).toEqual([]);
  });

  test.each(['light', 'dark'])('%s: axe-core finds nothing', async (theme) => {
    await dress({ theme, language: 'en' });
    expect(await accessibilityOf(review)).toEqual([]);
    await give(review, [
      { name: 'a.json', text: 'x' },
      { name: 'b.json', text: logText(1) },
    ]);
    await count(review, 1);
    await review.locator('.export > summary').click();
    await review.getByRole('button', { name: 'Delete everything' }).click();
    expect(await accessibilityOf(review)).toEqual([]);
    await review.getByRole('button', { name: 'Keep them' }).click();
    await review.locator('.game > a').click();
    await review.getByText('East 1').first().waitFor();
    expect(await accessibilityOf(review)).toEqual([]);
  });
});
