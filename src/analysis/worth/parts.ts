// One discard in points: what it risks now, against each opponent, and what is to come if nobody wins on it.

import type { Seat } from '../../tiles/seat.ts';
import type { Danger } from '../danger/danger.ts';
import type { Worth } from '../value/value.ts';
import { type Ahead, sumOfAhead } from './ahead.ts';

/** To play on as the hand stands, to declare riichi and play on, to throw what is safest. */
export const PLANS = ['push', 'riichi', 'fold'] as const;
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
  /** The hand's own chances in this plan; absent where it folds. */
  readonly own?: Worth;
  /** To win before another does. */
  readonly winFirst?: number;
}

const nowOf = (danger: Danger | undefined): Parts['now'] =>
  (danger?.byOpponent ?? [])
    .filter(({ chance }) => chance > 0)
    .map(({ seat, chance, loss }) => ({ seat, points: -chance * loss }));

/** What a plan is, apart from the tile thrown. */
export interface Planned extends Pick<Parts, 'plan' | 'own' | 'winFirst'> {
  readonly ahead: Ahead;
}

/** `danger` is absent where nothing is thrown, `place` where places are not weighed. */
export const partsOf = ({ ahead, ...plan }: Planned, danger?: Danger, place?: number): Parts => {
  const now = nowOf(danger);
  const future = sumOfAhead(ahead);
  const cut = -(danger?.chance ?? 0) * future;
  const risk = now.reduce((sum, { points }) => sum + points, 0);
  const total = future + cut + risk + (place ?? 0);
  return { ...ahead, ...plan, now, cut, ...(place !== undefined && { place }), total };
};

/** The plan that is worth most first; of equals the first. */
export const bestPlanFirst = (plans: readonly Parts[]): readonly Parts[] =>
  [...plans].sort((a, b) => b.total - a.total);
