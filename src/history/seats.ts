// Who is who in the hands of a kept game. What is said of its players goes by the seats of its first hand; where players
// change seats they sit elsewhere in the others.

import { playersIn, seatsIn } from '../table/seating.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { HandLine, KeptGame } from './kept.ts';

type Seated = Pick<KeptGame, 'game' | 'place' | 'hands'>;
type Hand = Pick<HandLine, 'round'>;

const firstOf = ({ hands }: Seated, hand: Hand): HandLine['round'] => (hands[0] ?? hand).round;

/** For each seat of the first hand: where its player sits in this one. */
export const seatsInHand = (game: Seated, hand: Hand): BySeat<Seat> =>
  seatsIn(game, firstOf(game, hand), hand.round);

/** For each seat of this hand: where its player sat in the first. */
export const playersInHand = (game: Seated, hand: Hand): BySeat<Seat> =>
  playersIn(game, firstOf(game, hand), hand.round);

/** The same game, with what is said of its players by the seats of `hand`: its first hand, now that others were added. */
export const countedFrom = (game: KeptGame, hand: Hand): KeptGame => {
  const [players, seats] = [playersInHand(game, hand), seatsInHand(game, hand)];
  const { me, scores, names } = game;
  return {
    ...game,
    // Some logs name nobody.
    names: names.length === players.length ? players.map((seat) => names[seat]!) : names,
    ...(me !== undefined && { me: seats[me]! }),
    ...(scores && { scores: players.map((seat) => scores[seat]!) }),
  };
};
