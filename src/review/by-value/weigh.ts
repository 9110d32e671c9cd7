// Everything that could be done, best first, with what is known of each.

import { isSame } from '../acts.ts';
import type { Shaped } from '../by-shape/shaped.ts';
import { weighShaped } from '../by-shape/weigh.ts';
import { bestFirst, type Weighed } from '../judgement.ts';
import { isBetter } from './wins.ts';
import type { Worth } from './worths.ts';

/** The win first, unless something else is certainly worth more. */
const withWins = (
  wins: readonly Weighed[],
  weighed: readonly Weighed[],
  worths: readonly Worth[],
): readonly Weighed[] => {
  const [win] = wins;
  const points = win?.option.points;
  if (!win || points === undefined) return weighed;
  if (worths.some((worth) => isBetter(worth, points)))
    return bestFirst([{ ...win, option: { ...win.option, net: points } }, ...weighed]);
  const isCertain = worths.every(({ between }) => between.every((net) => net < points));
  if (isCertain) return [{ ...win, option: { ...win.option, net: points } }, ...weighed];
  // It depends on the others: no order is claimed beyond that a win is a win.
  return [win, ...weighed.map(({ option: { net: _, ...option }, ...rest }) => ({ ...rest, option }))];
};

/** With what they are worth, where that is known: the most first, then the others in their order. */
export const weighAll = (
  wins: readonly Weighed[],
  shaped: readonly Shaped[],
  worths: readonly Worth[],
): readonly Weighed[] => {
  const weighed = shaped.map((one): Weighed => {
    const worth = worths.find(({ act }) => isSame(act, one.act));
    const { option, ...rest } = weighShaped(one);
    if (!worth) return { option, ...rest };
    const { points, win, net } = worth;
    return { ...rest, option: { ...option, points, win, net } };
  });
  return withWins(wins, bestFirst(weighed), worths);
};
