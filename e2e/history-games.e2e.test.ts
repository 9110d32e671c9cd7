// Games that come twice, in archives, or cannot be kept: in Chromium, with hands played at a real Majiang table.

import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OpenBrowser } from '../tools/browser.ts';
import { overlayOf } from '../tools/browser.ts';
import { serveTable, type TableSite } from './majiang/site.ts';
import { expectAwake, watchFrames } from './support/awake.ts';
import { openExtension, openPage } from './support/browser.ts';
import { logText, openReview, playing } from './support/history.ts';
import { accessibilityOf } from './support/overlay.ts';

const LONG = { timeout: 60_000, interval: 100 };

let site: TableSite;
let browser: OpenBrowser;
let review: Page;

beforeAll(async () => {
  site = await serveTable();
  browser = await openExtension();
  review = await openReview(browser);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
afterEach(async () => {
  await review.goto(`chrome-extension://${browser.id}/review.html`);
  await review.locator('.games[aria-busy=false]').waitFor();
  const all = review.getByRole('button', { name: 'Delete everything' });
  if ((await all.count()) > 0) {
    await all.click();
    await review.getByRole('button', { name: 'Delete for good' }).click();
  }
  await review.getByRole('heading', { name: 'No games yet' }).waitFor();
});

const textOf = async (selector: string): Promise<string> =>
  ((await review.locator(selector).first().textContent()) ?? '').replace(/\s+/g, ' ').trim();
const rows = () => review.locator('li.game');
const give = async (name: string, content: string | Uint8Array): Promise<string> => {
  const buffer = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);
  await review
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  await review.getByRole('button', { name: 'Close the list' }).waitFor({ timeout: 60_000 });
  return textOf('.results header p');
};
const exported = async (format: string): Promise<string> => {
  const [download] = await Promise.all([
    review.waitForEvent('download'),
    review
      .locator('.export > summary')
      .click()
      .then(() => review.getByRole('button', { name: format, exact: true }).click()),
  ]);
  return readFileSync(await download.path(), 'utf8');
};

test('a log of a game that was read live is that game', async () => {
  const table = await playing(browser, site, 'seed=12&clicks&quick&pace=20');
  await vi.waitFor(async () => expect(await textOf('.game .hands')).toMatch(/^[2-9] hands/), LONG);
  await table.close();
  const log = await exported('mjai');
  expect(log).toContain('start_kyoku');
  // A tab that is closed while a hand ends may leave what its log still tells.
  expect(await give('same.mjson', log)).toMatch(
    /^1 (?:was there already|joined with the game that was kept)$/,
  );
  expect(await give('same.mjson', log)).toBe('1 was there already');
  expect(await textOf('.results .what')).toMatch(/no rules in the file: Tenhou rules are taken$/);
  expect(await rows().count()).toBe(1);
});

describe('archives', () => {
  test('each file in one is read by itself, in its place', async () => {
    const zip = zipSync({
      '2026/': new Uint8Array(0),
      '2026/one.json': strToU8(logText(1)),
      '2026/two.json': strToU8(logText(2)),
      '2026/cut.json': strToU8(logText(3, 2).slice(0, 2500)),
      'within.zip': zipSync({ a: strToU8('x') }),
    });
    expect(await give('games.zip', zip)).toBe('3 games added, 2 files with an error');
    await vi.waitFor(async () => expect(await rows().count()).toBe(3), LONG);
    const said = await review.locator('.results li').allTextContents();
    expect(said).toHaveLength(4);
    expect(said[0]).toMatch(/^games\.zip › 2026\/cut\.json.*character [\d,]+: It ends in the middle\.$/);
    expect(said[1]).toMatch(/^games\.zip › within\.zip.*an archive that Tehai does not open/);
    expect(await accessibilityOf(review)).toEqual([]);
  });

  test('hundreds of files, and the page stays awake', async () => {
    const zip = zipSync(
      Object.fromEntries(Array.from({ length: 400 }, (_, i) => [`${i}.json`, strToU8(logText(i % 40))])),
    );
    await watchFrames(review);
    expect(await give('year.zip', zip)).toBe('40 games added, 360 were there already');
    await expectAwake(review, '400 files in an archive');
  });

  test.each([
    [
      'locked',
      (zip: Uint8Array, entry: number) => zip.fill(1, entry + 8, entry + 9),
      'It is locked with a password',
    ],
    [
      'claims more than it holds',
      (zip: Uint8Array, entry: number) => zip.fill(7, entry + 24, entry + 25),
      'It cannot be unpacked.',
    ],
    ['cut', (zip: Uint8Array) => zip.slice(0, -30), 'It ends in the middle.'],
  ])('%s: it is said', async (_, change, said) => {
    const zip = zipSync({ 'a.json': strToU8(logText(1)) });
    const entry = zip.findIndex((__, i) => zip[i] === 0x50 && zip[i + 1] === 0x4b && zip[i + 2] === 1);
    expect(await give('a.zip', change(zip, entry))).toBe('1 file with an error');
    expect(await textOf('.results .wrong')).toContain(said);
  });
});

/** Writes into the history what nothing of ours would: rows that are no games, hands that are none, of no game, and gone. */
const damage = (): Promise<void> =>
  review.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('tehai-history');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          const tx = db.transaction(['games', 'hands'], 'readwrite');
          const [games, hands] = [tx.objectStore('games'), tx.objectStore('hands')];
          games.put({ id: 'garbage1' });
          games.put({
            id: 'garbage2',
            hands: 'x',
            game: 5,
            place: { client: 'majsoul' },
            date: '2026-03-05',
          });
          const keys = hands.getAllKeys();
          keys.onsuccess = () => {
            const all = keys.result as [string, number][];
            const [game] = all.find(([, hand]) => hand === 1)!;
            const [spoilt, emptied] = all.flatMap(([id]) => (id === game ? [] : [id]));
            hands.put({ game, hand: 0, packed: 'zzz' });
            hands.put({ game: spoilt, hand: 0, packed: new Uint8Array([1, 2, 3]) });
            hands.delete([emptied!, 0]);
            hands.put({ game: 'nowhere', hand: 0, events: [] });
          };
          tx.oncomplete = () => {
            db.close();
            done();
          };
          tx.onabort = () => fail(tx.error);
        };
      }),
  );

const openEach = async (): Promise<readonly string[]> => {
  const links = await rows()
    .locator('a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  const said: string[] = [];
  for (const link of links) {
    await review.goto(`chrome-extension://${browser.id}/review.html${link}`);
    await review.locator('[role=alert], .hand-tabs').first().waitFor();
    said.push((await review.locator('[role=alert]').allTextContents()).join(' '));
  }
  return said;
};

test('what is damaged hides nothing else: it is named, left out of the file, and can be removed', async () => {
  await give('1.json', logText(1, 2));
  for (const n of [2, 3, 4]) await give(`${n}.json`, logText(n));
  await damage();
  await review.reload();
  await vi.waitFor(async () => expect(await rows().count()).toBe(4), LONG);
  const note = review.locator('.damaged[role=alert]');
  const marks = async () => (await review.locator('.game .tag.danger').allTextContents()).sort();
  // What is gone is seen at once, what is spoilt when it is read.
  await note.getByText('3 games are damaged and cannot be read.').waitFor();
  expect(await note.locator('li').allTextContents()).toEqual([
    'Unknown game – damaged: game details, list of hands',
    'Mahjong Soul · Thursday, March 5, 2026 – damaged: game details, list of hands',
    expect.stringMatching(/ – damaged: all hands$/),
  ]);
  await note.getByText('1 stored hand belongs to no game and cannot be shown.').waitFor();
  expect(await marks()).toEqual(['damaged']);
  expect(await accessibilityOf(review)).toEqual([]);

  const [download] = await Promise.all([
    review.waitForEvent('download'),
    review.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(2);
  await review
    .getByText('4 games could not be read and are not in the file. 1 damaged hand is not in the file.')
    .waitFor();
  await note.getByText('4 games are damaged and cannot be read.').waitFor();
  expect(await marks()).toEqual(['1 damaged hand', 'damaged', 'damaged']);
  expect(await accessibilityOf(review)).toEqual([]);

  // Three of those in the list are damaged: two as a whole, of the other one hand.
  const said = (await openEach()).filter((one) => one !== '');
  expect(said.sort()).toEqual([
    'East 1 is damaged and cannot be read. The other hands can.',
    'This game is damaged and cannot be read.',
    'This game is damaged and cannot be read.',
  ]);
  await review.goto(`chrome-extension://${browser.id}/review.html#library`);
  const holed = rows().filter({ hasText: '2 hands' });
  await holed.locator('a').click();
  await review.getByText('This hand is damaged and cannot be read.').waitFor();
  expect(await accessibilityOf(review)).toEqual([]);
  await review.locator('.hand-tabs a').last().click();
  await review.locator('.board').first().waitFor();

  // An export of it makes it whole.
  await review.goto(`chrome-extension://${browser.id}/review.html#library`);
  expect(await give('1.json', logText(1, 2))).toBe('1 has more hands now');
  await note.getByRole('button', { name: 'Remove what is damaged' }).click();
  await note.getByRole('button', { name: 'Delete for good' }).click();
  await note.waitFor({ state: 'detached' });
  expect(await rows().count()).toBe(2);
  expect(await openEach()).toEqual(['', '']);
});

test('what cannot be deleted is said', async () => {
  await give('1.json', logText(1));
  await rows().first().waitFor();
  await review.evaluate(() => {
    IDBObjectStore.prototype.delete = () => {
      throw new DOMException('no disk', 'UnknownError');
    };
  });
  await review.getByRole('button', { name: /^Delete Majiang|^Delete Tehai/ }).click();
  const said = review.getByRole('alert').filter({ hasText: 'That could not be done. Nothing was changed.' });
  await said.waitFor();
  expect(await rows().count()).toBe(1);
  expect(await accessibilityOf(review)).toEqual([]);
  await said.getByRole('button', { name: 'Close' }).click();
  await said.waitFor({ state: 'detached' });
  await review.reload();
  await review.locator('.games[aria-busy=false]').waitFor();
});

describe('not kept', () => {
  const trouble = (state: object): Promise<unknown> =>
    browser.background.evaluate(`chrome.storage.local.set({ history: ${JSON.stringify(state)} })`);

  test('panel and popup say so where the player is, until it is over', async () => {
    const table = await playing(browser, site, 'seed=12&quick&pace=20');
    const overlay = await overlayOf(table.page);
    const tab = await browser.background.evaluate(
      `chrome.tabs.query({}).then((tabs) => tabs.find(({ url }) => url?.startsWith('${site.url}'))?.id)`,
    );
    await table.page.waitForTimeout(1500);
    await trouble({ fault: 'quota', has: true, evicted: false });
    const note = overlay.locator('[data-trouble=quota]');
    await note.waitFor();
    expect(await note.textContent()).toBe('Hands are no longer kept: the storage is full. Make room');
    const popup = await openPage(browser, `popup.html?tab=${tab}`);
    await popup.locator('[data-trouble=quota]').waitFor();
    expect(await accessibilityOf(popup)).toEqual([]);
    const [history] = await Promise.all([
      browser.context.waitForEvent('page'),
      popup.getByRole('link', { name: 'Make room' }).click(),
    ]);
    await history.getByRole('alert').filter({ hasText: 'There is no room left.' }).waitFor();
    await history.close();
    await popup.close();
    // The next part of the hand is kept.
    await table.page.bringToFront();
    await table.played(2);
    await note.waitFor({ state: 'detached' });
    await trouble({ has: true, evicted: true });
    await overlay.locator('[data-trouble=evicted]').waitFor();
    await trouble({ has: true, evicted: false });
    await overlay.locator('[data-trouble]').waitFor({ state: 'detached' });
    await table.close();
  });
});
