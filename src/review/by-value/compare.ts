// A choice beside the one that is worth most. How soon others win has been counted over few hands, so a verdict has to hold
// however far off the rates are, from half to twice: else there is none.

import type { Act } from '../../game/act.ts';
import { isSame } from '../acts.ts';
import { type Cost, EQUAL } from '../decision.ts';
import type { ByValue } from './others.ts';
import { WORLDS, type Worth } from './worths.ts';

export interface Compared {
  readonly best: Worth;
  readonly ours: Worth;
  readonly cost: Cost;
}

/** As good at the rates counted, and at others at most so many margins behind. */
const NEARLY = 2;

/** The worlds in which the verdict does not hold. */
const turnedIn = (worths: readonly Worth[], best: Worth, ours: Worth, margin: number) =>
  WORLDS.filter((_, i) => {
    const mine = ours.between[i]!;
    if (best.net - ours.net > margin) return best.between[i]! <= mine;
    return worths.some(({ between }) => between[i]! - mine > NEARLY * margin);
  });

/** `others`, `calls`: it depends on them. Undefined: nothing wins anything, or what the choice is worth is not known. */
export const compare = (
  worths: readonly Worth[],
  chosen: Act,
  family: ByValue,
): Compared | 'others' | 'calls' | undefined => {
  const [best] = worths;
  const ours = worths.find(({ act }) => isSame(act, chosen));
  if (!best || !ours || best.net === 0) return undefined;
  const turned = turnedIn(worths, best, ours, EQUAL[family].points);
  if (turned.length > 0) return turned.every((world) => world === 'calls') ? 'calls' : 'others';
  return { best, ours, cost: { unit: 'points', value: best.net - ours.net } };
};
