// Ukeire: the kinds that bring a hand nearer, and how near it is.

import type { Counts, Tally } from '../tiles/counts.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import { answerDiscards, answerHand, answers } from './acceptance.ts';
import { COMMON_FORMS, type Form, formsOf } from './form.ts';
import { type Fixed, isLimited, limitedNeed } from './limited.ts';
import { shantenOf, specialShanten } from './shanten.ts';

const HONOURS_START = 27;
const { discards, shantens, forms, numbers, honours } = answers;

export interface Ukeire {
  readonly shanten: number;
  /** In order. Never a kind of which the own hand and melds hold all four. At tenpai these are the waits. */
  readonly kinds: readonly Kind[];
  /** The forms that are this near. */
  readonly forms: readonly Form[];
}

export interface DiscardUkeire extends Ukeire {
  readonly discard: Kind;
}

/** How many bits are set, for numbers of nine bits. */
const BITS = Uint8Array.from({ length: 512 }, (_, n) => n.toString(2).replaceAll('0', '').length);

/** Puts the kinds of some bits, lowest first, at `at`; says where they end. */
const fill = (kinds: Kind[], at: number, bits: number, start: number): number => {
  let end = at;
  for (let left = bits; left !== 0; left &= left - 1)
    kinds[end++] = KINDS[start + 31 - Math.clz32(left & -left)]!;
  return end;
};

const kindsOf = (numbers: number, honours: number): readonly Kind[] => {
  const size = BITS[numbers & 511]! + BITS[(numbers >> 9) & 511]! + BITS[numbers >> 18]! + BITS[honours]!;
  const kinds = new Array<Kind>(size);
  fill(kinds, fill(kinds, 0, numbers, 0), honours, HONOURS_START);
  return kinds;
};

/** What stands in `answers` for a hand between draws. */
export const handAnswered = (): Ukeire => ({
  shanten: shantens[0]!,
  kinds: kindsOf(numbers[0]!, honours[0]!),
  forms: formsOf(forms[0]!),
});

const byTables = (counts: Tally, melds: number): Ukeire => {
  answerHand(counts, melds);
  return handAnswered();
};

const copies = (counts: Tally, kind: Kind, fixed: Fixed): number =>
  counts[kind]! + (fixed === 'fifthCopies' ? 0 : fixed[kind]!);

/** The kinds that bring seven pairs or thirteen orphans nearer than `now`. */
const specialKinds = (counts: Tally, now: number): readonly Kind[] => {
  const drawn = counts.slice();
  return KINDS.filter((k) => {
    drawn[k]!++;
    const after = specialShanten(drawn);
    drawn[k]!--;
    return after < now;
  });
};

const byLimits = (counts: Tally, melds: number, fixed: Fixed): Ukeire => {
  const { need, after } = limitedNeed(counts, fixed, 4 - melds);
  const shantens = COMMON_FORMS.map((form) =>
    form === 'standard' ? need - 1 : shantenOf(form, counts, melds),
  );
  const now = Math.min(...shantens);
  const special = melds === 0 ? specialKinds(counts, now) : [];
  return {
    shanten: now,
    kinds: KINDS.filter((k) => copies(counts, k, fixed) < 4 && (after(k) <= now || special.includes(k))),
    forms: COMMON_FORMS.filter((_, i) => shantens[i] === now),
  };
};

/**
 * Of a hand between draws: `counts` are the concealed tiles, 13 less three for each of `melds`; `fixed` the tiles of
 * those melds.
 */
export const ukeire = (counts: Tally, melds: number, fixed?: Fixed): Ukeire =>
  isLimited(fixed) ? byLimits(counts, melds, fixed) : byTables(counts, melds);

const discardsByLimits = (counts: Tally, melds: number, fixed: Fixed): readonly DiscardUkeire[] =>
  KINDS.filter((k) => counts[k]! > 0).map((discard) => {
    const left = counts.slice();
    left[discard]!--;
    return { discard, ...byLimits(left, melds, fixed) };
  });

/** What stands in `answers` for `size` discards. */
export const discardsAnswered = (size: number): readonly DiscardUkeire[] => {
  const all = new Array<DiscardUkeire>(size);
  for (let i = 0; i < size; i++) {
    all[i] = {
      discard: KINDS[discards[i]!]!,
      shanten: shantens[i]!,
      kinds: kindsOf(numbers[i]!, honours[i]!),
      forms: formsOf(forms[i]!),
    };
  }
  return all;
};

/** For every kind that a hand with a tile to throw can throw, in order of kind. */
export const ukeireOfDiscards = (counts: Tally, melds: number, fixed?: Fixed): readonly DiscardUkeire[] =>
  isLimited(fixed) ? discardsByLimits(counts, melds, fixed) : discardsAnswered(answerDiscards(counts, melds));

/** Copies nobody has seen. `seen` counts everything in sight, the own hand included. */
export const liveOf = (seen: Counts, kind: Kind): number => Math.max(0, 4 - seen[kind]);
