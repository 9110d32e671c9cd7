// The base yaku as a table: how many times each stands in a reading of a hand. Where one yaku holds another, a table says
// which is not counted: upgrades of the same group always, what every hand of the higher yaku holds in the `inclusive`
// way of counting.

import { isDragon, isWind, type Kind } from '../../tiles/tile.ts';
import type { Item } from '../rules.ts';
import type { Hand } from './hand.ts';
import { BASE_YAKU, type BaseYaku } from './ids.ts';
import type { KoreanOptions } from './options.ts';
import type { Reading } from './reading.ts';
import { waitsOf } from './shape.ts';

type Test = (r: Reading, h: Hand) => boolean;

const isRun = ({ type }: Reading['blocks'][number]): boolean => type === 'run';

/** Triplets and quads of some kinds. */
const setsOf = ({ blocks }: Reading, is: (kind: Kind) => boolean): number =>
  blocks.filter((b) => !isRun(b) && is(b.kind)).length;
const hasSet = (r: Reading, wanted: Kind): boolean => setsOf(r, (kind) => kind === wanted) > 0;
const concealedTriplets = ({ blocks }: Reading): number =>
  blocks.filter((b) => !isRun(b) && b.concealed).length;

const isStandard = ({ form }: Reading): boolean => form === 'standard';
const hasRoundWind: Test = (r, h) => h.options.roundWindYaku && hasSet(r, h.roundWind);
const hasDoubleWind: Test = (r, h) => h.roundWind === h.seatWind && hasRoundWind(r, h);

const isSimple: Test = (_, h) =>
  !h.hasHonour && !h.hasTerminal && (!h.options.tanyaoBothSuits || h.suits > 1);

/** A pair that is no dragon, no seat wind, and no round wind where that is a yaku. */
const hasGuestPair: Test = ({ pair }, { seatWind, roundWind, options }) =>
  !isDragon(pair) && pair !== seatWind && (pair !== roundWind || !options.roundWindYaku);

/** Two or more kinds end the hand, of which it does not hold all four; or the winning tile ended an open-ended wait. */
const hasPinfuWait: Test = (r, { situation, options }) =>
  options.pinfuWait === 'kinds' ? waitsOf(situation, options).length > 1 : r.openWait;

const isPinfu: Test = (r, h) =>
  h.menzen && !h.tsumo && isStandard(r) && r.blocks.every(isRun) && hasGuestPair(r, h) && hasPinfuWait(r, h);

/** 123 456 789 of one suit. */
const isStraight: Test = ({ blocks }) =>
  [0, 9, 18].some((start) =>
    [0, 3, 6].every((step) => blocks.some((b) => isRun(b) && b.kind === start + step)),
  );

const isFullFlush: Test = (r, h) =>
  h.suits === 1 && !h.hasHonour && (isStandard(r) || h.options.fullFlushSevenPairs);

const NINE_GATES: readonly number[] = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** The thirteen tiles before the winning one are 1112345678999 of its suit: a hand that gets there with it is not. */
const isNineGates: Test = (_, { inHand, winKind, called }) => {
  const start = winKind - (winKind % 9);
  const before = (kind: number): number => inHand[kind]! - Number(kind === winKind);
  return winKind < 27 && called.length === 0 && NINE_GATES.every((copies, i) => before(start + i) === copies);
};

const isMenzenTsumo: Test = (_, h) =>
  h.menzen && h.tsumo && (h.options.heavenlyMenzenTsumo || !h.flags.has('heavenlyHand'));

const once =
  (test: Test) =>
  (r: Reading, h: Hand): number =>
    Number(test(r, h));

const TIMES: Readonly<Record<BaseYaku, (r: Reading, h: Hand) => number>> = {
  dragonTriplet: (r) => setsOf(r, isDragon),
  prevalentWind: once(hasRoundWind),
  seatWind: once((r, h) => hasSet(r, h.seatWind)),
  menzen: once((_, h) => h.menzen),
  menzenTsumo: once(isMenzenTsumo),
  tanyao: once(isSimple),
  pinfu: once(isPinfu),
  doubleWind: once(hasDoubleWind),
  halfFlush: once((_, h) => h.suits === 1 && h.hasHonour),
  allTriplets: once((r) => isStandard(r) && !r.blocks.some(isRun)),
  fullStraight: once(isStraight),
  sevenPairs: once((r) => r.form === 'sevenPairs'),
  threeConcealed: once((r) => concealedTriplets(r) === 3),
  earlyUpeo: once((_, h) => h.flags.has('earlyUpeo')),
  smallThreeDragons: once((r) => setsOf(r, isDragon) === 2 && isDragon(r.pair)),
  fullFlush: once(isFullFlush),
  bigThreeDragons: once((r) => setsOf(r, isDragon) === 3),
  fourConcealed: once((r) => concealedTriplets(r) === 4),
  allTerminalsHonors: once((_, h) => !h.hasSimple && h.suits > 0),
  smallFourWinds: once((r) => setsOf(r, isWind) === 3 && isWind(r.pair)),
  bigFourWinds: once((r) => setsOf(r, isWind) === 4),
  allHonors: once((_, h) => h.suits === 0),
  heavenlyHand: once((_, h) => h.flags.has('heavenlyHand')),
  earthlyHand: once((_, h) => h.flags.has('earthlyHand')),
  humanHand: once((_, h) => h.flags.has('humanHand')),
  nineGates: once(isNineGates),
};

type Overlaps = Readonly<Partial<Record<BaseYaku, readonly BaseYaku[]>>>;

/** A yaku and what is not counted beside it, by every way of counting. */
const UPGRADES: Overlaps = { doubleWind: ['prevalentWind', 'seatWind'] };

/** A yaku and what every hand of it holds. */
const CONTAINED: Overlaps = {
  fourConcealed: ['allTriplets'],
  smallThreeDragons: ['dragonTriplet'],
  bigThreeDragons: ['dragonTriplet'],
  bigFourWinds: ['allTriplets', 'prevalentWind', 'seatWind', 'doubleWind'],
  nineGates: ['fullFlush'],
};

/** A yaku and what is not counted beside it, as the options have it; all tables hold. */
export const overlapsOf = ({ doubleWindAdds, stacking }: KoreanOptions): readonly Overlaps[] => [
  ...(doubleWindAdds ? [] : [UPGRADES]),
  ...(stacking === 'inclusive' ? [CONTAINED] : []),
];

/** The base yaku of a reading, in the book's order. */
export const baseItems = (r: Reading, h: Hand): readonly Item[] => {
  const found = BASE_YAKU.map((id) => ({ id, times: TIMES[id](r, h) })).filter(({ times }) => times > 0);
  const tables = overlapsOf(h.options);
  const dropped = new Set(found.flatMap(({ id }) => tables.flatMap((table) => table[id] ?? [])));
  return found
    .filter(({ id }) => !dropped.has(id))
    .map(({ id, times }) => ({ id, value: times * h.options.points[id] }));
};

export const sumOf = (items: readonly Item[]): number => items.reduce((sum, { value }) => sum + value, 0);
