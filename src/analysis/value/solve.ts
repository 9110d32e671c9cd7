// From the last draw back to now: what each hand of the graph is worth with so many draws made.
//
// A turn is: the others' discards, any of which may be ronned; then an own draw, of each unseen tile with the same
// chance; then the throw or win that is worth most. A hand is worth at turn n what the hands it leads to are worth at
// turn n + 1, so one pass in place, layer by layer, is a turn. Where no draw is worth keeping, the tile drawn goes.

import type { RestingHands } from './graph.ts';
import { sizeOf } from './hands.ts';
import { ROW, SUMS, sumAt } from './prizes.ts';
import { type Course, type GoesOn, isLastDraw, readRons, rons } from './rons.ts';
import { IPPATSU, RIICHI, SILENT } from './scorer.ts';
import { BY_RON, BY_TSUMO, type LayerWorths, POINTS, type Search, TENPAI, WORTH } from './search.ts';

/** That nobody else wins before the draw after `n` others. */
const goesOnFrom = ({ goesOn }: Course, n: number, by: keyof GoesOn): number =>
  goesOn === undefined ? 1 : goesOn[by][n]!;

/** What a turn of hands in riichi is computed from. */
interface LockedTurn {
  readonly course: Course;
  readonly n: number;
  readonly sums: Float64Array;
  readonly values: Float64Array;
}

/** A hand in riichi a turn earlier, from place `from` to place `to` of `values`; `row`: of its sums. */
const lockedTurn = (turn: LockedTurn, row: number, stance: number, from: number, to: number): void => {
  const { course, n, sums, values } = turn;
  readRons(course, n, sums, row, stance);
  const stays = n < course.draws ? (1 - rons.chance) * goesOnFrom(course, n, 'riichi') : 1 - rons.chance;
  let points = course.drawnGame.tenpai;
  let tsumo = 0;
  let ron = 0;
  if (n < course.draws) {
    const at = row + sumAt(stance, isLastDraw(course, n));
    const pool = course.unseen - n;
    const chance = sums[at + SUMS.draws]! / pool;
    points = sums[at + SUMS.drawn]! / pool + (1 - chance) * values[from + POINTS]!;
    tsumo = chance + (1 - chance) * values[from + BY_TSUMO]!;
    ron = (1 - chance) * values[from + BY_RON]!;
  }
  values[to + POINTS] = rons.points + stays * points - (stance === IPPATSU ? course.stake : 0);
  values[to + BY_TSUMO] = stays * tsumo;
  values[to + BY_RON] = rons.chance + stays * ron;
  values[to + TENPAI] = 1;
};

/** Hands `from` to `to` of a layer: so many at once that whoever waits does not wait long. */
interface Some {
  readonly from: number;
  readonly to: number;
}

/** About a millisecond's work. */
const MANY = 4096;

/** `size` hands, some at a time. */
const someOf = function* (size: number): Generator<Some> {
  for (let from = 0; from < size; from += MANY) yield { from, to: Math.min(size, from + MANY) };
};

/** The best throw of full hands of a layer, `n` draws made, the last of them its own. */
const chooseThrows = (search: Search, d: number, n: number, { from, to: end }: Some): void => {
  const { full } = search.graph.layers[d]!;
  const { values, declared, best } = search.worths[d]!;
  const first = full.first.items;
  const next = full.next.items;
  const goal = search.prizes ? POINTS : TENPAI;
  const prizes = search.prizes?.[d];
  const rows =
    prizes !== undefined && prizes.count > 0 && search.course.mayDeclare[n] ? prizes.rows : undefined;
  let e = first[from]!;
  for (let i = from; i < end; i++) {
    let most = Number.NEGATIVE_INFINITY;
    let place = -1;
    for (const last = first[i + 1]!; e < last; e++) {
      const to = next[e]!;
      const worth = values[to * WORTH + goal]!;
      if (worth > most) {
        most = worth;
        place = to;
      }
      const row = rows === undefined ? -1 : rows[to]!;
      if (row < 0) continue;
      const inRiichi = values[(declared + row) * WORTH + goal]!;
      if (inRiichi > most) {
        most = inRiichi;
        place = declared + row;
      }
    }
    best[i] = place * WORTH;
  }
};

/** Sums over the draws worth keeping. */
const kept = { copies: 0, points: 0, tsumo: 0, ron: 0, tenpai: 0 };

const NO_VALUES = new Float64Array(0);
const NO_PLACES = new Int32Array(0);

/** Draws of resting hand `i`, each with its best throw, where that is worth more than `own`: to stay as it is. */
const readDraws = (resting: RestingHands, i: number, after: LayerWorths, goal: number, own: number): void => {
  const { values, best } = after;
  const next = resting.next.items;
  const copies = resting.copies.items;
  const end = resting.first.items[i + 1]!;
  let all = 0;
  let points = 0;
  let tsumo = 0;
  let ron = 0;
  let tenpai = 0;
  for (let e = resting.first.items[i]!; e < end; e++) {
    const place = best[next[e]!] ?? -1;
    if (place < 0 || values[place + goal]! <= own) continue;
    const weight = copies[e]!;
    all += weight;
    points += weight * values[place + POINTS]!;
    tsumo += weight * values[place + BY_TSUMO]!;
    ron += weight * values[place + BY_RON]!;
    tenpai += weight * values[place + TENPAI]!;
  }
  kept.copies = all;
  kept.points = points;
  kept.tsumo = tsumo;
  kept.ron = ron;
  kept.tenpai = tenpai;
};

const NOWHERE: LayerWorths = { values: NO_VALUES, declared: 0, locked: 0, best: NO_PLACES };

/** Hands that may still change, each a turn earlier. */
const silentTurns = (search: Search, d: number, n: number, some: Some): void => {
  const { course, prizes } = search;
  const { resting } = search.graph.layers[d]!;
  const { values } = search.worths[d]!;
  const after = search.worths[d + 1] ?? NOWHERE;
  const rows = prizes?.[d]?.rows;
  const sums = prizes?.[d]?.sums ?? NO_VALUES;
  const goal = prizes ? POINTS : TENPAI;
  const pool = course.unseen - n;
  const goesOn = goesOnFrom(course, n, 'silent');
  const winAt = sumAt(SILENT, isLastDraw(course, n));
  for (let i = some.from; i < some.to; i++) {
    const at = i * WORTH;
    const row = rows === undefined ? -1 : rows[i]!;
    // On the last draw a waiting hand wins or stays: there is nothing to change it for.
    const isOver = row >= 0 && isLastDraw(course, n) === 1;
    readDraws(resting, i, isOver ? NOWHERE : after, goal, values[at + goal]!);
    let draws = 0;
    let drawn = 0;
    rons.chance = 0;
    rons.points = 0;
    if (row >= 0) {
      readRons(course, n, sums, row * ROW, SILENT);
      draws = sums[row * ROW + winAt + SUMS.draws]!;
      drawn = sums[row * ROW + winAt + SUMS.drawn]!;
    }
    const stays = pool - draws - kept.copies;
    const share = ((1 - rons.chance) * goesOn) / pool;
    values[at + POINTS] = rons.points + share * (drawn + kept.points + stays * values[at + POINTS]!);
    values[at + BY_TSUMO] = share * (draws + kept.tsumo + stays * values[at + BY_TSUMO]!);
    values[at + BY_RON] = rons.chance + share * (kept.ron + stays * values[at + BY_RON]!);
    // Once tenpai, always: 1 stands from the last turn on.
    if (values[at + TENPAI]! < 1) values[at + TENPAI] = (kept.tenpai + stays * values[at + TENPAI]!) / pool;
  }
};

/** Nothing is drawn any more. */
const lastTurn = (search: Search, d: number, some: Some): void => {
  const { course, graph } = search;
  const { values } = search.worths[d]!;
  const prizes = search.prizes?.[d];
  const { resting } = graph.layers[d]!;
  for (let i = some.from; i < some.to; i++) {
    const at = i * WORTH;
    const row = prizes ? prizes.rows[i]! : resting.shanten.items[i]! === 0 ? 0 : -1;
    values[at + TENPAI] = row >= 0 ? 1 : 0;
    values[at + BY_TSUMO] = 0;
    values[at + BY_RON] = 0;
    values[at + POINTS] = row >= 0 ? course.drawnGame.tenpai : course.drawnGame.noten;
    if (row < 0 || !prizes) continue;
    readRons(course, course.draws, prizes.sums, row * ROW, SILENT);
    values[at + POINTS] = rons.points + (1 - rons.chance) * course.drawnGame.tenpai;
    values[at + BY_RON] = rons.chance;
  }
};

const lockedTurns = (search: Search, d: number, n: number, some: Some): void => {
  const { course } = search;
  const { values, declared, locked } = search.worths[d]!;
  const { sums } = search.prizes![d]!;
  const turn: LockedTurn = { course, n, sums, values };
  // Of the hand now a riichi stands as if declared then, however few draws are left: another may win before they are made.
  const declares = d === 0 || course.mayDeclare[n]!;
  for (let i = some.from; i < some.to; i++) {
    const from = (locked + i) * WORTH;
    const row = i * ROW;
    if (declares) lockedTurn(turn, row, IPPATSU, from, (declared + i) * WORTH);
    lockedTurn(turn, row, RIICHI, from, from);
  }
};

/** A layer in a turn, in place. */
const layerTurn = function* (search: Search, d: number, n: number): Generator<void> {
  const { course, graph, prizes } = search;
  const { resting } = graph.layers[d]!;
  const full = n < course.draws ? graph.layers[d + 1]?.full : undefined;
  if (full)
    for (const some of someOf(sizeOf(full))) {
      chooseThrows(search, d + 1, n + 1, some);
      yield;
    }
  for (const some of someOf(sizeOf(resting))) {
    if (n === course.draws) lastTurn(search, d, some);
    else silentTurns(search, d, n, some);
    yield;
  }
  if (!course.declares || prizes === undefined) return;
  for (const some of someOf(prizes[d]!.count)) {
    lockedTurns(search, d, n, some);
    yield;
  }
};

/**
 * All turns from the last back to now: `n` yielded after each, `search.worths` standing as with `n` draws made;
 * `undefined` in between. Of layer d no draw is made before the d-th.
 */
export const solve = function* (search: Search): Generator<number | undefined> {
  const { course, graph } = search;
  for (let n = course.draws; n >= 0; n--) {
    for (let d = 0; d < graph.layers.length && d <= n; d++)
      for (const _ of layerTurn(search, d, n)) yield undefined;
    yield n;
  }
};
