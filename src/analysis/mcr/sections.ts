// Everything that groups and at most one pair can make in one suit, or of the honours: 21,743 patterns and 498. They are
// written down once, when they are first asked for; a hand is then held against all of them.

import { isHonour, type Kind } from '../../tiles/tile.ts';

/** m, p, s, and the honours. */
export const SECTIONS = [0, 1, 2, 3] as const;
export type Section = (typeof SECTIONS)[number];
export const startOf = (section: Section): number => 9 * section;

export interface Pattern {
  /** Copies of each kind: nine, of the honours seven. */
  readonly counts: readonly number[];
  readonly groups: number;
  readonly pair: 0 | 1;
  /** The kinds it has, a bit each from the lowest up. */
  readonly kinds: number;
  /** It can be read as triplets, and with a five in every group and in the pair. */
  readonly triplets: boolean;
  readonly fives: boolean;
}

interface Part {
  readonly offsets: readonly number[];
  readonly run: boolean;
}

const partsOf = (size: number, honours: boolean): readonly Part[] => {
  const offsets = Array.from({ length: size }, (_, i) => i);
  const runs = honours ? [] : offsets.slice(0, 7).map((i) => ({ offsets: [i, i + 1, i + 2], run: true }));
  return [...runs, ...offsets.map((i) => ({ offsets: [i, i, i], run: false }))];
};

const FIVE = 4;
const hasFive = (part: Part): boolean => part.offsets.includes(FIVE);
const add = (counts: readonly number[], offsets: readonly number[]): readonly number[] =>
  counts.map((n, i) => n + offsets.filter((o) => o === i).length);

const bitsOf = (counts: readonly number[]): number =>
  counts.reduce((bits, n, i) => (n > 0 ? bits | (1 << i) : bits), 0);

/** The groups taken so far as one pattern, joined with what the same tiles were read as before. */
const note = (found: Map<string, Pattern>, next: Omit<Pattern, 'kinds'>): void => {
  const key = next.counts.join('');
  const known = found.get(key);
  found.set(key, {
    ...next,
    kinds: bitsOf(next.counts),
    triplets: next.triplets || known?.triplets === true,
    fives: next.fives || known?.fives === true,
  });
};

const withPairs = (found: Map<string, Pattern>, base: Omit<Pattern, 'kinds'>): void => {
  note(found, base);
  base.counts.forEach((n, i) => {
    if (n > 2) return;
    note(found, { ...base, counts: add(base.counts, [i, i]), pair: 1, fives: base.fives && i === FIVE });
  });
};

const patternsOf = (size: number, honours: boolean): readonly Pattern[] => {
  const parts = partsOf(size, honours);
  const found = new Map<string, Pattern>();
  const take = (base: Omit<Pattern, 'kinds'>, first: number): void => {
    withPairs(found, base);
    if (base.groups === 4) return;
    for (let i = first; i < parts.length; i++) {
      const part = parts[i]!;
      const counts = add(base.counts, part.offsets);
      if (counts.some((n) => n > 4)) continue;
      const triplets = base.triplets && !part.run;
      take({ ...base, counts, groups: base.groups + 1, triplets, fives: base.fives && hasFive(part) }, i);
    }
  };
  const counts = Array.from({ length: size }, () => 0);
  take({ counts, groups: 0, pair: 0, triplets: true, fives: !honours }, 0);
  return [...found.values()];
};

/** Three neighbours' copies as one number, to look up what they miss: a section is three such trios. */
export const TRIO_COUNT = 125;
const trio = (counts: readonly number[], from: number): number =>
  (counts[from] ?? 0) * 25 + (counts[from + 1] ?? 0) * 5 + (counts[from + 2] ?? 0);

/** Patterns of the same size, with their trios at `3 × place`. */
export interface Shelf {
  readonly patterns: readonly Pattern[];
  readonly trios: Uint8Array;
}

/** By groups and pair: `[2 × groups + pair]`. */
export type Shelves = readonly Shelf[];

const shelfOf = (patterns: readonly Pattern[]): Shelf => ({
  patterns,
  trios: Uint8Array.from(patterns.flatMap(({ counts }) => [0, 3, 6].map((from) => trio(counts, from)))),
});
const shelve = (all: readonly Pattern[]): Shelves =>
  Array.from({ length: 10 }, (_, i) => shelfOf(all.filter((p) => 2 * p.groups + p.pair === i)));

let known: { readonly suit: Shelves; readonly honours: Shelves } | undefined;

export const shelvesOf = (section: Section): Shelves => {
  known ??= { suit: shelve(patternsOf(9, false)), honours: shelve(patternsOf(7, true)) };
  return section === 3 ? known.honours : known.suit;
};

/** Where a kind stands in its section. */
export const placeOf = (kind: Kind): { readonly section: Section; readonly bit: number } => ({
  section: isHonour(kind) ? 3 : SECTIONS[Math.floor(kind / 9)]!,
  bit: 1 << (kind % 9),
});
