// What one way to read the tiles is worth at its best: the winning tile may stand in any set or in the pair that has
// it, and is read where it pays most.

import type { Group } from '../../shapes/decompose.ts';
import type { KnittedDecomposition } from '../../shapes/decompose-knitted.ts';
import { IN_PATTERN } from '../../shapes/patterns.ts';
import { KIND_COUNT, KINDS, type Kind } from '../../tiles/tile.ts';
import { type Bundle, bundlesOf } from './combinations.ts';
import { fanNumber } from './fans.ts';
import type { Hand, TileSet } from './hand.ts';
import { ownCounts } from './hand.ts';
import { bestPlace, concealedPungs, NO_WAIT, type Parts, type Place, placesOf } from './places.ts';
import { best, byValue, type Fans, settle, type Wanted, type Worth } from './select.ts';
import { addFourSetFans, addSetFans } from './set-fans.ts';
import { formalWaits, waitsBesideBody } from './waits.ts';
import { addConcealedPungs } from './win-fans.ts';

const F = {
  nineGates: fanNumber('nineGates'),
  sevenShiftedPairs: fanNumber('sevenShiftedPairs'),
  thirteenOrphans: fanNumber('thirteenOrphans'),
  sevenPairs: fanNumber('sevenPairs'),
  greaterHonorsKnitted: fanNumber('greaterHonorsKnitted'),
  lesserHonorsKnitted: fanNumber('lesserHonorsKnitted'),
  knittedStraight: fanNumber('knittedStraight'),
  fullFlush: fanNumber('fullFlush'),
  outerPung: fanNumber('pungOfTerminalsOrHonors'),
} as const;
const SETS: Readonly<Record<Group['type'], readonly TileSet[]>> = {
  run: KINDS.map((kind) => ({ type: 'chow', kind, exposed: false })),
  triplet: KINDS.map((kind) => ({ type: 'pung', kind, exposed: false })),
};
const setsOf = (groups: readonly Group[], hand: Hand): readonly TileSet[] => [
  ...hand.melded,
  ...groups.map(({ type, kind }) => SETS[type][kind]!),
];

const KEPT_BUNDLES = 1 << 14;
const SET_TYPES: Readonly<Record<TileSet['type'], number>> = { chow: 0, pung: 1, kong: 2 };

/** Sets in their places and the pair, as one number. */
const keyOf = (sets: readonly TileSet[], pair: number): number => {
  let key = pair;
  for (const { type, kind } of sets) key = key * 128 + SET_TYPES[type] * KIND_COUNT + kind;
  return key;
};

/** The same sets are met again and again: in other waits of a hand, and won in other ways. */
const sortedBundles = (
  sets: readonly TileSet[],
  pair: number,
  { bundles, values }: Hand,
): readonly Bundle[] => {
  const key = keyOf(sets, pair);
  const known = bundles.get(key);
  if (known) return known;
  if (bundles.size >= KEPT_BUNDLES) bundles.clear();
  const sorted = byValue(bundlesOf(sets, pair), values);
  bundles.set(key, sorted);
  return sorted;
};

const isSingle = (waits: readonly Kind[], { options, situation, winKind }: Hand): boolean => {
  if (options.waits === 'formal') return waits.length === 1 && waits[0] === winKind;
  const own = ownCounts(situation);
  const live = waits.filter((k) => own[k]! < 4);
  return live.length === 1 && live[0] === winKind;
};

/** How each reading of a hand is asked: the fans that do not depend on it, and whether its wait was a single one. */
export interface Asked {
  readonly hand: Hand;
  readonly base: Fans;
  readonly singleWait: () => boolean;
  readonly wanted: Wanted;
}

/** Whether the 13 tiles waited for one tile alone; looked up once, and only when it matters. */
export const asked = (hand: Hand, base: Fans, wanted: Wanted): Asked => {
  let known: boolean | undefined;
  return {
    hand,
    base,
    wanted,
    singleWait: () => {
      known ??= isSingle(formalWaits(hand.before, hand.situation.melds.length), hand);
      return known;
    },
  };
};

/** What a place adds to the fans of the sets. */
const placedFans = (fans: Fans, { wait, pungs }: Place): Fans => {
  const placed = fans.slice();
  addConcealedPungs(placed, pungs);
  if (wait !== NO_WAIT) placed[wait] = 1;
  return placed;
};

/** The places to try: the best, or all of them where every best list is wanted. */
const tried = (places: readonly Place[], { ties }: Wanted): readonly Place[] =>
  ties ? places : [bestPlace(places)];

/** A one-suit hand of 13 tiles 1112345678999, so that any tile of the suit wins. */
const isNineGates = ({ before, situation, winKind }: Hand): boolean => {
  if (situation.melds.length > 0 || winKind >= 27) return false;
  const start = winKind - (winKind % 9);
  for (let i = 0; i < 9; i++) if (before[start + i] !== (i === 0 || i === 8 ? 3 : 1)) return false;
  return true;
};

const addNineGates = (fans: Fans): void => {
  fans[F.nineGates] = 1;
  if (fans[F.outerPung]! > 0) fans[F.outerPung]!--;
};

const standard = ({ hand, base, singleWait, wanted }: Asked, parts: Parts): readonly Worth[] => {
  const sets = setsOf(parts.groups, hand);
  const fans = base.slice();
  addFourSetFans(fans, sets, parts.pair, hand);
  if (isNineGates(hand)) addNineGates(fans);
  const bundles = sortedBundles(sets, parts.pair, hand);
  return tried(placesOf(parts, hand, singleWait), wanted).flatMap((place) =>
    best(hand, { sets, base: placedFans(fans, place), bundles }, wanted),
  );
};

type Straight = Extract<KnittedDecomposition, { form: 'knittedStraight' }>;

/** The body was there before the win: what the rest waited for decides; otherwise the win completed the body. */
const straightSingle = (hand: Hand, pattern: number): boolean => {
  const { before, situation, winKind, options } = hand;
  const inBody = IN_PATTERN[pattern * KIND_COUNT + winKind] === 1;
  if (inBody && options.knittedWait === 'besideBody') return false;
  return isSingle(waitsBesideBody(before, situation.melds.length), hand);
};

/** The win may have completed the body, too: then the rest is as it was. */
const straightPlaces = (hand: Hand, way: Straight): readonly Place[] => {
  const places = placesOf(way, hand, () => straightSingle(hand, way.pattern));
  const inBody = IN_PATTERN[way.pattern * KIND_COUNT + hand.winKind] === 1;
  return inBody ? [...places, { wait: NO_WAIT, pungs: concealedPungs(way, hand) }] : places;
};

const knittedStraight = ({ hand, base, wanted }: Asked, way: Straight): readonly Worth[] => {
  const fans = base.slice();
  fans[F.knittedStraight] = 1;
  addSetFans(fans, setsOf(way.groups, hand), way.pair, hand);
  return tried(straightPlaces(hand, way), wanted).map((place) => {
    const placed = placedFans(fans, place);
    return { worth: settle(placed, hand), fans: placed };
  });
};

const withFans = ({ hand, base }: Asked, added: readonly number[]): readonly Worth[] => {
  const fans = base.slice();
  for (const fan of added) fans[fan] = 1;
  return [{ worth: settle(fans, hand), fans }];
};

const isShifted = (pairs: readonly Kind[]): boolean =>
  pairs.every((k, i) => i === 0 || k === pairs[i - 1]! + 1);

const HONOURS_OF_NINE_KNITTED = 5;
const lesser = (all: Asked): readonly Worth[] => {
  const { inHand, options } = all.hand;
  const honours = inHand.subarray(27).reduce((sum, n) => sum + n, 0);
  const hasStraight = options.straightInLesserHonors && honours === HONOURS_OF_NINE_KNITTED;
  return withFans(all, hasStraight ? [F.lesserHonorsKnitted, F.knittedStraight] : [F.lesserHonorsKnitted]);
};

const sevenPairs = (all: Asked, pairs: readonly Kind[]): readonly Worth[] => {
  const shifted = all.base[F.fullFlush]! > 0 && isShifted(pairs);
  return withFans(all, [shifted ? F.sevenShiftedPairs : F.sevenPairs]);
};

/** What the tiles read so are worth, by where the winning tile stands; one entry at least. */
export const worthsOf = (way: KnittedDecomposition, all: Asked): readonly Worth[] => {
  switch (way.form) {
    case 'standard':
      return standard(all, way);
    case 'knittedStraight':
      return knittedStraight(all, way);
    case 'sevenPairsWithQuads':
      return sevenPairs(all, way.pairs);
    case 'thirteenOrphans':
      return withFans(all, [F.thirteenOrphans]);
    case 'greaterHonorsKnitted':
      return withFans(all, [F.greaterHonorsKnitted]);
    case 'lesserHonorsKnitted':
      return lesser(all);
  }
};
