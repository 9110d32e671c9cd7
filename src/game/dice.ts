// Two dice, and how a seat or a wall is counted from them.

import { below, type Random } from '../tiles/random.ts';

export type Dice = readonly [number, number];

export const throwDice = (random: Random): Dice => [1 + below(6, random), 1 + below(6, random)];

/** Seats are counted from the thrower, who is 1, to the right: 5 and 9 are he himself, 2 6 10 his right neighbour. */
export const stepsOf = ([a, b]: Dice): number => a + b - 1;
