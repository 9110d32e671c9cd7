// A session: one jang of sixteen hands by default, in which each player deals four times. The round wind is the jang's
// wind for all its hands.

import { type BySeat, type Seat, seatAfter, seatsOf } from '../../tiles/seat.ts';
import { WINDS, type Wind } from '../../tiles/tile.ts';
import type { KoreanOptions } from './options.ts';

const HANDS_OF_A_JANG = 16;

/** The wind of the jang that a hand (from 0) belongs to. */
export const jangWind = (hand: number): Wind => WINDS[Math.floor(hand / HANDS_OF_A_JANG) % WINDS.length]!;

export const isSessionOver = (handsPlayed: number, { hands }: KoreanOptions): boolean => handsPlayed >= hands;

export const startScores = ({ players, startPoints }: KoreanOptions): BySeat<number> =>
  seatsOf(players).map(() => startPoints);

/** Who deals next. `winners` is empty when the wall ran out. */
export const nextDealer = (
  dealer: Seat,
  winners: readonly Seat[],
  { players, dealerRepeat }: KoreanOptions,
): Seat => {
  const stays = dealerRepeat === 'onWin' && winners.includes(dealer);
  return stays ? dealer : seatAfter(dealer, 1, players);
};

/** What is paid when the wall runs out: nothing by default. */
export const notenPayments = (
  ready: BySeat<boolean>,
  { players, notenPayment }: KoreanOptions,
): BySeat<number> => {
  const seats = seatsOf(players);
  const readyCount = seats.filter((seat) => ready[seat]).length;
  const gain = notenPayment * (players - readyCount);
  const loss = notenPayment * readyCount;
  return seats.map((seat) => (ready[seat] ? gain : 0 - loss));
};
