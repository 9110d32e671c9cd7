// From the last draw back to now: what each hand of the graph is worth with so many draws made.
//
// A turn is: the others' discards, any of which may be ronned; then an own draw, of each unseen tile with the same
// chance; then the throw or win that is worth most. A hand is worth at turn n what the hands it leads to are worth at
// turn n + 1, so one pass in place, layer by layer, is a turn. Where no draw is worth keeping, the tile drawn goes.

import type { Graph, Layer } from './graph.ts';
import { sizeOf } from './hands.ts';
import { type LayerPrizes, ROW, SUMS, sumAt } from './prizes.ts';
import { IPPATSU, RIICHI, SILENT } from './scorer.ts';

/** The course of the hand from here, whatever its tiles. */
export interface Course {
  /** Own draws to come. */
  readonly draws: number;
  /** Discards of others before each own draw, by own draws made; the last: before the hand runs out. */
  readonly others: readonly number[];
  /** Tiles nobody has shown. */
  readonly unseen: number;
  /** By own draws made: whether a riichi can be declared with the discard. */
  readonly mayDeclare: readonly boolean[];
  readonly stake: number;
  /** What the draw of an exhausted wall brings to a hand that waits, and to one that does not. */
  readonly drawnGame: { readonly tenpai: number; readonly noten: number };
}

/** Four numbers a hand: points, chances to win by self-draw and by ron, and to be tenpai. */
export interface Worths {
  readonly points: Float64Array;
  readonly tsumo: Float64Array;
  readonly ron: Float64Array;
  readonly tenpai: Float64Array;
}

const worths = (size: number): Worths => ({
  points: new Float64Array(size),
  tsumo: new Float64Array(size),
  ron: new Float64Array(size),
  tenpai: new Float64Array(size),
});

/** What a layer's hands are worth in the turn last computed. */
export interface LayerWorths {
  readonly silent: Worths;
  /** By row of the prizes: with riichi standing, and with riichi declared just now. */
  readonly locked: Worths;
  readonly declared: Worths;
  /** Of full hands: of their best throw. */
  readonly full: Worths;
}

export interface Search {
  readonly graph: Graph;
  /** Absent: whether a hand gets tenpai is all that counts. */
  readonly prizes: readonly LayerPrizes[] | undefined;
  readonly course: Course;
  readonly worths: readonly LayerWorths[];
}

export const searchOf = (graph: Graph, prizes: Search['prizes'], course: Course): Search => ({
  graph,
  prizes,
  course,
  worths: graph.layers.map(({ full, resting }, d) => ({
    silent: worths(sizeOf(resting)),
    locked: worths(prizes?.[d]!.count ?? 0),
    declared: worths(prizes?.[d]!.count ?? 0),
    full: worths(sizeOf(full)),
  })),
});

/** What the others' discards of one turn bring: chance of a ron, and its points. */
interface Rons {
  chance: number;
  points: number;
}
const rons: Rons = { chance: 0, points: 0 };

/** Adds `count` discards in a row; nothing more comes of a turn once a wait went by that is no win. */
const addRons = (sums: Float64Array, at: number, count: number, pool: number, reached: number): number => {
  const lets = sums[at + SUMS.lets]!;
  if (lets === 0 || count <= 0) return reached;
  const missed = Math.max(0, 1 - lets / pool) ** count;
  const hit = (reached * (1 - missed)) / lets;
  rons.chance += hit * sums[at + SUMS.wins]!;
  rons.points += hit * sums[at + SUMS.ronned]!;
  return reached * missed;
};

/** The discards before the next own draw; the very last of the hand counts as such. */
const readRons = (course: Course, n: number, sums: Float64Array, row: number, stance: number): void => {
  rons.chance = rons.points = 0;
  const count = course.others[n]!;
  const isEnd = n === course.draws && count > 0;
  const pool = course.unseen - n;
  const reached = addRons(sums, row + sumAt(stance, 0), isEnd ? count - 1 : count, pool, 1);
  if (isEnd) addRons(sums, row + sumAt(stance, 1), 1, pool, reached);
};

/** Whether the draw after `n` others is the last tile of all. */
const isLastDraw = ({ draws, others }: Course, n: number): 0 | 1 =>
  n + 1 === draws && others[draws] === 0 ? 1 : 0;

/** A hand in riichi: nothing but its waits matters. `own` is what it is worth a turn later. */
const lockedTurn = (search: Search, d: number, i: number, n: number, stance: number): void => {
  const { course, worths } = search;
  const { sums } = search.prizes![d]!;
  const { locked, declared } = worths[d]!;
  readRons(course, n, sums, i * ROW, stance);
  const into = stance === IPPATSU ? declared : locked;
  const stays = 1 - rons.chance;
  let [points, tsumo, ron] = [course.drawnGame.tenpai, 0, 0];
  if (n < course.draws) {
    const at = i * ROW + sumAt(stance, isLastDraw(course, n));
    const pool = course.unseen - n;
    const chance = sums[at + SUMS.draws]! / pool;
    points = sums[at + SUMS.drawn]! / pool + (1 - chance) * locked.points[i]!;
    tsumo = chance + (1 - chance) * locked.tsumo[i]!;
    ron = (1 - chance) * locked.ron[i]!;
  }
  into.points[i] = rons.points + stays * points - (stance === IPPATSU ? course.stake : 0);
  into.tsumo[i] = stays * tsumo;
  into.ron[i] = rons.chance + stays * ron;
  into.tenpai[i] = 1;
};

const copyWorth = (from: Worths, i: number, to: Worths, j: number): void => {
  to.points[j] = from.points[i]!;
  to.tsumo[j] = from.tsumo[i]!;
  to.ron[j] = from.ron[i]!;
  to.tenpai[j] = from.tenpai[i]!;
};

/** The best throw of every full hand of a layer, `n` draws made, the last of them its own. */
const chooseThrows = (search: Search, d: number, n: number): void => {
  const { full } = search.graph.layers[d]!;
  const { silent, declared, full: best } = search.worths[d]!;
  const [first, next] = [full.first.items, full.next.items];
  const goal = search.prizes ? silent.points : silent.tenpai;
  const rows = search.prizes && search.course.mayDeclare[n] ? search.prizes[d]!.rows : undefined;
  const size = sizeOf(full);
  for (let i = 0; i < size; i++) {
    let most = Number.NEGATIVE_INFINITY;
    let from = silent;
    let place = -1;
    for (let e = first[i]!; e < first[i + 1]!; e++) {
      const to = next[e]!;
      if (goal[to]! > most) {
        most = goal[to]!;
        from = silent;
        place = to;
      }
      const row = rows ? rows[to]! : -1;
      if (row >= 0 && declared.points[row]! > most) {
        most = declared.points[row]!;
        from = declared;
        place = row;
      }
    }
    if (place >= 0) copyWorth(from, place, best, i);
    else best.points[i] = best.tenpai[i] = Number.NEGATIVE_INFINITY;
  }
};

/** Sums over the draws worth keeping. */
const kept = { copies: 0, points: 0, tsumo: 0, ron: 0, tenpai: 0 };

const readDraws = (search: Search, layer: Layer, d: number, i: number): void => {
  kept.copies = kept.points = kept.tsumo = kept.ron = kept.tenpai = 0;
  if (d + 1 >= search.worths.length) return;
  const { resting } = layer;
  const [first, next, copies] = [resting.first.items, resting.next.items, resting.copies.items];
  const { full } = search.worths[d + 1]!;
  const { silent } = search.worths[d]!;
  const [mine, theirs] = search.prizes ? [silent.points, full.points] : [silent.tenpai, full.tenpai];
  const own = mine[i]!;
  for (let e = first[i]!; e < first[i + 1]!; e++) {
    const to = next[e]!;
    if (theirs[to]! <= own) continue;
    const weight = copies[e]!;
    kept.copies += weight;
    kept.points += weight * full.points[to]!;
    kept.tsumo += weight * full.tsumo[to]!;
    kept.ron += weight * full.ron[to]!;
    kept.tenpai += weight * full.tenpai[to]!;
  }
};

/** A hand that may still change. */
const silentTurn = (search: Search, d: number, i: number, n: number): void => {
  const { course } = search;
  const { silent } = search.worths[d]!;
  const layer = search.graph.layers[d]!;
  const prizes = search.prizes?.[d];
  const row = prizes ? prizes.rows[i]! : -1;
  readDraws(search, layer, d, i);
  const pool = course.unseen - n;
  let [draws, drawn] = [0, 0];
  rons.chance = rons.points = 0;
  if (row >= 0) {
    const { sums } = prizes!;
    readRons(course, n, sums, row * ROW, SILENT);
    const at = row * ROW + sumAt(SILENT, isLastDraw(course, n));
    draws = sums[at + SUMS.draws]!;
    drawn = sums[at + SUMS.drawn]!;
  }
  const stays = pool - draws - kept.copies;
  const share = (1 - rons.chance) / pool;
  silent.points[i] = rons.points + share * (drawn + kept.points + stays * silent.points[i]!);
  silent.tsumo[i] = share * (draws + kept.tsumo + stays * silent.tsumo[i]!);
  silent.ron[i] = rons.chance + share * (kept.ron + stays * silent.ron[i]!);
  if (row >= 0) silent.tenpai[i] = 1;
  else if (prizes || layer.resting.shanten.items[i] !== 0)
    silent.tenpai[i] = (kept.tenpai + stays * silent.tenpai[i]!) / pool;
};

/** Nothing is drawn any more. */
const lastTurn = (search: Search, d: number): void => {
  const { course, graph } = search;
  const { silent } = search.worths[d]!;
  const prizes = search.prizes?.[d];
  const { resting } = graph.layers[d]!;
  for (let i = 0; i < sizeOf(resting); i++) {
    const row = prizes ? prizes.rows[i]! : resting.shanten.items[i]! === 0 ? 0 : -1;
    silent.tenpai[i] = row >= 0 ? 1 : 0;
    silent.points[i] = row >= 0 ? course.drawnGame.tenpai : course.drawnGame.noten;
    if (row < 0 || !prizes) continue;
    readRons(course, course.draws, prizes.sums, row * ROW, SILENT);
    silent.points[i] = rons.points + (1 - rons.chance) * course.drawnGame.tenpai;
    silent.ron[i] = rons.chance;
  }
};

const lockedTurns = (search: Search, d: number, n: number): void => {
  const count = search.prizes?.[d]!.count ?? 0;
  if (search.course.stake === 0) return;
  for (let i = 0; i < count; i++) {
    if (search.course.mayDeclare[n]) lockedTurn(search, d, i, n, IPPATSU);
    lockedTurn(search, d, i, n, RIICHI);
  }
};

/** One turn, in place: after it every hand stands as with `n` own draws made. */
const turn = (search: Search, n: number): void => {
  const { course, graph } = search;
  for (let d = 0; d < graph.layers.length; d++) {
    if (n === course.draws) lastTurn(search, d);
    else {
      if (d + 1 < graph.layers.length) chooseThrows(search, d + 1, n + 1);
      const size = sizeOf(graph.layers[d]!.resting);
      for (let i = 0; i < size; i++) silentTurn(search, d, i, n);
    }
    lockedTurns(search, d, n);
  }
};

/** All turns from the last back to now, `n` yielded after each: `search.worths` stand as with `n` draws made. */
export const solve = function* (search: Search): Generator<number> {
  for (let n = search.course.draws; n >= 0; n--) {
    turn(search, n);
    yield n;
  }
};
