// What a riichi score sheet is made of, from the rules' own tables: yaku, yakuman, dora, fu, and why a win is refused.

import { NAMES } from '../i18n/names.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import { DORA_IDS, YAKU } from '../rules/riichi/yaku.ts';
import { YAKUMAN, type Yakuman } from '../rules/riichi/yakuman.ts';
import type { Entry, Names, Worth } from './entry.ts';
import { entryOf, refusedEntries, type Shape } from './made.ts';

/** What each item of fu may count; the tests hold the examples to it. */
export const FU_VALUES: Readonly<Record<string, readonly number[]>> = {
  base: [20],
  closedRon: [10],
  tsumo: [2],
  openTriplet: [2, 4],
  concealedTriplet: [4, 8],
  openQuad: [8, 16],
  concealedQuad: [16, 32],
  pair: [2, 4],
  closed: [2],
  edge: [2],
  single: [2],
  sevenPairs: [25],
  rounded: [],
};

/**
 * A yaku and those that hold wherever it does, or never beside it. The rules define each of them apart, so that no table
 * there says it; the tests look for a hand with both.
 */
export const SWALLOWED: Readonly<Record<string, readonly string[]>> = {
  doubleRiichi: ['riichi'],
  openRiichi: ['riichi', 'doubleRiichi'],
  ryanpeikou: ['iipeikou', 'chiitoitsu'],
  chinitsu: ['honitsu'],
  junchan: ['chanta'],
  honroutou: ['chanta', 'junchan'],
  rinshan: ['haitei'],
  kokushi13: ['kokushi'],
  suuankouTanki: ['suuankou'],
  chuurenJunsei: ['chuuren'],
  daisuushii: ['shousuushii'],
};

/** What options can switch off. */
const PLAYED: Readonly<Record<string, (options: RiichiOptions) => boolean>> = {
  ippatsu: (o) => o.ippatsu,
  openRiichi: (o) => o.openRiichi,
  renhou: (o) => o.renhou.mode !== 'none',
  daisharin: (o) => o.daisharin !== 'off',
  nagashiMangan: (o) => o.nagashiMangan,
  kazoe: (o) => o.kazoe === 'yakuman',
  ura: (o) => o.uraDora,
  aka: (o) => o.akaDora > 0,
};

const ROUNDED: Names = ['Rounded up', '올림', '切り上げ', '进位'];
const NO_NAMES: Names = ['', '', '', ''];
const FU_NAMES: Readonly<Record<string, Names>> = { ...NAMES.fu, rounded: ROUNDED };
const YAKU_NAMES: Readonly<Record<string, Names>> = NAMES.yaku;

const entry = (options: RiichiOptions, shape: Shape): Entry =>
  entryOf('riichi', {
    ...shape,
    played: PLAYED[shape.id]?.(options) ?? true,
    excludes: SWALLOWED[shape.id] ?? [],
  });

const yakuNames = (id: string): Names => YAKU_NAMES[id] ?? NO_NAMES;

/** Each yaku once: open riichi has a second line for the first turn. */
const YAKU_ONCE = YAKU.filter(({ closed }, i) => YAKU.findIndex((y) => y.closed.id === closed.id) === i);

/** By what they count closed; equal ones as the book has them. */
const yakuShapes = ({ kuitan }: RiichiOptions): readonly Shape[] =>
  [...YAKU_ONCE]
    .sort((a, b) => a.closed.han - b.closed.han)
    .map(({ closed: { id, han }, open }) => {
      const isOpen = open !== undefined && (id !== 'tanyao' || kuitan);
      const worth: Worth = { unit: 'han', closed: han, ...(isOpen && { open: open.han }) };
      return { id, section: `han${han}`, names: yakuNames(id), worth };
    });

/** Yakuman that need a closed hand. */
const CLOSED: readonly string[] = [
  'kokushi',
  'kokushi13',
  'suuankou',
  'suuankouTanki',
  'chuuren',
  'chuurenJunsei',
  'tenhou',
  'chiihou',
  'renhou',
  'daisharin',
];

const yakumanWorth = ({ id, double }: Yakuman, { doubleYakuman, renhou }: RiichiOptions): Worth => {
  if (id === 'renhou' && (renhou.mode === 'mangan' || renhou.mode === 'baiman'))
    return { unit: 'limit', limit: renhou.mode, open: false };
  const times = double !== undefined && doubleYakuman[double] ? 2 : 1;
  return { unit: 'yakuman', times, open: !CLOSED.includes(id) };
};

const yakumanShapes = (options: RiichiOptions): readonly Shape[] =>
  YAKUMAN.map((y) => ({
    id: y.id,
    section: 'yakuman',
    names: yakuNames(y.id),
    worth: yakumanWorth(y, options),
  }));

const LIMITS: readonly Shape[] = [
  {
    id: 'kazoe',
    section: 'yakuman',
    names: yakuNames('kazoe'),
    worth: { unit: 'yakuman', times: 1, open: true },
  },
  {
    id: 'nagashiMangan',
    section: 'draw',
    names: yakuNames('nagashiMangan'),
    worth: { unit: 'limit', limit: 'mangan', open: true },
  },
];

const DORA: readonly Shape[] = DORA_IDS.map((id) => ({
  id,
  section: 'dora',
  names: yakuNames(id),
  worth: { unit: 'han', closed: 1, open: 1 },
}));

const fuShapes = ({ doubleWindPairFu }: RiichiOptions): readonly Shape[] =>
  Object.entries(FU_VALUES).map(([id, values]) => ({
    id,
    section: 'fu',
    names: FU_NAMES[id] ?? NO_NAMES,
    worth: { unit: 'fu', values: values.filter((fu) => id !== 'pair' || fu <= doubleWindPairFu) },
  }));

export const riichiEntries = (options: RiichiOptions): readonly Entry[] => [
  ...[...yakuShapes(options), ...yakumanShapes(options), ...LIMITS, ...DORA, ...fuShapes(options)].map(
    (shape) => entry(options, shape),
  ),
  ...refusedEntries('riichi'),
];
