// The knitted patterns: 1-4-7, 2-5-8 and 3-6-9, one to each suit, in six ways. One number says how many different tiles
// of each pattern a hand has, and its pairs and different honours besides: it is summed from the same trios as
// everything else (`tables.ts`).

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';
import { trioOf, windsOf } from './tables.ts';

/** Where in a suit's trios a pattern's tiles stand: 0 for 1-4-7, 1 for 2-5-8, 2 for 3-6-9. */
export type Offset = 0 | 1 | 2;
/** For m, p and s. */
export const PATTERNS: readonly (readonly [m: Offset, p: Offset, s: Offset])[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];
export const PATTERN_COUNT = 6;

/** 1 for the kinds of each pattern, at `pattern × KIND_COUNT + kind`. */
export const IN_PATTERN = Uint8Array.from({ length: PATTERN_COUNT * KIND_COUNT }, (_, i) => {
  const kind = i % KIND_COUNT;
  const offset = PATTERNS[Math.floor(i / KIND_COUNT)]![Math.floor(kind / 9)];
  return offset === kind % 3 ? 1 : 0;
});

/** The nine kinds of each pattern. */
export const PATTERN_KINDS: readonly (readonly Kind[])[] = PATTERNS.map((_, i) =>
  KINDS.filter((k) => IN_PATTERN[i * KIND_COUNT + k] === 1),
);

/**
 * Four bits for each pattern's different tiles, three for the pairs (four of a kind are two of them), three for the
 * different honours. Such numbers add up.
 */
export type Held = number;
const PAIRS_AT = 24;
const HONOURS_AT = 27;

const digitsOf = (trio: number): readonly number[] => [
  Math.floor(trio / 25),
  Math.floor(trio / 5) % 5,
  trio % 5,
];
const pairsIn = (digits: readonly number[]): Held => digits.reduce((sum, n) => sum + (n >> 1), 0) << PAIRS_AT;

/** Of every trio, in a suit. */
const trioTable = (suit: 0 | 1 | 2): Int32Array =>
  Int32Array.from({ length: 125 }, (_, trio) => {
    const digits = digitsOf(trio);
    return PATTERNS.reduce(
      (sum, offsets, i) => sum + (digits[offsets[suit]]! > 0 ? 1 << (4 * i) : 0),
      pairsIn(digits),
    );
  });
const honourTable = (digits: readonly number[]): Held =>
  (digits.filter((n) => n > 0).length << HONOURS_AT) + pairsIn(digits);

const M = trioTable(0);
const P = trioTable(1);
const S = trioTable(2);
const DRAGONS = Int32Array.from({ length: 125 }, (_, trio) => honourTable(digitsOf(trio)));
const WINDS = Int32Array.from({ length: 625 }, (_, winds) =>
  honourTable([...digitsOf(Math.floor(winds / 5)), winds % 5]),
);

export const heldIn = (counts: Tally): Held =>
  M[trioOf(counts, 0)]! +
  M[trioOf(counts, 3)]! +
  M[trioOf(counts, 6)]! +
  P[trioOf(counts, 9)]! +
  P[trioOf(counts, 12)]! +
  P[trioOf(counts, 15)]! +
  S[trioOf(counts, 18)]! +
  S[trioOf(counts, 21)]! +
  S[trioOf(counts, 24)]! +
  WINDS[windsOf(counts)]! +
  DRAGONS[trioOf(counts, 31)]!;

/** The greatest of three numbers of four bits. */
const GREATEST = Uint8Array.from({ length: 1 << 12 }, (_, n) => Math.max(n & 15, (n >> 4) & 15, n >> 8));

/** Of the pattern with the most, how many different tiles. */
export const mostOf = (held: Held): number => {
  const low = GREATEST[held & 0xfff]!;
  const high = GREATEST[(held >> 12) & 0xfff]!;
  return Math.max(low, high);
};

/** The different tiles of pattern `i`. */
export const ofPattern = (held: Held, i: number): number => (held >> (4 * i)) & 15;
export const pairsOf = (held: Held): number => (held >> PAIRS_AT) & 7;
/** How many different honours. */
export const honoursOf = (held: Held): number => (held >> HONOURS_AT) & 7;
