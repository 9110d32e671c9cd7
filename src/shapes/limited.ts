// The exact way where copies are limited by own melds, or not limited at all: a 2m of an own closed quad can complete
// no run of the concealed tiles. One dynamic programme a suit (`needs.ts`), remembered, because from draw to draw
// most suits of a hand stay as they were. The tables know only hands without such limits.

import { emptyCounts, type Tally } from '../tiles/counts.ts';
import { joinNeeds, type Needs, needsOfSuit, needTogether, UNLIMITED } from './needs.ts';

/**
 * The tiles in a player's own melds, 34 counts: a target never needs more than four of a kind with them.
 * `fifthCopies`: the rule of sites that let a hand wait for tiles that do not exist.
 */
export type Fixed = Tally | 'fifthCopies';

/** Whether the tables know less than is asked. */
export const isLimited = (melds: number, fixed: Fixed | undefined): fixed is Fixed =>
  fixed !== undefined && (melds > 0 || fixed === 'fifthCopies');

/** Where each suit begins, and how many kinds it has. */
export const SUIT_STARTS = [0, 9, 18, 27] as const;
export const SUIT_KINDS = [9, 9, 9, 7] as const;

/** How many copies of each kind the concealed part of a target may have. */
export const limitsOf = (fixed: Fixed | undefined): Tally =>
  fixed === 'fifthCopies'
    ? emptyCounts().fill(UNLIMITED)
    : fixed === undefined
      ? emptyCounts().fill(4)
      : fixed.map((melded) => Math.max(0, 4 - melded));

const MEMORY_SIZE = 20_000;
const memory = new Map<string, Needs>();

const remembered = (key: string, compute: () => Needs): Needs => {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size >= MEMORY_SIZE) memory.clear();
  const needs = compute();
  memory.set(key, needs);
  return needs;
};

/** The needs of suit 0–3. */
export const limitedNeeds = (counts: Tally, limits: Tally, suit: number): Needs => {
  const start = SUIT_STARTS[suit]!;
  const kinds = SUIT_KINDS[suit]!;
  let key = '';
  for (let k = start; k < start + kinds; k++) key += String.fromCharCode(counts[k]! * 16 + limits[k]!);
  return remembered(key, () => needsOfSuit(counts, limits, start, kinds));
};

/** Tiles missing for the standard form. */
export const limitedNeed = (counts: Tally, limits: Tally, groups: number): number => {
  const [m, p, s, z] = SUIT_STARTS.map((_, suit) => limitedNeeds(counts, limits, suit)) as [
    Needs,
    Needs,
    Needs,
    Needs,
  ];
  return needTogether(joinNeeds(m, p), joinNeeds(s, z), groups);
};
