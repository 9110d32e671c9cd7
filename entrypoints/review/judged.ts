// What games came to, remembered, so that no game is judged twice. A store of its own, which may be thrown away at any time:
// everything in it can be judged again. What belongs to no kept game goes.

import { type DBSchema, openDB } from 'idb';
import type { KeptGame } from '../../src/history/kept.ts';
import { packJson, unpackText } from '../../src/history/pack.ts';
import type { GameReview } from '../../src/review/summary.ts';
import type { JudgedGame } from '../../src/ui/review/host.ts';

/** One more whenever games are judged otherwise than before: what was judged before is judged again. */
const JUDGED = 7;

/** Sums are read all at once, decisions a game at a time: they lie apart, and packed. */
interface Shape extends DBSchema {
  reviews: { key: string; value: { readonly judged: number; readonly review: GameReview } };
  decisions: { key: string; value: { readonly judged: number; readonly packed: Uint8Array } };
}

const STORES = ['reviews', 'decisions'] as const;

/** What an older version kept is judged again. */
const open = () =>
  openDB<Shape>('tehai-judged', 2, {
    upgrade: (db) => {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      for (const name of STORES) db.createObjectStore(name);
    },
  });

export const judgedStore = (games: () => Promise<readonly KeptGame[]>) => {
  const opening = open();
  /** Forgets what no kept game has any more. */
  const prune = async (): Promise<void> => {
    const [db, rows] = [await opening, await games()];
    const kept = new Set(rows.map(({ id, changed }) => `${id}:${changed}`));
    for (const name of STORES)
      for (const key of await db.getAllKeys(name))
        if (!kept.has(key.slice(0, key.lastIndexOf(':')))) await db.delete(name, key);
  };
  const read = async (): Promise<ReadonlyMap<string, GameReview>> => {
    await prune();
    const db = await opening;
    const [keys, kept] = await Promise.all([db.getAllKeys('reviews'), db.getAll('reviews')]);
    return new Map(
      keys.flatMap((key, i) => {
        const one = kept[i];
        return one?.judged === JUDGED ? [[key, one.review] as const] : [];
      }),
    );
  };
  /** What cannot be read is as if it were not there. */
  const find = async (key: string): Promise<JudgedGame | undefined> => {
    try {
      const db = await opening;
      const [sums, all] = await Promise.all([db.get('reviews', key), db.get('decisions', key)]);
      if (sums?.judged !== JUDGED || all?.judged !== JUDGED) return undefined;
      return { review: sums.review, decisions: JSON.parse(await unpackText(all.packed)) };
    } catch {
      return undefined;
    }
  };
  /** Where there is no room it is judged again the next time. */
  const keep = async (key: string, { review, decisions }: JudgedGame): Promise<void> => {
    try {
      const packed = await packJson(decisions);
      const tx = (await opening).transaction(STORES, 'readwrite');
      await Promise.all([
        tx.objectStore('reviews').put({ judged: JUDGED, review }, key),
        tx.objectStore('decisions').put({ judged: JUDGED, packed }, key),
        tx.done,
      ]);
    } catch {
      return;
    }
  };
  return { prune, read, find, keep };
};
