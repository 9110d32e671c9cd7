// What games came to, remembered, so that no game is judged twice. A store of its own, which may be thrown away at any time:
// everything in it can be judged again. What belongs to no kept game goes.

import { type DBSchema, openDB } from 'idb';
import type { KeptGame } from '../../src/history/kept.ts';
import type { GameReview } from '../../src/review/summary.ts';

/** One more whenever games are judged otherwise than before: what was judged before is judged again. */
const JUDGED = 2;

interface Shape extends DBSchema {
  reviews: { key: string; value: { readonly judged: number; readonly review: GameReview } };
}

const open = () =>
  openDB<Shape>('tehai-judged', 1, { upgrade: (db) => void db.createObjectStore('reviews') });

export const judgedStore = (games: () => Promise<readonly KeptGame[]>) => {
  const opening = open();
  /** Forgets what no kept game has any more. */
  const prune = async (): Promise<void> => {
    const [db, rows] = [await opening, await games()];
    const kept = new Set(rows.map(({ id, changed }) => `${id}:${changed}`));
    for (const key of await db.getAllKeys('reviews'))
      if (!kept.has(key.slice(0, key.lastIndexOf(':')))) await db.delete('reviews', key);
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
  const keep = async (key: string, review: GameReview): Promise<void> => {
    await (await opening).put('reviews', { judged: JUDGED, review }, key);
  };
  return { prune, read, keep };
};
