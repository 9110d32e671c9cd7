// Seats on the wire are a ring of four counted from the viewer; at our table they are fixed for the game, East of the
// first hand first. Three players leave the ring's last fixed seat empty.

import type { Round } from '../../table/event.ts';
import type { BySeat, Players, Seat } from '../../tiles/seat.ts';
import { seatsOf } from '../../tiles/seat.ts';
import { WINDS } from '../../tiles/tile.ts';
import type { Place, Start } from './message.ts';

export interface Ring {
  readonly players: Players;
  readonly me: Seat;
}

/** The viewer's fixed seat: the dealer of hand k sits at k mod 4. */
export const viewerSeat = ({ kyoku, dealer }: Start): Seat => ((kyoku - dealer + 4) % 4) as Seat;

/** Undefined for the empty seat. */
export const seatOf = (ring: Ring, place: Place): Seat | undefined => {
  const seat = (ring.me + place) % 4;
  return seat < ring.players ? (seat as Seat) : undefined;
};

const placeOf = (ring: Ring, seat: Seat): Place => (seat - ring.me + 4) % 4;

/** What is listed by place, listed by seat. */
export const bySeat = <T>(ring: Ring, byPlace: readonly T[]): BySeat<T> =>
  seatsOf(ring.players).map((seat) => byPlace[placeOf(ring, seat)] as T);

/** Three players, where GO did not tell: the empty seat has no points, and the sum is not four players' 100,000. */
export const guessPlayers = (start: Start): Players => {
  const sum = start.scores.reduce((a, b) => a + b, 0) + start.sticks * 1000;
  const empty = start.scores[(3 - viewerSeat(start) + 4) % 4] === 0;
  return empty && sum !== 100_000 ? 3 : 4;
};

/** Live tiles after the deal: all, less 14 of the dead wall and 13 a hand. */
const LIVE_WALL: Readonly<Record<Players, number>> = { 3: 55, 4: 70 };

export const roundOf = (ring: Ring, start: Start): Round => ({
  players: ring.players,
  wind: WINDS[Math.floor(start.kyoku / 4)]!,
  number: start.kyoku % 4,
  dealer: (start.kyoku % 4) as Seat,
  honba: start.honba,
  riichiSticks: start.sticks,
  scores: bySeat(ring, start.scores),
  wall: LIVE_WALL[ring.players],
});
