// Ukeire: the kinds that bring a hand nearer, and how near it is.

import type { Counts, Tally } from '../tiles/counts.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import { type Visit, visitDiscards, visitHand } from './acceptance.ts';
import { FORMS, type Form, formsOf } from './form.ts';
import { type Fixed, isLimited, limitedNeed } from './limited.ts';
import { shantenOf } from './shanten.ts';
import type { Draws } from './special-draws.ts';

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

/** For every set of nine bits and each part of a hand, the kinds that it means. */
const KINDS_OF_BITS: readonly (readonly (readonly Kind[])[])[] = [0, 9, 18, 27].map((start) =>
  Array.from({ length: 512 }, (_, bits) => KINDS.slice(start, start + 9).filter((_, i) => bits & (1 << i))),
);
const [MAN, PIN, SOU, HONOURS] = KINDS_OF_BITS as [Part, Part, Part, Part];
type Part = readonly (readonly Kind[])[];

/** Copies `more` to `at`, and says where it ends. */
const fill = (kinds: Kind[], at: number, more: readonly Kind[]): number => {
  for (let i = 0; i < more.length; i++) kinds[at + i] = more[i]!;
  return at + more.length;
};

const kindsOf = ({ numbers, honours }: Draws): readonly Kind[] => {
  const m = MAN[numbers & 511]!;
  const p = PIN[(numbers >> 9) & 511]!;
  const s = SOU[numbers >> 18]!;
  const z = HONOURS[honours]!;
  const kinds = new Array<Kind>(m.length + p.length + s.length + z.length);
  fill(kinds, fill(kinds, fill(kinds, fill(kinds, 0, m), p), s), z);
  return kinds;
};

const byTables = (counts: Tally, melds: number): Ukeire => {
  let found: Ukeire | undefined;
  visitHand(counts, melds, (shanten, draws, forms) => {
    found = { shanten, kinds: kindsOf(draws), forms: formsOf(forms) };
  });
  return found!;
};

const copies = (counts: Tally, kind: Kind, fixed: Fixed): number =>
  counts[kind]! + (fixed === 'fifthCopies' ? 0 : fixed[kind]!);

/** Kinds that bring seven pairs or thirteen orphans nearer, if they are `now` away. */
const specialKinds = (counts: Tally, melds: number, now: number): readonly Kind[] => {
  const strict = byTables(counts, melds);
  return strict.shanten === now && strict.forms.some((f) => f !== 'standard') ? strict.kinds : [];
};

const byLimits = (counts: Tally, melds: number, fixed: Fixed): Ukeire => {
  const { need, after } = limitedNeed(counts, fixed, 4 - melds);
  const shantens = FORMS.map((form) => (form === 'standard' ? need - 1 : shantenOf(form, counts, melds)));
  const now = Math.min(...shantens);
  const special = melds === 0 ? specialKinds(counts, melds, now) : [];
  return {
    shanten: now,
    kinds: KINDS.filter((k) => copies(counts, k, fixed) < 4 && (after(k) <= now || special.includes(k))),
    forms: FORMS.filter((_, i) => shantens[i] === now),
  };
};

/**
 * Of a hand between draws: `counts` are the concealed tiles, 13 less three for each of `melds`; `fixed` the tiles of
 * those melds.
 */
export const ukeire = (counts: Tally, melds: number, fixed?: Fixed): Ukeire =>
  isLimited(melds, fixed) ? byLimits(counts, melds, fixed) : byTables(counts, melds);

const discardsByLimits = (counts: Tally, melds: number, fixed: Fixed): readonly DiscardUkeire[] =>
  KINDS.filter((k) => counts[k]! > 0).map((discard) => {
    const left = counts.slice();
    left[discard]!--;
    return { discard, ...byLimits(left, melds, fixed) };
  });

const discardsByTables = (counts: Tally, melds: number): readonly DiscardUkeire[] => {
  const all: DiscardUkeire[] = [];
  const visit: Visit = (shanten, draws, forms, discard) => {
    all.push({ discard: KINDS[discard]!, shanten, kinds: kindsOf(draws), forms: formsOf(forms) });
  };
  visitDiscards(counts, melds, visit);
  return all;
};

/** For every kind that a hand with a tile to throw can throw, in order of kind. */
export const ukeireOfDiscards = (counts: Tally, melds: number, fixed?: Fixed): readonly DiscardUkeire[] =>
  isLimited(melds, fixed) ? discardsByLimits(counts, melds, fixed) : discardsByTables(counts, melds);

/** Copies nobody has seen. `seen` counts everything in sight, the own hand included. */
export const liveOf = (seen: Counts, kind: Kind): number => Math.max(0, 4 - seen[kind]);
