// A finished game in Mahjong Soul's own replay viewer, the whole way: the lobby's socket, page, tap, reader, background and
// the review's library, in Chromium; and a live table beside it that must not notice.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openReview } from './support/history.ts';
import { FIRST, framesOf, seated } from './support/majsoul-game.ts';
import { MAJSOUL, majsoulPage, SECRET } from './support/majsoul-page.ts';
import { elsewhere, NAMES, replayed } from './support/majsoul-record.ts';
import { accessibilityOf, textLike } from './support/overlay.ts';
import { openTable, setSite, type Table } from './support/table.ts';

let table: Table;
let sockets = 1;
const HOST = 'game.maj-soul.com';

beforeAll(async () => {
  table = await openTable({ pages: majsoulPage, url: MAJSOUL });
  await setSite(table.browser, { mode: 'live' }, HOST);
  await table.server.greeted(1);
});
afterAll(() => table?.close());

/** The page's viewer asks in the lobby, and is told. */
const watch = async (frames: readonly (string | ArrayBuffer)[]): Promise<void> => {
  const before = await table.page.evaluate<number>('window.seen.length');
  await table.page.evaluate(`window.sit('replay', '/gateway')`);
  await table.server.greeted(++sockets);
  table.server.send(frames);
  await table.page.waitForFunction(`window.seen.length >= ${before + frames.length}`);
};

const setNames = (keepNames: boolean): Promise<void> =>
  table.browser.background.evaluate(`(async () => {
    const { settings = { version: 1 } } = await chrome.storage.local.get('settings');
    await chrome.storage.local.set({ settings: { ...settings, keepNames: ${keepNames} } });
  })()`);

/** All that the history holds, as its database has it. */
const stored = (): Promise<string> =>
  table.browser.background.evaluate(`(async () => {
    const [{ name }] = (await indexedDB.databases()).filter((d) => /history/.test(d.name));
    const db = await new Promise((done, fail) => {
      const open = indexedDB.open(name);
      open.onsuccess = () => done(open.result);
      open.onerror = () => fail(open.error);
    });
    const games = await new Promise((done) => {
      const all = db.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => done(all.result);
    });
    db.close();
    return JSON.stringify(games);
  })()`);

interface Row {
  readonly origin?: string;
  readonly me?: number;
  readonly names: readonly string[];
}

const replaysIn = (rows: string): readonly Row[] =>
  (JSON.parse(rows) as readonly (Row & { source: string })[]).filter((g) => g.source === 'majsoulRecord');

const kept = async (n: number): Promise<readonly Row[]> => {
  for (let i = 0; i < 100; i++) {
    const all = replaysIn(await stored());
    if (all.length >= n) return all;
    await table.page.waitForTimeout(100);
  }
  return replaysIn(await stored());
};

test('a live table is read', async () => {
  table.server.send([...seated(), ...framesOf(FIRST, 'dealt')]);
  await textLike(table.overlay, /1-shanten/, /wall 69/);
});

test('a replay is kept, from the viewer’s own seat, without names; nothing else of the lobby is', async () => {
  await watch(replayed('game-1'));
  expect(await kept(1)).toMatchObject([{ origin: 'game-1', me: 1, names: ['', '', '', ''] }]);
  const all = await stored();
  for (const secret of [SECRET, ...NAMES]) expect(all).not.toContain(secret);
});

test('the table beside it goes on as it was', async () => {
  await textLike(table.overlay, /1-shanten/, /wall 69/);
});

test('the game lies in the library, and opens', async () => {
  const review = await openReview(table.browser);
  // The live table's game is kept a moment after it is read.
  await vi.waitFor(async () => expect(await review.locator('li.game').count()).toBe(2), { timeout: 10_000 });
  const game = review.locator('li.game').filter({ hasText: 'Mahjong Soul' }).last();
  await game.locator('a').first().click();
  await review.locator('.board').first().waitFor();
  await review.close();
});

test('watched again it is the same game; with names where they are wanted', async () => {
  await watch(replayed('game-1'));
  await setNames(true);
  await watch(replayed('game-2'));
  const all = await kept(2);
  expect(all.map(({ origin }) => origin).sort()).toEqual(['game-1', 'game-2']);
  expect(all.find(({ origin }) => origin === 'game-2')?.names).toEqual([...NAMES, '', '']);
});

test('a game that lies behind an address is not fetched, and the diagnostics say so', async () => {
  await watch(elsewhere('game-3'));
  await table.overlay.getByRole('button', { name: 'Menu' }).click();
  await table.overlay.getByRole('button', { name: 'Diagnostics' }).click();
  await textLike(
    table.overlay,
    /A replay that came as an address alone: Tehai opens none, so it is not kept 1/,
  );
  expect(await accessibilityOf(table.overlay)).toEqual([]);
  expect(await table.overlay.locator('textarea').inputValue()).not.toContain('elsewhere');
});

test('switched off nothing is kept, and on again the same lobby is heard', async () => {
  await setSite(table.browser, { off: true }, HOST);
  await table.page.waitForTimeout(300);
  await watch(replayed('game-4'));
  await table.page.waitForTimeout(1000);
  expect((await kept(2)).map(({ origin }) => origin).sort()).toEqual(['game-1', 'game-2']);
  await setSite(table.browser, { off: false }, HOST);
  await table.page.waitForTimeout(300);
  await watch(replayed('game-5'));
  expect((await kept(3)).map(({ origin }) => origin).sort()).toEqual(['game-1', 'game-2', 'game-5']);
});

test('the browser had nothing to complain about', () => {
  expect(table.complaints).toEqual([]);
});
