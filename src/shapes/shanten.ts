// Shanten: how many tiles a hand must still exchange to be one away from complete. −1 is complete, 0 tenpai.

import type { Tally } from '../tiles/counts.ts';
import type { Form } from './form.ts';
import { type DifferentNeed, greaterNeed, lesserNeed, pairsNeed, straightNeed } from './knitted.ts';
import { type Fixed, isLimited, limitedNeed } from './limited.ts';
import { limitedStraightNeed } from './limited-straight.ts';
import { NEVER } from './needs.ts';
import { heldIn, honoursOf, mostOf } from './patterns.ts';
import { censusOf, censusTables, missingForOrphans, missingForPairs } from './specials.ts';
import { honoursClass, missingBeside, suitClass, tables, trioOf, windsOf } from './tables.ts';

// Constants of this module, so that the compiler of the browser knows them when it compiles what follows.
const { FIRST, SECOND, THIRD, WINDS, DRAGONS, JOIN } = tables;
const { LOW, MIDDLE, HIGH, WIND_CENSUS, DRAGON_CENSUS } = censusTables;
const MISSING_CONCEALED = missingBeside(0);

/** Tiles missing for four groups less `melds` and a pair. */
const standardNeed = (counts: Tally, melds: number): number => {
  const mp = JOIN[(suitClass(counts, 0) << 8) | suitClass(counts, 9)]!;
  const sz = JOIN[(suitClass(counts, 18) << 8) | honoursClass(counts)]!;
  return missingBeside(melds)[(mp << 8) | sz]!;
};

/**
 * Tiles missing for the nearest form of a hand without melds. Every trio is needed twice, for its suit's class and
 * for the census: this is the one place where that matters, so they have names here instead of a function each.
 */
const concealedNeed = (counts: Tally): number => {
  const m1 = trioOf(counts, 0);
  const m4 = trioOf(counts, 3);
  const m7 = trioOf(counts, 6);
  const p1 = trioOf(counts, 9);
  const p4 = trioOf(counts, 12);
  const p7 = trioOf(counts, 15);
  const s1 = trioOf(counts, 18);
  const s4 = trioOf(counts, 21);
  const s7 = trioOf(counts, 24);
  const winds = windsOf(counts);
  const dragons = trioOf(counts, 31);
  const m = THIRD[SECOND[FIRST[m1]! + m4]! + m7]!;
  const p = THIRD[SECOND[FIRST[p1]! + p4]! + p7]!;
  const s = THIRD[SECOND[FIRST[s1]! + s4]! + s7]!;
  const z = DRAGONS[WINDS[winds]! + dragons]!;
  const standard = MISSING_CONCEALED[(JOIN[(m << 8) | p]! << 8) | JOIN[(s << 8) | z]!]!;
  const ends = LOW[m1]! + LOW[p1]! + LOW[s1]! + HIGH[m7]! + HIGH[p7]! + HIGH[s7]!;
  const middles = MIDDLE[m4]! + MIDDLE[p4]! + MIDDLE[s4]!;
  const census = (ends + middles + WIND_CENSUS[winds]! + DRAGON_CENSUS[dragons]!) | 0;
  return Math.min(standard, missingForPairs(census), missingForOrphans(census));
};

const standardShanten = (counts: Tally, melds: number, fixed?: Fixed): number =>
  (isLimited(fixed) ? limitedNeed(counts, fixed, 4 - melds).need : standardNeed(counts, melds)) - 1;

/** Of the nearer of seven pairs and thirteen orphans, for a hand without melds. */
export const specialShanten = (counts: Tally): number => {
  const census = censusOf(counts);
  return Math.min(missingForPairs(census), missingForOrphans(census)) - 1;
};

const differentShanten = (counts: Tally, needOf: DifferentNeed): number => {
  const held = heldIn(counts);
  return needOf(honoursOf(held), mostOf(held)) - 1;
};

const straightShanten = (counts: Tally, melds: number, fixed?: Fixed): number => {
  if (melds > 0 || isLimited(fixed)) return limitedStraightNeed(counts, melds, fixed) - 1;
  return straightNeed(counts, heldIn(counts), NEVER) - 1;
};

/**
 * Of one form; Infinity where the form is impossible: beside melds, all but the standard one and, beside one, the
 * knitted straight.
 * `counts` are the concealed tiles, 13 or 14 less three for each of `melds`; `fixed` the tiles of those melds.
 */
export const shantenOf = (form: Form, counts: Tally, melds: number, fixed?: Fixed): number => {
  switch (form) {
    case 'standard':
      return standardShanten(counts, melds, fixed);
    case 'sevenPairs':
      return melds === 0 ? missingForPairs(censusOf(counts)) - 1 : Number.POSITIVE_INFINITY;
    case 'thirteenOrphans':
      return melds === 0 ? missingForOrphans(censusOf(counts)) - 1 : Number.POSITIVE_INFINITY;
    case 'sevenPairsWithQuads':
      return melds === 0 ? pairsNeed(heldIn(counts)) - 1 : Number.POSITIVE_INFINITY;
    case 'lesserHonorsKnitted':
      return melds === 0 ? differentShanten(counts, lesserNeed) : Number.POSITIVE_INFINITY;
    case 'greaterHonorsKnitted':
      return melds === 0 ? differentShanten(counts, greaterNeed) : Number.POSITIVE_INFINITY;
    case 'knittedStraight':
      return melds < 2 ? straightShanten(counts, melds, fixed) : Number.POSITIVE_INFINITY;
  }
};

/** Of the nearest form. */
export const shanten = (counts: Tally, melds: number, fixed?: Fixed): number => {
  if (melds > 0) return standardShanten(counts, melds, fixed);
  if (!isLimited(fixed)) return concealedNeed(counts) - 1;
  return Math.min(limitedNeed(counts, fixed, 4).need - 1, specialShanten(counts));
};
