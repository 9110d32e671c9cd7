// What is kept, as lists show it; and the removal of what is damaged, which is looked for in the same way.

import { unlessDamaged } from './damage.ts';
import { type Database, handsOf } from './database.ts';
import { handsKept } from './hand-keys.ts';
import { isUnreadable, type KeptGame, type Listed } from './kept.ts';
import { gamesAmong, isLost, listed, looseIn } from './row-gate.ts';
import { wholeNoted } from './unread.ts';

export const gamesOf = async (db: Database): Promise<readonly KeptGame[]> =>
  gamesAmong(await db.getAll('games'));

/** Both as they were at one moment: a game and its hand are written together. */
export const listOf = async (db: Database): Promise<Listed> => {
  const tx = db.transaction(['games', 'hands']);
  const [rows, keys] = await Promise.all([
    tx.objectStore('games').getAll(),
    tx.objectStore('hands').getAllKeys(),
    tx.done,
  ]);
  return listed(rows, keys);
};

/** What was noted may have been read since: only what cannot be read now is removed. */
const readAgain = async (db: Database): Promise<void> => {
  const { games } = await listOf(db);
  for (const { id } of games.filter(isUnreadable)) await unlessDamaged(wholeNoted(db, id));
};

/** Looked for anew, so that nothing goes that was written meanwhile. */
export const removeDamagedFrom = async (db: Database): Promise<void> => {
  await readAgain(db);
  const tx = db.transaction(['games', 'hands'], 'readwrite');
  const [games, hands] = [tx.objectStore('games'), tx.objectStore('hands')];
  const [ids, rows, keys] = await Promise.all([games.getAllKeys(), games.getAll(), hands.getAllKeys()]);
  const kept = handsKept(keys);
  const lost = ids.filter((_, i) => isLost(rows[i], kept));
  await Promise.all([
    ...lost.flatMap((id) => [games.delete(id), hands.delete(handsOf(id))]),
    ...looseIn(rows, keys).map((key) => hands.delete(IDBKeyRange.only(key))),
    tx.done,
  ]);
};
