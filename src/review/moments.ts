// Every decision of one seat in a logged hand: the table as this seat saw it, and what it did. What a log cannot tell is
// left open: where another's win or call came first, nobody knows what this seat would have said.

import type { Act } from '../game/act.ts';
import { seenBy } from '../game/seen-by.ts';
import type { LoggedGame, LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import { replay } from '../table/replay.ts';
import type { Table } from '../table/table.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { isFlower } from '../tiles/tile.ts';

/** What came before this seat could be heard: another's win, or another's call. */
export type Preempted = 'win' | 'call';

export interface Met {
  /** Events before it. */
  readonly at: number;
  readonly table: Table;
  readonly chosen: Act | Preempted;
}

/** The hand as one seat saw it. Closed kans lie face down in MCR alone. */
export const seenEvents = (
  { events }: LoggedHand,
  { rules }: LoggedGame['game'],
  seat: Seat,
): readonly TableEvent[] => {
  const showsClosedKans = rules?.family !== 'mcr';
  return events.map((event) => seenBy(event, seat, showsClosedKans));
};

const opensAfter = (events: readonly TableEvent[], at: number, seat: Seat): { readonly open?: true } => {
  const next = events[at + 1];
  return next?.type === 'open' && next.seat === seat ? { open: true } : {};
};

const isDeclared = (events: readonly TableEvent[], at: number): boolean => events[at - 1]?.type === 'declare';

const discarded = (
  events: readonly TableEvent[],
  at: number,
  event: Extract<TableEvent, { type: 'discard' }>,
): Act => ({
  type: 'discard',
  tile: event.tile,
  drawn: event.drawn === true,
  ...(event.riichi || isDeclared(events, at) ? { riichi: true } : {}),
  ...opensAfter(events, at, event.seat),
});

/** What `seat` did in its own turn; undefined: this event is no such thing. A flower has to go. */
const ownAct = (events: readonly TableEvent[], at: number, before: Table): Act | undefined => {
  const event = events[at]!;
  const { me } = before;
  if (event.type === 'end')
    return event.ending === 'nineTerminals' && before.turn === me ? { type: 'nineTerminals' } : undefined;
  if (!('seat' in event) || event.seat !== me) return undefined;
  switch (event.type) {
    case 'discard':
      return discarded(events, at, event);
    case 'meld':
      return { type: 'meld', meld: event.meld };
    case 'aside':
      return isFlower(event.tile) ? undefined : { type: 'aside', tile: event.tile };
    case 'win':
      return event.from === undefined ? { type: 'tsumo' } : undefined;
    default:
      return undefined;
  }
};

const isMyTurn = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

/** The table that the own act at `at` was decided on: before riichi was said. */
const ownTurn = (events: readonly TableEvent[], tables: readonly Table[], at: number): Met | undefined => {
  const from = isDeclared(events, at) ? at - 1 : at;
  const table = tables[from - 1];
  if (!table || !isMyTurn(table)) return undefined;
  const chosen = ownAct(events, at, table);
  return chosen && { at: from, table, chosen };
};

/** These settle nothing about a tile that lies on the table. */
const ASIDE: ReadonlySet<TableEvent['type']> = new Set(['riichi', 'open', 'indicator', 'told']);

/** What became of a tile that another showed; undefined: the log ends. */
const answered = (rest: readonly TableEvent[], me: Seat): Act | Preempted | undefined => {
  const [next, ...more] = rest.filter((e) => !ASIDE.has(e.type));
  if (next === undefined) return undefined;
  if (next.type === 'win') {
    const wins = [next, ...more].filter((e) => e.type === 'win');
    return wins.some((e) => e.seat === me) ? { type: 'ron' } : 'win';
  }
  if (next.type !== 'meld' || !('called' in next.meld) || next.meld.type === 'addedKan')
    return { type: 'pass' };
  if (next.seat === me) return { type: 'meld', meld: next.meld };
  return next.meld.type === 'chi' ? { type: 'pass' } : 'call';
};

const isOffered = ({ phase, claimable, me }: Table): boolean =>
  phase === 'claim' && claimable !== undefined && claimable.seat !== me && !isFlower(claimable.tile);

/** A tile that was shown just now. */
const SHOWS: ReadonlySet<TableEvent['type']> = new Set(['discard', 'meld', 'aside']);

const offer = (events: readonly TableEvent[], tables: readonly Table[], at: number): Met | undefined => {
  const table = tables[at];
  if (!table || !SHOWS.has(events[at]!.type) || !isOffered(table)) return undefined;
  const chosen = answered(events.slice(at + 1), table.me);
  return chosen && { at: at + 1, table, chosen };
};

export const momentsOf = (game: LoggedGame['game'], hand: LoggedHand, seat: Seat): readonly Met[] => {
  const events = seenEvents(hand, game, seat);
  const { type: _, ...told } = game;
  const { tables } = replay(events, told);
  if (tables[0]?.me !== seat) return [];
  return tables.flatMap((_table, at) => {
    const met = ownTurn(events, tables, at) ?? offer(events, tables, at);
    return met ? [met] : [];
  });
};

/** The tile in question: drawn by this seat, or shown by another. */
export const tileOf = ({ table }: Pick<Met, 'table'>): Tile | undefined => {
  if (!isMyTurn(table)) return table.claimable?.tile;
  const { drawn } = table.seats[table.me]!;
  return drawn === 'hidden' ? undefined : drawn;
};

/** Where another came first it is known only that a win was not taken. */
export const heard = (chosen: Act | Preempted, isRon: boolean): Act | undefined => {
  if (typeof chosen !== 'string') return chosen;
  return chosen === 'call' && isRon ? { type: 'pass' } : undefined;
};
