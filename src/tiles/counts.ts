import { KIND_COUNT, type Kind, kindOf, type Tile } from './tile.ts';

/** 34 numbers, one a kind, and only a `Kind` can index them: `counts[tile]` does not compile. */
export interface Counts {
  readonly [kind: Kind]: number;
  readonly length: number;
}

/** Counts that a computation has just made and may fill. */
export type Tally = Uint8Array;

export const emptyCounts = (): Tally => new Uint8Array(KIND_COUNT);

/** How many of each kind; red fives count as fives, flowers are left out. */
export const countsOf = (tiles: Iterable<Tile>): Tally => {
  const counts = emptyCounts();
  addTo(counts, tiles);
  return counts;
};

/** Adds tiles to a tally of one's own. Flowers (37 and up) are left out. */
export const addTo = (counts: Tally, tiles: Iterable<Tile>): void => {
  for (const t of tiles) if (t < 37) counts[kindOf(t)]++;
};

export const total = (counts: Counts): number => {
  let sum = 0;
  for (let k = 0; k < KIND_COUNT; k++) sum += counts[k as Kind];
  return sum;
};
