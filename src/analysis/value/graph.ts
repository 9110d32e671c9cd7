// The hands that lead to a win soon enough, layer by layer: layer d holds those with d tiles drawn since the start.
//
// A hand between draws belongs to the graph if d + its shanten is at most the start's shanten and the detours allowed:
// with none, every draw comes nearer and every throw keeps near; with one, a draw may change the hand without
// bringing it nearer, or a throw may lead away, once. The condition is the hand's alone, not the way's, so that ways
// that meet share what follows. Forward only (`part.ts`): what a hand drew and threw follows from what it holds.

import { missingBeside } from '../../shapes/tables.ts';
import { type Ints, ints, push } from './grow.ts';
import { type Hands, noTable, placeOf, sizeOf } from './hands.ts';
import {
  type Beside,
  beside,
  mpWith,
  nearBits,
  needWith,
  readBeside,
  type Shape,
  stepLess,
  stepMore,
  szWith,
} from './near.ts';
import { less, more, WIDTH } from './part.ts';

/** Hands with a tile to throw; `next` are the hands after each throw, from `first[i]` to `first[i + 1]`. */
export interface FullHands extends Hands {
  readonly first: Ints;
  readonly next: Ints;
}

/** Hands between draws; a draw of `copies` tiles leads to `next`, a full hand of the layer after. */
export interface RestingHands extends Hands {
  readonly shanten: Ints;
  readonly first: Ints;
  readonly next: Ints;
  readonly copies: Ints;
}

export interface Layer {
  readonly full: FullHands;
  readonly resting: RestingHands;
}

export interface Graph extends Shape {
  readonly layers: Layer[];
  /** Hands and ways between them: what memory it takes. */
  size: number;
}

export interface Bounds {
  /** Layer d holds hands of at most `reach − d` shanten. */
  readonly reach: number;
  /** Every complete hand is a win by self-draw: its draw leads nowhere else. */
  readonly completeWins: boolean;
  /** The one kind that is thrown from the first hand; absent: any. */
  readonly only?: number;
}

const emptyLayer = (): Layer => ({
  full: { mp: ints(), sz: ints(), table: noTable(), first: ints(), next: ints() },
  resting: {
    mp: ints(),
    sz: ints(),
    table: noTable(),
    shanten: ints(),
    first: ints(),
    next: ints(),
    copies: ints(),
  },
});

const at: Beside = beside();

/** Of a hand of four parts. */
export const shantenOfParts = (shape: Shape, mp: number, sz: number): number => {
  readBeside(shape, mp, sz, at);
  return needWith(shape, at, missingBeside(shape.melds), 0, at.numbers[0]!) - 1;
};

/** The shanten of the hand in `at`. */
const shantenHere = (graph: Graph, missing: Uint8Array): number =>
  needWith(graph, at, missing, 0, at.numbers[0]!) - 1;

/** The throws of full hand `i` that leave at most `most` shanten; of kind `only`, if that is none below 0. */
const expandFull = (graph: Graph, layer: Layer, i: number, most: number, only: number): void => {
  const { full, resting } = layer;
  const mp = full.mp.items[i]!;
  const sz = full.sz.items[i]!;
  const missing = missingBeside(graph.melds);
  readBeside(graph, mp, sz, at);
  // A throw costs one step at most: where that is allowed, none needs a look.
  const isAnyNear = shantenHere(graph, missing) < most;
  for (let p = 0; p < 4; p++) {
    const part = graph.parts[p]!;
    const number = at.numbers[p]!;
    const all = part.throwable[number]!;
    let bits = isAnyNear ? all : nearBits(graph, at, p, stepLess(part), all, most + 1, 0);
    for (; bits !== 0; bits &= bits - 1) {
      const k = 31 - Math.clz32(bits & -bits);
      if (only >= 0 && only !== part.start + k) continue;
      const without = less(part, number, k);
      push(full.next, placeOf(resting, mpWith(mp, p, without), szWith(sz, p, without)));
    }
  }
};

/** The draws of resting hand `i` after which a throw can leave at most `most` shanten. */
const expandResting = (graph: Graph, layer: Layer, into: FullHands, i: number, bounds: Bounds): void => {
  const { resting } = layer;
  const mp = resting.mp.items[i]!;
  const sz = resting.sz.items[i]!;
  const most = bounds.reach - graph.layers.length;
  const missing = missingBeside(graph.melds);
  readBeside(graph, mp, sz, at);
  const shanten = shantenHere(graph, missing);
  push(resting.shanten, shanten);
  // A draw leads no farther away: where this near is enough, only a win needs a look.
  const isAnyNear = shanten <= most && (shanten > 0 || !bounds.completeWins);
  const least = bounds.completeWins ? 0 : -1;
  for (let p = 0; p < 4; p++) {
    const part = graph.parts[p]!;
    const number = at.numbers[p]!;
    const all = part.drawable[number]!;
    let bits = isAnyNear ? all : nearBits(graph, at, p, stepMore(part), all, most + 1, least + 1);
    for (; bits !== 0; bits &= bits - 1) {
      const k = 31 - Math.clz32(bits & -bits);
      const withOne = more(part, number, k);
      push(resting.next, placeOf(into, mpWith(mp, p, withOne), szWith(sz, p, withOne)));
      push(resting.copies, part.left[number * WIDTH + k]!);
    }
  }
};

/** More than this is not worked on: with 60 bytes a hand, 16 a way and 300 a waiting hand it stays below 150 MB. */
export const MOST = 2_400_000;

const sizeOfLayer = ({ full, resting }: Layer): number =>
  sizeOf(full) + sizeOf(resting) + full.next.size + resting.next.size;

/** Whether the graph with the layers under way stays within `MOST`. */
const fits = (graph: Graph, ...layers: readonly Layer[]): boolean =>
  layers.reduce((sum, layer) => sum + sizeOfLayer(layer), graph.size) <= MOST;

/** Both say whether the graph still fits. */
const expandAllFull = function* (graph: Graph, layer: Layer, bounds: Bounds): Generator<void, boolean> {
  const { full } = layer;
  const d = graph.layers.length;
  const only = d === 0 ? (bounds.only ?? -1) : -1;
  for (let i = 0; i < sizeOf(full); i++) {
    push(full.first, full.next.size);
    expandFull(graph, layer, i, bounds.reach - d, only);
    if ((i & 255) !== 255) continue;
    if (!fits(graph, layer)) return false;
    yield;
  }
  push(full.first, full.next.size);
  return fits(graph, layer);
};

const expandAllResting = function* (
  graph: Graph,
  layer: Layer,
  next: Layer,
  bounds: Bounds,
): Generator<void, boolean> {
  const { resting } = layer;
  const most = bounds.reach - graph.layers.length;
  for (let i = 0; i < sizeOf(resting); i++) {
    push(resting.first, resting.next.size);
    if (most < 0) push(resting.shanten, 0);
    else expandResting(graph, layer, next.full, i, bounds);
    if ((i & 255) !== 255) continue;
    if (!fits(graph, layer, next)) return false;
    yield;
  }
  push(resting.first, resting.next.size);
  return fits(graph, layer, next);
};

/** The first layer: the hand itself. */
const firstLayer = (isFull: boolean): Layer => {
  const layer = emptyLayer();
  placeOf(isFull ? layer.full : layer.resting, 0, 0);
  return layer;
};

/**
 * Builds the graph of the hand that `parts` hold as their number 0, yielding now and then. Undefined if it grows
 * beyond `MOST`.
 */
export const buildGraph = function* (
  shape: Shape,
  isFull: boolean,
  bounds: Bounds,
): Generator<void, Graph | undefined> {
  const { parts, melds, special } = shape;
  const graph: Graph = { parts, melds, special, layers: [], size: 0 };
  let layer = firstLayer(isFull);
  for (let d = 0; d <= bounds.reach; d++) {
    if (!(yield* expandAllFull(graph, layer, bounds))) return undefined;
    graph.layers.push(layer);
    const next = emptyLayer();
    if (!(yield* expandAllResting(graph, layer, next, bounds))) return undefined;
    graph.size += sizeOfLayer(layer);
    layer = next;
  }
  return graph;
};
