// What everyone at the table can see of one opponent, and the viewer's own tiles beside it. Nothing here reads a hidden
// tile, even where a log has it open.

import { doraOf } from '../../rules/riichi/dora.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { seenCounts } from '../../table/seen.ts';
import type { SeatState, Table } from '../../table/table.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { type Seat, seatWindOf } from '../../tiles/seat.ts';
import { isDragon, KINDS, type Kind, kindOf, type Wind, windKind } from '../../tiles/tile.ts';
import { liveKinds } from '../hand.ts';
import { courseOf, type Thrown } from './course.ts';
import { type SafeKinds, safeKinds } from './safe.ts';
import { type Hidden, openLines } from './shapes.ts';

/** How an opponent may be waiting. */
export const STYLES = ['riichi', 'dama', 'open'] as const;
export type Style = (typeof STYLES)[number];

/** What is the same for every opponent. */
export interface Board {
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly unseen: readonly number[];
  /** How often each kind is dora by the indicators shown. */
  readonly dora: readonly number[];
  /** Undefined where discards are missing. */
  readonly course: readonly Thrown[] | undefined;
}

export interface Seated {
  readonly board: Board;
  readonly seat: Seat;
  readonly state: SeatState;
  readonly style: Style;
  readonly isDealer: boolean;
  readonly wind: Wind;
  readonly safe: SafeKinds;
  readonly hidden: Hidden;
  /** Open waits not yet ruled out, of six a suit. */
  readonly lines: number;
}

const doraCounts = ({ indicators, round }: Table): readonly number[] => {
  const dora = indicators.map((tile) => doraOf(kindOf(tile), round.players));
  return KINDS.map((kind) => dora.filter((d) => d === kind).length);
};

export const boardOf = (table: Table, options: RiichiOptions): Board => ({
  table,
  options,
  unseen: liveKinds(seenCounts(table), table.round.players),
  dora: doraCounts(table),
  course: courseOf(table),
});

export const styleOf = ({ riichi, melds }: SeatState): Style => {
  if (riichi !== 'none') return 'riichi';
  return isConcealed(melds) ? 'dama' : 'open';
};

export const seatedAt = (board: Board, seat: Seat): Seated => {
  const { table, options, unseen, course } = board;
  const state = table.seats[seat]!;
  const { dealer, players } = table.round;
  const safe = safeKinds(seat, state, course, options);
  const barsAll = options.furiten === 'standard';
  const size = 13 - 3 * state.melds.length;
  const hidden: Hidden = { unseen, size, bars: (kind) => barsAll && safe.has(kind) };
  return {
    board,
    seat,
    state,
    style: styleOf(state),
    isDealer: seat === dealer,
    wind: seatWindOf(seat, dealer, players),
    safe,
    hidden,
    lines: openLines(hidden),
  };
};

/** How many yaku a triplet of the kind is worth to this opponent. */
export const yakuhaiOf = ({ board, wind }: Seated, kind: Kind): number => {
  if (isDragon(kind)) return 1;
  return Number(kind === windKind(wind)) + Number(kind === windKind(board.table.round.wind));
};
