// What is known of the hand after a reading: the reading itself, whose move it is, and what the page no longer shows,
// such as rivers with the tiles called away.

import type { Discard } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import { type BySeat, type Seat, seatsOf } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { heldCount, type Reading, type SeatReading } from './reading.ts';

/** What is awaited: the dealer's first draw, a discard, a call or the next draw, a replacement, or the next hand. */
export type Phase = 'deal' | 'discard' | 'claim' | 'kan' | 'over';

export type RiichiState = 'none' | 'declared' | 'accepted';

export interface Position {
  readonly reading: Reading;
  readonly phase: Phase;
  /** Whoever acted last, or in `discard` must act. */
  readonly turn: Seat;
  /** Called-away tiles included. */
  readonly rivers: BySeat<readonly Discard[]>;
  readonly riichi: BySeat<RiichiState>;
  /** Winners already told of in this hand. */
  readonly winners: readonly Seat[];
  /** The end of the hand has been told. */
  readonly closed?: true;
}

export const SEATS_IN_ORDER = seatsOf(4);

export const isUntouched = (reading: Reading): boolean =>
  reading.seats.every((s) => s.river.length === 0 && s.melds.length === 0);

/** Nobody has thrown anything yet, and a hand is being played. */
export const isDealt = (reading: Reading): boolean =>
  reading.turn !== undefined && reading.outcome === undefined && !reading.summary && isUntouched(reading);

export const newestOf = (seat: SeatReading): Tile | undefined => {
  const last = seat.river.at(-1);
  return last?.newest ? last.tile : undefined;
};

const phaseAlone = (reading: Reading, turn: Seat): Phase => {
  const seat = reading.seats[turn]!;
  if (newestOf(seat) !== undefined) return 'claim';
  if (heldCount(seat) % 3 === 2) return 'discard';
  if (isUntouched(reading)) return 'deal';
  return seat.melds.some(isKan) ? 'kan' : 'claim';
};

/** Tiles that others called away from a seat, in the order of the callers' melds. */
const calledFrom = (reading: Reading, seat: Seat): readonly Discard[] =>
  SEATS_IN_ORDER.flatMap((caller) =>
    reading.seats[caller]!.melds.flatMap((m) =>
      m.type !== 'closedKan' && m.from === seat ? [{ tile: m.called, calledBy: caller }] : [],
    ),
  );

/** The page tells of a throw only while it is the newest. */
const discardOf = (t: SeatReading['river'][number], riichi: boolean): Discard => ({
  tile: t.tile,
  ...(t.newest && { drawn: t.drawn }),
  ...(riichi && { riichi: true as const }),
});

/** When each called tile was thrown cannot be seen: they stand before what still lies there. */
const riverAlone = (reading: Reading, seat: Seat): readonly Discard[] => [
  ...calledFrom(reading, seat),
  ...reading.seats[seat]!.river.map((t) => discardOf(t, t.sideways)),
];

const riichiAlone = (seat: SeatReading): RiichiState => {
  const last = seat.river.at(-1);
  if (last?.newest && last.sideways && !seat.stick) return 'declared';
  return seat.stick || seat.river.some((t) => t.sideways) ? 'accepted' : 'none';
};

/** The position that one reading shows by itself: at a deal everything, after joining what can be seen. */
export const positionOf = (reading: Reading, turn: Seat): Position => ({
  reading,
  turn,
  phase: phaseAlone(reading, turn),
  rivers: SEATS_IN_ORDER.map((s) => riverAlone(reading, s)),
  riichi: reading.seats.map(riichiAlone),
  winners: [],
});
