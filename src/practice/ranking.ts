// Who came where in the end.

import { finalScores } from '../game/game.ts';
import type { Seat } from '../tiles/seat.ts';
import { PERSON, type Session } from './session.ts';

export interface Ranked {
  /** By the order they came in; 0 is the person. */
  readonly player: number;
  readonly isPerson: boolean;
  /** Where they sat last. */
  readonly seat: Seat;
  readonly points: number;
  /** From 1. Riichi: of equals the one who was East earlier is ahead; elsewhere equals share a place. */
  readonly place: number;
}

const isAhead = (a: Omit<Ranked, 'place'>, b: Omit<Ranked, 'place'>, sharesPlaces: boolean): boolean =>
  a.points > b.points || (!sharesPlaces && a.points === b.points && a.seat < b.seat);

/** The first first; undefined before the game is over. */
export const rankingOf = ({ game, setup }: Session): readonly Ranked[] | undefined => {
  const scores = finalScores(game);
  if (scores === undefined) return undefined;
  const sharesPlaces = setup.rules.family !== 'riichi';
  const all = game.players.map((player, seat) => ({
    player,
    isPerson: player === PERSON,
    seat: seat as Seat,
    points: scores[seat]!,
  }));
  return all
    .map((one) => ({ ...one, place: 1 + all.filter((other) => isAhead(other, one, sharesPlaces)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
};
