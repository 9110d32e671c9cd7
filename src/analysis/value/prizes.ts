// What the waiting hands of the graph win: for each, sums over its waits, so that a turn of the search costs the same
// however many waits there are.

import { KINDS } from '../../tiles/tile.ts';
import type { FullHands, Graph, RestingHands } from './graph.ts';
import { sizeOf } from './hands.ts';
import { beside, mpWith, readBeside, type Shape, szWith, waitBits } from './near.ts';
import { more, WIDTH } from './part.ts';
import { PRIZES, prizeAt, RON, type Scorer, SILENT, TSUMO } from './scorer.ts';

/** Sums of a waiting hand, by stance and whether the tile is the last, at `sumAt`. */
export const SUMS = {
  /** Live copies that win by self-draw, and what they pay together. */
  draws: 0,
  drawn: 1,
  /** Live copies let go, as the model has it: of every wait, of those that win, and what these pay together. */
  lets: 2,
  wins: 3,
  ronned: 4,
} as const;
const SUM_COUNT = 5;
export const sumAt = (stance: number, isLast: 0 | 1): number => (stance * 2 + isLast) * SUM_COUNT;
/** Numbers a waiting hand takes. */
export const ROW = 6 * SUM_COUNT;

export interface Furiten {
  /** Kinds of the own river, as flags. */
  readonly river: Uint8Array;
  /** What an own discard bars: every wait, itself alone, or nothing. */
  readonly bars: 'all' | 'itself' | 'none';
}

export interface PrizeAsk {
  readonly scorer: Scorer;
  readonly furiten: Furiten;
  /** By stance and kind, how readily it is let go. */
  readonly letGo: readonly [Float64Array, Float64Array, Float64Array];
  /** Copies of each kind in the own melds. */
  readonly melded: Uint8Array;
  readonly isFirst: boolean;
  /** The full hands a layer on, where some of them are complete. */
  readonly after?: FullHands | undefined;
}

/** By layer: the row of each resting hand, −1 where it waits for nothing. */
export interface LayerPrizes {
  readonly rows: Int32Array;
  readonly sums: Float64Array;
  readonly count: number;
}

const at = beside();
const prizes = new Float64Array(PRIZES);
const counts = new Uint8Array(KINDS.length);
const waits = new Uint8Array(KINDS.length);

const readCounts = ({ parts }: Shape): void => {
  for (let p = 0; p < 4; p++) {
    const { start, counts: all } = parts[p]!;
    const from = at.numbers[p]! * WIDTH;
    for (let k = 0; k < WIDTH && start + k < counts.length; k++) counts[start + k] = all[from + k]!;
  }
};

/** Lists the waits of the hand in `at`; a kind of which the player holds all four is none. */
const readWaits = (graph: Graph, melded: Uint8Array): number => {
  let count = 0;
  for (let p = 0; p < 4; p++) {
    const { start } = graph.parts[p]!;
    for (let bits = waitBits(graph, at, p); bits !== 0; bits &= bits - 1) {
      const kind = start + 31 - Math.clz32(bits & -bits);
      if (counts[kind]! + melded[kind]! < 4) waits[count++] = kind;
    }
  }
  return count;
};

const partOfKind = ({ parts }: Shape, kind: number) => parts[kind < 27 ? Math.floor(kind / 9) : 3]!;

/** Copies that can still come, of a kind that was thrown too: it is not kept again, but it wins. */
const leftOf = (shape: Shape, kind: number): number => {
  const { start, home, live } = partOfKind(shape, kind);
  return live[kind - start]! - Math.max(0, counts[kind]! - home[kind - start]!);
};

/** Kinds this hand has thrown: in the river, or gone from the start. */
const isOwnDiscard = (shape: Shape, { river }: Furiten, kind: number): boolean => {
  const { start, home } = partOfKind(shape, kind);
  return river[kind]! > 0 || counts[kind]! < home[kind - start]!;
};

/** The sums of a layer under way; those of the hand at work begin at `row`. */
interface Sums {
  readonly items: Float64Array;
  row: number;
}

/** `left` copies of a wait, `lets` of them let go, to the sums that begin at `to`. */
const addTo = (
  items: Float64Array,
  to: number,
  left: number,
  lets: number,
  drawn: number,
  ronned: number,
) => {
  if (drawn > 0) {
    items[to + SUMS.draws]! += left;
    items[to + SUMS.drawn]! += left * drawn;
  }
  items[to + SUMS.lets]! += lets;
  if (ronned > 0) {
    items[to + SUMS.wins]! += lets;
    items[to + SUMS.ronned]! += lets * ronned;
  }
};

const addWait = (graph: Graph, ask: PrizeAsk, kind: number, isBarred: boolean, sums: Sums): void => {
  const { scorer, letGo } = ask;
  const left = leftOf(graph, kind);
  if (left <= 0) return;
  scorer.fill(KINDS[kind]!, prizes, !isBarred);
  const { items, row } = sums;
  const stances = scorer.declares ? 3 : 1;
  for (let stance = 0; stance < stances; stance++) {
    const lets = left * letGo[stance]![kind]!;
    for (let i = 0; i < 2; i++) {
      const last = i === 0 ? 0 : 1;
      const ronned = isBarred ? 0 : prizes[prizeAt(stance, RON, last)]!;
      addTo(items, row + sumAt(stance, last), left, lets, prizes[prizeAt(stance, TSUMO, last)]!, ronned);
    }
  }
};

/** A draw that wins leads nowhere else. */
const dropDraw = (graph: Graph, resting: RestingHands, i: number, after: FullHands, kind: number): void => {
  const p = kind < 27 ? Math.floor(kind / 9) : 3;
  const number = more(graph.parts[p]!, at.numbers[p]!, kind - graph.parts[p]!.start);
  const mp = mpWith(resting.mp.items[i]!, p, number);
  const sz = szWith(resting.sz.items[i]!, p, number);
  for (let e = resting.first.items[i]!; e < resting.first.items[i + 1]!; e++) {
    const to = resting.next.items[e]!;
    if (after.mp.items[to] === mp && after.sz.items[to] === sz) resting.copies.items[e] = 0;
  }
};

/** Fills the row of resting hand `i`; false where it waits for no tile that there is. */
const fillRow = (graph: Graph, resting: RestingHands, i: number, ask: PrizeAsk, sums: Sums): boolean => {
  const { after } = ask;
  const { bars } = ask.furiten;
  readBeside(graph, resting.mp.items[i]!, resting.sz.items[i]!, at);
  readCounts(graph);
  const count = readWaits(graph, ask.melded);
  if (count === 0) return false;
  ask.scorer.begin({ counts, isFirst: ask.isFirst });
  let barred = 0;
  for (let w = 0; w < count; w++) if (isOwnDiscard(graph, ask.furiten, waits[w]!)) barred |= 1 << w;
  for (let w = 0; w < count; w++) {
    const isBarred = bars === 'itself' ? (barred & (1 << w)) !== 0 : barred !== 0 && bars === 'all';
    addWait(graph, ask, waits[w]!, isBarred, sums);
    if (after && prizes[prizeAt(SILENT, TSUMO, 0)]! > 0) dropDraw(graph, resting, i, after, waits[w]!);
  }
  return true;
};

/** The prizes of a layer's waiting hands, yielding now and then. */
export const layerPrizes = function* (
  graph: Graph,
  resting: RestingHands,
  ask: PrizeAsk,
): Generator<void, LayerPrizes> {
  const size = sizeOf(resting);
  const rows = new Int32Array(size).fill(-1);
  const shanten = resting.shanten.items;
  let waiting = 0;
  for (let i = 0; i < size; i++) if (shanten[i]! <= 0) waiting++;
  const sums: Sums = { items: new Float64Array(waiting * ROW), row: 0 };
  let count = 0;
  let looked = 0;
  for (let i = 0; i < size; i++) {
    if (shanten[i]! > 0) continue;
    sums.row = count * ROW;
    if (fillRow(graph, resting, i, ask, sums)) rows[i] = count++;
    if ((++looked & 31) === 0) yield;
  }
  return { rows, sums: sums.items, count };
};
