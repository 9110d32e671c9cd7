// Seeded hands, for the tests alone.

import type { Tally } from '../tiles/counts.ts';
import { below, randomFrom } from '../tiles/random.ts';

/** Whole numbers from 0 to below a limit, the same in every run. */
export const randomOf = (seed: number): ((limit: number) => number) => {
  const random = randomFrom(seed);
  return (limit) => below(limit, random);
};

export type Random = ReturnType<typeof randomOf>;

const ALL = Array.from({ length: 34 }, (_, k) => k);
const HONOURS = ALL.slice(27);
const suit = (n: number): number[] => ALL.slice(n * 9, n * 9 + 9);

/** The kinds that hands of each sort are made of. `quads`: fours of a kind first. */
export const SORTS = {
  general: () => ALL,
  'half flush': (random: Random) => [...suit(random(3)), ...HONOURS],
  'full flush': (random: Random) => suit(random(3)),
  'terminals and honours': () => [0, 8, 9, 17, 18, 26, ...HONOURS],
  quads: (random: Random) => (random(2) === 0 ? ALL : suit(random(3))),
  'three players': () => ALL.filter((k) => k === 0 || k >= 8),
} as const;
export type Sort = keyof typeof SORTS;

export interface RandomHand {
  readonly counts: Tally;
  readonly melds: number;
  readonly fixed: Tally;
}

/** A called group of these kinds of which enough tiles are left: `[1, 1, 1]`, `[1, 2, 3]`, … */
const randomMeld = (kinds: readonly number[], left: Tally, random: Random): number[] => {
  for (;;) {
    const k = kinds[random(kinds.length)]!;
    const size = 2 + random(3);
    const isRun = size === 2;
    const meld = isRun ? [k, k + 1, k + 2] : Array<number>(size).fill(k);
    const exists = isRun
      ? k < 27 && k % 9 < 7 && meld.every((m) => left[m]! > 0 && kinds.includes(m))
      : left[k]! >= size;
    if (exists) return meld;
  }
};

const takeOut = (left: Tally, tiles: readonly number[], into: Tally): void => {
  for (const k of tiles) {
    left[k]!--;
    into[k]!++;
  }
};

const randomTile = (kinds: readonly number[], left: Tally, random: Random): number => {
  for (;;) {
    const k = kinds[random(kinds.length)]!;
    if (random(4) < left[k]!) return k;
  }
};

/** A hand of `size` tiles, three for each of `melds` counted. */
export const randomHand = (sort: Sort, melds: number, size: 13 | 14, random: Random): RandomHand => {
  const kinds = SORTS[sort](random);
  const left = new Uint8Array(34).fill(4);
  const [counts, fixed] = [new Uint8Array(34), new Uint8Array(34)];
  for (let i = 0; i < melds; i++) takeOut(left, randomMeld(kinds, left, random), fixed);
  let more = size - 3 * melds;
  const quads = sort === 'quads' ? random(3) + 1 : 0;
  for (let i = 0; i < quads && more >= 4; i++) {
    const k = kinds[random(kinds.length)]!;
    if (left[k] !== 4) continue;
    takeOut(left, [k, k, k, k], counts);
    more -= 4;
  }
  for (; more > 0; more--) takeOut(left, [randomTile(kinds, left, random)], counts);
  return { counts, melds, fixed };
};
