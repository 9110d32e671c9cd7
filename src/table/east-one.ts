// The first hand of a game, from which every other one counts.

import type { BySeat } from '../tiles/seat.ts';
import type { Round } from './event.ts';

/** The first seat deals, and nothing is carried over; by the scores that each begins with. */
export const eastOne = (scores: BySeat<number>, wall: number): Round => ({
  players: scores.length === 3 ? 3 : 4,
  wind: 'east',
  number: 0,
  dealer: 0,
  honba: 0,
  riichiSticks: 0,
  scores,
  wall,
});
