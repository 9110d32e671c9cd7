// A game in hands that can be reviewed apart.

import type { LoggedGame, LoggedHand } from '../logs/log.ts';
import type { Seat } from '../tiles/seat.ts';

/** One hand of a game, and who is reviewed. */
export interface Part {
  readonly game: LoggedGame['game'];
  readonly hand: LoggedHand;
  /** Which one of the game, from 0. */
  readonly at: number;
  readonly seat: Seat;
}

/** A game in parts that can be reviewed apart. */
export const partsOf = ({ game, hands }: Pick<LoggedGame, 'game' | 'hands'>, seat: Seat): readonly Part[] =>
  hands.map((hand, at) => ({ game, hand, at, seat }));
