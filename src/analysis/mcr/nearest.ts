// Complete standard hands near a hand: every section of the hand is held against all patterns, and patterns of the four
// sections are put together as long as no more tiles are missing than may be. Exact: none is left out.

import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import {
  type Pattern,
  SECTIONS,
  type Section,
  type Shelf,
  shelvesOf,
  startOf,
  TRIO_COUNT,
} from './sections.ts';

/** What is held, and how many copies of each kind a hand could have: held or not seen yet. */
export interface Reach {
  readonly held: Tally;
  readonly limits: Tally;
}

interface Priced {
  readonly pattern: Pattern;
  readonly missing: number;
}
/** By section and by `2 × groups + pair`; on each shelf the nearest first. */
export type Priceds = readonly (readonly (readonly Priced[])[])[];

const FAR = 99;

/** What zero to four copies of a kind miss; beyond the last kind there are none. */
const missingOf = ({ held, limits }: Reach, kind: number, end: number): readonly number[] => {
  const [have, limit] = kind < end ? [held[kind]!, limits[kind]!] : [0, 0];
  const missing = [0, 0, 0, 0, 0];
  for (let want = 1; want < 5; want++) missing[want] = want > limit ? FAR : Math.max(0, want - have);
  return missing;
};

const TRIOS = TRIO_COUNT;

/** What each trio misses, for the three trios of a section: at `125 × place + trio`. */
const priceList = (reach: Reach, section: Section): Uint8Array => {
  const [start, end] = [startOf(section), section === 3 ? 34 : startOf(section) + 9];
  const prices = new Uint8Array(3 * TRIOS);
  let at = 0;
  for (let first = start; first < start + 9; first += 3) {
    const [low, middle, high] = [first, first + 1, first + 2].map((k) => missingOf(reach, k, end));
    for (const a of low!)
      for (const b of middle!) for (const c of high!) prices[at++] = Math.min(FAR, a + b + c);
  }
  return prices;
};

const priceAt = (trios: Uint8Array, prices: Uint8Array, i: number): number =>
  prices[trios[3 * i]!]! + prices[TRIOS + trios[3 * i + 1]!]! + prices[2 * TRIOS + trios[3 * i + 2]!]!;

/** Least missing of each shelf of a section. */
const leastOf = (section: Section, prices: Uint8Array, groups: number): readonly number[] =>
  shelvesOf(section).map(({ trios, patterns }, shelf) => {
    let least = FAR;
    if (shelf >> 1 > groups) return least;
    for (let i = 0; i < patterns.length; i++) least = Math.min(least, priceAt(trios, prices, i));
    return least;
  });

/** The patterns of a shelf within `most`, the nearest first. */
const within = ({ patterns, trios }: Shelf, prices: Uint8Array, most: number): readonly Priced[] => {
  if (most < 0) return [];
  const found: Priced[][] = Array.from({ length: most + 1 }, () => []);
  for (let i = 0; i < patterns.length; i++) {
    const missing = priceAt(trios, prices, i);
    if (missing <= most) found[missing]!.push({ pattern: patterns[i]!, missing });
  }
  return found.flat();
};

/** The least sum over all ways to split groups and pair between two parts. */
const leastSplit = (here: readonly number[], there: readonly number[], want: number): number => {
  let least = FAR;
  for (let part = want; part >= 0; part--) {
    if ((part & 1) > (want & 1)) continue;
    least = Math.min(least, here[part]! + there[want - part]!);
  }
  return least;
};

const joinLeast = (a: readonly number[], b: readonly number[]): readonly number[] =>
  a.map((_, want) => leastSplit(a, b, want));

export interface Rest {
  readonly groups: number;
  readonly pair: 0 | 1;
}

/** All patterns that a hand of so many groups and a pair within `most` missing tiles can have. */
export const priced = (reach: Reach, { groups, pair }: Rest, most: number): Priceds => {
  const want = 2 * groups + pair;
  const prices = SECTIONS.map((section) => priceList(reach, section));
  const least = SECTIONS.map((section) => leastOf(section, prices[section]!, groups));
  return SECTIONS.map((section) => {
    const others = SECTIONS.filter((s) => s !== section).map((s) => least[s]!);
    const beside = others.reduce(joinLeast);
    return shelvesOf(section).map((shelf, i) =>
      i > want || (i & 1) > pair ? [] : within(shelf, prices[section]!, most - beside[want - i]!),
    );
  });
};

/** What a section of a wanted hand may be. */
export type Fits = (pattern: Pattern, section: Section) => boolean;

export const fitting = (all: Priceds, fits: Fits): Priceds =>
  all.map((shelves, section) =>
    shelves.map((shelf) => shelf.filter(({ pattern }) => fits(pattern, SECTIONS[section]!))),
  );

/** Least missing for so many groups and the pair, from a section on: `[section][2 × groups + pair]`. */
const leastFrom = (all: Priceds): readonly (readonly number[])[] => {
  const rows: (readonly number[])[] = [[0, ...Array.from({ length: 9 }, () => FAR)]];
  for (const shelves of [...all].reverse())
    rows.unshift(
      joinLeast(
        shelves.map((shelf) => shelf[0]?.missing ?? FAR),
        rows[0]!,
      ),
    );
  return rows;
};

export interface Wanted extends Rest {
  /** Tiles that may be missing. */
  readonly most: number;
  /** How many hands to answer. */
  readonly size: number;
}

/** Missing tiles of the nearest hand; 99 if there is none. */
export const leastMissing = (all: Priceds, { groups, pair }: Rest): number =>
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
