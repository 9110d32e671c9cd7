// The hands that lead to a win soon enough, layer by layer: layer d holds those with d tiles drawn since the start.
//
// A hand between draws belongs to the graph if d + its shanten is at most the start's shanten and the detours allowed:
// with none, every draw comes nearer and every throw keeps near; with one, a draw may change the hand without
// bringing it nearer, or a throw may lead away, once. The condition is the hand's alone, not the way's, so that ways
// that meet share what follows. Forward only (`part.ts`): what a hand drew and threw follows from what it holds.

import { missingForOrphans, missingForPairs } from '../../shapes/specials.ts';
import { missingBeside, tables } from '../../shapes/tables.ts';
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

/** Of a hand of four parts. */
export const shantenOfParts = ({ parts, melds }: Shape, mp: number, sz: number): number => {
  const [m, p, s, z] = parts;
  const [im, ip, is, iz] = [mp >>> 16, mp & 0xffff, sz >>> 16, sz & 0xffff];
  const low = JOIN[(m.classes[im]! << 8) | p.classes[ip]!]!;
  const high = JOIN[(s.classes[is]! << 8) | z.classes[iz]!]!;
  const standard = missingBeside(melds)[(low << 8) | high]!;
  if (melds > 0) return standard - 1;
  const census = m.censuses[im]! + p.censuses[ip]! + s.censuses[is]! + z.censuses[iz]!;
  return Math.min(standard, missingForPairs(census), missingForOrphans(census)) - 1;
};

/** A hand with one part replaced: the other three joined, and what they add to the census. */
export interface Beside {
  readonly rests: Int32Array;
  readonly censuses: Int32Array;
  readonly numbers: Int32Array;
}

export const beside = (): Beside => ({
  rests: new Int32Array(4),
  censuses: new Int32Array(4),
  numbers: new Int32Array(4),
});

/** Reads a hand so that a change of any part costs one load. */
export const readBeside = ({ parts }: Shape, mp: number, sz: number, into: Beside): void => {
  const { rests, censuses, numbers } = into;
  numbers[0] = mp >>> 16;
  numbers[1] = mp & 0xffff;
  numbers[2] = sz >>> 16;
  numbers[3] = sz & 0xffff;
  const [m, p, s, z] = parts;
  const [cm, cp] = [m.classes[numbers[0]!]!, p.classes[numbers[1]!]!];
  const [cs, cz] = [s.classes[numbers[2]!]!, z.classes[numbers[3]!]!];
  const low = JOIN[(cm << 8) | cp]! << 8;
  const high = JOIN[(cs << 8) | cz]! << 8;
  rests[0] = JOIN[high | cp]! << 8;
  rests[1] = JOIN[high | cm]! << 8;
  rests[2] = JOIN[low | cz]! << 8;
  rests[3] = JOIN[low | cs]! << 8;
  let all = 0;
  for (let i = 0; i < 4; i++) all += parts[i]!.censuses[numbers[i]!]!;
  for (let i = 0; i < 4; i++) censuses[i] = all - parts[i]!.censuses[numbers[i]!]!;
};

/** The words of a hand with one part replaced. */
const mpWith = (mp: number, part: number, number: number): number =>
  part === 0 ? (number << 16) | (mp & 0xffff) : part === 1 ? (mp & 0xffff0000) | number : mp;
const szWith = (sz: number, part: number, number: number): number =>
  part === 2 ? (number << 16) | (sz & 0xffff) : part === 3 ? (sz & 0xffff0000) | number : sz;

const at: Beside = beside();

/** Tiles missing with part `p` as `number`. */
const needWith = (
  missing: Uint8Array,
  part: Part,
  p: number,
  number: number,
  isConcealed: boolean,
): number => {
  const standard = missing[at.rests[p]! | part.classes[number]!]!;
  if (!isConcealed) return standard;
  const census = (at.censuses[p]! + part.censuses[number]!) | 0;
  const pairs = missingForPairs(census);
  const orphans = missingForOrphans(census);
  const special = pairs < orphans ? pairs : orphans;
  return standard < special ? standard : special;
};

/** The throws of full hand `i` that leave at most `most` shanten; of kind `only`, if that is none below 0. */
const expandFull = (graph: Graph, layer: Layer, i: number, most: number, only: number): void => {
  const { full, resting } = layer;
  const [mp, sz] = [full.mp.items[i]!, full.sz.items[i]!];
  const missing = missingBeside(graph.melds);
  readBeside(graph, mp, sz, at);
  for (let p = 0; p < 4; p++) {
    const part = graph.parts[p]!;
    const number = at.numbers[p]!;
    for (let k = 0; k < WIDTH; k++) {
      const without = less(part, number, k);
      if (without < 0 || (only >= 0 && only !== part.start + k)) continue;
      const shanten = needWith(missing, part, p, without, graph.melds === 0) - 1;
      if (shanten > most) continue;
      const place = placeOf(resting, mpWith(mp, p, without), szWith(sz, p, without));
      if (place === resting.shanten.size) push(resting.shanten, shanten);
      push(full.next, place);
    }
  }
};

/** The draws of resting hand `i` after which a throw can leave at most `most` shanten. */
const expandResting = (graph: Graph, layer: Layer, into: FullHands, i: number, bounds: Bounds): void => {
  const { resting } = layer;
  const [mp, sz] = [resting.mp.items[i]!, resting.sz.items[i]!];
  const most = bounds.reach - graph.layers.length;
  const least = bounds.completeWins ? 0 : -1;
  const missing = missingBeside(graph.melds);
  readBeside(graph, mp, sz, at);
  for (let p = 0; p < 4; p++) {
    const part = graph.parts[p]!;
    const number = at.numbers[p]!;
    for (let k = 0; k < WIDTH; k++) {
      const copies = part.left[number * WIDTH + k]!;
      if (copies === 0) continue;
      const withOne = more(part, number, k);
      const shanten = needWith(missing, part, p, withOne, graph.melds === 0) - 1;
      if (shanten > most || shanten < least) continue;
      push(resting.next, placeOf(into, mpWith(mp, p, withOne), szWith(sz, p, withOne)));
      push(resting.copies, copies);
    }
  }
};

const expandAllFull = function* (graph: Graph, layer: Layer, bounds: Bounds): Generator<void> {
  const { full } = layer;
  const d = graph.layers.length;
  const only = d === 0 ? (bounds.only ?? -1) : -1;
  for (let i = 0; i < sizeOf(full); i++) {
    push(full.first, full.next.size);
    expandFull(graph, layer, i, bounds.reach - d, only);
    if ((i & 1023) === 1023) yield;
  }
  push(full.first, full.next.size);
};

const expandAllResting = function* (
  graph: Graph,
  layer: Layer,
  next: Layer,
  bounds: Bounds,
): Generator<void> {
  const { resting } = layer;
  for (let i = 0; i < sizeOf(resting); i++) {
    push(resting.first, resting.next.size);
    expandResting(graph, layer, next.full, i, bounds);
    if ((i & 1023) === 1023) yield;
  }
  push(resting.first, resting.next.size);
};

const sizeOfLayer = ({ full, resting }: Layer): number =>
  sizeOf(full) + sizeOf(resting) + full.next.size + resting.next.size;

/** The first layer of a hand about to throw: every throw, near or not. */
const firstLayer = (graph: Graph, isFull: boolean): Layer => {
  const layer = emptyLayer();
  placeOf(isFull ? layer.full : layer.resting, 0, 0);
  if (!isFull) push(layer.resting.shanten, shantenOfParts(graph, 0, 0));
  return layer;
};

/** More than this is not worked on: 200 bytes for the largest of hands, 12 for a way. */
export const MOST = 6_000_000;

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
  let layer = firstLayer(graph, isFull);
  for (let d = 0; d <= bounds.reach; d++) {
    yield* expandAllFull(graph, layer, bounds);
    graph.layers.push(layer);
    const next = emptyLayer();
    yield* expandAllResting(graph, layer, next, bounds);
    graph.size += sizeOfLayer(layer);
    if (graph.size > MOST) return undefined;
    layer = next;
  }
  return graph;
};
