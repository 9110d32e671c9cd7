// The yaku of Korean mahjong by value, from the rules' own tables: points as the preset has them, and what is not counted
// beside what.

import { overlapsOf } from '../rules/korean/base.ts';
import { BASE_YAKU, BONUS_YAKU, FLOWER_WIN, type KoreanYaku } from '../rules/korean/ids.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import { YAKU_NAMES } from '../rules/korean/yaku.names.ts';
import type { Entry } from './entry.ts';
import { KOREAN_EXAMPLES } from './examples/korean.ts';
import { ALSO } from './readings.ts';
import { REFUSAL_NAMES } from './refusals.ts';

const REPEATED: readonly KoreanYaku[] = ['dragonTriplet', 'gensho', 'flower'];

/** Yaku of a closed hand; every other one is shown won open. */
export const CLOSED: readonly KoreanYaku[] = [
  'menzen',
  'menzenTsumo',
  'pinfu',
  'sevenPairs',
  'earlyUpeo',
  'fourConcealed',
  'heavenlyHand',
  'earthlyHand',
  'humanHand',
  'nineGates',
  'upeo',
  'openUpeo',
];

/** Bonus yaku that stand in another's place: no table of the rules says it, the tests look for a hand with both. */
const REPLACED: Readonly<Partial<Record<KoreanYaku, (options: KoreanOptions) => readonly KoreanYaku[]>>> = {
  earlyUpeo: ({ earlyUpeoIncludesUpeo }) => (earlyUpeoIncludesUpeo ? ['upeo'] : []),
  fourFlowers: ({ flowersWithFour }) => (flowersWithFour === 'replace' ? ['flower'] : []),
  lastDraw1p: () => ['lastDraw'],
  lastDiscard1p: () => ['lastDiscard'],
  kongDraw5p: () => ['kongDraw'],
  fourConcealed: () => ['threeConcealed'],
};

const isBase = (id: KoreanYaku): boolean => BASE_YAKU.some((base) => base === id);

const excludedBy = (options: KoreanOptions, id: KoreanYaku): readonly string[] => [
  ...(REPLACED[id]?.(options) ?? []),
  ...(isBase(id) ? overlapsOf(options).flatMap((table) => table[id as keyof typeof table] ?? []) : []),
];

const PLAYED: Readonly<Partial<Record<KoreanYaku, (options: KoreanOptions) => boolean>>> = {
  prevalentWind: ({ roundWindYaku }) => roundWindYaku,
  doubleWind: ({ roundWindYaku }) => roundWindYaku,
};

const yakuEntry = (options: KoreanOptions, id: KoreanYaku): Entry => {
  const value = options.points[id];
  return {
    shelf: 'korean',
    id,
    section: `${isBase(id) ? 'base' : 'bonus'}${value}`,
    names: YAKU_NAMES[id],
    also: ALSO.korean?.[id] ?? [],
    worth: { unit: 'points', value, each: REPEATED.includes(id), open: !CLOSED.includes(id) },
    played: PLAYED[id]?.(options) ?? true,
    excludes: excludedBy(options, id),
    ...(KOREAN_EXAMPLES[id] && { example: KOREAN_EXAMPLES[id] }),
  };
};

/** No yaku of the list: by an option it counts as a kong's replacement does. */
const flowerWin = ({ points, flowerReplacementWin }: KoreanOptions): Entry => ({
  shelf: 'korean',
  id: FLOWER_WIN,
  section: `bonus${points.kongDraw}`,
  names: YAKU_NAMES[FLOWER_WIN],
  also: [],
  worth: { unit: 'points', value: points.kongDraw, each: false, open: true },
  played: flowerReplacementWin,
  excludes: [],
  ...(KOREAN_EXAMPLES[FLOWER_WIN] && { example: KOREAN_EXAMPLES[FLOWER_WIN] }),
});

const REFUSED: readonly Entry[] = Object.entries(REFUSAL_NAMES.korean).map(([id, names]) => ({
  shelf: 'korean',
  id,
  section: 'refused',
  names,
  also: [],
  worth: { unit: 'none' },
  played: true,
  excludes: [],
  ...(KOREAN_EXAMPLES[id] && { example: KOREAN_EXAMPLES[id] }),
}));

const worthOf = ({ worth }: Entry): number => (worth.unit === 'points' ? worth.value : 0);

/** Base yaku, then bonus yaku, each from the least on; equal ones in the book's order. */
export const koreanEntries = (options: KoreanOptions): readonly Entry[] => {
  const entries = (ids: readonly KoreanYaku[]): readonly Entry[] => ids.map((id) => yakuEntry(options, id));
  const byPoints = (all: readonly Entry[]): readonly Entry[] =>
    [...all].sort((a, b) => worthOf(a) - worthOf(b));
  return [
    ...byPoints(entries(BASE_YAKU)),
    ...byPoints([...entries(BONUS_YAKU), flowerWin(options)]),
    ...REFUSED,
  ];
};
