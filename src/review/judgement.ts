// What a family's judge says of one moment, before it is told as a decision.

import type { HandView } from '../analysis/analysis.ts';
import type { Act } from '../game/act.ts';
import type { Table } from '../table/table.ts';
import type { Tile } from '../tiles/tile.ts';
import { isSame } from './acts.ts';
import type { Cost, Difference, Option, Unjudged } from './decision.ts';
import type { Missed } from './missed.ts';
import type { Met } from './moments.ts';
import type { Budget } from './stage.ts';

/** An option with the hand that it leaves. */
export interface Weighed {
  readonly option: Option;
  readonly view?: HandView;
  /** Its net worth could it call on (`CALLING`), where that may turn a judgement. */
  readonly calling?: number;
}

/** How the hand stood after the own act before: what is new since is walked into now. */
export interface Standing {
  /** What was said of the hand already, as text. */
  readonly said: readonly string[];
  /** Points that were counted as lost by not declaring riichi or upeo. */
  readonly silence?: number;
}

export const AT_DEAL: Standing = { said: [] };

export interface Judgement {
  /** Best first. */
  readonly weighed: readonly Weighed[];
  readonly chosen: Act;
  readonly missed: readonly Missed[];
  readonly cost?: Cost;
  readonly unjudged?: Unjudged;
  readonly next: Standing;
  /** Live copies by kind. */
  readonly live: readonly number[];
}

/** What a family knows of judging. */
export interface Judge {
  /** Undefined where there is nothing to judge. */
  readonly judge: (
    met: Met,
    standing: Standing,
    budget: Budget,
  ) => Generator<undefined, Judgement | undefined>;
  /** The own hand without the tile just drawn. */
  readonly viewOf: (table: Table) => HandView | undefined;
}

export const weighedOf = (weighed: readonly Weighed[], act: Act): Weighed | undefined =>
  weighed.find(({ option }) => isSame(option.act, act));

/** Those with a net worth first, the most first; the others as the engine has them. */
export const bestFirst = (weighed: readonly Weighed[]): readonly Weighed[] => {
  const known = weighed.filter(({ option }) => option.net !== undefined);
  const rest = weighed.filter(({ option }) => option.net === undefined);
  return [...known.sort((a, b) => b.option.net! - a.option.net!), ...rest];
};

/** In expected points, where both are known. */
export const pointsCost = (best: Option | undefined, chosen: Option | undefined): Cost | undefined =>
  best?.net === undefined || chosen?.net === undefined
    ? undefined
    : { unit: 'points', value: best.net - chosen.net };

/** What one view accepts and the other does not, or with more live copies. */
const moreIn = (one: HandView, other: HandView): HandView['accepts'] =>
  one.accepts.flatMap(({ kind, live }) => {
    const more = live - (other.accepts.find((a) => a.kind === kind)?.live ?? 0);
    return more > 0 ? [{ kind, live: more }] : [];
  });

const less = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? undefined : a - b;

/** The choice beside the best one. */
export const differenceOf = (best: Weighed, chosen: Weighed): Difference | undefined => {
  if (!best.view || !chosen.view) return undefined;
  const points = less(chosen.option.points, best.option.points);
  const chance = less(chosen.option.risk?.chance, best.option.risk?.chance);
  return {
    shanten: chosen.view.shanten - best.view.shanten,
    tiles: chosen.view.tiles - best.view.tiles,
    gained: moreIn(chosen.view, best.view),
    lost: moreIn(best.view, chosen.view),
    ...(points === undefined ? {} : { points }),
    ...(chance === undefined ? {} : { chance }),
  };
};

/** The tile an act throws. */
export const thrownBy = (act: Act): Tile | undefined => (act.type === 'discard' ? act.tile : undefined);
