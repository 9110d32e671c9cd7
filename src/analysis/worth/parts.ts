// One discard in points: what it risks now, against each opponent, and what is to come if nobody wins on it.

import type { Seat } from '../../tiles/seat.ts';
import type { Danger } from '../danger/danger.ts';
import { type Ahead, sumOfAhead } from './ahead.ts';

export const PLANS = ['push', 'fold'] as const;
export type Plan = (typeof PLANS)[number];

export interface Parts extends Ahead {
  readonly plan: Plan;
  /** ≤ 0: this discard, against each opponent; none where it cannot deal in. */
  readonly now: readonly { readonly seat: Seat; readonly points: number }[];
  /** What is to come falls away where this discard deals in. */
  readonly cut: number;
  /** What places make of it; absent where they are not weighed. */
  readonly place?: number;
  /** The sum of all parts. */
  readonly total: number;
}

const nowOf = (danger: Danger | undefined): Parts['now'] =>
  (danger?.byOpponent ?? [])
    .filter(({ chance }) => chance > 0)
    .map(({ seat, chance, loss }) => ({ seat, points: -chance * loss }));

/** `danger` is absent where nothing is thrown, `place` where places are not weighed. */
export const partsOf = (plan: Plan, ahead: Ahead, danger?: Danger, place?: number): Parts => {
  const now = nowOf(danger);
  const future = sumOfAhead(ahead);
  const cut = -(danger?.chance ?? 0) * future;
  const risk = now.reduce((sum, { points }) => sum + points, 0);
  const total = future + cut + risk + (place ?? 0);
  return { ...ahead, plan, now, cut, ...(place !== undefined && { place }), total };
};

/** The plan that is worth more; both where they are asked for. */
export const betterOf = (push: Parts | undefined, fold: Parts | undefined): Parts | undefined => {
  if (!push || !fold) return push ?? fold;
  return push.total >= fold.total ? push : fold;
};
