// Tiles missing for a knitted straight beside a meld, where its rest is a pair alone, and where copies are limited.

import { emptyCounts, type Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import { BODY_SIZE } from './knitted.ts';
import { type Fixed, isLimited, limitsOf } from './limited.ts';
import { joinNeeds, NEVER, needsOfSuit, needTogether } from './needs.ts';
import { heldIn, IN_PATTERN, ofPattern, PATTERN_COUNT } from './patterns.ts';

/** The pair beside body and meld: of no kind with fewer than two copies left for it. */
const pairNeed = (counts: Tally, row: number, limits: Tally): number => {
  let most = -1;
  for (let k = 0; k < KIND_COUNT; k++) {
    const body = IN_PATTERN[row + k]!;
    if (limits[k]! < body + 2) continue;
    const rest = counts[k]! > body ? counts[k]! - body : 0;
    if (rest > most) most = rest;
  }
  return most < 0 ? NEVER : 2 - Math.min(2, most);
};

const PARTS: readonly (readonly [start: number, kinds: number])[] = [
  [0, 9],
  [9, 9],
  [18, 9],
  [27, 7],
];

const groupAndPairNeed = (counts: Tally, row: number, limits: Tally): number => {
  const [rest, left] = [counts.slice(), limits.slice()];
  for (let k = 0; k < KIND_COUNT; k++) {
    const body = IN_PATTERN[row + k]!;
    left[k]! -= body;
    if (rest[k]! > 0) rest[k]! -= body;
  }
  const needs = PARTS.map(([start, kinds]) => needsOfSuit(rest, left, start, kinds));
  return needTogether(needs.slice(0, 3).reduce(joinNeeds), needs[3]!, 1);
};

const isBodyPossible = (row: number, limits: Tally): boolean => {
  for (let k = 0; k < KIND_COUNT; k++) if (limits[k]! < IN_PATTERN[row + k]!) return false;
  return true;
};

const FOUR_EACH: Tally = emptyCounts().fill(4);

/** At most one meld. Infinity where no body is possible. */
export const limitedStraightNeed = (counts: Tally, melds: number, fixed: Fixed | undefined): number => {
  const limits = isLimited(fixed) ? limitsOf(fixed) : FOUR_EACH;
  const held = heldIn(counts);
  const restNeed = melds === 1 ? pairNeed : groupAndPairNeed;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < PATTERN_COUNT; i++) {
    const body = BODY_SIZE - ofPattern(held, i);
    const row = i * KIND_COUNT;
    if (body < least && isBodyPossible(row, limits)) {
      least = Math.min(least, body + restNeed(counts, row, limits));
    }
  }
  return least;
};
