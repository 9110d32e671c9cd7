// The kept game that another one is, found by how its hands began.

import { unlessDamaged } from './damage.ts';
import type { Database } from './database.ts';
import type { KeptGame, WholeGame } from './kept.ts';
import { isRow } from './row-gate.ts';
import { rowOf, wholeOf } from './rows.ts';
import { isPlayedAnew, isSameGame, mayBeSame, printsOf } from './same-game.ts';

/** Of games of the practice table a version kept none. */
const isPrinted = (row: KeptGame): boolean =>
  row.prints !== undefined && (row.prints.length > 0 || !isPlayedAnew(row));

/** Databases in which every game has its prints by now: who writes one writes them with it. */
const printed = new WeakSet<Database>();

/** Games kept by a version that did not look. Each is written by itself: what is kept meanwhile is not overwritten. */
export const printOld = async (db: Database): Promise<void> => {
  if (printed.has(db)) return;
  for (const game of (await db.getAll('games')).filter(isRow)) {
    if (isPrinted(game)) continue;
    const { id } = game;
    const whole = await unlessDamaged(wholeOf(db, id));
    const tx = db.transaction('games', 'readwrite');
    const row = whole && (await tx.store.get(id));
    if (row && !isPrinted(row)) await tx.store.put({ ...row, prints: printsOf(whole.hands) });
    await tx.done;
  }
  printed.add(db);
};

/** Undefined: nothing that is kept is the same game. */
export const twinOf = async (db: Database, given: WholeGame): Promise<WholeGame | undefined> => {
  const seen = new Set<string>();
  for (const print of printsOf(given.hands)) {
    for (const id of await db.getAllKeysFromIndex('games', 'prints', print)) {
      if (seen.has(id)) continue;
      seen.add(id);
      const row = await rowOf(db, id);
      const kept = row && mayBeSame(row, given.row) ? await unlessDamaged(wholeOf(db, id)) : undefined;
      if (kept && isSameGame(kept, given)) return kept;
    }
  }
  return undefined;
};
