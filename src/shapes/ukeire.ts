// Ukeire: the kinds that bring a hand nearer, and how near it is.

import type { Counts, Tally } from '../tiles/counts.ts';
import { KINDS, type Kind } from '../tiles/tile.ts';
import { FORMS, type Form } from './form.ts';
import type { Fixed } from './limited.ts';
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

const copies = (counts: Tally, kind: Kind, fixed?: Fixed): number =>
  counts[kind]! + (fixed instanceof Uint8Array ? fixed[kind]! : 0);

/** Of a hand between draws: 13 tiles less three for each meld. */
export const ukeire = (counts: Tally, melds: number, fixed?: Fixed): Ukeire => {
  const now = shanten(counts, melds, fixed);
  const kinds = KINDS.filter((k) => {
    if (copies(counts, k, fixed) >= 4) return false;
    const drawn = counts.slice();
    drawn[k]!++;
    return shanten(drawn, melds, fixed) < now;
  });
  return { shanten: now, kinds, forms: FORMS.filter((f) => shantenOf(f, counts, melds, fixed) === now) };
};

/** For every kind a hand of 14 tiles, less three for each meld, can throw, in order of kind. */
export const ukeireOfDiscards = (counts: Tally, melds: number, fixed?: Fixed): readonly DiscardUkeire[] =>
  KINDS.filter((k) => counts[k]! > 0).map((discard) => {
    const left = counts.slice();
    left[discard]!--;
    return { discard, ...ukeire(left, melds, fixed) };
  });

/** Copies nobody has seen. `seen` counts everything in sight, the own hand included. */
export const liveOf = (seen: Counts, kind: Kind): number => Math.max(0, 4 - seen[kind]);
