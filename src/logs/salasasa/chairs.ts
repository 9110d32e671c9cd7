// Who sits where in a hand of Salasasa's. A record counts changes of the score by the chairs of the hand; before it wrote
// down who sits where, it counted them by the chairs of the first hand.

import { type Fields, integer, listBy } from '../../clients/json.ts';
import { SEATS } from '../../clients/mcr-deal.ts';
import type { BySeat } from '../../tiles/seat.ts';
import { firstSeatOf } from '../../tiles/seating.ts';

export interface Chairs {
  /** 0–15. */
  readonly hand: number;
  /** The chair of the first hand that each seat had. */
  readonly first: BySeat<number>;
  readonly changesByFirst: boolean;
}

export const chairsOf = (round: Fields): Chairs => {
  const hand = Math.max(0, (integer(round.current_round) ?? 1) - 1) % 16;
  const seats = listBy(round.seats, integer);
  if (seats?.length === 4 && SEATS.every((seat) => seats.includes(seat))) {
    return { hand, first: SEATS.map((seat) => seats.indexOf(seat)), changesByFirst: false };
  }
  return { hand, first: SEATS.map((seat) => firstSeatOf(hand, seat)), changesByFirst: true };
};

/** Values by the chairs of the first hand, by the seats of this one. */
export const bySeatOf = <T>({ first }: Chairs, byFirst: readonly T[]): BySeat<T> =>
  first.map((at) => byFirst[at]!);

export const changesOf = (chairs: Chairs, changes: readonly number[]): BySeat<number> =>
  chairs.changesByFirst ? bySeatOf(chairs, changes) : changes;

/** What stands by the chairs of the first hand, with a hand's changes. */
export const addChanges = (
  { first }: Chairs,
  scores: readonly number[],
  changes: BySeat<number>,
): readonly number[] => {
  const after = [...scores];
  for (const [seat, at] of first.entries()) after[at]! += changes[seat] ?? 0;
  return after;
};
