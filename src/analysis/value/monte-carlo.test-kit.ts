// Plays a position to its end again and again, from a shuffled wall of physical tiles, by the plan the search found:
// what it throws, keeps and declares. Wins are scored by the rules; furiten is that of the tiles really thrown.

import { valueOfHand } from '../../rules/riichi/score.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import { type Kind, kindOf, plainTile, redTile, type Tile } from '../../tiles/tile.ts';
import type { Graph } from './graph.ts';
import { WIDTH } from './part.ts';
import { prepare } from './refine.ts';
import { OPTIONS, type Position, questionOf, situationOf } from './riichi.test-kit.ts';
import { DEFAULT_RON, letGoOf } from './ron-model.ts';
import { POINTS, type Search, WORTH } from './search.ts';
import { solve } from './solve.ts';

/** The worth of every hand and the best throw of every full one, by draws made. */
export interface Plan {
  readonly search: Search;
  readonly values: readonly (readonly Float64Array[])[];
  readonly best: readonly (readonly Int32Array[])[];
}

export const planOf = (position: Position, detours: number): Plan => {
  const work = prepare(questionOf(position), { stage: 'full', detours });
  let step = work.next();
  while (!step.done) step = work.next();
  const search = step.value!;
  const values: Float64Array[][] = [];
  const best: Int32Array[][] = [];
  for (const n of solve(search)) {
    if (n === undefined) continue;
    values[n] = search.worths.map((w) => w.values.slice());
    best[n] = search.worths.map((w) => w.best.slice());
  }
  return { search, values, best };
};

const numbersOf = (mp: number, sz: number) => [mp >>> 16, mp & 0xffff, sz >>> 16, sz & 0xffff];

/** Counts of a hand of the graph. */
const countsAt = (graph: Graph, mp: number, sz: number): Uint8Array => {
  const counts = new Uint8Array(34);
  numbersOf(mp, sz).forEach((number, p) => {
    const { start, counts: all } = graph.parts[p]!;
    for (let k = 0; k < WIDTH && start + k < 34; k++) counts[start + k] = all[number * WIDTH + k]!;
  });
  return counts;
};

const differing = (a: Uint8Array, b: Uint8Array): number => a.findIndex((n, k) => n < b[k]!);

interface Node {
  readonly d: number;
  readonly i: number;
  readonly isRiichi: boolean;
}

/** Kinds a resting hand may keep, with the full hand of each. */
const edgesOf = (graph: Graph, { d, i }: Node): ReadonlyMap<number, number> => {
  const { resting } = graph.layers[d]!;
  const after = graph.layers[d + 1]?.full;
  const edges = new Map<number, number>();
  const own = countsAt(graph, resting.mp.items[i]!, resting.sz.items[i]!);
  for (let e = resting.first.items[i]!; after && e < resting.first.items[i + 1]!; e++) {
    const to = resting.next.items[e]!;
    edges.set(differing(own, countsAt(graph, after.mp.items[to]!, after.sz.items[to]!)), to);
  }
  return edges;
};

const nodeAt = ({ search }: Plan, d: number, place: number): Node => {
  const { declared } = search.worths[d]!;
  const rows = search.prizes![d]!.rows;
  return place < declared
    ? { d, i: place, isRiichi: false }
    : { d, i: rows.indexOf(place - declared), isRiichi: true };
};

export interface Tallied {
  readonly points: number;
  readonly won: boolean;
  readonly byRon: boolean;
  readonly tenpai: boolean;
}

export interface Player {
  readonly play: (random: () => number) => Tallied;
}

const throwFrom = (hand: Tile[], kind: number): void => {
  const plain = hand.indexOf(plainTile(kind as Kind));
  const at = plain >= 0 ? plain : hand.indexOf(redTile(kind as Kind)!);
  hand.splice(at, 1);
};

const shuffle = (tiles: Tile[], random: () => number): void => {
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
};

/** A player who throws `kind` first and follows the plan from there. */
export const playerOf = (position: Position, plan: Plan, kind: number): Player => {
  const { search } = plan;
  const { graph, course } = search;
  const root = countsAt(graph, 0, 0);
  const { resting } = graph.layers[0]!;
  const first = Array.from({ length: resting.mp.size }, (_, i) => i).find(
    (i) => differing(countsAt(graph, resting.mp.items[i]!, resting.sz.items[i]!), root) === kind,
  )!;
  const row = search.prizes![0]!.rows[first]!;
  const place = search.worths[0]!.declared + row;
  const values = plan.values[0]![0]!;
  const declares =
    row >= 0 && course.mayDeclare[0]! && values[place * WORTH + POINTS]! > values[first * WORTH + POINTS]!;
  const start: Node = { d: 0, i: first, isRiichi: declares };

  const edges = new Map<number, ReadonlyMap<number, number>>();
  const known = new Map<number, readonly Kind[]>();
  const keyOf = ({ d, i }: Node) => d * 1_000_000 + i;
  const memo = <T>(map: Map<number, T>, node: Node, make: () => T): T => {
    const found = map.get(keyOf(node)) ?? make();
    map.set(keyOf(node), found);
    return found;
  };
  const ron = position.ron ?? DEFAULT_RON;
  const melds = position.melds ?? [];
  const silent = letGoOf(ron, melds.length > 0 ? 'open' : 'silent');
  const riichi = letGoOf(ron, 'riichi');
  const base = situationOf(position);

  const play = (random: () => number): Tallied => {
    const wall = [...position.unseen];
    shuffle(wall, random);
    const ura = base.indicators.length > 0 ? [wall.pop()!] : [];
    const hand = [...position.concealed];
    throwFrom(hand, kind);
    const river = new Set<number>([...(position.river ?? []).map(kindOf), kind]);
    let node = start;
    let declaredAt = start.isRiichi ? 0 : Number.NaN;
    let drawn = 0;
    let tenpai = false;
    const pays = (tile: Tile, n: number, by: 'wall' | 'discard', last: boolean): number => {
      const win = { tile, by, last, ...(by === 'wall' ? {} : { from: 2 as const }) };
      const isIppatsu = node.isRiichi && (by === 'wall' ? n === declaredAt + 1 : n === declaredAt);
      const value = valueOfHand(
        {
          ...base,
          concealed: hand,
          riichi: node.isRiichi ? 'riichi' : 'none',
          ippatsu: isIppatsu,
          riichiSticks: base.riichiSticks + (node.isRiichi ? 1 : 0),
          ...(node.isRiichi ? { ura } : {}),
        },
        win,
        OPTIONS,
      );
      return typeof value === 'string' ? 0 : value.deltas[base.seat]!;
    };
    const paid = () => (node.isRiichi ? -1000 : 0);
    for (let n = 0; ; n++) {
      const waits = memo(known, node, () => waitsOf({ concealed: hand, melds }));
      if (waits.length > 0) tenpai = true;
      const isFuriten = waits.some((w) => river.has(w));
      const letGo = node.isRiichi ? riichi : silent;
      for (let o = 0; waits.length > 0 && o < course.others[n]!; o++) {
        const left = wall.length - drawn + ura.length;
        const pick = Math.floor(random() * left);
        const tile = pick < ura.length ? ura[0]! : wall[drawn + pick - ura.length]!;
        if (!waits.includes(kindOf(tile)) || random() >= letGo[kindOf(tile)]!) continue;
        const last = n === course.draws && o === course.others[n]! - 1;
        const points = isFuriten ? 0 : pays(tile, n, 'discard', last);
        if (points > 0) return { points: points + paid(), won: true, byRon: true, tenpai: true };
        break;
      }
      if (n === course.draws) return { points: paid(), won: false, byRon: false, tenpai };
      const tile = wall[drawn++]!;
      if (waits.includes(kindOf(tile))) {
        const points = pays(tile, n + 1, 'wall', n + 1 === course.draws && course.others[course.draws] === 0);
        if (points > 0) return { points: points + paid(), won: true, byRon: false, tenpai: true };
      }
      const to = node.isRiichi ? undefined : memo(edges, node, () => edgesOf(graph, node)).get(kindOf(tile));
      const own = plan.values[n + 1]![node.d]![node.i * WORTH + POINTS]!;
      const best = to === undefined ? -1 : plan.best[n]![node.d + 1]![to]!;
      if (best < 0 || plan.values[n + 1]![node.d + 1]![best + POINTS]! <= own) {
        river.add(kindOf(tile));
        continue;
      }
      const next = nodeAt(plan, node.d + 1, best / WORTH);
      hand.push(tile);
      const after = graph.layers[next.d]!.resting;
      const counts = countsAt(graph, after.mp.items[next.i]!, after.sz.items[next.i]!);
      const held = new Uint8Array(34);
      for (const t of hand) held[kindOf(t)]!++;
      const gone = differing(counts, held);
      throwFrom(hand, gone);
      river.add(gone);
      node = next;
      if (node.isRiichi) declaredAt = n + 1;
    }
  };
  return { play };
};
