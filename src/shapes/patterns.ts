// The knitted patterns: 1-4-7, 2-5-8 and 3-6-9, one to each suit, in six ways. A hand's tiles of all six are counted
// at once, packed, from the same trios as everything else (`tables.ts`).

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';
import { trioOf, windsOf } from './tables.ts';

/** Where in each suit's trios a pattern's tiles stand: 0 for 1-4-7, 1 for 2-5-8, 2 for 3-6-9. */
export type Offset = 0 | 1 | 2;
export type Pattern = readonly [m: Offset, p: Offset, s: Offset];
export const PATTERNS: readonly Pattern[] = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

/** The nine kinds of each pattern. */
export const PATTERN_KINDS: readonly (readonly Kind[])[] = PATTERNS.map((offsets) =>
  offsets.flatMap((offset, suit) => [0, 3, 6].map((rank) => KINDS[suit * 9 + offset + rank]!)),
);

/** 1 for the kinds of each pattern, at `pattern × KIND_COUNT + kind`. */
export const IN_PATTERN = Uint8Array.from({ length: PATTERNS.length * KIND_COUNT }, (_, i) =>
  PATTERN_KINDS[Math.floor(i / KIND_COUNT)]!.some((k) => k === i % KIND_COUNT) ? 1 : 0,
);

/**
 * Of a suit: the different tiles of each offset in four bits, then its pairs (four of a kind are two) from bit 16. Of the
 * honours: their kinds, and the pairs from bit 16. Such numbers add up.
 */
export type Held = number;
const PAIRS_AT = 16;

const digitsOf = (trio: number): readonly number[] => [
  Math.floor(trio / 25),
  Math.floor(trio / 5) % 5,
  trio % 5,
];
const pairsOfDigits = (digits: readonly number[]): number =>
  digits.reduce((sum, n) => sum + (n >> 1), 0) << PAIRS_AT;

const SUIT_HELD = Int32Array.from({ length: 125 }, (_, trio) => {
  const digits = digitsOf(trio);
  return digits.reduce((sum, n, i) => sum + (n > 0 ? 1 << (4 * i) : 0), pairsOfDigits(digits));
});
const kindsAndPairs = (digits: readonly number[]): Held =>
  digits.filter((n) => n > 0).length + pairsOfDigits(digits);
const DRAGONS_HELD = Int32Array.from({ length: 125 }, (_, trio) => kindsAndPairs(digitsOf(trio)));
const WINDS_HELD = Int32Array.from({ length: 625 }, (_, winds) =>
  kindsAndPairs([...digitsOf(Math.floor(winds / 5)), winds % 5]),
);

export const suitHeld = (counts: Tally, at: number): Held =>
  SUIT_HELD[trioOf(counts, at)]! + SUIT_HELD[trioOf(counts, at + 3)]! + SUIT_HELD[trioOf(counts, at + 6)]!;

export const honoursHeld = (counts: Tally): Held =>
  WINDS_HELD[windsOf(counts)]! + DRAGONS_HELD[trioOf(counts, 31)]!;

/** The pairs in a sum of such numbers. */
export const pairsOf = (held: Held): number => held >>> PAIRS_AT;

/** The different honours of the honours' number. */
export const kindsOfHonours = (held: Held): number => held & 15;

/** How many different tiles of an offset a suit has. */
export const atOffset = (held: Held, offset: Offset): number => (held >> (4 * offset)) & 3;

/** The different tiles of pattern `i`. */
export const heldOf = (i: number, m: Held, p: Held, s: Held): number => {
  const [om, op, os] = PATTERNS[i]!;
  return atOffset(m, om) + atOffset(p, op) + atOffset(s, os);
};
