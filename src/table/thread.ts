// The thread of a game: followed as long as every event follows from the one before, lost from the first that does
// not, found again at the next deal or snapshot. Never a guess in between.

import { apply } from './apply.ts';
import type { TableError } from './error.ts';
import type { TableEvent } from './event.ts';
import type { Table } from './table.ts';

/** What is known of a game before its first deal. */
export type Game = Omit<Extract<TableEvent, { type: 'game' }>, 'type'>;

export type Thread =
  | { readonly state: 'waiting'; readonly game?: Game }
  | { readonly state: 'reading'; readonly table: Table }
  /** `table`: the last one that held. */
  | {
      readonly state: 'lost';
      readonly code: TableError;
      readonly detail: string;
      readonly game?: Game;
      readonly table?: Table;
    };

export const WAITING: Thread = { state: 'waiting' };

const gameOf = (thread: Thread): Game | undefined => {
  if (thread.state !== 'reading') return thread.game;
  const { humans, rules, round } = thread.table;
  return { players: round.players, humans, ...(rules ? { rules } : {}) };
};

/** Whether an event says something to whoever follows no hand: what a client could not read may be its deal. */
const isHeard = ({ state }: Thread, { type }: TableEvent): boolean =>
  state === 'reading' || type === 'deal' || type === 'snapshot' || (type === 'missed' && state === 'waiting');

/** A deal is told nothing of its game; the thread remembers. */
export const inGame = (table: Table, event: TableEvent, game: Game | undefined): Table =>
  event.type === 'deal' && game
    ? { ...table, humans: game.humans, ...(game.rules ? { rules: game.rules } : {}) }
    : table;

const tableOf = (thread: Thread): Table | undefined =>
  thread.state === 'waiting' ? undefined : thread.table;

export const follow = (thread: Thread, event: TableEvent): Thread => {
  if (event.type === 'game') {
    const { type: _, ...game } = event;
    return { state: 'waiting', game };
  }
  if (!isHeard(thread, event)) return thread;
  const [game, table] = [gameOf(thread), tableOf(thread)];
  const after = apply(table, event);
  if (after.ok) return { state: 'reading', table: inGame(after.value, event, game) };
  const { code, detail } = after;
  return { state: 'lost', code, detail, ...(game ? { game } : {}), ...(table ? { table } : {}) };
};

/** The thread after all these events, from the start. */
export const followAll = (events: Iterable<TableEvent>, from: Thread = WAITING): Thread => {
  let thread = from;
  for (const event of events) thread = follow(thread, event);
  return thread;
};
