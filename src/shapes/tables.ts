// The tables that make a shanten a few loads, unfolded from `asset.ts` once, when this module is first imported.
//
// A suit is read three kinds at a time. Three counts 0–4 are a trio, 0–124 (`trioOf`). The automaton's state after one
// trio picks a row of the next trio's table; states are kept as the start of their row, so a suit costs three loads:
//   class = THIRD[SECOND[FIRST[trio] + trio] + trio]
// Honours are four winds, 0–624, then three dragons. Two parts of a hand join by one load, JOIN[a << 8 | b], and a
// whole hand ends in one more, the missing tiles for four groups (less melds) and a pair (`missingBeside`).

import { HONOURS, JOINS, NEEDS, SUIT } from './asset.ts';
import { readLetterPairs, readLetters } from './letters.ts';
import { NEEDS_SIZE, NEVER, needsIndex } from './needs.ts';

/** A row of a table has a place for every trio. */
const TRIOS = 125;

/** Three counts in base 5. */
export const trioOf = (counts: Uint8Array, at: number): number =>
  counts[at]! * 25 + counts[at + 1]! * 5 + counts[at + 2]!;

/** The four winds in base 5. */
export const windsOf = (counts: Uint8Array): number => trioOf(counts, 27) * 5 + counts[30]!;

/** One layer of an automaton: at `state × 5 + copies`, the next state. */
type Layer = Uint16Array;

/** The states after each next kind, for a list of states: the list grows fivefold, like numbers in base 5. */
const readNext = (states: Layer, layer: Layer): Layer => {
  const next = new Uint16Array(states.length * 5);
  for (let i = 0; i < states.length; i++) {
    const row = states[i]! * 5;
    const to = i * 5;
    next[to] = layer[row]!;
    next[to + 1] = layer[row + 1]!;
    next[to + 2] = layer[row + 2]!;
    next[to + 3] = layer[row + 3]!;
    next[to + 4] = layer[row + 4]!;
  }
  return next;
};

/** Where some layers lead from each of `count` states: per state, in order of what was read. */
const readAll = (layers: readonly Layer[], count: number): Layer =>
  layers.reduce(
    readNext,
    new Uint16Array(count).map((_, state) => state),
  );

/** One row a state, and in it a place a trio, from three layers. */
const unfold = (layers: readonly Layer[]): Layer => readAll(layers, layers[0]!.length / 5);

/** States as the start of their row in the next table. */
const rowStarts = (states: Layer): Uint32Array => new Uint32Array(states).map((state) => state * TRIOS);

const suit = SUIT.map(readLetterPairs);
const honours = HONOURS.map(readLetterPairs);

const FIRST = rowStarts(unfold(suit.slice(0, 3)));
const SECOND = rowStarts(unfold(suit.slice(3, 6)));
const THIRD = new Uint8Array(unfold(suit.slice(6)));

const WINDS = rowStarts(readAll(honours.slice(0, 4), 1));
const DRAGONS = new Uint8Array(unfold(honours.slice(4)));

const needs = readLetters(NEEDS[0]!);
const CLASSES = needs.length / NEEDS_SIZE;

/** A class that no part of a hand has: nothing is complete with it. Stands for a draw that cannot be. */
export const NO_CLASS = 255;

const joined = (): Uint8Array => {
  const table = new Uint8Array(1 << 16);
  const ids = readLetterPairs(JOINS[0]!);
  let i = 0;
  for (let a = 0; a < CLASSES; a++) {
    for (let b = 0; b <= a; b++) table[(a << 8) | b] = table[(b << 8) | a] = ids[i++]!;
  }
  return table;
};
const JOIN = joined();

const missing = (groups: number): Uint8Array => {
  const table = new Uint8Array(1 << 16).fill(NEVER);
  for (let a = 0; a < CLASSES; a++) {
    for (let b = 0; b < CLASSES; b++) {
      const both = JOIN[(a << 8) | b]!;
      table[(a << 8) | b] = needs[both * NEEDS_SIZE + needsIndex(groups, 1)]!;
    }
  }
  return table;
};

const missingWithMelds: (Uint8Array | undefined)[] = [];

/**
 * `[a << 8 | b]`: tiles missing for four groups, less `melds`, and a pair in a hand of the two parts. Made when first
 * asked for.
 */
export const missingBeside = (melds: number): Uint8Array => (missingWithMelds[melds] ??= missing(4 - melds));

export const tables = { FIRST, SECOND, THIRD, WINDS, DRAGONS, JOIN };

/** The class of the suit that begins at `at`. */
export const suitClass = (counts: Uint8Array, at: number): number =>
  THIRD[SECOND[FIRST[trioOf(counts, at)]! + trioOf(counts, at + 3)]! + trioOf(counts, at + 6)]!;

export const honoursClass = (counts: Uint8Array): number =>
  DRAGONS[WINDS[windsOf(counts)]! + trioOf(counts, 31)]!;

/** What the suits of a class need (`needs.ts`). */
export const needsOfClass = (id: number): Uint8Array =>
  needs.subarray(id * NEEDS_SIZE, (id + 1) * NEEDS_SIZE);
