// What each option changes: the same hand by the default and by the other choice.
import { describe, expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { BASE_YAKU, BONUS_YAKU, FLOWER_WIN, YAKU } from './ids.ts';
import {
  CHOICE_NAMES,
  DEFAULTS,
  type KoreanOptions,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  OPTION_NAMES,
  OPTIONS,
  optionValue,
  PRESET_NAMES,
  PRESETS,
  parseOptions,
  presetOptions,
  type SomeOptions,
  setOption,
  withOptions,
} from './options.ts';
import { isRefused, score } from './score.ts';
import { YAKU_NAMES } from './yaku.names.ts';

const told = (hand: string, win: string, facts: string, options: KoreanOptions): string => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, options);
  return isRefused(value) ? value : value.items.map(({ id, value: n }) => `${id} ${n}`).join(', ');
};

type Row = readonly [
  options: SomeOptions,
  hand: string,
  win: string,
  facts: string,
  byDefault: string,
  changed: string,
];

const ROWS: readonly Row[] = [
  [
    { tileSet: 'full' },
    '234567s 22345p 67p',
    '8p',
    '',
    'tileNotInSet',
    'menzen 1, tanyao 1, pinfu 1, gensho 1',
  ],
  [{ minBase: 3 }, '123m 567m 345p 99p 67p', '8p', '', 'menzen 1, pinfu 1, gensho 1', 'belowMinimum'],
  [{ minBase: 1 }, '45m 234678p 88p [666m1]', '3m', '', 'belowMinimum', 'tanyao 1, gensho 1'],
  [
    { roundWindYaku: false },
    '123m 78p 99m 345m [111z1]',
    '9p',
    'seat:east',
    'doubleWind 2, gensho 1',
    'belowMinimum',
  ],
  [
    { roundWindYaku: false },
    '123m 567m 345p 11z 67p',
    '8p',
    '',
    'belowMinimum',
    'menzen 1, pinfu 1, gensho 1',
  ],
  [
    { doubleWindAdds: true },
    '123m 78p 99m 345m [111z1]',
    '9p',
    'seat:east',
    'doubleWind 2, gensho 1',
    'prevalentWind 1, seatWind 1, doubleWind 2, gensho 1',
  ],
  [
    { concealedKongKeepsMenzen: false },
    '57p 88p 345m 666z [2222m]',
    '6p',
    '',
    'dragonTriplet 1, menzen 1, gensho 1',
    'belowMinimum',
  ],
  [
    { tanyaoBothSuits: true },
    '23466m 78m [555m1] [333m2]',
    '6m',
    '',
    'tanyao 1, fullFlush 8, gensho 3',
    'fullFlush 8, gensho 3',
  ],
  [
    { tanyaoBothSuits: true, tileSet: 'full' },
    '23466s 78m 555m 333m',
    '6m',
    '',
    'tileNotInSet',
    'menzen 1, tanyao 1, gensho 1',
  ],
  [{ pinfuWait: 'ryanmen' }, '4567m 123678789p', '7m', '', 'menzen 1, pinfu 1, gensho 2', 'belowMinimum'],
  [{ pinfuWait: 'ryanmen' }, '5667777889m 567p', '4m', '', 'belowMinimum', 'menzen 1, pinfu 1, gensho 1'],
  [
    { sevenPairsQuad: false },
    '2222m 4499m 3355p 7z',
    '7z',
    'tsumo',
    'menzen 1, menzenTsumo 1, sevenPairs 4, gensho 2',
    'notComplete',
  ],
  [
    { fullFlushSevenPairs: false },
    '1144668899m 223m',
    '3m',
    '',
    'menzen 1, sevenPairs 4, fullFlush 8, gensho 2',
    'menzen 1, sevenPairs 4, gensho 2',
  ],
  [
    { ronTripletConcealed: true },
    '222m 555m 999p 33p 88p',
    '3p',
    '',
    'menzen 1, allTriplets 2, threeConcealed 4, gensho 3',
    'menzen 1, fourConcealed 8, gensho 3',
  ],
  [
    { humanHandAllReady: true },
    '123567m 345p 22p 79p',
    '8p',
    'first',
    'menzen 1, humanHand 16, gensho 1',
    'belowMinimum',
  ],
  [
    { heavenlyGensho: 'none' },
    '123567m 345p 22p 79p',
    '8p',
    'tsumo first seat:east',
    'menzen 1, menzenTsumo 1, heavenlyHand 16, gensho 1',
    'menzen 1, menzenTsumo 1, heavenlyHand 16',
  ],
  [
    { heavenlyMenzenTsumo: false },
    '123567m 345p 22p 79p',
    '8p',
    'tsumo first seat:east',
    'menzen 1, menzenTsumo 1, heavenlyHand 16, gensho 1',
    'menzen 1, heavenlyHand 16, gensho 1',
  ],
  [
    { stacking: 'additive' },
    '222m 555m 999p 33p 88p',
    '3p',
    'tsumo',
    'menzen 1, menzenTsumo 1, fourConcealed 8, gensho 3',
    'menzen 1, menzenTsumo 1, allTriplets 2, fourConcealed 8, gensho 3',
  ],
  [
    { stacking: 'additive' },
    '123m 78p 77z [555z1] [666z2]',
    '9p',
    '',
    'smallThreeDragons 6, gensho 1',
    'dragonTriplet 2, smallThreeDragons 6, gensho 1',
  ],
  [
    { stacking: 'additive' },
    '78p 99m [555z1] [666z2] [777z3]',
    '9p',
    '',
    'bigThreeDragons 8, gensho 1',
    'dragonTriplet 3, bigThreeDragons 8, gensho 1',
  ],
  [
    { stacking: 'additive' },
    '8p [111z1] [222z2] [333z3] [4444z1]',
    '8p',
    'seat:east',
    'halfFlush 2, bigFourWinds 12, gensho 2',
    'doubleWind 2, halfFlush 2, allTriplets 2, bigFourWinds 12, gensho 2',
  ],
  [
    { stacking: 'additive' },
    '1112345678999p',
    '5p',
    'tsumo',
    'menzen 1, menzenTsumo 1, nineGates 24, gensho 2',
    'menzen 1, menzenTsumo 1, fullFlush 8, nineGates 24, gensho 2',
  ],
  [
    { upeoCheck: 'anyWait' },
    '234567m 345p 88p 77z',
    '7z',
    'tsumo riichi',
    'illegalUpeo',
    'dragonTriplet 1, menzen 1, menzenTsumo 1, upeo 1, gensho 3',
  ],
  [
    { illegalUpeo: 'ignoreUpeo' },
    '123567m 345p 22p 79p',
    '8p',
    'tsumo riichi openRiichi',
    'illegalUpeo',
    'menzen 1, menzenTsumo 1, gensho 1',
  ],
  [
    { earlyUpeoIncludesUpeo: false },
    '123567m 345p 22p 79p',
    '8p',
    'double',
    'menzen 1, earlyUpeo 5, gensho 1',
    'menzen 1, earlyUpeo 5, upeo 1, gensho 1',
  ],
  [
    { genshoCountsMelds: false },
    '34m 22m [555m1] [666m2] [888m3]',
    '5m',
    '',
    'tanyao 1, fullFlush 8, gensho 4',
    'tanyao 1, fullFlush 8, gensho 1',
  ],
  [
    { flowersWithFour: 'add' },
    '123m 567m 345p 99p 67p',
    '8p',
    'flowers:1234f',
    'menzen 1, pinfu 1, gensho 1, fourFlowers 8',
    'menzen 1, pinfu 1, gensho 1, flower 4, fourFlowers 8',
  ],
  [
    { flowerReplacementWin: true },
    '345m 46p 22m [555z1] [666z2]',
    '5p',
    'replacement',
    'dragonTriplet 2, gensho 1',
    'dragonTriplet 2, gensho 1, flowerReplacementWin 5',
  ],
  [
    { robExposedKong: 'any' },
    '123m 567m 345p 99p 67p',
    '8p',
    'robExposedKong',
    'menzen 1, pinfu 1, gensho 1',
    'menzen 1, pinfu 1, gensho 1, robKong 5',
  ],
  [
    { kongAndLastAdd: false },
    '123m 567m 23p 88m [9999p]',
    '1p',
    'replacement last',
    'menzen 1, menzenTsumo 1, gensho 1, kongDraw 5, lastDraw1p 8',
    'menzen 1, menzenTsumo 1, gensho 1, lastDraw1p 8',
  ],
  [
    { kongAndLastAdd: false },
    '123m 567m 23p 88m [9999p]',
    '4p',
    'replacement last',
    'menzen 1, menzenTsumo 1, gensho 1, kongDraw 5, lastDraw 5',
    'menzen 1, menzenTsumo 1, gensho 1, kongDraw 5',
  ],
  [
    { lastDiscardTile: '9p' },
    '123567m 23p 567p 99m',
    '1p',
    'last',
    'menzen 1, pinfu 1, gensho 1, lastDiscard1p 8',
    'menzen 1, pinfu 1, gensho 1, lastDiscard 5',
  ],
  [
    { lastDiscardTile: '9p' },
    '123567m 78p 567p 99m',
    '9p',
    'last',
    'menzen 1, pinfu 1, gensho 1, lastDiscard 5',
    'menzen 1, pinfu 1, gensho 1, lastDiscard1p 8',
  ],
  [{ furiten: 'tile' }, '123m 567m 345p 99p 67p', '8p', 'river:5p', 'furiten', 'menzen 1, pinfu 1, gensho 1'],
  [{ furiten: 'off' }, '123m 567m 345p 99p 67p', '8p', 'river:8p', 'furiten', 'menzen 1, pinfu 1, gensho 1'],
  [
    { passedRon: 'none' },
    '123m 567m 345p 99p 67p',
    '8p',
    'passed:5p',
    'furiten',
    'menzen 1, pinfu 1, gensho 1',
  ],
  [
    { points: { pinfu: 3 } },
    '123m 567m 345p 99p 67p',
    '8p',
    '',
    'menzen 1, pinfu 1, gensho 1',
    'menzen 1, pinfu 3, gensho 1',
  ],
];

/** Options that change no yaku of a hand: shown in the tests of upeo, settlement, session and first turn. */
const ELSEWHERE = [
  'players',
  'hands',
  'multiRon',
  'dealerRepeat',
  'earthlyFirstDraw',
  'upeoMinWall',
  'upeoKongKeepsWaits',
  'settlement',
  'unit',
  'notenPayment',
  'startPoints',
];

describe('both sides of each option', () => {
  test.each(ROWS)('%o: %s + %s %s', (changes, hand, win, facts, byDefault, changed) => {
    expect(told(hand, win, facts, DEFAULTS)).toBe(byDefault);
    expect(told(hand, win, facts, withOptions(DEFAULTS, changes))).toBe(changed);
  });

  test('every option is shown', () => {
    const shown = new Set([...ROWS.flatMap(([changes]) => Object.keys(changes)), ...ELSEWHERE]);
    expect(Object.keys(DEFAULTS).filter((id) => !shown.has(id))).toEqual([]);
  });
});

/** Every path of the record: `stacking`, `points.menzen`. */
const pathsOf = (record: object, prefix = ''): string[] =>
  Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? pathsOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

describe('the list of options', () => {
  test('is the record, each once', () => {
    expect(OPTIONS.map((o) => o.id).toSorted()).toEqual(pathsOf(DEFAULTS).toSorted());
  });

  test('has a name and a meaning for each in four languages', () => {
    for (const { id } of OPTIONS) {
      const { name, meaning } = OPTION_NAMES[id]!;
      expect([...name, ...meaning].filter((text) => text.trim() !== '')).toHaveLength(8);
    }
    expect(Object.keys(OPTION_NAMES)).toHaveLength(OPTIONS.length);
    expect(Object.keys(PRESET_NAMES)).toEqual([...PRESETS]);
    expect(Object.keys(OPTION_GROUP_NAMES)).toEqual([...OPTION_GROUPS]);
  });

  test('has a name for every choice that is no number', () => {
    const wanted = OPTIONS.flatMap((o) =>
      o.type === 'choice' ? o.choices.filter((c) => typeof c === 'string').map((c) => `${o.id}.${c}`) : [],
    );
    expect(Object.keys(CHOICE_NAMES).toSorted()).toEqual(wanted.toSorted());
  });

  test('gives each its default', () => {
    for (const option of OPTIONS) expect(optionValue(DEFAULTS, option.id)).toBe(option.default);
  });

  test('has 26 base and 12 bonus yaku, each with a value and a name', () => {
    expect([BASE_YAKU.length, BONUS_YAKU.length]).toEqual([26, 12]);
    expect(Object.keys(DEFAULTS.points)).toEqual([...YAKU]);
    expect(Object.keys(YAKU_NAMES)).toEqual([...YAKU, FLOWER_WIN]);
  });
});

describe('presets', () => {
  test.each([
    ['seed', 'points.nineGates', 24],
    ['nagari', 'points.fourConcealed', 6],
    ['nagari', 'points.smallThreeDragons', 6],
    ['samsigi', 'points.sevenPairs', 2],
    ['samsigi', 'points.fourConcealed', 4],
    ['samsigi', 'points.heavenlyHand', 12],
    ['coffee', 'points.allHonors', 12],
    ['coffee', 'points.nineGates', 48],
    ['coffee', 'points.heavenlyHand', 24],
    ['coffee', 'points.pinfu', 1],
  ] as const)('%s: %s is %s', (preset, id, value) => {
    expect(optionValue(presetOptions(preset), id)).toBe(value);
  });

  test('changes stand above the preset', () => {
    expect(presetOptions('samsigi', { points: { sevenPairs: 3 } }).points).toMatchObject({
      sevenPairs: 3,
      threeConcealed: 2,
    });
  });
});

describe('outside data', () => {
  test('nested or dotted, what is known and allowed is taken', () => {
    const nested = parseOptions(DEFAULTS, { points: { pinfu: 2 }, furiten: 'off' });
    expect(nested).toEqual(parseOptions(DEFAULTS, { 'points.pinfu': 2, furiten: 'off' }));
    expect(nested).toEqual(withOptions(DEFAULTS, { points: { pinfu: 2 }, furiten: 'off' }));
  });

  test.each([
    [undefined],
    [null],
    ['unit'],
    [{ stacking: 'both' }],
    [{ minBase: -1 }],
    [{ points: { pinfu: 'two' } }],
    [{ points: { nothing: 1 } }],
  ])('%o changes nothing', (input) => {
    expect(parseOptions(DEFAULTS, input)).toEqual(DEFAULTS);
  });

  test('there and back', () => {
    for (const preset of PRESETS) {
      const options = presetOptions(preset);
      expect(parseOptions(DEFAULTS, JSON.parse(JSON.stringify(options)))).toEqual(options);
    }
  });

  test('what is not allowed leaves the options as they are', () => {
    expect(setOption(DEFAULTS, 'furiten', 'never')).toBe(DEFAULTS);
    expect(setOption(DEFAULTS, 'furiten.tile', 'off')).toBe(DEFAULTS);
  });
});
