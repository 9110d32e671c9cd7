// The hands that lead to a win soon enough, layer by layer: layer d holds those with d tiles drawn since the start.
//
// A hand between draws belongs to the graph if d + its shanten is at most the start's shanten and the detours allowed:
// with none, every draw comes nearer and every throw keeps near; with one, a draw may change the hand without
// bringing it nearer, or a throw may lead away, once. The condition is the hand's alone, not the way's, so that ways
// that meet share what follows. Forward only (`part.ts`): what a hand drew and threw follows from what it holds.

import { missingForOrphans, missingForPairs } from '../../shapes/specials.ts';
import { missingBeside, tables } from '../../shapes/tables.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { type Ints, ints, push } from './grow.ts';
import { type Hands, noHands, placeOf, sizeOf } from './hands.ts';
import { less, more, type Part, WIDTH } from './part.ts';

const { JOIN } = tables;

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

export interface Shape {
  readonly parts: readonly [Part, Part, Part, Part];
  readonly melds: number;
  /**
   * Tiles missing for forms beside the standard one, for rules whose forms are not seven different pairs and thirteen
   * orphans. Asked with the whole hand and what the standard form misses.
   */
  readonly special?: ((counts: Tally, standard: number) => number) | undefined;
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
  full: { ...noHands(), first: ints(), next: ints() },
  resting: { ...noHands(), shanten: ints(), first: ints(), next: ints(), copies: ints() },
});

const whole = emptyCounts();

/** The counts of a hand as read, part `p` being `number`. Filled anew by every call. */
const wholeWith = ({ parts }: Shape, hand: Beside, p: number, number: number): Tally => {
  for (let i = 0; i < 4; i++) {
    const { start, counts } = parts[i]!;
    const from = (i === p ? number : hand.numbers[i]!) * WIDTH;
    const end = i === 3 ? 7 : WIDTH;
    for (let k = 0; k < end; k++) whole[start + k] = counts[from + k]!;
  }
  return whole;
};

/** Tiles missing where part `p` is of a class and adds to the census. `missing`: `missingBeside` the melds. */
const needOf = (hand: Beside, missing: Uint8Array, p: number, id: number, census: number): number => {
  const standard = missing[hand.rests[p]! | id]!;
  if (census === NO_CENSUS) return standard;
  const all = (hand.censuses[p]! + census) | 0;
  const pairs = missingForPairs(all);
  const orphans = missingForOrphans(all);
  const special = pairs < orphans ? pairs : orphans;
  return standard < special ? standard : special;
};

/** Beside melds there are no special forms. */
const NO_CENSUS = -1;

/** Tiles missing with part `p` as `number`, the rest as read. */
export const needWith = (
  shape: Shape,
  hand: Beside,
  missing: Uint8Array,
  p: number,
  number: number,
): number => {
  const part = shape.parts[p]!;
  const id = part.classes[number]!;
  if (shape.special === undefined)
    return needOf(hand, missing, p, id, shape.melds > 0 ? NO_CENSUS : part.censuses[number]!);
  const standard = missing[hand.rests[p]! | id]!;
  return Math.min(standard, shape.special(wholeWith(shape, hand, p, number), standard));
};

/** A change of one part: to its places with a tile more, or less. */
interface Step {
  readonly classes: Uint8Array;
  readonly censuses: Int32Array;
  readonly make: (part: Part, number: number, place: number) => number;
}
const stepMore = ({ classesMore, censusesMore }: Part): Step => ({
  classes: classesMore,
  censuses: censusesMore,
  make: more,
});
const stepLess = ({ classesLess, censusesLess }: Part): Step => ({
  classes: classesLess,
  censuses: censusesLess,
  make: less,
});

/** Of the places in `bits`, those where part `p` so changed leaves at most `most` tiles missing and at least `least`. */
const nearBits = (
  shape: Shape,
  hand: Beside,
  p: number,
  step: Step,
  bits: number,
  most: number,
  least: number,
) => {
  const missing = missingBeside(shape.melds);
  const number = hand.numbers[p]!;
  const from = number * WIDTH;
  const rest = hand.rests[p]!;
  const { classes, censuses } = step;
  const { special } = shape;
  let near = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    let need = missing[rest | classes[from + place]!]!;
    if (special !== undefined) {
      need = needWith(shape, hand, missing, p, step.make(shape.parts[p]!, number, place));
    } else if (shape.melds === 0 && need > least) {
      const all = (hand.censuses[p]! + censuses[from + place]!) | 0;
      const pairs = missingForPairs(all);
      const orphans = missingForOrphans(all);
      if (pairs < need) need = pairs;
      if (orphans < need) need = orphans;
    }
    if (need <= most && need >= least) near |= left & -left;
  }
  return near;
};

/** The places of part `p` with a copy to draw that complete the hand as read, copies seen or not. */
export const waitBits = (shape: Shape, hand: Beside, p: number): number =>
  nearBits(shape, hand, p, stepMore(shape.parts[p]!), p === 3 ? 0x7f : 0x1ff, 0, 0);

/** A hand with one part replaced: the other three joined, and what they add to the census. */
export interface Beside {
  readonly rests: Int32Array;
  readonly censuses: Int32Array;
  readonly numbers: Int32Array;
  readonly classes: Int32Array;
}

export const beside = (): Beside => ({
  rests: new Int32Array(4),
  censuses: new Int32Array(4),
  numbers: new Int32Array(4),
  classes: new Int32Array(4),
});

/** Reads a hand so that a change of any part costs one load. */
export const readBeside = ({ parts }: Shape, mp: number, sz: number, into: Beside): void => {
  const { rests, censuses, numbers } = into;
  let all = 0;
  for (let i = 0; i < 4; i++) {
    const word = i < 2 ? mp : sz;
    const number = (i & 1) === 0 ? word >>> 16 : word & 0xffff;
    const part = parts[i]!;
    numbers[i] = number;
    into.classes[i] = part.classes[number]!;
    censuses[i] = part.censuses[number]!;
    all += censuses[i]!;
  }
  for (let i = 0; i < 4; i++) censuses[i] = all - censuses[i]!;
  const { classes } = into;
  const low = JOIN[(classes[0]! << 8) | classes[1]!]! << 8;
  const high = JOIN[(classes[2]! << 8) | classes[3]!]! << 8;
  rests[0] = JOIN[high | classes[1]!]! << 8;
  rests[1] = JOIN[high | classes[0]!]! << 8;
  rests[2] = JOIN[low | classes[3]!]! << 8;
  rests[3] = JOIN[low | classes[2]!]! << 8;
};

/** The words of a hand with one part replaced. */
export const mpWith = (mp: number, part: number, number: number): number =>
  part === 0 ? (number << 16) | (mp & 0xffff) : part === 1 ? (mp & 0xffff0000) | number : mp;
export const szWith = (sz: number, part: number, number: number): number =>
  part === 2 ? (number << 16) | (sz & 0xffff) : part === 3 ? (sz & 0xffff0000) | number : sz;

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
    if ((i & 1023) !== 1023) continue;
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
    if ((i & 1023) !== 1023) continue;
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
  const graph: Graph = { ...shape, layers: [], size: 0 };
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
