import { describe, expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';
import { score } from './score.ts';

/** `20 + closedRon 10 + pair 2 = 32 → 40`. Riichi or the last tile make every hand legal without any fu. */
const fuOf = (hand: string, win: string, facts: string, options: SomeOptions = {}): string => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, withOptions(DEFAULTS, options));
  if (typeof value === 'string') return value;
  const items = value.fuItems.map(({ id, fu }) => (id === 'base' ? String(fu) : `${id} ${fu}`));
  return `${items.join(' + ')} = ${value.fuRaw} → ${value.fu}`;
};

describe('fu', () => {
  test.each([
    ['closed ron', '123m456p 44z 23678s', '4s', 'last', '20 + closedRon 10 = 30 → 30'],
    ['pinfu by self-draw', '123m456p 44z 23678s', '4s', 'tsumo', '20 = 20 → 20'],
    ['closed wait', '123m456p 44z 24678s', '3s', 'last', '20 + closedRon 10 + wait 2 = 32 → 40'],
    ['edge wait, low', '123m456p 44z 12678s', '3s', 'last', '20 + closedRon 10 + wait 2 = 32 → 40'],
    ['edge wait, high', '123m456p 44z 89678s', '7s', 'last', '20 + closedRon 10 + wait 2 = 32 → 40'],
    ['pair wait', '123m456p 4z 234678s', '4z', 'last', '20 + closedRon 10 + wait 2 = 32 → 40'],
    ['either pair: no wait fu', '123m456p 44z 55678s', '5s', 'last', '20 + closedRon 10 + group 2 = 32 → 40'],
    ['drawn triplet is concealed', '123m456p 44z 55678s', '5s', 'tsumo', '20 + tsumo 2 + group 4 = 26 → 30'],
    ['open triplet of simples', '234m 66p 34s [555p1] [678s2]', '5s', '', '20 + group 2 = 22 → 30'],
    ['open triplet of terminals', '234m 66p 34s [999p1] [678s2]', '5s', 'last', '20 + group 4 = 24 → 30'],
    [
      'concealed triplets',
      '111m 555p 77s 12789s',
      '3s',
      'last',
      '20 + closedRon 10 + group 8 + group 4 + wait 2 = 44 → 50',
    ],
    [
      'open quads',
      '77z 345p 12s [6666m1] [6666z6]',
      '3s',
      '',
      '20 + group 8 + group 16 + pair 2 + wait 2 = 48 → 50',
    ],
    [
      'concealed quads',
      '5s 234m 678p [2222p] [9999m]',
      '5s',
      'riichi',
      '20 + closedRon 10 + group 16 + group 32 + wait 2 = 80 → 80',
    ],
    ['dragon pair', '123m456p 77z 23678s', '4s', 'last', '20 + closedRon 10 + pair 2 = 32 → 40'],
    ['own wind pair', '123m456p 22z 23678s', '4s', 'last', '20 + closedRon 10 + pair 2 = 32 → 40'],
    ['round wind pair', '123m456p 11z 23678s', '4s', 'last', '20 + closedRon 10 + pair 2 = 32 → 40'],
    ['double wind pair', '123m456p 11z 23678s', '4s', 'last dealer', '20 + closedRon 10 + pair 4 = 34 → 40'],
    ['open without any fu', '234m 66p 34s [345p1] [678s2]', '5s', '', '20 = 20 → 30'],
    [
      'open without fu, by self-draw',
      '234m 66p 34s [345p1] [678s2]',
      '5s',
      'tsumo',
      '20 + tsumo 2 = 22 → 30',
    ],
    ['seven pairs', '1133m2255p4499s6z', '6z', '', 'sevenPairs 25 = 25 → 25'],
    [
      'the best of two readings',
      '34556m 222p 789s 99p',
      '4m',
      'riichi',
      '20 + closedRon 10 + group 4 + wait 2 = 36 → 40',
    ],
    ['pinfu pays more than two fu', '45567m 234678p 99s', '6m', 'tsumo', '20 = 20 → 20'],
    ['the third 1m came by ron', '1123444m 555p [123m1]', '1m', 'last', '20 + group 4 + group 4 = 28 → 30'],
  ])('%s: %s + %s %s', (_, hand, win, facts, expected) => {
    expect(fuOf(hand, win, facts)).toBe(expected);
  });

  test.each([
    [
      'double wind pair of 2',
      '123m456p 11z 23678s',
      '4s',
      'last dealer',
      { doubleWindPairFu: 2 },
      '20 + closedRon 10 + pair 2 = 32 → 40',
    ],
    [
      'replacement tile',
      '34s66p456p678m [2222p]',
      '5s',
      'tsumo rinshan',
      {},
      '20 + tsumo 2 + group 16 = 38 → 40',
    ],
    [
      'replacement tile without self-draw fu',
      '34s66p456p678m [2222p]',
      '5s',
      'tsumo rinshan',
      { rinshanTsumoFu: false },
      '20 + group 16 = 36 → 40',
    ],
  ] satisfies [string, string, string, string, SomeOptions, string][])(
    '%s: %s + %s %s',
    (_, hand, win, facts, options, expected) => {
      expect(fuOf(hand, win, facts, options)).toBe(expected);
    },
  );

  test('an item of a group says which', () => {
    const { situation, win } = caseOf('77z 345p 12s [6666m1] [6666z6]', '3s');
    const value = score(situation, win, DEFAULTS);
    if (typeof value === 'string') throw new Error(value);
    const groups = value.fuItems.flatMap(({ group }) =>
      group === undefined ? [] : [value.reading.blocks[group]],
    );
    expect(groups).toEqual([
      { type: 'quad', kind: 5, open: true },
      { type: 'quad', kind: 32, open: true },
    ]);
  });
});
