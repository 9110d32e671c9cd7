// Ukeire: the kinds that bring a hand nearer, and how near it is.

import type { Counts, Tally } from '../tiles/counts.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import { type Draws, type Visit, visitDiscards, visitHand } from './acceptance.ts';
import { FORMS, type Form, formsOf } from './form.ts';
import { type Fixed, isLimited } from './limited.ts';
import { shanten, shantenOf } from './shanten.ts';

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

const HONOURS_START = 27;

/** Appends the kinds of some bits, lowest first. */
const pushKinds = (kinds: Kind[], bits: number, start: number): void => {
  for (let left = bits; left !== 0; left &= left - 1)
    kinds.push(KINDS[start + 31 - Math.clz32(left & -left)]!);
};

const kindsOf = ({ numbers, honours }: Draws): Kind[] => {
  const kinds: Kind[] = [];
  pushKinds(kinds, numbers, 0);
  pushKinds(kinds, honours, HONOURS_START);
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

const byLimits = (counts: Tally, melds: number, fixed: Fixed): Ukeire => {
  const now = shanten(counts, melds, fixed);
  const drawn = counts.slice();
  const kinds = KINDS.filter((k) => {
    if (copies(counts, k, fixed) >= 4) return false;
    drawn[k]!++;
    const after = shanten(drawn, melds, fixed);
    drawn[k]!--;
    return after < now;
  });
  return { shanten: now, kinds, forms: FORMS.filter((f) => shantenOf(f, counts, melds, fixed) === now) };
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
