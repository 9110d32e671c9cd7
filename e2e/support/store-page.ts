// The store of the history on a page of its own, so that it is tested on a real IndexedDB: what it keeps goes in and out as
// text of our own export, and its rows can be looked at and written as they lie.

import { wholeOfLog } from '../../src/history/from-log.ts';
import type { KeptGame, WholeGame } from '../../src/history/kept.ts';
import { openStore, type Store } from '../../src/history/store.ts';
import { readLog } from '../../src/logs/read.ts';

const NAME = 'tehai-history';
const STORES = ['games', 'hands'] as const;
type Row = Readonly<Record<string, unknown>>;

const store = openStore({ now: () => '2026-11-30T10:00:00.000Z' });

/** What a log's text is, kept under this id. */
const wholeOf = (id: string, text: string, more: Partial<KeptGame> = {}): WholeGame => {
  const [log] = readLog(id, text).games;
  if (!log) throw new Error('no log');
  const whole = wholeOfLog(log, { id, changed: '2026-11-30T09:00:00.000Z', names: true });
  return { ...whole, row: { ...whole.row, ...more } };
};

const opened = (version?: number, upgrade?: (db: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const opening = indexedDB.open(NAME, version);
    opening.onupgradeneeded = () => upgrade?.(opening.result);
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });

const inStores = async <T>(mode: IDBTransactionMode, work: (tx: IDBTransaction) => T): Promise<T> => {
  const db = await opened();
  return new Promise((done, fail) => {
    const tx = db.transaction(STORES, mode);
    const given = work(tx);
    tx.oncomplete = () => {
      db.close();
      done(given);
    };
    tx.onabort = () => fail(tx.error);
  });
};

/** All rows, as they lie. */
const rows = async (): Promise<{ readonly games: readonly KeptGame[]; readonly hands: readonly Row[] }> => {
  const [games, hands] = await inStores('readonly', (tx) => STORES.map((s) => tx.objectStore(s).getAll()));
  return { games: games!.result, hands: hands!.result };
};

const write = (where: (typeof STORES)[number], row: Row): Promise<unknown> =>
  inStores('readwrite', (tx) => tx.objectStore(where).put(row));

const erase = (where: (typeof STORES)[number], key: IDBValidKey): Promise<unknown> =>
  inStores('readwrite', (tx) => tx.objectStore(where).delete(key));

/** The database as its first version made it, with these rows. */
const firstVersion = async (games: readonly Row[], hands: readonly Row[]): Promise<void> => {
  const db = await opened(1, (made) => {
    made.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
    made.createObjectStore('hands', { keyPath: ['game', 'hand'] });
  });
  const tx = db.transaction(STORES, 'readwrite');
  for (const game of games) tx.objectStore('games').put(game);
  for (const hand of hands) tx.objectStore('hands').put(hand);
  await new Promise((done) => {
    tx.oncomplete = done;
  });
  db.close();
};

const kit = { store, wholeOf, rows, write, erase, firstVersion };

declare global {
  var historyKit: typeof kit & { readonly store: Store };
}
globalThis.historyKit = kit;
