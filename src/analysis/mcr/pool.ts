// Finished hands around a hand, scored as wins by discard and by self-draw when they are asked for, and remembered. The
// measure of work is the wins scored; it needs no clock, so that the same table is always answered alike.

import type { McrSituation } from '../../rules/mcr/hand.ts';
import { isRefused, type McrScore, score } from '../../rules/mcr/score.ts';
import type { Refusal, Win } from '../../rules/rules.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import { candidates } from './candidates.ts';
import { foreseen, type McrFacts } from './facts.ts';

export const MODES = ['byDiscard', 'bySelfDraw'] as const;
export type Mode = (typeof MODES)[number];
export type Values = Readonly<Partial<Record<Mode, McrScore>>>;

export interface Target {
  readonly hand: Tally;
  /** By winning tile, as far as they were asked for. */
  readonly values: Map<Kind, Values>;
}

/**
 * Wins that may be scored for hands within one exchange and a win, and for what is farther. A win scored is some 20 to 50
 * microseconds; most turns need fewer than 130 in all, a full flush near tenpai all there are.
 */
export interface Budget {
  readonly near: number;
  readonly far: number;
}
export const MY_TURN: Budget = { near: 600, far: 90 };
export const OF_A_CALL: Budget = { near: 300, far: 40 };

/** Finished hands around one hand. It remembers what it has scored. */
export interface Pool {
  readonly facts: McrFacts;
  readonly s: McrSituation;
  readonly targets: readonly Target[];
  readonly exact: boolean;
  readonly left: { near: number; far: number; work: number };
}

/** Exchanges beyond the nearest shape up to which plans are sought, and in all. */
const REACH = 2;
const MOST_MISSING = 6;

/** Around a hand at rest, or with a tile too many. `shanten`: its distance by shape. */
export const poolOf = (facts: McrFacts, s: McrSituation, shanten: number, budget: Budget): Pool => {
  const held = countsOf(s.concealed);
  const limits = held.map((n, k) => n + facts.live[k]!);
  const most = Math.min(MOST_MISSING, shanten + 1 + REACH);
  const { hands, exact } = candidates({ reach: { held, limits }, melds: s.melds, most });
  const targets = hands.map((hand): Target => ({ hand, values: new Map() }));
  return { facts, s, targets, exact, left: { ...budget, work: 0 } };
};

/** The finished hand's tiles without the one it wins on. */
export const waiting = (hand: Tally, win: Kind): readonly Tile[] => {
  const tiles: Tile[] = [];
  for (const k of KINDS) {
    const copies = k === win ? hand[k]! - 1 : hand[k]!;
    for (let i = 0; i < copies; i++) tiles.push(plainTile(k));
  }
  return tiles;
};

const valued = (pool: Pool, s: McrSituation, win: Win): McrScore | Refusal => {
  pool.left.work++;
  return score(s, win, pool.facts.options);
};

/**
 * Where a self-draw of a concealed hand falls short a discard does, too. Of an open hand not so: a discard alone brings
 * the melded hand, and the chicken hand, which a self-drawn tile spoils.
 */
const mayByDiscard = (bySelfDraw: McrScore | Refusal, { s }: Pool): boolean =>
  bySelfDraw === 'underMinimum' ? !isConcealed(s.melds) : !isRefused(bySelfDraw);

const scored = (pool: Pool, { hand }: Target, kind: Kind): Values => {
  const { facts, s } = pool;
  const ready = { ...s, concealed: waiting(hand, kind) };
  const win = { tile: plainTile(kind), last: false, ...foreseen(facts, kind) };
  const bySelfDraw = valued(pool, ready, { ...win, by: 'wall' });
  const byDiscard = mayByDiscard(bySelfDraw, pool)
    ? valued(pool, ready, { ...win, by: 'discard', from: s.seat === 0 ? 1 : 0 })
    : undefined;
  return {
    ...(byDiscard === undefined || isRefused(byDiscard) ? {} : { byDiscard }),
    ...(isRefused(bySelfDraw) ? {} : { bySelfDraw }),
  };
};

/** What a win is worth; undefined where the budget is spent. */
export const valuesOf = (pool: Pool, target: Target, kind: Kind, tier: keyof Budget): Values | undefined => {
  const known = target.values.get(kind);
  if (known) return known;
  if (pool.left[tier] <= 0) return undefined;
  const before = pool.left.work;
  const values = scored(pool, target, kind);
  pool.left[tier] -= pool.left.work - before;
  target.values.set(kind, values);
  return values;
};
