// Complete standard hands near a hand: every section of the hand is held against all patterns, and patterns of the four
// sections are put together as long as no more tiles are missing than may be. Exact: none is left out.

import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { type Pattern, SECTIONS, type Section, shelvesOf, startOf } from './sections.ts';

/** What is held, and how many copies of each kind a hand could have: held or not seen yet. */
export interface Reach {
  readonly held: Tally;
  readonly limits: Tally;
}

interface Priced {
  readonly pattern: Pattern;
  readonly missing: number;
}
/** By section and by `2 × groups + pair`. */
export type Priceds = readonly (readonly (readonly Priced[])[])[];

const FAR = 99;

/** Tiles missing for a pattern; far if more than `most`, or if there are no such copies. */
const missingFor = ({ counts }: Pattern, { held, limits }: Reach, start: number, most: number): number => {
  let missing = 0;
  for (let i = 0; i < counts.length; i++) {
    const want = counts[i]!;
    if (want === 0) continue;
    if (want > limits[start + i]!) return FAR;
    const have = held[start + i]!;
    if (want > have) missing += want - have;
    if (missing > most) return FAR;
  }
  return missing;
};

/** All patterns of up to `groups` groups within `most` missing tiles. */
export const priced = (reach: Reach, groups: number, most: number): Priceds =>
  SECTIONS.map((section) =>
    shelvesOf(section).map((shelf, i) => {
      if (i >> 1 > groups) return [];
      const found: Priced[] = [];
      for (const pattern of shelf) {
        const missing = missingFor(pattern, reach, startOf(section), most);
        if (missing <= most) found.push({ pattern, missing });
      }
      return found.sort((a, b) => a.missing - b.missing);
    }),
  );

/** What a section of a wanted hand may be. */
export type Fits = (pattern: Pattern, section: Section) => boolean;

export const fitting = (all: Priceds, fits: Fits): Priceds =>
  all.map((shelves, section) =>
    shelves.map((shelf) => shelf.filter(({ pattern }) => fits(pattern, SECTIONS[section]!))),
  );

/** Least missing for so many groups and the pair, from a section on: `[section][2 × groups + pair]`. */
const leastFrom = (all: Priceds): readonly (readonly number[])[] => {
  const rows: number[][] = [[0, ...Array.from({ length: 9 }, () => FAR)]];
  for (let section = 3; section >= 0; section--) {
    const after = rows[0]!;
    const least = all[section]!.map((shelf) => shelf[0]?.missing ?? FAR);
    rows.unshift(after.map((_, i) => leastSplit(least, after, i)));
  }
  return rows;
};

/** The least sum over all ways to split groups and pair between a section and those after it. */
const leastSplit = (here: readonly number[], after: readonly number[], want: number): number => {
  let least = FAR;
  for (let part = want; part >= 0; part--) {
    if ((part & 1) > (want & 1)) continue;
    least = Math.min(least, here[part]! + after[want - part]!);
  }
  return least;
};

export interface Wanted {
  readonly groups: number;
  readonly pair: 0 | 1;
  /** Tiles that may be missing. */
  readonly most: number;
  /** How many hands to answer. */
  readonly size: number;
}

/** Missing tiles of the nearest hand; 99 if there is none. */
export const leastMissing = (all: Priceds, { groups, pair }: Pick<Wanted, 'groups' | 'pair'>): number =>
  leastFrom(all)[0]![2 * groups + pair]!;

/** Complete hands within reach, in no order: their concealed tiles. At most `size` are answered. */
export const handsOf = (all: Priceds, { groups, pair, most, size }: Wanted): readonly Tally[] => {
  const least = leastFrom(all);
  const found: Tally[] = [];
  const hand = emptyCounts();
  const join = (section: number, want: number, left: number): void => {
    if (section === 4) {
      found.push(hand.slice());
      return;
    }
    for (let part = want; part >= 0; part--) {
      if ((part & 1) > (want & 1)) continue;
      const rest = least[section + 1]![want - part]!;
      for (const { pattern, missing } of all[section]![part]!) {
        if (missing + rest > left || found.length >= size) break;
        hand.set(pattern.counts, 9 * section);
        join(section + 1, want - part, left - missing);
      }
    }
    hand.fill(0, 9 * section, section === 3 ? 34 : 9 * section + 9);
  };
  join(0, 2 * groups + pair, most);
  return found;
};
