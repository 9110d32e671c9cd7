// The ways to eight points that a player steers for: what the whole hand may consist of, or which groups it must have.
// Small fans that add up to eight have no route; where the search is exact they are found all the same.

import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { isFlower, KINDS, type Kind, kindOf } from '../../tiles/tile.ts';
import type { Fits } from './nearest.ts';
import { type Pattern, placeOf, type Section } from './sections.ts';

/** A group that a hand must have. */
export interface Block {
  readonly run: boolean;
  readonly kind: Kind;
}

/** Groups, and where it is fixed the pair, that make a fan together. */
export interface Frame {
  readonly blocks: readonly Block[];
  readonly pair?: Kind;
}

const ranks = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const SUITS = [0, 9, 18] as const;
const ORDERS = [
  [0, 9, 18],
  [0, 18, 9],
  [9, 0, 18],
  [9, 18, 0],
  [18, 0, 9],
  [18, 9, 0],
] as const;

const run = (kind: number): Block => ({ run: true, kind: KINDS[kind]! });
const triplet = (kind: number): Block => ({ run: false, kind: KINDS[kind]! });
const frame = (...blocks: readonly Block[]): Frame => ({ blocks });
const framed = (pair: number, ...blocks: readonly Block[]): Frame => ({ blocks, pair: KINDS[pair]! });

/** In one suit: `count` groups from each start up, each `step` above the one before. */
const shifted = (of: (kind: number) => Block, count: number, step: number): readonly Frame[] => {
  const places = (of(0).run ? 7 : 9) - (count - 1) * step;
  return SUITS.flatMap((suit) =>
    ranks(Math.max(0, places)).map((rank) => frame(...ranks(count).map((i) => of(suit + rank + i * step)))),
  );
};

/** In three suits in every order: the ranks from each start up, `step` apart. */
const mixed = (of: (kind: number) => Block, starts: number, step: number): readonly Frame[] =>
  (step === 0 ? ORDERS.slice(0, 1) : ORDERS).flatMap((order) =>
    ranks(starts).map((rank) => frame(...order.map((suit, i) => of(suit + rank + i * step)))),
  );

const WINDS = [27, 28, 29, 30];
const DRAGONS = [31, 32, 33];
const butOne = (kinds: readonly number[]): readonly Frame[] =>
  kinds.map((k) => frame(...kinds.filter((other) => other !== k).map(triplet)));
const withPairOf = (kinds: readonly number[]): readonly Frame[] =>
  kinds.map((k) => framed(k, ...kinds.filter((other) => other !== k).map(triplet)));

const terminalRuns = (suit: number): readonly Block[] => [run(suit), run(suit + 6)];

/** Every frame of a fan of six points or more. */
export const FRAMES: readonly Frame[] = [
  ...mixed(run, 1, 3), // mixed straight
  ...mixed(run, 7, 0), // mixed triple chow
  ...mixed(run, 5, 1), // mixed shifted chows
  ...shifted(run, 3, 3), // pure straight
  ...shifted(run, 3, 1), // pure shifted chows
  ...shifted(run, 3, 2),
  ...shifted(run, 3, 0), // pure triple chow
  ...shifted(run, 4, 0),
  ...shifted(run, 4, 1),
  ...shifted(run, 4, 2),
  ...shifted(triplet, 3, 1), // pure shifted pungs
  ...shifted(triplet, 4, 1),
  ...mixed(triplet, 7, 1), // mixed shifted pungs
  ...mixed(triplet, 9, 0), // triple pung
  ...butOne(DRAGONS), // two dragon pungs
  ...withPairOf(DRAGONS),
  frame(...DRAGONS.map(triplet)),
  ...butOne(WINDS), // big three winds
  ...withPairOf(WINDS),
  frame(...WINDS.map(triplet)),
  ...SUITS.map((suit) => framed(suit + 4, ...terminalRuns(suit), ...terminalRuns(suit))),
  ...ORDERS.filter(([a, b]) => a < b).map(([a, b, c]) =>
    framed(c + 4, ...terminalRuns(a), ...terminalRuns(b)),
  ),
];

/** A hand of some kinds alone: a bit a kind for each section. */
type Mask = readonly [m: number, p: number, s: number, z: number];
const ALL = 0b111111111;
const HONOURS = 0b1111111;
const NONE = 0;
const suits = (bits: number): Mask => [bits, bits, bits, NONE];
const MASKS: readonly Mask[] = [
  [ALL, NONE, NONE, HONOURS], // half flush and full flush
  [NONE, ALL, NONE, HONOURS],
  [NONE, NONE, ALL, HONOURS],
  [ALL, NONE, NONE, NONE],
  [NONE, ALL, NONE, NONE],
  [NONE, NONE, ALL, NONE],
  [NONE, NONE, 0b010101110, 0b0100000], // all green
  [0b100000001, 0b100000001, 0b100000001, HONOURS], // all terminals and honours
  suits(0b100000001),
  [NONE, NONE, NONE, HONOURS],
  suits(0b111000000), // upper, middle and lower tiles
  suits(0b000111000),
  suits(0b000000111),
  suits(0b111100000), // upper and lower four
  suits(0b000001111),
  [NONE, 0b110011111, 0b110111010, 0b0010000], // reversible tiles
  suits(0b010101010), // all even pungs, with `TRIPLETS`
];

const within =
  (mask: Mask): Fits =>
  ({ kinds }, section) =>
    (kinds & ~mask[section]) === 0;

const isWind = (kinds: number): boolean => (kinds & 0b1111) !== 0;
const isDragon = (kinds: number): boolean => (kinds & 0b1110000) !== 0;

/** One group or pair of each suit, of winds and of dragons. */
const ofAllTypes: Fits = ({ kinds, groups, pair }, section) =>
  section < 3 ? groups + pair === 1 : groups + pair === 2 && isWind(kinds) && isDragon(kinds);

const inTriplets: Fits = ({ triplets }) => triplets;
const withFives: Fits = ({ fives }) => fives;

/** What a wanted hand consists of; `meld` says whether a meld can stand in it. */
export interface Make {
  readonly fits: Fits;
  readonly meld: (meld: Meld) => boolean;
}

const isChi = (meld: Meld): boolean => meld.type === 'chi';
const kindsOf = (meld: Meld): readonly Kind[] =>
  tilesOf(meld)
    .filter((t) => !isFlower(t))
    .map(kindOf);
const meldWithin =
  (mask: Mask) =>
  (meld: Meld): boolean =>
    kindsOf(meld).every((k) => {
      const { section, bit } = placeOf(k);
      return (mask[section] & bit) !== 0;
    });

export const MAKES: readonly Make[] = [
  ...MASKS.map((mask): Make => ({ fits: within(mask), meld: meldWithin(mask) })),
  { fits: inTriplets, meld: (meld) => !isChi(meld) },
  { fits: withFives, meld: (meld) => kindsOf(meld).some((k) => k < 27 && k % 9 === 4) },
];

/** Where melds have a type of their own already, what is left must bring the others. */
export const allTypes = (melds: readonly Meld[]): Fits | undefined => {
  const taken = melds.map((meld) => typeOf(kindsOf(meld)[0]!));
  if (new Set(taken).size < taken.length) return undefined;
  if (taken.length === 0) return ofAllTypes;
  return (pattern, section) => fillsTypes(pattern, section, taken);
};

const typeOf = (kind: Kind): number => (kind < 27 ? Math.floor(kind / 9) : kind < 31 ? 3 : 4);

const fillsTypes = (
  { kinds, groups, pair }: Pattern,
  section: Section,
  taken: readonly number[],
): boolean => {
  if (section < 3) return groups + pair === (taken.includes(section) ? 0 : 1);
  const [winds, dragons] = [!taken.includes(3), !taken.includes(4)];
  const units = (winds ? 1 : 0) + (dragons ? 1 : 0);
  return groups + pair === units && isWind(kinds) === winds && isDragon(kinds) === dragons;
};
