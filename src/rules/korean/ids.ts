// The yaku of Korean mahjong by name, in the rule book's order, and what each is worth. The book's values stand by
// default; the other tables are what three Korean sites count, as a public list of yaku compares them. Values are data:
// nothing in the rules knows that nine gates is 24.

/** Base yaku: they make a hand legal. */
export const BASE_YAKU = [
  'dragonTriplet',
  'prevalentWind',
  'seatWind',
  'menzen',
  'menzenTsumo',
  'tanyao',
  'pinfu',
  'doubleWind',
  'halfFlush',
  'allTriplets',
  'fullStraight',
  'sevenPairs',
  'threeConcealed',
  'earlyUpeo',
  'smallThreeDragons',
  'fullFlush',
  'bigThreeDragons',
  'fourConcealed',
  'allTerminalsHonors',
  'smallFourWinds',
  'bigFourWinds',
  'allHonors',
  'heavenlyHand',
  'earthlyHand',
  'humanHand',
  'nineGates',
] as const;
export type BaseYaku = (typeof BASE_YAKU)[number];

/** Bonus yaku: they add points and never make a hand legal. */
export const BONUS_YAKU = [
  'upeo',
  'gensho',
  'flower',
  'openUpeo',
  'robKong',
  'kongDraw',
  'lastDraw',
  'lastDiscard',
  'fourFlowers',
  'lastDraw1p',
  'lastDiscard1p',
  'kongDraw5p',
] as const;
export type BonusYaku = (typeof BONUS_YAKU)[number];

export const YAKU = [...BASE_YAKU, ...BONUS_YAKU] as const;
export type KoreanYaku = BaseYaku | BonusYaku;

/** A win on a flower's replacement: by an option it counts as a kong's does, under its own name. */
export const FLOWER_WIN = 'flowerReplacementWin';
/** Every line that a score may have. */
export type KoreanLine = KoreanYaku | typeof FLOWER_WIN;

const BASE: ReadonlySet<string> = new Set(BASE_YAKU);
export const isBaseYaku = (id: string): boolean => BASE.has(id);

/** What a yaku counts; of `dragonTriplet`, `gensho` and `flower` each one. */
export type Points = Readonly<Record<KoreanYaku, number>>;

export const BOOK_POINTS: Points = {
  dragonTriplet: 1,
  prevalentWind: 1,
  seatWind: 1,
  menzen: 1,
  menzenTsumo: 1,
  tanyao: 1,
  pinfu: 1,
  doubleWind: 2,
  halfFlush: 2,
  allTriplets: 2,
  fullStraight: 2,
  sevenPairs: 4,
  threeConcealed: 4,
  earlyUpeo: 5,
  smallThreeDragons: 6,
  fullFlush: 8,
  bigThreeDragons: 8,
  fourConcealed: 8,
  allTerminalsHonors: 8,
  smallFourWinds: 8,
  bigFourWinds: 12,
  allHonors: 12,
  heavenlyHand: 16,
  earthlyHand: 16,
  humanHand: 16,
  nineGates: 24,
  upeo: 1,
  gensho: 1,
  flower: 1,
  openUpeo: 2,
  robKong: 5,
  kongDraw: 5,
  lastDraw: 5,
  lastDiscard: 5,
  fourFlowers: 8,
  lastDraw1p: 8,
  lastDiscard1p: 8,
  kongDraw5p: 8,
};

/** Sites whose tables differ from the book's. */
export const VARIANTS = ['nagari', 'samsigi', 'coffee'] as const;
export type Variant = (typeof VARIANTS)[number];

/** What differs from the book's values there; the yaku of one and two points agree everywhere. */
export const VARIANT_POINTS: Readonly<Record<Variant, Partial<Points>>> = {
  nagari: { fourConcealed: 6 },
  samsigi: {
    threeConcealed: 2,
    sevenPairs: 2,
    smallThreeDragons: 4,
    fourConcealed: 4,
    smallFourWinds: 4,
    allTerminalsHonors: 6,
    fullFlush: 6,
    bigThreeDragons: 6,
    bigFourWinds: 6,
    allHonors: 6,
    humanHand: 12,
    earthlyHand: 12,
    heavenlyHand: 12,
    nineGates: 12,
  },
  coffee: {
    threeConcealed: 2,
    sevenPairs: 2,
    fourConcealed: 6,
    smallFourWinds: 4,
    allTerminalsHonors: 4,
    fullFlush: 6,
    bigThreeDragons: 6,
    bigFourWinds: 6,
    humanHand: 12,
    earthlyHand: 12,
    heavenlyHand: 24,
    nineGates: 48,
  },
};
