// How a game stands: points by seat of the first hand, and who is ahead of whom. Known or not known, never guessed.

import type { BySeat, Seat } from '../tiles/seat.ts';
import { seatsOf } from '../tiles/seat.ts';
import type { KeptGame } from './kept.ts';
import { seatsInHand } from './seats.ts';

export interface Standing {
  readonly points: BySeat<number>;
  /** The game was over; else it is how it stood after the last hand that was read. */
  readonly final: boolean;
}

/** After the last hand whose payments were read, which is what the next began with. Undefined: none were. */
export const standingOf = (game: KeptGame): Standing | undefined => {
  const { scores, hands } = game;
  const last = hands.at(-1);
  if (scores) return { points: scores, final: true };
  if (!last || !hands.some(({ after }) => after)) return undefined;
  const points = last.after ?? last.before;
  const byFirst = seatsInHand(game, last).map((seat) => points[seat]!);
  return { points: byFirst, final: last.after !== undefined && last.last === true };
};

/** From 1. Equal points go by the seats of the first hand, as most rules have it. */
export const rankOf = ({ points }: Standing, seat: Seat): number => {
  const mine = points[seat]!;
  return 1 + points.filter((p, other) => p > mine || (p === mine && other < seat)).length;
};

export const winnerOf = (game: KeptGame, standing: Standing): Seat =>
  seatsOf(game.game.players).find((seat) => rankOf(standing, seat) === 1)!;
