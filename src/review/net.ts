// What a choice is worth once the others are counted in. The value of a hand (`analysis/value`) knows no other's win and
// no danger; this adds both, simply, so that every part can be argued with:
//
//   going on: Σ over own draws k of (what the k-th draw adds) × (1 − h)^k − risk now − m × Σ (1 − h)^k × (not yet won)
//   giving up: − risk now
//
// and the better of the two. `h`: the chance that an opponent wins in one go-round, by how likely each waits; `m`: what
// a further discard of a hand that goes on costs on average, taken from the tiles held now. What is left out: that
// opponents get ready later, what a hand that gives up still pays or earns, and that a silent hand can give up later.
// Places in the game do not count: points are points.

import type { Danger } from '../analysis/danger/danger.ts';
import type { ThrowValue, Worth } from '../analysis/value/value.ts';
import type { Players } from '../tiles/seat.ts';
import type { Risk } from './decision.ts';

/** How often one that waits wins within a go-round by another's tile or its own: counted by `tools/review/go-rounds.ts`. */
const WINS_IN_A_GO_ROUND: Readonly<Record<Players, number>> = { 3: 0.094, 4: 0.088 };

/** From here on an opponent counts as one that waits. */
export const WAITING = 0.5;

export interface Threat {
  /** That somebody wins within a go-round. */
  readonly hazard: number;
  /** What one more discard costs, on average. */
  readonly toll: number;
  /** Somebody is in riichi, or more likely than not waits. */
  readonly isReal: boolean;
}

export const NO_THREAT: Threat = { hazard: 0, toll: 0, isReal: false };

export const threatOf = (dangers: readonly Danger[], players: Players): Threat => {
  const [first] = dangers;
  if (!first) return NO_THREAT;
  const rate = WINS_IN_A_GO_ROUND[players];
  const none = first.byOpponent.reduce((left, { tenpai }) => left * (1 - tenpai * rate), 1);
  return {
    hazard: 1 - none,
    toll: dangers.reduce((sum, { expectedLoss }) => sum + expectedLoss, 0) / dangers.length,
    isReal: first.byOpponent.some(({ tenpai }) => tenpai >= WAITING),
  };
};

/** A hand's worth and how it comes about, draw by draw. */
export interface Prospect {
  readonly worth: Worth;
  readonly curve: ThrowValue['curve'];
}

/** The curve is the better plan's of two; of the other it has the shape. */
const scaleOf = ({ worth, curve }: Prospect): number => {
  const whole = curve.points.at(-1) ?? 0;
  return whole > 0 ? worth.points / whole : 0;
};

const goingOn = (prospect: Prospect, { hazard, toll }: Threat): number => {
  const { points, win } = prospect.curve;
  const scale = scaleOf(prospect);
  let net = scale * (points[0] ?? 0);
  let left = 1;
  for (let k = 1; k < points.length; k++) {
    left *= 1 - hazard;
    net += left * (scale * (points[k]! - points[k - 1]!) - toll * (1 - win[k]!));
  }
  return net;
};

const NO_RISK: Risk = { chance: 0, loss: 0 };

/** Without a prospect: of giving up alone. */
export const netOf = (
  prospect: Prospect | undefined,
  threat: Threat,
  { chance, loss }: Risk = NO_RISK,
): number => {
  const on = prospect ? (1 - chance) * goingOn(prospect, threat) : 0;
  return Math.max(on, 0) - loss;
};
