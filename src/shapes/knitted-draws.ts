// What the forms of `with-knitted.ts` add to an answer: how near each is, and which draws bring it nearer. A form
// further than the nearest so far costs no more than the number that says so.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import {
  GREATER_HONORS_KNITTED,
  KNITTED_STRAIGHT,
  LESSER_HONORS_KNITTED,
  SEVEN_PAIRS_WITH_QUADS,
} from './form.ts';
import {
  type DifferentNeed,
  differentNeed,
  greaterNeed,
  lesserNeed,
  MISSING_REST,
  pairsNeed,
  restClass,
  straightNeed,
  straightNeedOf,
} from './knitted.ts';
import type { Fixed } from './limited.ts';
import { limitedStraightNeed } from './limited-straight.ts';
import { type Held, heldIn, honoursOf, IN_PATTERN, mostOf, ofPattern, PATTERN_COUNT } from './patterns.ts';
import type { Draws } from './special-draws.ts';
import { honoursClass, tables } from './tables.ts';

const { JOIN } = tables;
const HONOURS_START = 27;

/** An answer under way: tiles missing, the forms that miss as many as bits, and the kinds that help. */
export interface Near extends Draws {
  need: number;
  forms: number;
}

const help = (near: Near, kind: number): void => {
  if (kind < HONOURS_START) near.numbers |= 1 << kind;
  else near.honours |= 1 << (kind - HONOURS_START);
};

/** Begins a form: whether it is as near as the nearest so far. One that is nearer leaves nothing of what was. */
const begin = (near: Near, need: number, form: number): boolean => {
  if (need > near.need) return false;
  if (need < near.need) {
    near.need = need;
    near.forms = near.numbers = near.honours = 0;
  }
  near.forms |= form;
  return true;
};

/** A single tile, and the last of three, make a pair. */
const addPairs = (near: Near, counts: Tally, held: Held): void => {
  if (!begin(near, pairsNeed(held), SEVEN_PAIRS_WITH_QUADS)) return;
  for (let k = 0; k < KIND_COUNT; k++) if (counts[k]! & 1) help(near, k);
};

const helpAbsentHonours = (near: Near, counts: Tally): void => {
  for (let k = HONOURS_START; k < KIND_COUNT; k++) if (counts[k] === 0) help(near, k);
};

const helpAbsentOf = (near: Near, counts: Tally, pattern: number): void => {
  const row = pattern * KIND_COUNT;
  for (let k = 0; k < HONOURS_START; k++) if (counts[k] === 0 && IN_PATTERN[row + k] === 1) help(near, k);
};

const addDifferent = (near: Near, counts: Tally, held: Held, needOf: DifferentNeed, form: number): void => {
  const honours = honoursOf(held);
  const need = needOf(honours, mostOf(held));
  if (!begin(near, need, form)) return;
  if (needOf(honours + 1, mostOf(held)) < need) helpAbsentHonours(near, counts);
  for (let i = 0; i < PATTERN_COUNT; i++) {
    if (needOf(honours, ofPattern(held, i) + 1) < need) helpAbsentOf(near, counts, i);
  }
};

const PARTS = [0, 1, 2, 3] as const;
const HONOURS = 3;
const classes = new Uint8Array(4);
const drawn = new Uint8Array(KIND_COUNT);

const classOf = (counts: Tally, pattern: number, part: number): number =>
  part === HONOURS ? honoursClass(counts) : restClass(counts, pattern, part);

/** What the rest of a pattern's hand is beside one part of it. */
const classBeside = (part: number): number => {
  const [a, b, c] = [classes[(part + 1) & 3]!, classes[(part + 2) & 3]!, classes[(part + 3) & 3]!];
  return JOIN[(JOIN[(a << 8) | b]! << 8) | c]!;
};

/** The draws to a part that complete more of the rest, which misses `rest` tiles, or are of the body. */
const helpPart = (near: Near, counts: Tally, pattern: number, part: number, rest: number): void => {
  const beside = classBeside(part) << 8;
  const start = part * 9;
  const end = part === HONOURS ? KIND_COUNT : start + 9;
  for (let k = start; k < end; k++) {
    const held = counts[k]!;
    if (held > 3) continue;
    if (held === 0 && part < HONOURS && IN_PATTERN[pattern * KIND_COUNT + k] === 1) {
      help(near, k);
      continue;
    }
    drawn[k] = held + 1;
    if (MISSING_REST[beside | classOf(drawn, pattern, part)]! < rest) help(near, k);
    drawn[k] = held;
  }
};

const helpStraight = (near: Near, counts: Tally, pattern: number): void => {
  for (const part of PARTS) classes[part] = classOf(counts, pattern, part);
  const rest = MISSING_REST[(classBeside(HONOURS) << 8) | classes[HONOURS]!]!;
  for (const part of PARTS) helpPart(near, counts, pattern, part, rest);
};

const addStraight = (near: Near, counts: Tally, held: Held): void => {
  const need = straightNeed(counts, held, near.need + 1);
  if (!begin(near, need, KNITTED_STRAIGHT)) return;
  drawn.set(counts);
  for (let i = 0; i < PATTERN_COUNT; i++) {
    if (straightNeedOf(counts, held, i) === need) helpStraight(near, counts, i);
  }
};

/** For hands without melds: seven pairs and fourteen different tiles. */
export const addConcealed = (near: Near, counts: Tally): void => {
  const held = heldIn(counts);
  addPairs(near, counts, held);
  if (differentNeed(held) > near.need) return;
  addDifferent(near, counts, held, lesserNeed, LESSER_HONORS_KNITTED);
  addDifferent(near, counts, held, greaterNeed, GREATER_HONORS_KNITTED);
};

/** The same and the straight, where the tables know all. */
export const addKnitted = (near: Near, counts: Tally): void => {
  addConcealed(near, counts);
  addStraight(near, counts, heldIn(counts));
};

/** The straight beside a meld, or where copies are limited. */
export const addLimitedStraight = (
  near: Near,
  counts: Tally,
  melds: number,
  fixed: Fixed | undefined,
): void => {
  const need = limitedStraightNeed(counts, melds, fixed);
  if (!begin(near, need, KNITTED_STRAIGHT)) return;
  drawn.set(counts);
  for (let k = 0; k < KIND_COUNT; k++) {
    drawn[k]!++;
    if (limitedStraightNeed(drawn, melds, fixed) < need) help(near, k);
    drawn[k]!--;
  }
};
