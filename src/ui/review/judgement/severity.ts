// How grave a choice was. Points and shares of tiles are measured by the margin within which a choice counts as equal to
// the best: 1 is that margin, whatever the unit. Which choices are listed hangs on the cost alone, as it is said. How grave
// they are, and so their order, hangs on the distance to a win, too: far from it a share of the tiles is worth less.

import { type Cost, type Decision, EQUAL } from '../../../review/decision.ts';
import type { RulesId } from '../../../rules/rules.ts';

/** The cost in margins; undefined: it is not known. */
const marginsOf = ({ cost, family }: Decision): number | undefined =>
  cost && Math.max(0, cost.value) / EQUAL[family][cost.unit];

/** Up to so many steps before ready values are known, and the margins of shares measured. */
export const VALUED: Readonly<Record<RulesId, number>> = { riichi: 3, mcr: 1, korean: 1 };

/** With each step beyond, the same share weighs so much of what it did. */
const A_STEP_ON = 0.5;
/** A step takes so much of what the best is worth, and no share of the tiles more. */
const A_STEP = 0.5;
const partOf = (value: number): number => (value < 1 ? Math.min(value, A_STEP) : Math.min(1, A_STEP * value));

/** What a share takes of the best, in margins of points; without limit where that is not known. */
const mostOf = (value: number, { options, family }: Decision): number => {
  const net = options[0]?.net;
  if (net === undefined) return Infinity;
  return (Math.max(0, net) * partOf(value)) / EQUAL[family].points;
};

/** How grave, in margins; undefined: what it cost is not known. */
export const severityOf = (decision: Decision): number | undefined => {
  const { cost, family, options } = decision;
  const margins = marginsOf(decision);
  if (margins === undefined || cost?.unit !== 'share') return margins;
  const beyond = Math.max(0, (options[0]?.shanten ?? 0) - VALUED[family]);
  return Math.min(margins * A_STEP_ON ** beyond, mostOf(Math.max(0, cost.value), decision));
};

/** Where the slider stops, in margins: everything; what is no longer equal; and on. */
export const THRESHOLDS: readonly number[] = [0, 1, 2, 4, 6, 10, 20, 40];
export const NOT_EQUAL = 1;

export const costAt = (threshold: number, family: RulesId, unit: Cost['unit']): number =>
  threshold * EQUAL[family][unit];

/** Something was missed, and what it cost is not known: listed with all that is not equal. */
const isMissed = ({ missed }: Decision): boolean => missed.length > 0;

/** Named for what it missed, though it cost nothing, or nobody knows what. */
export const isNamedAlone = (decision: Decision): boolean =>
  isMissed(decision) && (marginsOf(decision) ?? 0) <= NOT_EQUAL;

export const isListed = (decision: Decision, threshold: number): boolean => {
  if (threshold === 0) return true;
  const margins = marginsOf(decision);
  if (margins === undefined || margins <= NOT_EQUAL) return isMissed(decision) && threshold <= NOT_EQUAL;
  return margins > threshold;
};

/** A good hand's worth: as tall as a mark gets. */
const GRAVEST = 20;

/** From 0 to 1; undefined: as good as the best, or not known. */
export const gravityOf = (decision: Decision): number | undefined => {
  const [margins, severity = 0] = [marginsOf(decision) ?? 0, severityOf(decision)];
  return margins > NOT_EQUAL || isMissed(decision) ? Math.min(1, severity / GRAVEST) : undefined;
};

export const inOrder = (decisions: readonly Decision[]): readonly Decision[] =>
  [...decisions].sort((a, b) => a.hand - b.hand || a.at - b.at);

/** What costs nothing, or nobody knows what, comes last, as played. */
export const worstFirst = (decisions: readonly Decision[]): readonly Decision[] =>
  [...inOrder(decisions)].sort((a, b) => (severityOf(b) ?? 0) - (severityOf(a) ?? 0));
