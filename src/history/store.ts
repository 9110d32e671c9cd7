// The history in IndexedDB. Whoever writes waits for what is written before, so that two notes of one hand never cross.

import type { TableEvent } from '../table/event.ts';
import { type Added, addTo, rewriteIn } from './adding.ts';
import { unlessDamaged } from './damage.ts';
import { type Database, handsOf, openDatabase } from './database.ts';
import { goesOn } from './follow-up.ts';
import { withUnread } from './hand-keys.ts';
import { handLine } from './hand-line.ts';
import type { HandLine, KeptGame, Listed, WholeGame } from './kept.ts';
import { noNames } from './kept.ts';
import { gamesOf, listOf, removeDamagedFrom } from './listing.ts';
import { namedBy } from './player-names.ts';
import type { About, Note } from './record.ts';
import { isRow } from './row-gate.ts';
import { eventsIn, put, rowOf, written } from './rows.ts';
import { printOf } from './same-game.ts';
import { wholeNoted } from './unread.ts';

export type Kept =
  | { readonly type: 'kept' }
  /** Its game was deleted: what follows of the hand is not kept. */
  | { readonly type: 'gone' }
  /** It belongs to a game that was kept before, as its hand of this number. */
  | { readonly type: 'goesOn'; readonly game: string; readonly hand: number };

export interface Store {
  /** A part of a hand at play. */
  readonly keep: (note: Note) => Promise<Kept>;
  /** The newest first. */
  readonly games: () => Promise<readonly KeptGame[]>;
  /** The same, and what is damaged. */
  readonly list: () => Promise<Listed>;
  /** Fails with `DamagedGame` where it is kept and cannot be read. What of it cannot be is in the list from then on. */
  readonly game: (id: string) => Promise<WholeGame | undefined>;
  readonly add: (games: readonly WholeGame[]) => Promise<Added>;
  /** In place of what is kept under its id. */
  readonly rewrite: (game: WholeGame) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** All that no list can show, and the games of which no hand can be read. */
  readonly removeDamaged: () => Promise<void>;
  readonly clear: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const rowFor = (id: string, { place, game, date }: About): KeptGame => ({
  id,
  place,
  source: 'own',
  game,
  names: noNames(game.players),
  date,
  changed: date,
  hands: [],
  prints: [],
});

const meIn = (events: readonly TableEvent[]) => {
  const [first] = events;
  if (first?.type === 'deal') return first.me;
  return first?.type === 'snapshot' ? first.table.me : undefined;
};

/** What is told once more, or later than what follows it, changes nothing. */
const grown = (before: readonly TableEvent[], { from, events }: Note): readonly TableEvent[] =>
  from + events.length < before.length ? before : [...before.slice(0, from), ...events];

const withLine = (game: KeptGame, hand: number, line: HandLine, changed: string): KeptGame => ({
  ...withUnread(
    game,
    (game.unread ?? []).filter((n) => n !== hand),
  ),
  hands: [...game.hands.slice(0, hand), line, ...game.hands.slice(hand + 1)],
  changed,
});

/** A hand's word stands from its first discards on. */
const withPrint = (game: KeptGame, events: readonly TableEvent[]): KeptGame => {
  const { prints = [] } = game;
  const print = printOf(events);
  return print === undefined || prints.includes(print) ? game : { ...game, prints: [...prints, print] };
};

/** Nobody sits at more tables at once. */
const MOST_TABLES = 8;

/** The kept game that a note's hand belongs to, where its game was under way before: one of those written last. */
const earlier = async (db: Database, { about, events }: Note): Promise<KeptGame | undefined> => {
  const [first] = events;
  if (!about?.joined || !first) return undefined;
  let cursor = await db.transaction('games').store.index('changed').openCursor(null, 'prev');
  for (let i = 0; cursor && i < MOST_TABLES; i++) {
    if (isRow(cursor.value) && goesOn(cursor.value, about, first)) return cursor.value;
    cursor = await cursor.continue();
  }
  return undefined;
};

const keepIn = async (db: Database, note: Note, now: string): Promise<Kept> => {
  const before = await rowOf(db, note.game);
  if (!before && note.from > 0) return { type: 'gone' };
  const other = before ? undefined : await earlier(db, note);
  const game = before ?? other ?? (note.about && rowFor(note.game, note.about));
  const hand = other ? other.hands.length : before || note.hand === 0 ? note.hand : 0;
  if (!game) return { type: 'gone' };
  // A game that was deleted while it was played goes on as another, from its next hand.
  const key = { game: game.id, hand: Math.min(hand, game.hands.length) };
  // What cannot be read any more is as if it were not there; it is written anew, if it is told from its beginning.
  const old = (await unlessDamaged(eventsIn(await db.get('hands', [key.game, key.hand])))) ?? [];
  if (note.from > old.length) return { type: 'gone' };
  const events = grown(old, note);
  const line = handLine(events, game.game);
  if (!line) return { type: 'gone' };
  const { row, line: shown } = await written(key, events, line);
  const me = game.me ?? meIn(events);
  const after = withPrint(withLine(game, key.hand, shown, now), events);
  const names = namedBy(after.names, note.about?.names);
  await put(db, { ...after, names, ...(me !== undefined && { me }) }, [row]);
  return key.game === note.game && key.hand === note.hand
    ? { type: 'kept' }
    : { type: 'goesOn', game: key.game, hand: key.hand };
};

const removeFrom = async (db: Database, ids: readonly string[]): Promise<void> => {
  const tx = db.transaction(['games', 'hands'], 'readwrite');
  await Promise.all([
    ...ids.flatMap((id) => [tx.objectStore('games').delete(id), tx.objectStore('hands').delete(handsOf(id))]),
    tx.done,
  ]);
};

const clearAll = async (db: Database): Promise<void> => {
  const tx = db.transaction(['games', 'hands'], 'readwrite');
  await Promise.all([tx.objectStore('games').clear(), tx.objectStore('hands').clear(), tx.done]);
};

interface Wires {
  readonly now: () => string;
  /** The database was not there. */
  readonly fresh?: () => void;
}

export const openStore = ({ now, fresh = () => undefined }: Wires): Store => {
  let opened: Promise<Database> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const forget = (): void => {
    opened = undefined;
  };
  const database = (): Promise<Database> => {
    opened ??= openDatabase({ fresh, gone: forget });
    opened.catch(forget);
    return opened;
  };
  const read = async <T>(work: (db: Database) => Promise<T>): Promise<T> => work(await database());
  /** One after the other; what fails does not stop what follows. */
  const write = <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const mine = last.then(() => read(work));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    keep: (note) => write((db) => keepIn(db, note, now())),
    games: () => read(gamesOf),
    list: () => read(listOf),
    game: (id) => read((db) => wholeNoted(db, id)),
    add: (games) => write((db) => addTo(db, games)),
    rewrite: (game) => write((db) => rewriteIn(db, game)),
    remove: (ids) => write((db) => removeFrom(db, ids)),
    removeDamaged: () => write(removeDamagedFrom),
    clear: () => write(clearAll),
    close: () => write(async (db) => db.close()),
  };
};
