// A choice beside the one that is worth most. How soon others win has been counted over few hands, so a verdict has to hold
// however far off the rates are, from half to twice: else there is none.

import type { Act } from '../../game/act.ts';
import { isSame } from '../acts.ts';
import { type Cost, EQUAL } from '../decision.ts';
import type { ByValue } from './others.ts';
import type { Worth } from './worths.ts';

export interface Compared {
  readonly best: Worth;
  readonly ours: Worth;
  readonly cost: Cost;
}

/** As good at the rates counted, and at others at most so many margins behind. */
const NEARLY = 2;

const isCertain = (worths: readonly Worth[], best: Worth, ours: Worth, margin: number): boolean =>
  ours.between.every((mine, i) => {
    const behind = best.between[i]! - mine;
    if (best.net - ours.net > margin) return behind > 0;
    return worths.every(({ between }) => between[i]! - mine <= NEARLY * margin);
  });

/** `others`: it depends on them. Undefined: nothing wins anything, or what the choice is worth is not known. */
export const compare = (
  worths: readonly Worth[],
  chosen: Act,
  family: ByValue,
): Compared | 'others' | undefined => {
  const [best] = worths;
  const ours = worths.find(({ act }) => isSame(act, chosen));
  if (!best || !ours || best.net === 0) return undefined;
  if (!isCertain(worths, best, ours, EQUAL[family].points)) return 'others';
  return { best, ours, cost: { unit: 'points', value: best.net - ours.net } };
};
