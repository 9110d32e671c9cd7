// What a choice cost, in words: as a sentence, and as the number on a line.

import type { Params, Words } from '../../../i18n/i18n.ts';
import type { JudgementKey } from '../../../i18n/judgement/judgement.ts';
import type { Cost, Decision } from '../../../review/decision.ts';
import { percent, roundPoints } from '../../parts/worth/figures.ts';
import type { JudgementText } from './words.ts';

interface Speech {
  readonly words: Words;
  readonly text: JudgementText;
}

/** Shares of tiles stay below 1: from there on they are steps. */
const isSteps = ({ unit, value }: Cost): boolean => unit === 'share' && value >= 1;

/** On a line; empty: nothing was lost. */
export const costText = ({ words, text }: Speech, { cost, isEqual }: Decision): string => {
  if (!cost) return text('cost.none');
  if (isEqual) return '';
  if (isSteps(cost)) return text('cost.steps', { n: Math.round(cost.value) });
  return cost.unit === 'points'
    ? text('cost.points', { n: roundPoints(cost.value) })
    : text('cost.share', { share: percent(words, cost.value) });
};

export interface Verdict {
  readonly key: JudgementKey;
  readonly with?: Params;
}

export const verdictOf = (words: Words, { cost, unjudged, isEqual, rank, options }: Decision): Verdict => {
  if (options.length < 2) return { key: 'verdict.forced' };
  if (!cost) return { key: unjudged ? `verdict.unknown.${unjudged}` : 'verdict.unknown' };
  if (cost.before !== undefined && isEqual)
    return { key: 'verdict.before', with: { n: roundPoints(cost.before) } };
  if (rank === 0 && isEqual) return { key: 'verdict.best' };
  if (isEqual) return { key: 'verdict.equal' };
  if (isSteps(cost)) return { key: 'verdict.steps', with: { n: Math.round(cost.value) } };
  if (cost.unit === 'share') return { key: 'verdict.share', with: { share: percent(words, cost.value) } };
  const n = roundPoints(cost.value);
  return cost.before === undefined
    ? { key: 'verdict.points', with: { n } }
    : { key: 'verdict.points.before', with: { n, before: roundPoints(cost.before) } };
};
