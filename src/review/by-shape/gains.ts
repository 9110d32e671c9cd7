// What choices gain where the value search has looked at every way with a detour, of families whose others' wins nobody has
// learned. A choice is worth more for certain only if it has gained as much after every own draw: then however soon another
// wins, it was the better one. Where one choice gains more in the end and another sooner, there is no verdict.

import { type ValueRules, type Values, valuesFor } from '../../analysis/value/value.ts';
import type { Act } from '../../game/act.ts';
import { apply } from '../../table/apply.ts';
import type { Table } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import { isSame } from '../acts.ts';
import { type Cost, EQUAL } from '../decision.ts';

export interface Gain {
  readonly act: Act;
  /** Expected to the end of the hand, others' wins aside. */
  readonly points: number;
  readonly win: number;
  /** Points gained by own draws from now. */
  readonly curve: readonly number[];
}

/** A table and the rules that it is played by. */
export interface Played {
  readonly table: Table;
  readonly rules: ValueRules;
}

/** Undefined where it was not looked at with detours. */
const fullValues = function* (played: Played): Generator<undefined, Values | undefined> {
  let last: Values | undefined;
  for (const values of valuesFor(played)) {
    if (values) last = values;
    else yield undefined;
  }
  return last?.stage === 'full' ? last : undefined;
};

/** A kan draws at once what others draw later: its draws come one sooner. */
const replaced = (table: Table): Table => {
  const { claimable: _, ...rest } = table;
  return { ...rest, turn: rest.me, phase: 'draw' };
};

const drawsFirst = (act: Act): boolean => act.type === 'meld' && isKan(act.meld);

const tableAfter = (table: Table, act: Act): Table | undefined => {
  if (act.type !== 'meld') return table;
  const next = apply(table, { ...act, seat: table.me });
  if (!next.ok) return undefined;
  return isKan(act.meld) ? replaced(next.value) : next.value;
};

/** Letting pass, a call with its best discard, or a kan. */
const gainOf = function* ({ table, rules }: Played, act: Act): Generator<undefined, Gain | undefined> {
  const after = tableAfter(table, act);
  const values = after && (yield* fullValues({ table: after, rules }));
  const value = values?.now ?? values?.discards[0];
  if (!value?.best) return undefined;
  const { points, win } = value.best;
  const curve = drawsFirst(act) ? value.curve.points.slice(1) : value.curve.points;
  return { act, points, win, curve };
};

/** Of all of them or of none: what is not compared with everything says nothing. */
export const gainsOf = function* (
  played: Played,
  acts: readonly Act[],
): Generator<undefined, readonly Gain[]> {
  const gains: Gain[] = [];
  for (const act of acts) {
    const gain = yield* gainOf(played, act);
    if (!gain) return [];
    gains.push(gain);
  }
  return gains;
};

/** After every draw `a` has gained as much as `b`, up to this share. */
const isAhead = (a: Gain, b: Gain, margin: number): boolean => {
  const length = Math.max(a.curve.length, b.curve.length);
  const at = ({ curve }: Gain, k: number): number => curve[k] ?? curve.at(-1) ?? 0;
  return Array.from({ length }, (_, k) => k).every((k) => at(a, k) >= (1 - margin) * at(b, k));
};

export interface Compared {
  /** The one that gains most; better than the choice for certain, or as good. */
  readonly best: Gain;
  readonly cost: Cost;
}

const shareLost = (best: Gain, ours: Gain): number =>
  best.points === 0 ? 0 : Math.max(0, 1 - ours.points / best.points);

const EXACT = 1e-9;

/** `others`: it depends on them. Undefined: nothing was gained by anything, or not all is known. */
export const compare = (gains: readonly Gain[], chosen: Act): Compared | 'others' | undefined => {
  const ours = gains.find(({ act }) => isSame(act, chosen));
  const [top] = [...gains].sort((a, b) => b.points - a.points);
  if (!ours || !top || top.points === 0) return undefined;
  const lost = shareLost(top, ours);
  const isCertain =
    lost > EQUAL.share
      ? isAhead(top, ours, EXACT)
      : gains.every((other) => isAhead(ours, other, EQUAL.share));
  return isCertain ? { best: top, cost: { unit: 'share', value: lost, of: 'points' } } : 'others';
};
