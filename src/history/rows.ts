// A game's rows as they lie in the database, and the game that they are.

import type { LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import { DamagedGame, unlessDamaged } from './damage.ts';
import { type Database, type HandRow, handsOf } from './database.ts';
import { isComplete } from './hand-line.ts';
import type { HandLine, KeptGame, WholeGame } from './kept.ts';
import { pack, unpack } from './pack.ts';
import { areEvents, isRow } from './row-gate.ts';

const unpacked = (packed: Uint8Array): Promise<unknown> =>
  unpack(packed).catch((error: unknown) => {
    throw new DamagedGame('a hand cannot be unpacked', { cause: error });
  });

/** Fails with `DamagedGame`. */
export const eventsIn = async (row: HandRow | undefined): Promise<readonly TableEvent[]> => {
  if (!row) return [];
  const events: unknown = row.packed ? await unpacked(row.packed) : row.events;
  if (!areEvents(events)) throw new DamagedGame('a hand is no events');
  return events;
};

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

/** What cannot be stored at all is refused before the transaction fails: what was deleted in it comes back. */
const undone = (tx: { readonly abort: () => void }): void => {
  try {
    tx.abort();
  } catch {
    // It has failed by itself.
    return;
  }
};

/** The game with all its hands and no others, in place of what was kept under these ids. */
export const putWhole = async (
  db: Database,
  game: KeptGame,
  rows: readonly HandRow[],
  instead: readonly string[],
): Promise<void> => {
  const tx = db.transaction(['games', 'hands'], 'readwrite');
  const [games, hands] = [tx.objectStore('games'), tx.objectStore('hands')];
  const requests = [
    ...instead.flatMap((id) => [() => games.delete(id), () => hands.delete(handsOf(id))]),
    () => games.put(game),
    ...rows.map((row) => () => hands.put(row)),
  ];
  tx.done.catch(() => undefined);
  try {
    // One that is refused at once is refused like the others.
    await Promise.all(requests.map(async (request) => void (await request())));
  } catch (error) {
    undone(tx);
    throw error;
  }
  await tx.done;
};

/** What is damaged is as if it were not there. */
export const rowOf = async (db: Database, id: string): Promise<KeptGame | undefined> => {
  const row: unknown = await db.get('games', id);
  return isRow(row) ? row : undefined;
};

/** Undefined: it is damaged. */
const handIn = async (
  { hands }: KeptGame,
  row: HandRow | undefined,
  at: number,
): Promise<LoggedHand | undefined> => {
  const events = row && (await unlessDamaged(eventsIn(row)));
  const line = hands[at];
  return events && line && { events, complete: isComplete(line) };
};

const UNREAD: LoggedHand = { events: [], complete: false };

/** A game as far as it could be read; undefined: a hand that is damaged. */
interface ReadGame {
  readonly row: KeptGame;
  readonly hands: readonly (LoggedHand | undefined)[];
}

/** Undefined: it is not kept. Fails with `DamagedGame` where its row is no game. */
export const readGame = async (db: Database, id: string): Promise<ReadGame | undefined> => {
  const tx = db.transaction(['games', 'hands']);
  const [row, rows] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('hands').getAll(handsOf(id)),
    tx.done,
  ]);
  if (!row) return undefined;
  if (!isRow(row)) throw new DamagedGame('its row is no game');
  const kept = new Map(rows.map((hand) => [hand.hand, hand]));
  return { row, hands: await Promise.all(row.hands.map((_, at) => handIn(row, kept.get(at), at))) };
};

export const damagedIn = ({ hands }: ReadGame): readonly number[] =>
  hands.flatMap((hand, at) => (hand ? [] : [at]));

/** A hand that is damaged hides no other. Fails with `DamagedGame` where none can be read. */
export const wholeFrom = (read: ReadGame): WholeGame => {
  const { row, hands } = read;
  const damaged = damagedIn(read);
  if (damaged.length > 0 && damaged.length === hands.length) throw new DamagedGame('no hand can be read');
  return { row, hands: hands.map((hand) => hand ?? UNREAD), ...(damaged.length > 0 && { damaged }) };
};

/** Undefined: it is not kept. Fails with `DamagedGame`. */
export const wholeOf = async (db: Database, id: string): Promise<WholeGame | undefined> => {
  const read = await readGame(db, id);
  return read && wholeFrom(read);
};
