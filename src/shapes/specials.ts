// Seven pairs and thirteen orphans need four numbers of a hand: its kinds, pairs, kinds of orphans (terminals and
// honours) and pairs of orphans. Each is a byte of one integer, so that the parts of a hand are summed in one addition.

import { KIND_COUNT } from '../tiles/tile.ts';
import { trioOf, windsOf } from './tables.ts';

/** The four numbers, packed: kinds, pairs << 8, orphans << 16, orphan pairs << 24. */
export type Census = number;

/** What a kind adds with its first and with its second copy; further ones add nothing. */
const unitOf = (isOrphan: boolean): Census => (isOrphan ? 0x10001 : 1);
const PAIR = 8;

/** The censuses of all counts of some kinds, as numbers in base 5; told of each kind whether it is an orphan. */
const table = (...orphans: readonly boolean[]): Int32Array =>
  orphans.reduce((sums, isOrphan) => {
    const [one, two] = [unitOf(isOrphan), unitOf(isOrphan) + (unitOf(isOrphan) << PAIR)];
    const next = new Int32Array(sums.length * 5);
    sums.forEach((sum, i) => {
      next.set([sum, sum + one, sum + two, sum + two, sum + two], i * 5);
    });
    return next;
  }, new Int32Array(1));

/** By the trio at the low end of a suit, in its middle and at its high end, by the winds and by the dragons. */
const LOW = table(true, false, false);
const MIDDLE = table(false, false, false);
const HIGH = table(false, false, true);
const WIND_CENSUS = table(true, true, true, true);
const DRAGON_CENSUS = table(true, true, true);
export const censusTables = { LOW, MIDDLE, HIGH, WIND_CENSUS, DRAGON_CENSUS };

const suitCensus = (counts: Uint8Array, at: number): Census =>
  LOW[trioOf(counts, at)]! + MIDDLE[trioOf(counts, at + 3)]! + HIGH[trioOf(counts, at + 6)]!;

export const censusOf = (counts: Uint8Array): Census =>
  suitCensus(counts, 0) +
  suitCensus(counts, 9) +
  suitCensus(counts, 18) +
  WIND_CENSUS[windsOf(counts)]! +
  DRAGON_CENSUS[trioOf(counts, 31)]!;

const isOrphanKind = (kind: number): boolean => kind >= 27 || kind % 9 === 0 || kind % 9 === 8;
const UNITS = Int32Array.from({ length: KIND_COUNT }, (_, kind) => unitOf(isOrphanKind(kind)));

/** What the last of `held` copies of a kind adds to the census. */
export const censusOfCopy = (kind: number, held: number): Census =>
  held === 1 ? UNITS[kind]! : held === 2 ? UNITS[kind]! << PAIR : 0;

/** Tiles missing for seven different pairs. */
export const missingForPairs = (census: Census): number => {
  const kinds = census & 0xff;
  const missing = 7 - ((census >> 8) & 0xff);
  return kinds < 7 ? missing + 7 - kinds : missing;
};

/** Tiles missing for thirteen orphans. */
export const missingForOrphans = (census: Census): number =>
  14 - ((census >> 16) & 0xff) - (census >>> 24 > 0 ? 1 : 0);
