// The yaku of Korean mahjong by value, from the rules' own tables: points as the preset has them, and what is not counted
// beside what.

import { overlapsOf } from '../rules/korean/base.ts';
import { BASE_YAKU, BONUS_YAKU, FLOWER_WIN, type KoreanYaku } from '../rules/korean/ids.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import { YAKU_NAMES } from '../rules/korean/yaku.names.ts';
import type { Entry } from './entry.ts';
import { entryOf, refusedEntries } from './made.ts';

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
  return entryOf('korean', {
    id,
    section: `${isBase(id) ? 'base' : 'bonus'}${value}`,
    names: YAKU_NAMES[id],
    worth: { unit: 'points', value, each: REPEATED.includes(id), open: !CLOSED.includes(id) },
    played: PLAYED[id]?.(options) ?? true,
    excludes: excludedBy(options, id),
  });
};

/** No yaku of the list: by an option it counts as a kong's replacement does. */
const flowerWin = ({ points: { kongDraw: value }, flowerReplacementWin }: KoreanOptions): Entry =>
  entryOf('korean', {
    id: FLOWER_WIN,
    section: `bonus${value}`,
    names: YAKU_NAMES[FLOWER_WIN],
    worth: { unit: 'points', value, each: false, open: true },
    played: flowerReplacementWin,
  });

const worthOf = ({ worth }: Entry): number => (worth.unit === 'points' ? worth.value : 0);

/** Base yaku, then bonus yaku, each from the least on; equal ones in the book's order. */
export const koreanEntries = (options: KoreanOptions): readonly Entry[] => {
  const entries = (ids: readonly KoreanYaku[]): readonly Entry[] => ids.map((id) => yakuEntry(options, id));
  const byPoints = (all: readonly Entry[]): readonly Entry[] =>
    [...all].sort((a, b) => worthOf(a) - worthOf(b));
  return [
    ...byPoints(entries(BASE_YAKU)),
    ...byPoints([...entries(BONUS_YAKU), flowerWin(options)]),
    ...refusedEntries('korean'),
  ];
};
