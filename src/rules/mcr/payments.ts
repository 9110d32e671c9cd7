// Who pays what. Everyone pays the base of eight; what the hand is worth is paid by whoever showed the tile, or by all
// on a self-draw. Whoever added the kong that was robbed pays like a discarder.

import { type BySeat, type Seat, seatsOf } from '../../tiles/seat.ts';

export const BASE = 8;

export interface Paid {
  readonly winner: Seat;
  /** Absent on a self-draw. */
  readonly from?: Seat | undefined;
  /** Flowers included. */
  readonly total: number;
}

const paidBy = (seat: Seat, { from, total }: Paid): number =>
  from === undefined || from === seat ? BASE + total : BASE;

/** What each seat gains or loses. */
export const deltasOf = (paid: Paid): BySeat<number> => {
  const { winner } = paid;
  const payers = seatsOf(4).filter((seat) => seat !== winner);
  const gain = payers.reduce((sum: number, seat) => sum + paidBy(seat, paid), 0);
  return seatsOf(4).map((seat) => (seat === winner ? gain : -paidBy(seat, paid)));
};

/** Of several who could win on one tile, the first in turn after whoever showed it: one alone wins. */
export const winnerOf = (claims: readonly Seat[], from: Seat): Seat | undefined =>
  [...claims].sort((a, b) => ((a - from + 4) % 4) - ((b - from + 4) % 4))[0];
