// Who sits where in the 16 hands of Chinese official mahjong: the deal passes round, and after each round players change
// seats, so that everybody meets everybody on either side.

import type { Seat } from './seat.ts';

/** Who sits East, South, West and North in each of the 16 hands, by the chairs of the first. */
const SEATING: readonly string[] = [
  '0123 1230 2301 3012',
  '1032 0321 3210 2103',
  '2310 3102 1023 0231',
  '3201 2013 0132 1320',
].flatMap((round) => round.split(' '));

/** The chair of the first hand that a wind of this hand had: `wind` 0 is East, who deals. */
export const firstSeatOf = (hand: number, wind: Seat): Seat => Number(SEATING[hand % 16]![wind]) as Seat;
