// Which base yaku a hand has or can still have: what a call costs. At tenpai exactly those of its waits. Before it a careful
// guess, made as the riichi outlook makes it: a yaku is in sight if the hand that has it is at most one tile farther away
// than the hand itself, and every tile it asks for by name is still out. Yaku that hang on the winning tile or on the moment
// are never in sight. A concealed hand is always worth the minimum by self-draw: menzen and its self-draw stand first.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import type { BaseYaku } from '../../rules/korean/ids.ts';
import { BASE_YAKU } from '../../rules/korean/ids.ts';
import { shanten } from '../../rules/korean/shape.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { isConcealed, type Meld } from '../../tiles/meld.ts';
import {
  GREEN,
  isHonour,
  isTerminalOrHonour,
  KINDS,
  type Kind,
  plainTile,
  RED,
  WHITE,
  WINDS,
  windKind,
} from '../../tiles/tile.ts';
import { type Ahead, FAR, least, run, toTriplets, triplet, withBlocks, withKinds } from '../outlook.ts';
import type { KoreanTenpai, KoreanWorth } from './analysis.ts';
import type { KoreanFacts } from './facts.ts';

/** How much farther a yaku may be than the hand is, and how far at all. */
const REACH = 1;
const HORIZON = 3;

const isBase = (id: string): id is BaseYaku => BASE_YAKU.some((yaku) => yaku === id);

const baseOf = ({ byDiscard, bySelfDraw }: KoreanWorth): readonly BaseYaku[] =>
  [byDiscard, bySelfDraw].flatMap((score) => score?.items.map(({ id }) => id).filter(isBase) ?? []);

/** In the book's order. */
export const yakuOfTenpai = ({ waits }: KoreanTenpai): readonly BaseYaku[] => {
  const found = new Set(waits.flatMap(baseOf));
  return BASE_YAKU.filter((id) => found.has(id));
};

const GROUP: Meld = { type: 'closedKan', own: [] };

const aheadOf = ({ live, options }: KoreanFacts, s: KoreanSituation): Ahead => ({
  s,
  live,
  counts: countsOf(s.concealed),
  distance: (counts: Tally, melds: number) => {
    const concealed = KINDS.flatMap((k) => Array.from({ length: counts[k]! }, () => plainTile(k)));
    return shanten({ concealed, melds: Array.from({ length: melds }, () => GROUP) }, options);
  },
});

const SUITS = [0, 9, 18];
const DRAGONS = [WHITE, GREEN, RED];
const inSuit = (start: number) => (k: Kind) => k >= start && k < start + 9;

const ofSets = (a: Ahead, kinds: readonly Kind[]): number => withBlocks(a, kinds.map(triplet));

/** All of some sets but one, whose pair may be the pair of the hand. */
const butOne = (a: Ahead, kinds: readonly Kind[]): number =>
  least(
    kinds.map((out) =>
      ofSets(
        a,
        kinds.filter((k) => k !== out),
      ),
    ),
  );

const WIND_KINDS = WINDS.map(windKind);

const pairsIn = (counts: Tally): number => counts.reduce((sum, n) => sum + (n >> 1), 0);

const distancesOf = (
  { options }: KoreanFacts,
  s: KoreanSituation,
  a: Ahead,
): Readonly<Partial<Record<BaseYaku, () => number>>> => ({
  dragonTriplet: () => least(DRAGONS.map((k) => ofSets(a, [k]))),
  prevalentWind: () => (options.roundWindYaku ? ofSets(a, [windKind(s.roundWind)]) : FAR),
  seatWind: () => ofSets(a, [windKind(s.seatWind)]),
  doubleWind: () =>
    options.roundWindYaku && s.roundWind === s.seatWind ? ofSets(a, [windKind(s.seatWind)]) : FAR,
  tanyao: () => withKinds(a, (k) => !isTerminalOrHonour(k)),
  halfFlush: () => least(SUITS.map((start) => withKinds(a, (k) => isHonour(k) || inSuit(start)(k)))),
  allTriplets: () => toTriplets(a),
  fullStraight: () =>
    least(SUITS.map((start) => withBlocks(a, [run(start), run(start + 3), run(start + 6)]))),
  sevenPairs: () => (s.melds.length > 0 ? FAR : 6 - pairsIn(a.counts)),
  smallThreeDragons: () => butOne(a, DRAGONS),
  fullFlush: () => least(SUITS.map((start) => withKinds(a, inSuit(start)))),
  allTerminalsHonors: () => Math.max(toTriplets(a), withKinds(a, isTerminalOrHonour)),
  smallFourWinds: () => butOne(a, WIND_KINDS),
});

/** Value triplets count however far the hand is: a pair of them is a plan. */
const EVER: readonly BaseYaku[] = ['dragonTriplet', 'prevalentWind', 'seatWind', 'doubleWind'];

/** In the book's order; 3n + 1 or 3n + 2 tiles. */
export const yakuInSight = (facts: KoreanFacts, s: KoreanSituation): readonly BaseYaku[] => {
  const reach = shanten(s, facts.options) + REACH;
  const distances = distancesOf(facts, s, aheadOf(facts, s));
  const closed: readonly BaseYaku[] = isConcealed(s.melds) ? ['menzen', 'menzenTsumo'] : [];
  const isNear = (id: BaseYaku): boolean =>
    (distances[id]?.() ?? FAR) <= (EVER.includes(id) ? reach : Math.min(reach, HORIZON));
  return BASE_YAKU.filter((id) => closed.includes(id) || isNear(id));
};
