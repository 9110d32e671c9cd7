// A game in hands that can be reviewed apart. Who is reviewed stays the same player where players change seats.

import type { LoggedGame, LoggedHand } from '../logs/log.ts';
import { seatsIn } from '../table/seating.ts';
import type { Seat } from '../tiles/seat.ts';

/** One hand of a game, and who is reviewed. */
export interface Part {
  readonly game: LoggedGame['game'];
  readonly hand: LoggedHand;
  /** Which one of the game, from 0. */
  readonly at: number;
  /** In this hand. */
  readonly seat: Seat;
}

const roundOf = ({ events: [first] }: LoggedHand) => {
  if (first?.type === 'deal') return first.round;
  return first?.type === 'snapshot' ? first.table.round : undefined;
};

type Hands = Pick<LoggedGame, 'game' | 'hands' | 'place'>;

/** Where who sat on `seat` in the first hand sits in each. */
const seatsOfPlayer = (log: Hands, seat: Seat): readonly Seat[] => {
  const rounds = log.hands.map(roundOf);
  return rounds.map((round) => (round && rounds[0] ? seatsIn(log, rounds[0], round)[seat]! : seat));
};

/** A game in parts that can be reviewed apart; `seat`: of the first hand. */
export const partsOf = (log: Hands, seat: Seat): readonly Part[] => {
  const seats = seatsOfPlayer(log, seat);
  return log.hands.map((hand, at) => ({ game: log.game, hand, at, seat: seats[at]! }));
};
