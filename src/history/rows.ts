// A game's rows as they lie in the database, and the game that they are.

import type { LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import { type Database, type HandRow, handsOf } from './database.ts';
import { isComplete } from './hand-line.ts';
import type { HandLine, KeptGame, WholeGame } from './kept.ts';
import { pack, unpack } from './pack.ts';

export const eventsIn = async (row: HandRow | undefined): Promise<readonly TableEvent[]> =>
  row?.packed ? unpack(row.packed) : (row?.events ?? []);

export interface Written {
  readonly line: HandLine;
  readonly row: HandRow;
}

/** A hand as it is stored; packed when nothing is to come but a further winner. */
export const written = async (
  key: Pick<HandRow, 'game' | 'hand'>,
  events: readonly TableEvent[],
  line: HandLine,
): Promise<Written> => {
  if (!isComplete(line)) return { line, row: { ...key, events } };
  const packed = await pack(events);
  return { line: { ...line, bytes: packed.length }, row: { ...key, packed } };
};

export const put = async (db: Database, game: KeptGame, rows: readonly HandRow[]): Promise<void> => {
  const tx = db.transaction(['games', 'hands'], 'readwrite');
  await Promise.all([
    tx.objectStore('games').put(game),
    ...rows.map((row) => tx.objectStore('hands').put(row)),
    tx.done,
  ]);
};

export const wholeOf = async (db: Database, id: string): Promise<WholeGame | undefined> => {
  const [row, hands] = await Promise.all([db.get('games', id), db.getAll('hands', handsOf(id))]);
  if (!row) return undefined;
  const read = await Promise.all(
    hands.map(
      async (hand): Promise<LoggedHand> => ({
        events: await eventsIn(hand),
        complete: row.hands[hand.hand] !== undefined && isComplete(row.hands[hand.hand]!),
      }),
    ),
  );
  return { row, hands: read };
};
