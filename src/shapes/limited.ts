// The exact way where copies are limited by own melds, or not limited at all: a 2m of an own closed quad can complete
// no run of the concealed tiles. One dynamic programme a suit (`needs.ts`), remembered, because from draw to draw
// most suits of a hand stay as they were. The tables know only hands without such limits.

import { emptyCounts, type Tally } from '../tiles/counts.ts';
import { joinNeeds, type Needs, needsOfSuit, needTogether, UNLIMITED } from './needs.ts';
import { honoursClass, needsOfClass, suitClass } from './tables.ts';

/**
 * Copies that no concealed group can use, 34 counts: the tiles in a player's own melds, and all four of a kind that
 * the game does not have (2m–8m of three players). A target never needs more than four of a kind with them.
 * `fifthCopies`: the rule of sites that let a hand wait for tiles that do not exist.
 */
export type Fixed = Tally | 'fifthCopies';

/** Whether the tables know less than is asked. */
export const isLimited = (fixed: Fixed | undefined): fixed is Fixed =>
  fixed !== undefined && (fixed === 'fifthCopies' || fixed.some((copies) => copies > 0));

/** How many copies of each kind the concealed part of a target may have. */
export const limitsOf = (fixed: Fixed): Tally =>
  fixed === 'fifthCopies' ? emptyCounts().fill(UNLIMITED) : fixed.map((melded) => Math.max(0, 4 - melded));

const PARTS = [0, 1, 2, 3] as const;
const startOf = (part: number): number => part * 9;
const kindsOf = (part: number): number => (part === 3 ? 7 : 9);

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

const isUsual = (limits: Tally, start: number, kinds: number): boolean => {
  for (let k = start; k < start + kinds; k++) if (limits[k] !== 4) return false;
  return true;
};

const keyOf = (counts: Tally, limits: Tally, start: number, kinds: number): string => {
  let key = '';
  for (let k = start; k < start + kinds; k++) key += String.fromCharCode(counts[k]! * 16 + limits[k]!);
  return key;
};

/** The needs of a part of the hand: 0–2 a suit, 3 the honours. A part without limits is in the tables. */
const needsOfPart = (counts: Tally, limits: Tally, part: number): Needs => {
  const [start, kinds] = [startOf(part), kindsOf(part)];
  if (isUsual(limits, start, kinds))
    return needsOfClass(part === 3 ? honoursClass(counts) : suitClass(counts, start));
  return remembered(keyOf(counts, limits, start, kinds), () => needsOfSuit(counts, limits, start, kinds));
};

/** Tiles missing for the standard form, and what they are after a draw. */
export interface LimitedNeed {
  readonly need: number;
  readonly after: (kind: number) => number;
}

/** For `groups` groups and a pair. */
export const limitedNeed = (counts: Tally, fixed: Fixed, groups: number): LimitedNeed => {
  const limits = limitsOf(fixed);
  const needs = PARTS.map((part) => needsOfPart(counts, limits, part));
  const rests = PARTS.map((part) =>
    PARTS.filter((other) => other !== part)
      .map((other) => needs[other]!)
      .reduce(joinNeeds),
  );
  const drawn = counts.slice();
  return {
    need: needTogether(needs[0]!, rests[0]!, groups),
    after: (kind) => {
      const part = Math.floor(kind / 9);
      drawn[kind]!++;
      const need = needTogether(needsOfPart(drawn, limits, part), rests[part]!, groups);
      drawn[kind]!--;
      return need;
    },
  };
};
