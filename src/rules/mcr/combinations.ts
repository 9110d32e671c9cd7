// Fans made of several sets, and how they may be counted together.
//
// Each possible one is a bundle of its sets (and the pair, where it needs that). Three of the book's principles say
// which bundles may be counted together: sets once combined are not combined anew among themselves, a set is used once
// for the same fan, and a set not yet combined is attached once to those that are. So all sets of a further bundle
// must so far be in different parts: seen as a graph, no cycle. The search tries every such choice. A further bundle
// always gains more than it excludes, so the best choice leaves out none that could be added.

import { isDragon, isWind } from '../../tiles/tile.ts';
import { fanNumber } from './fans.ts';
import type { TileSet } from './hand.ts';

/** A possible fan: its number, and its sets as bits by place; the pair is bit 4. */
export interface Bundle {
  readonly fan: number;
  readonly sets: number;
}
/** The bit and place of the pair. */
export const PAIR_PLACE = 4;
export const PAIR_BIT = 1 << PAIR_PLACE;

const F = {
  quadrupleChow: fanNumber('quadrupleChow'),
  fourPureShiftedChows: fanNumber('fourPureShiftedChows'),
  pureTerminalChows: fanNumber('pureTerminalChows'),
  threeSuitedTerminalChows: fanNumber('threeSuitedTerminalChows'),
  pureTripleChow: fanNumber('pureTripleChow'),
  pureStraight: fanNumber('pureStraight'),
  pureShiftedChows: fanNumber('pureShiftedChows'),
  mixedStraight: fanNumber('mixedStraight'),
  mixedTripleChow: fanNumber('mixedTripleChow'),
  mixedShiftedChows: fanNumber('mixedShiftedChows'),
  pureDoubleChow: fanNumber('pureDoubleChow'),
  mixedDoubleChow: fanNumber('mixedDoubleChow'),
  shortStraight: fanNumber('shortStraight'),
  twoTerminalChows: fanNumber('twoTerminalChows'),
  fourPureShiftedPungs: fanNumber('fourPureShiftedPungs'),
  pureShiftedPungs: fanNumber('pureShiftedPungs'),
  triplePung: fanNumber('triplePung'),
  mixedShiftedPungs: fanNumber('mixedShiftedPungs'),
  doublePung: fanNumber('doublePung'),
  bigFourWinds: fanNumber('bigFourWinds'),
  bigThreeWinds: fanNumber('bigThreeWinds'),
  littleFourWinds: fanNumber('littleFourWinds'),
  bigThreeDragons: fanNumber('bigThreeDragons'),
  littleThreeDragons: fanNumber('littleThreeDragons'),
  twoDragonPungs: fanNumber('twoDragonPungs'),
} as const;

const suitOf = (kind: number): number => Math.floor(kind / 9);
const rankOf = (kind: number): number => (kind % 9) + 1;

/** Sets by place, each with its kind; chows or pungs of number tiles, in order of rank. */
interface Placed {
  readonly place: number;
  readonly kind: number;
  readonly suit: number;
  readonly rank: number;
}

const bitsOf = (sets: readonly Placed[]): number => sets.reduce((bits, { place }) => bits | (1 << place), 0);

const isOneSuit = (sets: readonly Placed[]): boolean => sets.every(({ suit }) => suit === sets[0]!.suit);
const isEverySuit = (sets: readonly Placed[]): boolean =>
  sets.reduce((bits, { suit }) => bits | (1 << suit), 0) === 0b111;
const isShifted = (sets: readonly Placed[], step: number): boolean =>
  sets.every(({ rank }, i) => i === 0 || rank === sets[i - 1]!.rank + step);

type FanOf = (sets: readonly Placed[]) => number;
const NONE = 0;

const chowPair: FanOf = ([a, b]) => {
  const step = b!.rank - a!.rank;
  if (a!.suit !== b!.suit) return step === 0 ? F.mixedDoubleChow : NONE;
  if (step === 0) return F.pureDoubleChow;
  if (step === 3) return F.shortStraight;
  return step === 6 ? F.twoTerminalChows : NONE;
};

const chowTriple: FanOf = (sets) => {
  if (isOneSuit(sets)) {
    if (isShifted(sets, 0)) return F.pureTripleChow;
    if (isShifted(sets, 3)) return F.pureStraight;
    return isShifted(sets, 1) || isShifted(sets, 2) ? F.pureShiftedChows : NONE;
  }
  if (!isEverySuit(sets)) return NONE;
  if (isShifted(sets, 0)) return F.mixedTripleChow;
  if (isShifted(sets, 3)) return F.mixedStraight;
  return isShifted(sets, 1) ? F.mixedShiftedChows : NONE;
};

const chowFour: FanOf = (sets) => {
  if (!isOneSuit(sets)) return NONE;
  if (isShifted(sets, 0)) return F.quadrupleChow;
  return isShifted(sets, 1) || isShifted(sets, 2) ? F.fourPureShiftedChows : NONE;
};

const pungPair: FanOf = ([a, b]) => (a!.rank === b!.rank ? F.doublePung : NONE);

const pungTriple: FanOf = (sets) => {
  if (isOneSuit(sets)) return isShifted(sets, 1) ? F.pureShiftedPungs : NONE;
  if (!isEverySuit(sets)) return NONE;
  if (isShifted(sets, 0)) return F.triplePung;
  return isShifted(sets, 1) ? F.mixedShiftedPungs : NONE;
};

const pungFour: FanOf = (sets) => (isOneSuit(sets) && isShifted(sets, 1) ? F.fourPureShiftedPungs : NONE);

const add = (bundles: Bundle[], fan: number, sets: number): void => {
  if (fan !== NONE) bundles.push({ fan, sets });
};

/** Every two, three and four of some sets. */
const addGroups = (
  bundles: Bundle[],
  sets: readonly Placed[],
  pair: FanOf,
  triple: FanOf,
  four: FanOf,
): void => {
  const n = sets.length;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      const two = [sets[i]!, sets[j]!];
      add(bundles, pair(two), bitsOf(two));
      for (let k = j + 1; k < n; k++) {
        const three = [sets[i]!, sets[j]!, sets[k]!];
        add(bundles, triple(three), bitsOf(three));
      }
    }
  }
  if (n === 4) add(bundles, four(sets), bitsOf(sets));
};

/** 123 789 twice, with a pair of fives: all of one suit, or each of the three its own. */
const addTerminalChows = (bundles: Bundle[], chows: readonly Placed[], pair: number): void => {
  if (chows.length !== 4 || pair >= 27 || rankOf(pair) !== 5) return;
  if (!chows.every(({ rank }, i) => rank === (i < 2 ? 1 : 7))) return;
  const bitOf = (place: number): number => 1 << chows[place]!.suit;
  const low = bitOf(0) | bitOf(1);
  if (low !== (bitOf(2) | bitOf(3))) return;
  const own = 1 << suitOf(pair);
  const isOne = bitOf(0) === bitOf(1);
  if (isOne && own === low) add(bundles, F.pureTerminalChows, 0b11111);
  if (!isOne && (low | own) === 0b111) add(bundles, F.threeSuitedTerminalChows, 0b11111);
};

/** By how many winds have pungs. */
const addWinds = (bundles: Bundle[], winds: readonly Placed[], pair: number): void => {
  const bits = bitsOf(winds);
  if (winds.length === 4) add(bundles, F.bigFourWinds, bits);
  if (winds.length !== 3) return;
  add(bundles, F.bigThreeWinds, bits);
  if (pair >= 27 && pair < 31) add(bundles, F.littleFourWinds, bits | PAIR_BIT);
};

const addDragons = (bundles: Bundle[], dragons: readonly Placed[], pair: number): void => {
  const bits = bitsOf(dragons);
  if (dragons.length === 3) add(bundles, F.bigThreeDragons, bits);
  if (dragons.length !== 2) return;
  add(bundles, F.twoDragonPungs, bits);
  if (pair >= 31) add(bundles, F.littleThreeDragons, bits | PAIR_BIT);
};

const byRank = (a: Placed, b: Placed): number => a.rank - b.rank;

/** All bundles of a hand of four sets and a pair. */
export const bundlesOf = (sets: readonly TileSet[], pair: number): readonly Bundle[] => {
  const [chows, pungs, winds, dragons]: Placed[][] = [[], [], [], []];
  sets.forEach(({ type, kind }, place) => {
    const placed = { place, kind, suit: suitOf(kind), rank: rankOf(kind) };
    if (type === 'chow') chows!.push(placed);
    else if (isWind(kind)) winds!.push(placed);
    else if (isDragon(kind)) dragons!.push(placed);
    else pungs!.push(placed);
  });
  const bundles: Bundle[] = [];
  addGroups(bundles, chows!.sort(byRank), chowPair, chowTriple, chowFour);
  addGroups(bundles, pungs!.sort(byRank), pungPair, pungTriple, pungFour);
  addTerminalChows(bundles, chows!, pair);
  addWinds(bundles, winds!, pair);
  addDragons(bundles, dragons!, pair);
  return bundles;
};
