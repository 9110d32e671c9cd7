// What is known of the hand after a reading: the reading itself, whose move it is, and what a page no longer shows,
// such as rivers with the tiles called away.

import type { Discard } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { asideOf, type BoardReading, heldCount, isUntouched, type SeatReading, seatsIn } from './reading.ts';

/** What is awaited: the dealer's first draw, a discard, a call or the next draw, a replacement, or the next hand. */
export type Phase = 'deal' | 'discard' | 'claim' | 'kan' | 'over';

export type RiichiState = 'none' | 'declared' | 'accepted';

export interface Position<R extends BoardReading = BoardReading> {
  readonly reading: R;
  readonly phase: Phase;
  /** Whoever acted last, or in `discard` must act. */
  readonly turn: Seat;
  /** Called-away tiles included. */
  readonly rivers: BySeat<readonly Discard[]>;
  readonly riichi: BySeat<RiichiState>;
}

export const newestOf = (seat: SeatReading): Tile | undefined => {
  const last = seat.river.at(-1);
  return last?.newest ? last.tile : undefined;
};

const phaseAlone = (reading: BoardReading, turn: Seat): Phase => {
  const seat = reading.seats[turn]!;
  if (newestOf(seat) !== undefined) return 'claim';
  if (heldCount(seat) % 3 === 2) return 'discard';
  if (isUntouched(reading)) return 'deal';
  return seat.melds.some(isKan) || asideOf(seat).length > 0 ? 'kan' : 'claim';
};

/** Tiles that others called away from a seat, in the order of the callers' melds. */
const calledFrom = (reading: BoardReading, seat: Seat): readonly Discard[] =>
  seatsIn(reading).flatMap((caller) =>
    reading.seats[caller]!.melds.flatMap((m) =>
      m.type !== 'closedKan' && m.from === seat ? [{ tile: m.called, calledBy: caller }] : [],
    ),
  );

/** The page tells of a throw only while it is the newest. */
const discardOf = (t: SeatReading['river'][number], riichi: boolean): Discard => ({
  tile: t.tile,
  ...(t.newest && t.drawn !== undefined && { drawn: t.drawn }),
  ...(riichi && { riichi: true as const }),
});

/** When each called tile was thrown cannot be seen: they stand before what still lies there. */
const riverAlone = (reading: BoardReading, seat: Seat): readonly Discard[] => [
  ...calledFrom(reading, seat),
  ...reading.seats[seat]!.river.map((t) => discardOf(t, t.sideways)),
];

const riichiAlone = (seat: SeatReading): RiichiState => {
  const last = seat.river.at(-1);
  if (last?.sideways && !seat.stick) return 'declared';
  return seat.stick || seat.river.some((t) => t.sideways) ? 'accepted' : 'none';
};

/** The position that one reading shows by itself: at a deal everything, after joining what can be seen. */
export const positionOf = <R extends BoardReading>(reading: R, turn: Seat): Position<R> => ({
  reading,
  turn,
  phase: phaseAlone(reading, turn),
  rivers: seatsIn(reading).map((s) => riverAlone(reading, s)),
  riichi: reading.seats.map(riichiAlone),
});

/** Called tiles keep their known places in the rivers as long as what lies there is the same. */
export const keepRiver = (known: readonly Discard[], alone: readonly Discard[]): readonly Discard[] => {
  const lies = (river: readonly Discard[]): readonly Tile[] =>
    river.filter((d) => d.calledBy === undefined).map((d) => d.tile);
  const same = known.length === alone.length && lies(known).every((t, i) => t === lies(alone)[i]);
  return same ? known : alone;
};
