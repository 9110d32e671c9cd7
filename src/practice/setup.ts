// What a practice game begins with: its rules, its chance, its opponents. With the moves made since it is the whole game.

import type { GameRules } from '../game/game.ts';
import { type Random, randomFrom } from '../tiles/random.ts';
import type { Level } from './level.ts';

export interface Setup {
  readonly rules: GameRules;
  /** Any whole number: the same seed deals the same game. */
  readonly seed: number;
  /** Of all opponents. */
  readonly level: Level;
}

/** The person came first; opponents are the players 1, 2, 3. Where they sit is drawn, and may change: `seatOf`. */
export const PERSON = 0;

const GOLDEN = 0x9e3779b1;

/** Each hand has a generator of its own, so that it is dealt alike however often the game is gone through again. */
export const chanceOf = ({ seed }: Setup, hand: number): Random => randomFrom(seed ^ Math.imul(hand, GOLDEN));
