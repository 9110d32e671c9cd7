import { describe, expect, test } from 'vitest';
import {
  CHOICE_NAMES,
  DEFAULTS,
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  OPTION_NAMES,
  OPTIONS,
  optionValue,
  PRESET_NAMES,
  PRESETS,
  parseOptions,
  presetOptions,
  setOption,
  withOptions,
} from './options.ts';

/** Every path of the record: `kuitan`, `pao.daisangen`. */
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
});

describe('presets', () => {
  test.each([
    ['seed', 'doubleYakuman.kokushi13', true],
    ['seed', 'daisharin', 'anySuit'],
    ['tenhou', 'doubleYakuman.daisuushii', false],
    ['tenhou', 'multiYakuman', true],
    ['tenhou', 'multiRon', 'allAbortTriple'],
    ['majsoul', 'doubleYakuman.suuankouTanki', true],
    ['majsoul', 'doubleWindPairFu', 4],
    ['tournament', 'akaDora', 0],
    ['tournament', 'doubleWindPairFu', 2],
    ['tournament', 'kiriageMangan', true],
    ['majiang', 'kiriageMangan', false],
    ['majiang', 'riichiAnkan', 'waitsUnchanged'],
  ] as const)('%s: %s is %s', (preset, id, value) => {
    expect(optionValue(presetOptions(preset), id)).toBe(value);
  });

  test('changes stand above the preset', () => {
    expect(presetOptions('tournament', { akaDora: 3 }).akaDora).toBe(3);
  });
});

describe('outside data', () => {
  test('nested or dotted, what is known and allowed is taken', () => {
    const nested = parseOptions(DEFAULTS, {
      doubleYakuman: { kokushi13: false },
      renhou: { mode: 'mangan' },
    });
    const dotted = parseOptions(DEFAULTS, { 'doubleYakuman.kokushi13': false, 'renhou.mode': 'mangan' });
    expect(nested).toEqual(dotted);
    expect(nested.doubleYakuman).toEqual({ ...DEFAULTS.doubleYakuman, kokushi13: false });
  });

  test.each([
    [undefined],
    [null],
    ['kuitan'],
    [{ kuitan: 'no' }],
    [{ akaDora: 5 }],
    [{ honbaValue: -1 }],
    [{ nothing: 1 }],
  ])('%o changes nothing', (input) => {
    expect(parseOptions(DEFAULTS, input)).toEqual(DEFAULTS);
  });

  test('there and back', () => {
    for (const preset of PRESETS) {
      const options = presetOptions(preset);
      expect(parseOptions(DEFAULTS, JSON.parse(JSON.stringify(options)))).toEqual(options);
    }
  });

  test('one value set leaves the rest', () => {
    expect(setOption(DEFAULTS, 'pao.suukantsu', true)).toEqual(
      withOptions(DEFAULTS, { pao: { suukantsu: true } }),
    );
    expect(setOption(DEFAULTS, 'furiten', 'never')).toBe(DEFAULTS);
  });
});
