// Tiles missing for the forms with knitted tiles, and for seven pairs with quads.
//
// Fourteen different tiles are counted. A knitted straight is its nine tiles, its body, and a group and a pair in the
// rest of the hand. The missing tiles of both add up: with a body tile held, one copy of it is set aside; with it not
// held, nothing of the rest changes. So the rest is read from the tables, each suit with a copy of its body tiles less.
// A group and a pair never use a fourth copy of a kind, so that the body's copy is no limit on them. Beside a meld, or
// where copies are limited, see `limited-straight.ts`.

import type { Tally } from '../tiles/counts.ts';
import {
  type Held,
  honoursOf,
  mostOf,
  type Offset,
  ofPattern,
  PATTERN_COUNT,
  PATTERNS,
  pairsOf,
} from './patterns.ts';
import { honoursClass, missingBeside, tables, trioOf } from './tables.ts';

const { FIRST, SECOND, THIRD, JOIN } = tables;
/** For one group and a pair. */
export const MISSING_REST = missingBeside(3);
export const BODY_SIZE = 9;

/** A trio less a copy of its tile at an offset, at `offset × 125 + trio`. */
const LESS = Uint8Array.from({ length: 375 }, (_, i) => {
  const [step, trio] = [5 ** (2 - Math.floor(i / 125)), i % 125];
  return Math.floor(trio / step) % 5 > 0 ? trio - step : trio;
});

/** Where in `LESS` each pattern's suits are, at `3 × pattern + suit`. */
const ROWS = Uint16Array.from(PATTERNS.flat(), (offset: Offset) => offset * 125);

/** The class of a suit, 0 for m, with a copy of each of a pattern's tiles less. */
export const restClass = (counts: Tally, pattern: number, suit: number): number => {
  const row = ROWS[3 * pattern + suit]!;
  const at = 9 * suit;
  const low = LESS[row + trioOf(counts, at)]!;
  const middle = LESS[row + trioOf(counts, at + 3)]!;
  const high = LESS[row + trioOf(counts, at + 6)]!;
  return THIRD[SECOND[FIRST[low]! + middle]! + high]!;
};

const restNeed = (counts: Tally, pattern: number): number => {
  const mp = JOIN[(restClass(counts, pattern, 0) << 8) | restClass(counts, pattern, 1)]!;
  const sz = JOIN[(restClass(counts, pattern, 2) << 8) | honoursClass(counts)]!;
  return MISSING_REST[(mp << 8) | sz]!;
};

/** Tiles missing for the straight of one pattern. */
export const straightNeedOf = (counts: Tally, held: Held, pattern: number): number =>
  BODY_SIZE - ofPattern(held, pattern) + restNeed(counts, pattern);

/** Tiles missing for a knitted straight without melds; `bound` if there are as many or more. */
export const straightNeed = (counts: Tally, held: Held, bound: number): number => {
  if (BODY_SIZE - mostOf(held) >= bound) return bound;
  let least = bound;
  for (let i = 0; i < PATTERN_COUNT; i++) {
    // Most patterns miss more of the body alone than another form misses altogether.
    const body = BODY_SIZE - ofPattern(held, i);
    if (body >= least) continue;
    const need = body + restNeed(counts, i);
    if (need < least) least = need;
  }
  return least;
};

const lack = (want: number, have: number): number => (want > have ? want - have : 0);

/** Tiles missing for fourteen different ones with `honours` honours and `knitted` tiles of a pattern held. */
export type DifferentNeed = (honours: number, knitted: number) => number;
export const greaterNeed: DifferentNeed = (honours, knitted) => lack(7, honours) + lack(7, knitted);
export const lesserNeed: DifferentNeed = (honours, knitted) =>
  Math.min(lack(5, honours) + lack(9, knitted), lack(6, honours) + lack(8, knitted));

/** Of both: any fourteen different tiles. */
export const differentNeed = (held: Held): number => 14 - honoursOf(held) - mostOf(held);

/** Tiles missing for seven pairs, four of a kind being two. */
export const pairsNeed = (held: Held): number => 7 - pairsOf(held);
