// Shanten and ukeire where all of `KNITTED_FORMS` can win. The common forms are answered as ever (`ukeire.ts`); what
// the others add is put beside that answer: nearer, it replaces it, as near, it joins it. Seven pairs with quads are
// never further than seven different pairs, and as near accept all that those do.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';
import {
  bitOf,
  formsOf,
  GREATER_HONORS_KNITTED,
  KNITTED_STRAIGHT,
  LESSER_HONORS_KNITTED,
  SEVEN_PAIRS,
  SEVEN_PAIRS_WITH_QUADS,
} from './form.ts';
import {
  greaterNeed,
  lesserNeed,
  limitedStraightNeed,
  mostHeld,
  pairsNeed,
  straightNeed,
  straightNeedOf,
} from './knitted.ts';
import { type Fixed, isLimited } from './limited.ts';
import { heldOf, honoursHeld, IN_PATTERN, kindsOfHonours, PATTERNS, suitHeld } from './patterns.ts';
import { shanten } from './shanten.ts';
import { type DiscardUkeire, type Ukeire, ukeire, ukeireOfDiscards } from './ukeire.ts';

/** Tiles missing for the nearest form of a hand without melds, if fewer than `common`. */
const concealedNeed = (counts: Tally, common: number): number => {
  const m = suitHeld(counts, 0);
  const p = suitHeld(counts, 9);
  const s = suitHeld(counts, 18);
  const z = honoursHeld(counts);
  const differing = 14 - kindsOfHonours(z) - mostHeld(m, p, s);
  const least = Math.min(common, pairsNeed(m, p, s, z), differing);
  return straightNeed(counts, m, p, s, least);
};

/** Of the nearest of `KNITTED_FORMS`. Arguments as in `shanten`. */
export const shantenWithKnitted = (counts: Tally, melds: number, fixed?: Fixed): number => {
  const common = shanten(counts, melds, fixed);
  if (melds > 1) return common;
  if (melds === 1) return Math.min(common, limitedStraightNeed(counts, melds, fixed) - 1);
  if (!isLimited(fixed)) return concealedNeed(counts, common + 1) - 1;
  return Math.min(concealedNeed(counts, common + 1), limitedStraightNeed(counts, 0, fixed)) - 1;
};

/** The kinds that bring the nearest form nearer, marked, and the forms as bits. Filled anew by every question. */
const helps = new Uint8Array(KIND_COUNT);
let forms = 0;
let least = 0;

/** Begins a form that misses `need` tiles: whether it is as near as the nearest so far. */
const begin = (need: number, form: number): boolean => {
  if (need > least) return false;
  if (need < least) {
    helps.fill(0);
    forms = 0;
    least = need;
  }
  forms |= form;
  return true;
};

const markPairs = (counts: Tally): void => {
  for (let k = 0; k < KIND_COUNT; k++) if (counts[k]! & 1) helps[k] = 1;
};

const markAbsentHonours = (counts: Tally): void => {
  for (let k = 27; k < KIND_COUNT; k++) if (counts[k] === 0) helps[k] = 1;
};

const markAbsentOf = (counts: Tally, pattern: number): void => {
  for (let k = 0; k < 27; k++) if (counts[k] === 0 && IN_PATTERN[pattern * KIND_COUNT + k]) helps[k] = 1;
};

type DifferentNeed = (honours: number, knitted: number) => number;

/** What brings fourteen different tiles nearer than `need`. */
const markDifferent = (counts: Tally, needOf: DifferentNeed, need: number): void => {
  const [m, p, s] = [suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)];
  const honours = kindsOfHonours(honoursHeld(counts));
  if (needOf(honours + 1, mostHeld(m, p, s)) < need) markAbsentHonours(counts);
  for (let i = 0; i < PATTERNS.length; i++) {
    if (needOf(honours, heldOf(i, m, p, s) + 1) < need) markAbsentOf(counts, i);
  }
};

const drawn = new Uint8Array(KIND_COUNT);

/** What brings a straight without melds nearer than `need`. */
const markStraight = (counts: Tally, need: number): void => {
  drawn.set(counts);
  for (let i = 0; i < PATTERNS.length; i++) {
    if (straightNeedOf(i, counts) > need) continue;
    for (let k = 0; k < KIND_COUNT; k++) {
      if (helps[k] === 1 || counts[k]! > 3) continue;
      drawn[k]!++;
      if (straightNeedOf(i, drawn) < need) helps[k] = 1;
      drawn[k]!--;
    }
  }
};

const markLimitedStraight = (counts: Tally, melds: number, fixed: Fixed | undefined, need: number): void => {
  drawn.set(counts);
  for (let k = 0; k < KIND_COUNT; k++) {
    drawn[k]!++;
    if (limitedStraightNeed(drawn, melds, fixed) < need) helps[k] = 1;
    drawn[k]!--;
  }
};

const addConcealed = (counts: Tally): void => {
  const m = suitHeld(counts, 0);
  const p = suitHeld(counts, 9);
  const s = suitHeld(counts, 18);
  const z = honoursHeld(counts);
  const [honours, knitted] = [kindsOfHonours(z), mostHeld(m, p, s)];
  if (begin(pairsNeed(m, p, s, z), SEVEN_PAIRS_WITH_QUADS)) markPairs(counts);
  const lesser = lesserNeed(honours, knitted);
  if (begin(lesser, LESSER_HONORS_KNITTED)) markDifferent(counts, lesserNeed, lesser);
  const greater = greaterNeed(honours, knitted);
  if (begin(greater, GREATER_HONORS_KNITTED)) markDifferent(counts, greaterNeed, greater);
};

/** Without melds and limits; a straight further than the rest is not reckoned to the end. */
const addStraight = (counts: Tally): void => {
  const [m, p, s] = [suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)];
  const need = straightNeed(counts, m, p, s, least + 1);
  if (begin(need, KNITTED_STRAIGHT)) markStraight(counts, need);
};

const addLimitedStraight = (counts: Tally, melds: number, fixed: Fixed | undefined): void => {
  const need = limitedStraightNeed(counts, melds, fixed);
  if (begin(need, KNITTED_STRAIGHT)) markLimitedStraight(counts, melds, fixed, need);
};

const isFree = (counts: Tally, kind: Kind, fixed: Fixed | undefined): boolean =>
  counts[kind]! + (typeof fixed === 'object' ? fixed[kind]! : 0) < 4;

const startWith = (common: Ukeire): void => {
  helps.fill(0);
  for (const kind of common.kinds) helps[kind] = 1;
  least = common.shanten + 1;
  forms = 0;
  for (const form of common.forms) forms |= bitOf(form);
};

/** What a common answer becomes beside the other forms. */
const widened = (common: Ukeire, counts: Tally, melds: number, fixed: Fixed | undefined): Ukeire => {
  if (melds > 1) return common;
  startWith(common);
  const before = forms;
  if (melds === 0) addConcealed(counts);
  if (melds === 0 && !isLimited(fixed)) addStraight(counts);
  else addLimitedStraight(counts, melds, fixed);
  if (forms === before) return common;
  return {
    shanten: least - 1,
    kinds: KINDS.filter((k) => helps[k] === 1 && isFree(counts, k, fixed)),
    forms: formsOf(forms & ~SEVEN_PAIRS),
  };
};

/** `ukeire` over `KNITTED_FORMS`. */
export const ukeireWithKnitted = (counts: Tally, melds: number, fixed?: Fixed): Ukeire =>
  widened(ukeire(counts, melds, fixed), counts, melds, fixed);

/** `ukeireOfDiscards` over `KNITTED_FORMS`. */
export const ukeireOfDiscardsWithKnitted = (
  counts: Tally,
  melds: number,
  fixed?: Fixed,
): readonly DiscardUkeire[] => {
  const left = counts.slice();
  return ukeireOfDiscards(counts, melds, fixed).map((common) => {
    const { discard } = common;
    left[discard]!--;
    const answer = widened(common, left, melds, fixed);
    left[discard]!++;
    return answer === common ? common : { discard, ...answer };
  });
};
