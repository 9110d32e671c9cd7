// Hands told by their shape, where they are too far from a win for points: what each discard leaves, in the words that MCR and
// Korean share, and what a choice cost then.

import type { HandView } from '../../analysis/analysis.ts';
import { courseOf } from '../../analysis/value/course.ts';
import type { Act } from '../../game/act.ts';
import type { FanId } from '../../rules/mcr/fans.ts';
import type { Table } from '../../table/table.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { Cost } from '../decision.ts';

/** A ready hand: `shapeOnly`: no wait reaches the minimum. */
export interface ReadyHand {
  readonly readiness: 'ready' | 'partly' | 'shapeOnly' | 'dead';
  readonly waits: readonly Kind[];
  /** Points missing to the minimum on the wait that is nearest to it. */
  readonly short: number;
  /** What a win pays on average, by weight of copies, of the waits that may be won on. */
  readonly points: number;
}

/** What a hand is judged by. */
interface Standing {
  readonly view: HandView;
  /** Live tiles that win, by discard and by self-draw together; 0: none does. */
  readonly winning?: number;
  /** Steps to a hand that reaches the minimum; undefined: none was found, or the family does not say. */
  readonly away?: number;
  /** Up to so many steps away no such hand was overlooked. */
  readonly exactTo?: number;
}

/** What one discard, or letting pass, leaves. */
export interface Shaped extends Standing {
  readonly act: Act;
  readonly winning: number;
  readonly ready?: ReadyHand;
  /** Names the nearest plan. */
  readonly fan?: FanId;
}

/** A hand without any plan counts as so many steps farther than the best. */
const PLAN_LOST = 1;

/** How many steps farther from a hand that may win, as far as that is certain: a search that may have missed some says nothing. */
export const stepsBehind = (best: Standing, ours: Standing): number => {
  if (best.away === undefined || best.away > (ours.exactTo ?? 0)) return 0;
  return ours.away === undefined ? PLAN_LOST : Math.max(0, ours.away - best.away);
};

const givenUp = (most: number, mine: number): number => (most === 0 ? 0 : Math.max(0, 1 - mine / most));

/** In the order in which the engine ranks: what wins, then plans, then shape, then live tiles. */
export const shareOf = (best: Standing, ours: Standing): number => {
  if (best.winning) return givenUp(best.winning, ours.winning ?? 0);
  const behind = stepsBehind(best, ours);
  if (behind > 0) return behind;
  // Ready by shape alone: how many tiles complete it says nothing.
  if (best.winning === 0 && best.view.shanten === 0) return 0;
  const steps = ours.view.shanten - best.view.shanten;
  if (steps !== 0) return Math.max(0, steps);
  return givenUp(best.view.tiles, ours.view.tiles);
};

/** Fewer draws are left than steps to a ready hand: how near it looks tells nothing. */
export const isTooLate = (table: Table, shanten = 0): boolean =>
  !table.unknown.includes('wall') && shanten > courseOf(table).draws;

/** So many steps at least to a hand that may win: of plans no nearer one than the search is sure of. */
const stepsLeft = ({ view, away, exactTo }: Standing): number => {
  if (exactTo === undefined) return view.shanten;
  return Math.max(view.shanten, away !== undefined && away <= exactTo ? away : exactTo + 1);
};

/** The same of a hand by its plans, too: what reaches the minimum by none in time wins nothing. */
export const isOutOfTime = (table: Table, standing: Standing): boolean =>
  isTooLate(table, stepsLeft(standing));

export const share = (value: number): Cost => ({ unit: 'share', value });

export const thrown = (act: Act): Tile | undefined => (act.type === 'discard' ? act.tile : undefined);
