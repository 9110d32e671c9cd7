// Tiles missing for the forms with knitted tiles.
//
// Fourteen different tiles are counted. A knitted straight is its nine tiles, its body, and a group and a pair in the
// rest of the hand. The missing tiles of both add up: with a body tile held, one copy of it is set aside; with it not
// held, nothing of the rest changes. So the rest is read from the tables, each suit with a copy of its body tiles less.
// A group and a pair never use a fourth copy of a kind, so that the body's copy is no limit on them. Beside a meld the
// rest is a pair alone; there a kind may be short of copies.

import { emptyCounts, type Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import { type Fixed, isLimited, limitsOf } from './limited.ts';
import { joinNeeds, NEVER, needsOfSuit, needTogether } from './needs.ts';
import {
  type Held,
  heldOf,
  honoursHeld,
  IN_PATTERN,
  kindsOfHonours,
  type Offset,
  PATTERNS,
  pairsOf,
  suitHeld,
} from './patterns.ts';
import { honoursClass, missingBeside, tables, trioOf } from './tables.ts';

const { FIRST, SECOND, THIRD, JOIN } = tables;
/** For one group and a pair. */
const MISSING_REST = missingBeside(3);

/** A trio less a copy of its tile at an offset, at `offset × 125 + trio`. */
const LESS = Uint8Array.from({ length: 375 }, (_, i) => {
  const [step, trio] = [5 ** (2 - Math.floor(i / 125)), i % 125];
  return Math.floor(trio / step) % 5 > 0 ? trio - step : trio;
});

/** The class of the suit that begins at `at` with a copy of each of an offset's tiles less. */
export const restClass = (counts: Tally, at: number, offset: Offset): number => {
  const row = offset * 125;
  const low = LESS[row + trioOf(counts, at)]!;
  const middle = LESS[row + trioOf(counts, at + 3)]!;
  const high = LESS[row + trioOf(counts, at + 6)]!;
  return THIRD[SECOND[FIRST[low]! + middle]! + high]!;
};

const BODY = 9;

const restNeed = (counts: Tally, i: number): number => {
  const [m, p, s] = PATTERNS[i]!;
  const mp = JOIN[(restClass(counts, 0, m) << 8) | restClass(counts, 9, p)]!;
  const sz = JOIN[(restClass(counts, 18, s) << 8) | honoursClass(counts)]!;
  return MISSING_REST[(mp << 8) | sz]!;
};

/** What is held of each suit. */
export interface SuitsHeld {
  readonly m: Held;
  readonly p: Held;
  readonly s: Held;
}

/** Tiles missing for a knitted straight without melds; `bound` if there are as many or more. */
export const straightNeed = (counts: Tally, m: Held, p: Held, s: Held, bound: number): number => {
  let least = bound;
  for (let i = 0; i < PATTERNS.length; i++) {
    const body = BODY - heldOf(i, m, p, s);
    // Most patterns miss more of the body alone than another form misses altogether.
    if (body < least) least = Math.min(least, body + restNeed(counts, i));
  }
  return least;
};

/** Tiles missing for the straight of one pattern. */
export const straightNeedOf = (i: number, counts: Tally): number =>
  BODY - heldOf(i, suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)) + restNeed(counts, i);

const PAIR_ALONE = 0;

/** The pair beside body and meld: no kind with fewer than two copies left for it. */
const pairNeed = (counts: Tally, i: number, limits: Tally): number => {
  let most = -1;
  for (let k = 0; k < KIND_COUNT; k++) {
    const body = IN_PATTERN[i * KIND_COUNT + k]!;
    if (limits[k]! < body + 2) continue;
    most = Math.max(most, Math.min(2, counts[k]! > body ? counts[k]! - body : 0));
  }
  return most < 0 ? NEVER : 2 - most;
};

const PARTS: readonly (readonly [start: number, kinds: number])[] = [
  [0, 9],
  [9, 9],
  [18, 9],
  [27, 7],
];

const groupAndPairNeed = (counts: Tally, i: number, limits: Tally): number => {
  const [rest, left] = [counts.slice(), limits.slice()];
  for (let k = 0; k < KIND_COUNT; k++) {
    const body = IN_PATTERN[i * KIND_COUNT + k]!;
    left[k]! -= body;
    if (rest[k]! > 0) rest[k]! -= body;
  }
  const needs = PARTS.map(([start, kinds]) => needsOfSuit(rest, left, start, kinds));
  return needTogether(needs.slice(0, 3).reduce(joinNeeds), needs[3]!, 1);
};

const isBodyPossible = (i: number, limits: Tally): boolean => {
  for (let k = 0; k < KIND_COUNT; k++) if (limits[k]! < IN_PATTERN[i * KIND_COUNT + k]!) return false;
  return true;
};

const FOUR_EACH: Tally = emptyCounts().fill(4);

/** The same where copies are limited, or beside a meld. */
export const limitedStraightNeed = (counts: Tally, melds: number, fixed: Fixed | undefined): number => {
  const limits = isLimited(fixed) ? limitsOf(fixed) : FOUR_EACH;
  const [m, p, s] = [suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)];
  const need = 1 - melds === PAIR_ALONE ? pairNeed : groupAndPairNeed;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PATTERNS.length; i++) {
    const body = BODY - heldOf(i, m, p, s);
    if (body < least && isBodyPossible(i, limits)) least = Math.min(least, body + need(counts, i, limits));
  }
  return least;
};

/** Of the pattern with the most, how many different tiles. */
export const mostHeld = (m: Held, p: Held, s: Held): number => {
  let most = 0;
  for (let i = 0; i < PATTERNS.length; i++) most = Math.max(most, heldOf(i, m, p, s));
  return most;
};

const lack = (want: number, have: number): number => (want > have ? want - have : 0);

/** Tiles missing for fourteen different ones with `honours` honours and `knitted` tiles of a pattern held. */
export const greaterNeed = (honours: number, knitted: number): number => lack(7, honours) + lack(7, knitted);
export const lesserNeed = (honours: number, knitted: number): number =>
  Math.min(lack(5, honours) + lack(9, knitted), lack(6, honours) + lack(8, knitted));

/** Tiles missing for seven pairs, four of a kind being two. */
export const pairsNeed = (m: Held, p: Held, s: Held, z: Held): number => 7 - pairsOf(m + p + s + z);

/** What the shape of fourteen different tiles needs; for hands without melds. */
export const greaterNeedOf = (counts: Tally): number =>
  greaterNeed(
    kindsOfHonours(honoursHeld(counts)),
    mostHeld(suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)),
  );
export const lesserNeedOf = (counts: Tally): number =>
  lesserNeed(
    kindsOfHonours(honoursHeld(counts)),
    mostHeld(suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)),
  );
export const pairsNeedOf = (counts: Tally): number =>
  pairsNeed(suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18), honoursHeld(counts));
