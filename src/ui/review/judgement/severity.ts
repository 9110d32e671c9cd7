// How grave a choice was. Points and shares of tiles are measured by the margin within which a choice counts as equal to
// the best: 1 is that margin, whatever the unit.

import { type Cost, type Decision, EQUAL } from '../../../review/decision.ts';
import type { RulesId } from '../../../rules/rules.ts';

/** Undefined: what it cost is not known. */
export const severityOf = ({ cost, family }: Decision): number | undefined =>
  cost && Math.max(0, cost.value) / EQUAL[family][cost.unit];

/** Where the slider stops, in margins: everything; what is no longer equal; and on. */
export const THRESHOLDS: readonly number[] = [0, 1, 2, 4, 6, 10, 20, 40];
export const NOT_EQUAL = 1;

export const costAt = (threshold: number, family: RulesId, unit: Cost['unit']): number =>
  threshold * EQUAL[family][unit];

/** Something was missed, and what it cost is not known: listed with all that is not equal. */
const isMissed = ({ missed }: Decision): boolean => missed.length > 0;

/** Named for what it missed, though it cost nothing, or nobody knows what. */
export const isNamedAlone = (decision: Decision): boolean =>
  isMissed(decision) && (severityOf(decision) ?? 0) <= NOT_EQUAL;

export const isListed = (decision: Decision, threshold: number): boolean => {
  if (threshold === 0) return true;
  const severity = severityOf(decision);
  if (severity === undefined || severity <= NOT_EQUAL) return isMissed(decision) && threshold <= NOT_EQUAL;
  return severity > threshold;
};

/** A whole step farther from a win, or a good hand's worth: as tall as a mark gets. */
const GRAVEST = 20;

/** From 0 to 1; undefined: as good as the best, or not known. */
export const gravityOf = (decision: Decision): number | undefined => {
  const severity = severityOf(decision);
  if (severity === undefined) return isMissed(decision) ? 0 : undefined;
  return severity > NOT_EQUAL || isMissed(decision) ? Math.min(1, severity / GRAVEST) : undefined;
};

export const inOrder = (decisions: readonly Decision[]): readonly Decision[] =>
  [...decisions].sort((a, b) => a.hand - b.hand || a.at - b.at);

/** What costs nothing, or nobody knows what, comes last, as played. */
export const worstFirst = (decisions: readonly Decision[]): readonly Decision[] =>
  [...inOrder(decisions)].sort((a, b) => (severityOf(b) ?? 0) - (severityOf(a) ?? 0));
