import { describe, expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { DEFAULTS, type RiichiOptions, type SomeOptions, withOptions } from './options.ts';
import { score } from './score.ts';
import { YAKU } from './yaku.ts';

/** `riichi 1, dora 2`, or the refusal. */
const yakuOf = (hand: string, win: string, facts: string, options: RiichiOptions = DEFAULTS): string => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, options);
  if (typeof value === 'string') return value;
  if (value.yakuman.length > 0) return value.yakuman.map((y) => `${y.id} ${y.value}`).join(', ');
  return value.yaku.map((y) => `${y.id} ${y.han}`).join(', ');
};

type Row = readonly [name: string, hand: string, win: string, facts: string, yaku: string];

const ROWS: readonly Row[] = [
  ['riichi', '123m456p 77s 12789s', '3s', 'riichi', 'riichi 1'],
  ['double riichi stands for riichi', '123m456p 77s 12789s', '3s', 'double', 'doubleRiichi 2'],
  ['ippatsu', '123m456p 77s 12789s', '3s', 'riichi ippatsu', 'riichi 1, ippatsu 1'],
  ['ippatsu without riichi is none', '123m456p 77s 12789s', '3s', 'ippatsu last', 'houtei 1'],
  ['closed self-draw', '123m456p 77s 12789s', '3s', 'tsumo', 'menzenTsumo 1'],
  ['a closed kan leaves the hand closed', '123m 77s 12789s [5555p]', '3s', 'tsumo', 'menzenTsumo 1'],
  ['an open hand has no closed self-draw', '12m 77s 789s [555p1] [456p1]', '3m', 'tsumo', 'noYaku'],
  ['pinfu, open-ended', '123m456p 44z 23678s', '4s', '', 'pinfu 1'],
  ['pinfu with a guest wind pair', '123m456p 33z 23678s', '1s', '', 'pinfu 1'],
  ['no pinfu with the own wind as pair', '123m456p 22z 23678s', '1s', '', 'noYaku'],
  ['no pinfu with a dragon pair', '123m456p 77z 23678s', '1s', '', 'noYaku'],
  ['no pinfu open', '123m 44z 23678s [456p1]', '1s', '', 'noYaku'],
  ['no pinfu with a closed kan', '123m 44z 23s [6666p] 678s', '1s', '', 'noYaku'],
  ['all simples, open', '234m 66p 34s [555p1] [678s2]', '5s', '', 'tanyao 1'],
  ['two equal runs', '112233m 456p 55z 78s', '9s', '', 'iipeikou 1'],
  ['two equal runs need a closed hand', '112233m 55z 78s [456p1]', '9s', '', 'noYaku'],
  ['three equal runs are one pair of them', '111222333m 11p 79s', '8s', '', 'iipeikou 1, junchan 3'],
  ['white dragon', '123m 88p 78s [555z1] [456p1]', '9s', '', 'haku 1'],
  ['green dragon', '123m 88p 78s [666z2] [456p1]', '9s', '', 'hatsu 1'],
  ['red dragon, a quad', '123m 88p 78s [7777z3] [456p1]', '9s', '', 'chun 1'],
  ['own wind', '123m 88p 78s [222z1] [456p1]', '9s', '', 'seatWind 1'],
  ['round wind', '123m 88p 78s [111z1] [456p1]', '9s', '', 'roundWind 1'],
  ['double wind counts twice', '123m 88p 78s [111z1] [456p1]', '9s', 'dealer', 'seatWind 1, roundWind 1'],
  ['a guest wind counts nothing', '123m 88p 78s [444z1] [456p1]', '9s', '', 'noYaku'],
  ['after a kan', '123m 88p 78s [4444z] [456p1]', '9s', 'tsumo rinshan', 'rinshan 1'],
  ['robbing a kan', '123m 88p 78s [444z1] [456p1]', '9s', 'chankan', 'chankan 1'],
  [
    'robbing a kan keeps ippatsu',
    '123m456p 77s 12789s',
    '3s',
    'riichi ippatsu chankan',
    'riichi 1, ippatsu 1, chankan 1',
  ],
  ['last tile of the wall', '123m 88p 78s [444z1] [456p1]', '9s', 'tsumo last', 'haitei 1'],
  [
    'a replacement is never the last tile',
    '123m 88p 78s [4444z] [456p1]',
    '9s',
    'tsumo rinshan last',
    'rinshan 1',
  ],
  ['last discard', '123m 88p 78s [444z1] [456p1]', '9s', 'last', 'houtei 1'],
  ['seven pairs', '1133m 2255p 4499s 6z', '6z', '', 'chiitoitsu 2'],
  ['mixed triple run', '123m 123p 12s 555p 77s', '3s', '', 'sanshokuDoujun 2'],
  ['mixed triple run, open', '123m 12s 555p 77s [123p1]', '3s', '', 'sanshokuDoujun 1'],
  ['mixed triple triplet, open', '444m 77s 23s [444p1] [444s2]', '1s', '', 'sanshokuDoukou 2'],
  ['all triplets, open', '33m 77p [222s1] [555m2] [999p3]', '7p', '', 'toitoi 2'],
  ['three concealed triplets', '333m 555p 777s 12s 88m', '3s', '', 'sanankou 2'],
  ['a triplet won by ron is not concealed', '333m 555p 77s 123s 88m', '7s', '', 'noYaku'],
  ['a triplet drawn is concealed', '333m 555p 77s 123s 88m', '7s', 'tsumo', 'menzenTsumo 1, sanankou 2'],
  ['three kans', '45m 99s [2222p1] [8888p] [3333s5]', '6m', '', 'sankantsu 2'],
  ['straight', '123456789m 99s 45p', '3p', '', 'pinfu 1, ittsuu 2'],
  ['straight, open', '123789m 99s 45p [456m1]', '3p', '', 'ittsuu 1'],
  ['outside hand', '123m 789p 11z 999s 12s', '3s', '', 'chanta 2'],
  ['outside hand, open', '123m 11z 12s [789p1] [999s1]', '3s', '', 'chanta 1'],
  ['terminals and honours, seven pairs', '1199m 1199p 1199s 1z', '1z', '', 'chiitoitsu 2, honroutou 2'],
  [
    'terminals and honours beat the outside hand',
    '99m 33z [111m1] [999p2] [111s1]',
    '3z',
    '',
    'toitoi 2, honroutou 2',
  ],
  ['little three dragons', '12m 77z 888p [555z1] [666z2]', '3m', '', 'haku 1, hatsu 1, shousangen 2'],
  ['half flush', '23445m 222z 11z 789m', '6m', '', 'seatWind 1, honitsu 3'],
  ['half flush, open', '23445m 44z 789m [333z1]', '6m', '', 'honitsu 2'],
  ['terminals in all sets', '123m 789p 11s 999s 12p', '3p', '', 'junchan 3'],
  ['terminals in all sets, open', '123m 11s 12p [789p1] [999s1]', '3p', '', 'junchan 2'],
  ['twice two equal runs beat seven pairs', '112233m 778899p 5s', '5s', '', 'ryanpeikou 3'],
  ['four equal runs', '222233334444m 5s', '5s', '', 'tanyao 1, ryanpeikou 3'],
  ['full flush', '1133355577799m', '1m', '', 'toitoi 2, sanankou 2, chinitsu 6'],
  ['full flush, open, all triplets', '555m 1m [222m3] [333m1] [999m2]', '1m', '', 'toitoi 2, chinitsu 5'],
];

describe('yaku', () => {
  test.each(ROWS)('%s: %s + %s %s', (_, hand, win, facts, expected) => {
    expect(yakuOf(hand, win, facts)).toBe(expected);
  });

  test('every yaku has a row', () => {
    const shown = [...ROWS, ...OPTION_ROWS].map((row) => row.at(-1)).join(' ');
    expect(YAKU.filter(({ closed }) => !shown.includes(`${closed.id} `)).map((y) => y.closed.id)).toEqual([]);
  });
});

type OptionRow = readonly [
  name: string,
  hand: string,
  win: string,
  facts: string,
  options: SomeOptions,
  yaku: string,
];

/** Each option on both its sides. */
const OPTION_ROWS: readonly OptionRow[] = [
  ['kuitan on', '234m 66p 34s [555p1] [678s2]', '5s', '', { kuitan: true }, 'tanyao 1'],
  ['kuitan off', '234m 66p 34s [555p1] [678s2]', '5s', '', { kuitan: false }, 'noYaku'],
  ['kuitan off, closed', '234m 66p 34s 555p 678s', '5s', '', { kuitan: false }, 'tanyao 1'],
  ['ippatsu off', '123m456p 77s 12789s', '3s', 'riichi ippatsu', { ippatsu: false }, 'riichi 1'],
  ['open riichi off', '123m456p 77s 12789s', '3s', 'riichi open', {}, 'riichi 1'],
  ['open riichi', '123m456p 77s 12789s', '3s', 'riichi open', { openRiichi: true }, 'openRiichi 2'],
  ['double open riichi', '123m456p 77s 12789s', '3s', 'double open', { openRiichi: true }, 'openRiichi 3'],
  ['red fives', '123m406p 77s 12789s', '3s', 'riichi', {}, 'riichi 1, aka 1'],
  ['no red fives', '123m406p 77s 12789s', '3s', 'riichi', { akaDora: 0 }, 'riichi 1'],
  ['two red fives of pin', '123m40605p 12789s', '0p', 'riichi', { akaDora: 4 }, 'notComplete'],
  ['dora', '123m456p 77s 12789s', '3s', 'riichi dora:6s', {}, 'riichi 1, dora 3'],
  ['dora is no yaku', '123m456p 77s 12789s', '3s', 'dora:6s', {}, 'noYaku'],
  ['ura', '123m456p 77s 12789s', '3s', 'riichi ura:6s', {}, 'riichi 1, ura 3'],
  ['no ura', '123m456p 77s 12789s', '3s', 'riichi ura:6s', { uraDora: false }, 'riichi 1'],
  ['ura for riichi alone', '123m456p 77s 12789s', '3s', 'last ura:6s', {}, 'houtei 1'],
  ['kan dora', '123m456p 77s 12789s', '3s', 'riichi dora:9p9m', {}, 'riichi 1, dora 1'],
  ['no kan dora', '123m456p 77s 12789s', '3s', 'riichi dora:9p9m', { kanDora: false }, 'riichi 1'],
  ['no ura under kan dora', '123m456p 77s 12789s', '3s', 'riichi ura:9p9m', { kanUra: false }, 'riichi 1'],
  ['after 9m comes 1m', '123m456p 77s 12789s', '3s', 'riichi dora:9m', {}, 'riichi 1, dora 1'],
  [
    'after north comes east',
    '111z 456p 77s 12789s',
    '3s',
    'riichi dora:4z',
    {},
    'riichi 1, roundWind 1, dora 3',
  ],
  ['after red comes white', '555z 456p 77s 12789s', '3s', 'riichi dora:7z', {}, 'riichi 1, haku 1, dora 3'],
  [
    'three players: after 1m comes 9m',
    '999m456p 77s 12789s',
    '3s',
    'three riichi dora:1m',
    {},
    'riichi 1, dora 3',
  ],
  ['norths set aside', '999m456p 77s 12789s', '3s', 'three riichi norths:2', {}, 'riichi 1, north 2'],
  [
    'norths set aside and dora',
    '999m456p 77s 12789s',
    '3s',
    'three riichi norths:2 dora:3z',
    {},
    'riichi 1, dora 2, north 2',
  ],
  ['norths are no yaku', '999m456p 77s 12789s', '3s', 'three norths:2', {}, 'noYaku'],
  ['renhou off', '123m456p 77s 12789s', '3s', 'first', {}, 'noYaku'],
  ['renhou as mangan', '123m456p 77s 12789s', '3s', 'first', { renhou: { mode: 'mangan' } }, 'renhou 5'],
  ['renhou as baiman', '123m456p 77s 12789s', '3s', 'first', { renhou: { mode: 'baiman' } }, 'renhou 8'],
  ['renhou as yakuman', '123m456p 77s 12789s', '3s', 'first', { renhou: { mode: 'yakuman' } }, 'renhou 1'],
  [
    'renhou, own value higher',
    '1234678999m777z',
    '5m',
    'first',
    { renhou: { mode: 'mangan' } },
    'chun 1, ittsuu 2, honitsu 3',
  ],
  [
    'no renhou for the dealer',
    '123m456p 77s 12789s',
    '3s',
    'first dealer',
    { renhou: { mode: 'mangan' } },
    'noYaku',
  ],
  [
    'renhou for the dealer alone',
    '123m456p 77s 12789s',
    '3s',
    'first dealer',
    { renhou: { mode: 'mangan', who: 'dealerOnly' } },
    'renhou 5',
  ],
  [
    'renhou for the dealer, one discard out',
    '123m456p 77s 12789s',
    '3s',
    'first dealer river:1z',
    { renhou: { mode: 'mangan', who: 'all' } },
    'renhou 5',
  ],
  [
    'no renhou after the own discard',
    '123m456p 77s 12789s',
    '3s',
    'first river:1z',
    { renhou: { mode: 'mangan', who: 'all' } },
    'noYaku',
  ],
  [
    'no renhou after a call',
    '123m456p 77s 12789s',
    '3s',
    '',
    { renhou: { mode: 'mangan', who: 'all' } },
    'noYaku',
  ],
  ['big wheels off', '2233445566778m', '8m', '', {}, 'pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6'],
  ['big wheels', '2233445566778m', '8m', '', { daisharin: 'anySuit' }, 'daisharin 1'],
  [
    'big wheels of pin alone',
    '2233445566778m',
    '8m',
    '',
    { daisharin: 'pinOnly' },
    'pinfu 1, tanyao 1, ryanpeikou 3, chinitsu 6',
  ],
  ['big wheels of pin', '2233445566778p', '8p', '', { daisharin: 'pinOnly' }, 'daisharin 1'],
];

describe('yaku by option', () => {
  test.each(OPTION_ROWS)('%s: %s + %s %s %o', (_, hand, win, facts, options, expected) => {
    expect(yakuOf(hand, win, facts, withOptions(DEFAULTS, options))).toBe(expected);
  });
});
