// Shanten: how many tiles a hand must still exchange to be one away from complete. −1 is complete, 0 tenpai.

import type { Tally } from '../tiles/counts.ts';
import type { Form } from './form.ts';
import { type Fixed, limitedNeed, limitsOf } from './limited.ts';

const ORPHANS = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

/** Four groups and a pair. */
const standardShanten = (counts: Tally, melds: number, fixed?: Fixed): number =>
  limitedNeed(counts, limitsOf(fixed), 4 - melds) - 1;

/** Seven different pairs: four of a kind are one. */
const sevenPairsShanten = (counts: Tally): number => {
  let kinds = 0;
  let pairs = 0;
  for (const n of counts) {
    if (n > 0) kinds++;
    if (n > 1) pairs++;
  }
  return 6 - pairs + Math.max(0, 7 - kinds);
};

/** One of each terminal and honour, and one of them twice. */
const thirteenOrphansShanten = (counts: Tally): number => {
  const kinds = ORPHANS.filter((k) => counts[k]! > 0).length;
  return 13 - kinds - (ORPHANS.some((k) => counts[k]! > 1) ? 1 : 0);
};

/**
 * Of one form; Infinity where the form is impossible: with melds, only the standard form is.
 * `counts` are the concealed tiles, 13 or 14 less three for each of `melds`; `fixed` the tiles of those melds.
 */
export const shantenOf = (form: Form, counts: Tally, melds: number, fixed?: Fixed): number => {
  switch (form) {
    case 'standard':
      return standardShanten(counts, melds, fixed);
    case 'sevenPairs':
      return melds === 0 ? sevenPairsShanten(counts) : Number.POSITIVE_INFINITY;
    case 'thirteenOrphans':
      return melds === 0 ? thirteenOrphansShanten(counts) : Number.POSITIVE_INFINITY;
  }
};

/** Of the nearest form. */
export const shanten = (counts: Tally, melds: number, fixed?: Fixed): number =>
  melds === 0
    ? Math.min(standardShanten(counts, 0, fixed), sevenPairsShanten(counts), thirteenOrphansShanten(counts))
    : standardShanten(counts, melds, fixed);
