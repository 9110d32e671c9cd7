// Shanten and ukeire where all of `KNITTED_FORMS` can win. The common forms are answered as ever (`ukeire.ts`); what
// the others add is put beside that answer: nearer, it replaces it, as near, it joins it. Seven pairs with quads are
// never further than seven different pairs, and as near accept all that those do.

import type { Tally } from '../tiles/counts.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import { answerDiscards, answerHand, answers } from './acceptance.ts';
import { bitOf, formsOf, SEVEN_PAIRS } from './form.ts';
import { differentNeed, pairsNeed, straightNeed } from './knitted.ts';
import { addConcealed, addKnitted, addLimitedStraight, type Near } from './knitted-draws.ts';
import { type Fixed, isLimited } from './limited.ts';
import { limitedStraightNeed } from './limited-straight.ts';
import { heldIn } from './patterns.ts';
import { shanten } from './shanten.ts';
import {
  type DiscardUkeire,
  discardsAnswered,
  handAnswered,
  type Ukeire,
  ukeire,
  ukeireOfDiscards,
} from './ukeire.ts';

/** Tiles missing for the nearest form of a hand without melds, if fewer than `common`. */
const concealedNeed = (counts: Tally, common: number): number => {
  const held = heldIn(counts);
  return straightNeed(counts, held, Math.min(common, pairsNeed(held), differentNeed(held)));
};

/** Of the nearest of `KNITTED_FORMS`. Arguments as in `shanten`. */
export const shantenWithKnitted = (counts: Tally, melds: number, fixed?: Fixed): number => {
  const common = shanten(counts, melds, fixed);
  if (melds > 1) return common;
  if (melds === 1) return Math.min(common, limitedStraightNeed(counts, melds, fixed) - 1);
  if (!isLimited(fixed)) return concealedNeed(counts, common + 1) - 1;
  return Math.min(concealedNeed(counts, common + 1), limitedStraightNeed(counts, 0, fixed)) - 1;
};

const near: Near = { need: 0, forms: 0, numbers: 0, honours: 0 };

/** Widens what was answered at a place for a hand without melds. */
const widenPlace = (place: number, counts: Tally): void => {
  const { shantens, forms, numbers, honours } = answers;
  near.need = shantens[place]! + 1;
  near.forms = forms[place]!;
  near.numbers = numbers[place]!;
  near.honours = honours[place]!;
  addKnitted(near, counts);
  shantens[place] = near.need - 1;
  forms[place] = near.forms & ~SEVEN_PAIRS;
  numbers[place] = near.numbers;
  honours[place] = near.honours;
};

const startWith = ({ shanten: now, kinds, forms }: Ukeire): void => {
  near.need = now + 1;
  near.forms = forms.reduce((bits, form) => bits | bitOf(form), 0);
  near.numbers = near.honours = 0;
  for (const k of kinds) {
    if (k < 27) near.numbers |= 1 << k;
    else near.honours |= 1 << (k - 27);
  }
};

const isMarked = (kind: Kind): boolean =>
  ((kind < 27 ? near.numbers >> kind : near.honours >> (kind - 27)) & 1) === 1;

const copies = (counts: Tally, kind: Kind, fixed: Fixed | undefined): number =>
  counts[kind]! + (typeof fixed === 'object' ? fixed[kind]! : 0);

/** The same where the tables do not know all: beside a meld, or where copies are limited. */
const widened = (common: Ukeire, counts: Tally, melds: number, fixed: Fixed | undefined): Ukeire => {
  startWith(common);
  if (melds === 0) addConcealed(near, counts);
  addLimitedStraight(near, counts, melds, fixed);
  return {
    shanten: near.need - 1,
    kinds: KINDS.filter((k) => isMarked(k) && copies(counts, k, fixed) < 4),
    forms: formsOf(near.forms & ~SEVEN_PAIRS),
  };
};

/** `ukeire` over `KNITTED_FORMS`. */
export const ukeireWithKnitted = (counts: Tally, melds: number, fixed?: Fixed): Ukeire => {
  if (melds > 1) return ukeire(counts, melds, fixed);
  if (melds === 1 || isLimited(fixed)) return widened(ukeire(counts, melds, fixed), counts, melds, fixed);
  answerHand(counts, 0);
  widenPlace(0, counts);
  return handAnswered();
};

const discardsWithoutMelds = (counts: Tally): readonly DiscardUkeire[] => {
  const size = answerDiscards(counts, 0);
  const left = counts.slice();
  for (let place = 0; place < size; place++) {
    const discard = answers.discards[place]!;
    left[discard]!--;
    widenPlace(place, left);
    left[discard]!++;
  }
  return discardsAnswered(size);
};

/** `ukeireOfDiscards` over `KNITTED_FORMS`. */
export const ukeireOfDiscardsWithKnitted = (
  counts: Tally,
  melds: number,
  fixed?: Fixed,
): readonly DiscardUkeire[] => {
  if (melds > 1) return ukeireOfDiscards(counts, melds, fixed);
  if (melds === 0 && !isLimited(fixed)) return discardsWithoutMelds(counts);
  const left = counts.slice();
  return ukeireOfDiscards(counts, melds, fixed).map((common) => {
    const { discard } = common;
    left[discard]!--;
    const answer = widened(common, left, melds, fixed);
    left[discard]!++;
    return { discard, ...answer };
  });
};
