// A game that is read says which of its hands cannot be: it is noted in its row, where lists see it. Whoever writes a hand
// takes it out of the note.

import type { Database } from './database.ts';
import { withUnread } from './hand-keys.ts';
import type { KeptGame, WholeGame } from './kept.ts';
import { isRow } from './row-gate.ts';
import { damagedIn, readGame, wholeFrom } from './rows.ts';

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** Not where it was written meanwhile. */
const note = async (db: Database, row: KeptGame, unread: readonly number[]): Promise<void> => {
  if (isSame(row.unread ?? [], unread)) return;
  const tx = db.transaction('games', 'readwrite');
  const now: unknown = await tx.store.get(row.id);
  const isAsRead = isRow(now) && now.changed === row.changed;
  await Promise.all([isAsRead && tx.store.put(withUnread(now, unread)), tx.done]);
};

/** As `wholeOf`, and what cannot be read is noted. Where that fails the game is told all the same. */
export const wholeNoted = async (db: Database, id: string): Promise<WholeGame | undefined> => {
  const read = await readGame(db, id);
  if (!read) return undefined;
  await note(db, read.row, damagedIn(read)).catch(() => undefined);
  return wholeFrom(read);
};
