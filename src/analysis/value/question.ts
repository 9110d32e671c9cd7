// What the search is asked, of any family of rules: a hand, the tiles nobody has shown, and the course of the hand.

import { countsOf, type Tally } from '../../tiles/counts.ts';
import type { Meld } from '../../tiles/meld.ts';
import { meldTiles } from '../situation.ts';
import type { Shape } from './near.ts';
import { partOf } from './part.ts';
import type { Furiten } from './prizes.ts';
import type { Course, GoesOn } from './rons.ts';
import type { Scorer } from './scorer.ts';

export const STAGES = ['tenpai', 'straight', 'full'] as const;
/** Straight ways alone, for the chance to be tenpai; the same with scores; ways with a detour, too. */
export type Stage = (typeof STAGES)[number];

export interface Question {
  /** Concealed tiles by kind: 3n + 2 about to throw, 3n + 1 between draws. */
  readonly home: Tally;
  readonly melds: readonly Meld[];
  readonly live: readonly number[];
  readonly course: Course;
  /** The same amid others who win (`Course.goesOn`); absent: not asked. */
  readonly goesOn?: GoesOn | undefined;
  readonly furiten: Furiten;
  readonly letGo: readonly [Float64Array, Float64Array, Float64Array];
  readonly scorer: Scorer;
  /** Forms beside the standard one, where they are not the common ones. */
  readonly special?: Shape['special'];
  /** 2m to 8m are not in the game. */
  readonly withoutMan?: boolean;
  /** How many steps before tenpai each stage answers, at most. */
  readonly reach: Readonly<Record<Stage, number>>;
  /** A riichi declared now is one of the first turn. */
  readonly isFirst: boolean;
  /** Riichi stands already, or was said and its discard is to come. */
  readonly riichi: 'none' | 'declared' | 'accepted';
}

/** The hand in parts, as their number 0. */
export const shapeOf = ({ home, live, melds, special, withoutMan = false }: Question): Shape => {
  const part = (start: number, size: number) => {
    const [held, unseen] = [new Uint8Array(9), new Uint8Array(9)];
    for (let i = 0; i < size; i++) {
      held[i] = home[start + i]!;
      unseen[i] = live[start + i]!;
    }
    return partOf({ start, home: held, live: unseen, runless: start === 0 && withoutMan });
  };
  return { parts: [part(0, 9), part(9, 9), part(18, 9), part(27, 7)], melds: melds.length, special };
};

export const meldedCounts = ({ melds }: Question): Tally => countsOf(meldTiles(melds));

/** 3n + 2 tiles. */
export const isFull = ({ home }: Question): boolean => home.reduce((sum, n) => sum + n, 0) % 3 === 2;
