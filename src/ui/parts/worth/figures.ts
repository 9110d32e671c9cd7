// Numbers of worth and risk as text: no more digits than they are good for.

import type { Words } from '../../../i18n/i18n.ts';
import type { Unknown } from '../../../table/table.ts';

/** The nearest of the multiples; halves away from zero, so that a loss is as long as the gain that is its like. */
const nearest = (n: number, step: number): number => {
  const size = Math.round(Math.abs(n) / step) * step;
  return n < 0 && size > 0 ? -size : size;
};

/** Points are rough: tens from a hundred on, wholes from ten on, tenths below. */
export const roundPoints = (points: number): number => {
  const size = Math.abs(points);
  return size >= 100 ? nearest(points, 10) : roundPaid(points);
};

/** Points that were paid, on average: counted, not guessed. Wholes from ten on, tenths below. */
export const roundPaid = (points: number): number =>
  Math.abs(points) >= 10 ? nearest(points, 1) : nearest(points * 10, 1) / 10;

const withSign = (words: Words, n: number): string => {
  if (n === 0) return words.number(0);
  return `${n < 0 ? '−' : '+'}${words.number(Math.abs(n))}`;
};

/** With its sign, as a gain or a loss. */
export const signed = (words: Words, points: number): string => withSign(words, roundPoints(points));

export const signedPaid = (words: Words, points: number): string => withSign(words, roundPaid(points));

const LEAST = 0.001;
const WHOLE = 0.1;

/** 0 is said of what cannot be; what is merely rare is «under». */
export const percent = (words: Words, chance: number): string => {
  if (chance > 0 && chance < LEAST) return words.text('worth.under', { n: LEAST * 100 });
  const n = (chance * 100).toFixed(chance > 0 && chance < WHOLE ? 1 : 0);
  return words.text('worth.percent', { n });
};

/** A wall that was not told hardly changes a risk; what lies unseen does. */
export const isRough = (unknown: readonly Unknown[]): boolean => unknown.some((u) => u !== 'wall');

/** How a risk is marked, by shape and colour: none, little, some, much. */
export const RISKS = ['safe', 'low', 'caution', 'danger'] as const;
export type RiskLevel = (typeof RISKS)[number];

const SOME = 0.03;
const MUCH = 0.08;

export const riskLevel = (chance: number): RiskLevel => {
  if (chance === 0) return 'safe';
  if (chance < SOME) return 'low';
  return chance < MUCH ? 'caution' : 'danger';
};
