// What the review says of one decision: what could be done, best first, what was done, what it cost, and what was missed,
// by name. Data alone, so that it crosses a port and stands on one line of JSON. Numbers that are not known are left out.

import type { Accepted } from '../analysis/analysis.ts';
import type { Act } from '../game/act.ts';
import type { FanId } from '../rules/mcr/fans.ts';
import type { RulesId } from '../rules/rules.ts';
import type { Unknown } from '../table/table.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Missed } from './missed.ts';

/** What a tile risks now. */
export interface Risk {
  /** That it deals in to anybody. */
  readonly chance: number;
  /** Points, on average. */
  readonly loss: number;
}

/** The nearest hand that reaches the minimum, by its best fan, and how many steps from ready it is. */
export interface NearestPlan {
  readonly fan: FanId;
  readonly away: number;
}

/** One thing that could be done. */
export interface Option {
  readonly act: Act;
  /** Of the hand then: at rest, or after its best discard. */
  readonly shanten?: number;
  /** Live tiles that lower it. */
  readonly tiles?: number;
  /** Expected from here to the end of the hand, others' wins aside. Of a win: what it brings, honba and sticks included. */
  readonly points?: number;
  /** The chance to win that goes with it. */
  readonly win?: number;
  readonly risk?: Risk;
  /** Where the family has a minimum to plan for. */
  readonly plan?: NearestPlan;
  /** What the options are ranked by where it is known: `points` with others' wins and the danger of going on (`net.ts`). */
  readonly net?: number;
}

/** What the choice gave up and gained in tiles that bring the hand nearer, beside the best choice. */
export interface Difference {
  readonly shanten: number;
  readonly tiles: number;
  readonly gained: readonly Accepted[];
  readonly lost: readonly Accepted[];
  /** In expected points, where both are known. */
  readonly points?: number;
  /** Of dealing in, where both are known. */
  readonly chance?: number;
}

/**
 * What the choice cost. `points`: expected points, as the family pays them. `share`: where points are not known, the share of
 * the best choice's live tiles that was given up; a step farther from a win counts 1.
 */
export interface Cost {
  readonly unit: 'points' | 'share';
  readonly value: number;
  /** More of the same loss that an earlier turn of the hand bears already: riichi or upeo that is still not declared. */
  readonly before?: number;
}

/**
 * Up to so much a choice counts as equal to the engine's. Points: about one in a hundred of what a win brings. Shares: what costs
 * as much where both are known (`tools/review/shares.ts`); in MCR, where fewer tiles are often worth more, from there on they
 * seldom are.
 */
export const EQUAL: Readonly<Record<RulesId, Readonly<Record<Cost['unit'], number>>>> = {
  riichi: { points: 50, share: 0.1 },
  mcr: { points: 0.5, share: 0.3 },
  korean: { points: 0.5, share: 0.1 },
};

export const UNJUDGED = ['kanDora', 'dealtAnew', 'others', 'calls', 'far'] as const;
/**
 * Why a choice has no cost. `kanDora`: what a kan's new indicator brings would decide; `dealtAnew`: what a hand dealt anew is
 * worth is not known; `others`: which choice is worth more depends on how soon others win, and by these rules that is not known
 * well enough; `calls`: it depends on what the open hand may call yet; `far`: the hand is too far from a win for values, and its shape does not tell.
 */
export type Unjudged = (typeof UNJUDGED)[number];

export const MOMENTS = ['turn', 'offer'] as const;
/** The own turn; or a tile that another showed. */
export type Moment = (typeof MOMENTS)[number];

export interface Decision {
  readonly family: RulesId;
  readonly seat: Seat;
  /** Which hand of the game, from 0. */
  readonly hand: number;
  /** Events of the hand before it. */
  readonly at: number;
  /** Own discards before it, and this one. */
  readonly turn: number;
  readonly moment: Moment;
  /** The tile drawn, or shown by another. */
  readonly tile?: Tile;
  readonly chosen: Act;
  /** Best first. Empty where there was nothing to choose and something is to be said all the same. */
  readonly options: readonly Option[];
  /** Where the choice stands among them, from 0; absent: the engine has no judgement of it. */
  readonly rank?: number;
  readonly difference?: Difference;
  /** Absent where it is not known. */
  readonly cost?: Cost;
  /** Only without a cost; absent: nothing can be said. */
  readonly unjudged?: Unjudged;
  /** Within the margin of the best; absent without a cost. */
  readonly isEqual?: boolean;
  /** The gravest first: the first one bears the cost. */
  readonly missed: readonly Missed[];
  readonly unknown: readonly Unknown[];
}
