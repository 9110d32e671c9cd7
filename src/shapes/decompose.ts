// All readings of a complete hand. At each kind, from low to high, what is left of it goes to the pair, a triplet and
// runs that begin there, in every way that uses it up: each reading is met once, and a dead end is left at the first
// kind that cannot be used up.

import { emptyCounts, type Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';

/** A group of a complete hand; `kind` is the lowest of a run. Quads are called groups and stand in melds alone. */
export interface Group {
  readonly type: 'run' | 'triplet';
  readonly kind: Kind;
}

/** One way to read a complete hand's concealed tiles. */
export type Decomposition =
  | { readonly form: 'standard'; readonly groups: readonly Group[]; readonly pair: Kind }
  | { readonly form: 'sevenPairs'; readonly pairs: readonly Kind[] }
  | { readonly form: 'thirteenOrphans'; readonly pair: Kind };

const TRIPLETS: readonly Group[] = KINDS.map((kind) => ({ type: 'triplet', kind }));
const RUNS: readonly Group[] = KINDS.map((kind) => ({ type: 'run', kind }));
const isRunStart = KINDS.map((kind) => kind < 27 && kind % 9 < 7);
const isOrphan = KINDS.map((kind) => kind >= 27 || kind % 9 === 0 || kind % 9 === 8);

/** A search under way. It owns `left` and puts back what it takes; of `groups` the first `depth` are taken now. */
interface Search {
  readonly left: Tally;
  readonly groups: Group[];
  depth: number;
  found: readonly Decomposition[];
  size: number;
}

const NONE: readonly Decomposition[] = [];
/** Used anew for every hand. */
const search: Search = {
  left: emptyCounts(),
  groups: Array.from({ length: 4 }, () => RUNS[0]!),
  depth: 0,
  found: NONE,
  size: 4,
};

/** Most hands have one reading, few have three: lists of the right length, not growing ones. */
const add = (way: Decomposition): void => {
  search.found = search.found.length === 0 ? [way] : [...search.found, way];
};

/** Takes `runs` runs that begin at `kind`, whose own copies are used up already. False if the tiles are not there. */
const takeRuns = (kind: number, runs: number): boolean => {
  const { left, groups } = search;
  if (runs === 0) return true;
  if (!isRunStart[kind] || left[kind + 1]! < runs || left[kind + 2]! < runs) return false;
  if (search.depth + runs > search.size) return false;
  left[kind + 1]! -= runs;
  left[kind + 2]! -= runs;
  for (let i = 0; i < runs; i++) groups[search.depth++] = RUNS[kind]!;
  return true;
};

const putBackRuns = (kind: number, runs: number): void => {
  if (runs === 0) return;
  search.left[kind + 1]! += runs;
  search.left[kind + 2]! += runs;
  search.depth -= runs;
};

/** Reads `kind` with the pair and triplet already taken, so that `runs` of it must begin runs. */
const readRuns = (kind: number, runs: number, pair: number): void => {
  if (!takeRuns(kind, runs)) return;
  read(kind + 1, pair);
  putBackRuns(kind, runs);
};

const readTriplet = (kind: number, runs: number, pair: number): void => {
  if (search.depth === search.size) return;
  search.groups[search.depth++] = TRIPLETS[kind]!;
  readRuns(kind, runs, pair);
  search.depth--;
};

/** Reads the kinds from `from` up; `pair` is −1 until the pair is taken. */
const read = (from: number, pair: number): void => {
  const { left, groups, depth, size } = search;
  let kind = from;
  while (kind < KIND_COUNT && left[kind] === 0) kind++;
  if (kind === KIND_COUNT) {
    if (pair >= 0 && depth === size) {
      add({ form: 'standard', groups: groups.slice(0, size), pair: KINDS[pair]! });
    }
    return;
  }
  const copies = left[kind]!;
  if (copies >= 3) readTriplet(kind, copies - 3, pair);
  readRuns(kind, copies, pair);
  if (copies >= 2 && pair < 0) readRuns(kind, copies - 2, kind);
};

const isSevenPairs = (counts: Tally): boolean => {
  let pairs = 0;
  for (const n of counts) {
    if (n !== 0 && n !== 2) return false;
    if (n === 2) pairs++;
  }
  return pairs === 7;
};

const sevenPairs = (counts: Tally): Decomposition | undefined =>
  isSevenPairs(counts) ? { form: 'sevenPairs', pairs: KINDS.filter((k) => counts[k] === 2) } : undefined;

const thirteenOrphans = (counts: Tally): Decomposition | undefined => {
  if (!KINDS.every((k) => counts[k]! > 0 === isOrphan[k])) return undefined;
  const pair = KINDS.find((k) => counts[k] === 2);
  return pair === undefined ? undefined : { form: 'thirteenOrphans', pair };
};

/**
 * Every reading of the concealed tiles of a complete hand, 14 less three for each of `melds`, none twice; empty if
 * the hand is not complete.
 */
export const decompose = (counts: Tally, melds: number): readonly Decomposition[] => {
  search.left.set(counts);
  search.depth = 0;
  search.size = 4 - melds;
  search.found = NONE;
  read(0, -1);
  if (melds === 0) {
    const special = sevenPairs(counts) ?? thirteenOrphans(counts);
    if (special !== undefined) add(special);
  }
  return search.found;
};
