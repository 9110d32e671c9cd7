// What a choice is worth once the others are counted in. The value of a hand (`analysis/value`) knows no other's win and
// no danger; this adds both, simply, so that every part can be argued with:
//
//   going on: Σ over own draws k of s(k) × (what the k-th draw adds) − risk now − m × Σ s(k) × (not yet won)
//   giving up: − risk now
//
// and the better of the two. `s(k)`: the chance that no opponent has won before the k-th draw, by how likely each waits
// now and by how often hands win later (`go-rounds.ts`); `m`: what a further discard of a hand that goes on costs on
// average, taken from the tiles held now. What is left out: what a hand that gives up still pays or earns, and that a
// silent hand can give up later. Places in the game do not count: points are points.

import type { Danger } from '../analysis/danger/danger.ts';
import type { ThrowValue, Worth } from '../analysis/value/value.ts';
import type { Table } from '../table/table.ts';
import type { Risk } from './decision.ts';
import { winsIn } from './go-rounds.ts';

/** From here on an opponent counts as one that waits. */
export const WAITING = 0.5;

export interface Threat {
  /** That somebody wins, by go-rounds from now. */
  readonly hazards: readonly number[];
  /** What one more discard costs, on average. */
  readonly toll: number;
  /** Somebody is in riichi, or more likely than not waits. */
  readonly isReal: boolean;
}

/** More go-rounds than any hand has. */
const HORIZON = 30;

const hazardsOf = (waiting: readonly number[], { round, seats, me }: Table): readonly number[] => {
  const turn = seats[me]!.river.length;
  return Array.from({ length: HORIZON }, (_, ahead) => {
    const none = waiting.map((waits) => 1 - winsIn(round.players, turn, ahead, waits));
    return 1 - none.reduce((all, one) => all * one, 1);
  });
};

/** `dangers`: of the viewer's tiles, none of them where the hand holds none. */
export const threatOf = (dangers: readonly Danger[], table: Table): Threat => {
  const waiting = dangers[0]?.byOpponent.map((o) => o.tenpai) ?? [];
  const losses = dangers.reduce((sum, { expectedLoss }) => sum + expectedLoss, 0);
  return {
    hazards: hazardsOf(waiting, table),
    toll: losses / Math.max(1, dangers.length),
    isReal: waiting.some((waits) => waits >= WAITING),
  };
};

/** Half a go-round at a time. */
const halved = ({ hazards, toll, isReal }: Threat): Threat => ({
  hazards: hazards.flatMap((chance) => Array<number>(2).fill(1 - Math.sqrt(1 - chance))),
  toll: toll / 2,
  isReal,
});

/**
 * An open hand that is not ready may call what others throw, which no value holds. How much that is, nobody has counted; so it
 * is looked at once more as if it drew twice as often, and a verdict has to hold then, too.
 */
export const CALLING = {
  table: (table: Table): Table => ({ ...table, wall: 2 * table.wall }),
  threat: halved,
} as const;

/** A hand's worth and how it comes about, draw by draw. */
export interface Prospect {
  readonly worth: Worth;
  readonly curve: ThrowValue['curve'];
}

/** After a kan or a tile set aside a tile is drawn at once, before any other: its draws come one sooner. */
export const drawnFirst = ({ worth, curve }: Prospect): Prospect => ({
  worth,
  curve: { tenpai: curve.tenpai.slice(1), win: curve.win.slice(1), points: curve.points.slice(1) },
});

/** The curve is the better plan's of two; of the other it has the shape. */
const scaleOf = ({ worth, curve }: Prospect): number => {
  const whole = curve.points.at(-1) ?? 0;
  return whole > 0 ? worth.points / whole : 0;
};

const goingOn = (prospect: Prospect, { hazards, toll }: Threat): number => {
  const { points, win } = prospect.curve;
  const scale = scaleOf(prospect);
  let net = scale * (points[0] ?? 0);
  let left = 1;
  for (let k = 1; k < points.length; k++) {
    left *= 1 - (hazards[k - 1] ?? 0);
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
