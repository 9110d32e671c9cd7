// A row a yaku at least. The winner sits South in an East round and rons from West unless the facts say else.
import { describe, expect, test } from 'vitest';
import { caseOf } from './case.ts';
import { YAKU } from './ids.ts';
import { DEFAULTS } from './options.ts';
import { isRefused, score } from './score.ts';

const told = (hand: string, win: string, facts: string): string => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, DEFAULTS);
  return isRefused(value) ? value : value.items.map(({ id, value: n }) => `${id} ${n}`).join(', ');
};

type Row = readonly [name: string, hand: string, win: string, facts: string, items: string];

const ROWS: readonly Row[] = [
  ['a dragon triplet', '666z 123m 57p 88p 567m', '6p', '', 'dragonTriplet 1, menzen 1, gensho 1'],
  ['two are one line', '12m 77m [555z1] [666z2] 345p', '3m', '', 'dragonTriplet 2, gensho 1'],
  ['the round wind', '12m 77m [111z1] [666z2] 345p', '3m', '', 'dragonTriplet 1, prevalentWind 1, gensho 1'],
  ['the seat wind', '12m 77m [222z1] [666z2] 345p', '3m', '', 'dragonTriplet 1, seatWind 1, gensho 1'],
  ['a guest wind is nothing', '12m 77m [333z1] [666z2] 345p', '3m', '', 'belowMinimum'],
  [
    'a double wind is two, not four',
    '12m 77m [111z1] 345p 678p',
    '3m',
    'seat:east',
    'doubleWind 2, gensho 1',
  ],
  [
    'a concealed hand by self-draw: two lines',
    '123m 57p 88p 567m 234p',
    '6p',
    'tsumo',
    'menzen 1, menzenTsumo 1, gensho 1',
  ],
  [
    'a concealed kong leaves it concealed',
    '57p 88p 345m 678m [2222m]',
    '6p',
    '',
    'menzen 1, tanyao 1, gensho 1',
  ],
  ['all simples, open', '444m 33p 55m [222m1] [888p3]', '5m', '', 'tanyao 1, allTriplets 2, gensho 3'],
  ['all sequences by ron', '123m 567m 345p 99p 67p', '8p', '', 'menzen 1, pinfu 1, gensho 1'],
  ['never by self-draw', '123m 567m 345p 99p 67p', '8p', 'tsumo', 'menzen 1, menzenTsumo 1, gensho 1'],
  ['4567 waits on two kinds', '4567m 123678789p', '7m', '', 'menzen 1, pinfu 1, gensho 2'],
  ['an edge waits on one', '12m 567m 345678p 99p', '3m', '', 'belowMinimum'],
  // 56 would wait on 4 and 7, but all four 7m are in the hand: one kind is left.
  ['a kind held four times is no wait', '5667777889m 567p', '4m', '', 'belowMinimum'],
  ['a half flush, open', '678m 99m 12m [555m1] [444z2]', '3m', '', 'halfFlush 2, gensho 1'],
  ['all triplets, open', '11m 99p [222m1] [888p2] [333z3]', '9p', '', 'allTriplets 2, gensho 3'],
  ['a full straight', '12346789m 345p 88p', '5m', '', 'menzen 1, fullStraight 2, gensho 1'],
  ['beside a pung', '12345678p 44z [333m1]', '9p', '', 'fullStraight 2, gensho 1'],
  ['seven pairs', '1199m 335577p 22z 4z', '4z', '', 'menzen 1, sevenPairs 4, gensho 2'],
  [
    'four equal tiles are two pairs',
    '2222m 4499m 3355p 7z',
    '7z',
    'tsumo',
    'menzen 1, menzenTsumo 1, sevenPairs 4, gensho 2',
  ],
  ['three concealed triplets', '111m 999p 333p 45m 77z', '6m', '', 'menzen 1, threeConcealed 4, gensho 1'],
  ['the third by ron is not concealed', '111m 999p 33p 456m 88m', '3p', '', 'belowMinimum'],
  ['early upeo', '123567m 345p 22p 79p', '8p', 'double', 'menzen 1, earlyUpeo 5, gensho 1'],
  ['little three dragons', '123m 78p 77z [555z1] [666z2]', '9p', '', 'smallThreeDragons 6, gensho 1'],
  ['big three dragons', '78p 99m [555z1] [666z2] [7777z7]', '9p', '', 'bigThreeDragons 8, gensho 1'],
  ['a full flush', '23466m 78m [555m1] [333m2]', '9m', '', 'fullFlush 8, gensho 1'],
  [
    'four concealed triplets',
    '222m 555m 999p 33p 88p',
    '3p',
    'tsumo',
    'menzen 1, menzenTsumo 1, fourConcealed 8, gensho 3',
  ],
  [
    'with a pair wait by ron too',
    '222m 555m 999p 3p [7777p]',
    '3p',
    '',
    'menzen 1, fourConcealed 8, gensho 2',
  ],
  [
    'all terminals and honours',
    '11m 99p [111p1] [999m2] [777z3]',
    '9p',
    '',
    'dragonTriplet 1, allTriplets 2, allTerminalsHonors 8, gensho 3',
  ],
  [
    'terminals alone, as pairs: no honour is needed',
    '1111m 9999m 1111p 9p',
    '9p',
    '',
    'menzen 1, sevenPairs 4, allTerminalsHonors 8, gensho 2',
  ],
  [
    'little four winds',
    '44z 78p [111z1] [222z2] [333z3]',
    '9p',
    '',
    'prevalentWind 1, seatWind 1, halfFlush 2, smallFourWinds 8, gensho 1',
  ],
  [
    'big four winds',
    '8p [111z1] [222z2] [333z3] [4444z1]',
    '8p',
    '',
    'halfFlush 2, bigFourWinds 12, gensho 2',
  ],
  [
    'all honours',
    '66z 33z [555z1] [444z2] [111z3]',
    '6z',
    '',
    'dragonTriplet 2, prevalentWind 1, allTriplets 2, allHonors 12, gensho 3',
  ],
  ['all honours as pairs', '1122334455667z', '7z', '', 'menzen 1, sevenPairs 4, allHonors 12, gensho 2'],
  [
    'a heavenly hand',
    '123567m 345p 22p 79p',
    '8p',
    'tsumo first seat:east',
    'menzen 1, menzenTsumo 1, heavenlyHand 16, gensho 1',
  ],
  [
    'an earthly hand',
    '123567m 345p 22p 79p',
    '8p',
    'tsumo first',
    'menzen 1, menzenTsumo 1, earthlyHand 16, gensho 1',
  ],
  ['a human hand', '123567m 345p 22p 79p', '8p', 'first', 'menzen 1, humanHand 16, gensho 1'],
  [
    'a human hand of East, after the own discard',
    '123567m 345p 22p 79p',
    '8p',
    'first seat:east river:1z',
    'menzen 1, humanHand 16, gensho 1',
  ],
  [
    'with another first discard thrown, nobody can see it',
    '123567m 345p 22p 79p',
    '8p',
    'first river:1z',
    'belowMinimum',
  ],
  [
    'unless it is said',
    '123567m 345p 22p 79p',
    '8p',
    'humanHand river:1z',
    'menzen 1, humanHand 16, gensho 1',
  ],
  ['nine gates', '1112345678999p', '5p', 'tsumo', 'menzen 1, menzenTsumo 1, nineGates 24, gensho 2'],
  [
    'the same tiles from another wait',
    '1112345678899p',
    '9p',
    'tsumo',
    'menzen 1, menzenTsumo 1, fullFlush 8, gensho 3',
  ],
  ['upeo', '234567m 22345p 67p', '8p', 'riichi', 'menzen 1, tanyao 1, pinfu 1, upeo 1, gensho 1'],
  [
    'open upeo',
    '234567m 22345p 67p',
    '8p',
    'riichi openRiichi',
    'menzen 1, tanyao 1, pinfu 1, upeo 1, gensho 1, openUpeo 2',
  ],
  ['copies in melds count', '34m 22m [555m1] [666m2] [888m3]', '5m', '', 'tanyao 1, fullFlush 8, gensho 4'],
  ['three flowers', '123m 567m 345p 99p 67p', '8p', 'flowers:134f', 'menzen 1, pinfu 1, gensho 1, flower 3'],
  ['all four', '123m 567m 345p 99p 67p', '8p', 'flowers:1234f', 'menzen 1, pinfu 1, gensho 1, fourFlowers 8'],
  ['a robbed kong', '123m 567m 345p 99p 67p', '8p', 'addedKan', 'menzen 1, pinfu 1, gensho 1, robKong 5'],
  [
    'a kong’s replacement',
    '345m 46m 22p [5555z1] [666z2]',
    '5m',
    'replacement',
    'dragonTriplet 2, gensho 2, kongDraw 5',
  ],
  [
    'the 5p among them',
    '345m 46p 22m [5555z1] [666z2]',
    '5p',
    'replacement',
    'dragonTriplet 2, gensho 1, kongDraw5p 8',
  ],
  [
    'no kong: a flower’s replacement',
    '345m 46p 22m [555z1] [666z2]',
    '5p',
    'replacement',
    'dragonTriplet 2, gensho 1',
  ],
  [
    'the last draw',
    '123m 57p 88p 567m 234p',
    '6p',
    'tsumo last',
    'menzen 1, menzenTsumo 1, gensho 1, lastDraw 5',
  ],
  [
    'the 1p among them',
    '123567m 23p 345p 88p',
    '1p',
    'tsumo last',
    'menzen 1, menzenTsumo 1, gensho 1, lastDraw1p 8',
  ],
  ['the last discard', '123m 567m 345p 99p 67p', '8p', 'last', 'menzen 1, pinfu 1, gensho 1, lastDiscard 5'],
  [
    'the 1p among them, thrown last',
    '123567m 23p 567p 99m',
    '1p',
    'last',
    'menzen 1, pinfu 1, gensho 1, lastDiscard1p 8',
  ],
  [
    'the last tile as a kong’s replacement',
    '123m 567m 23p 88m [9999p]',
    '1p',
    'replacement last',
    'menzen 1, menzenTsumo 1, gensho 1, kongDraw 5, lastDraw1p 8',
  ],
];

describe('yaku', () => {
  test.each(ROWS)('%s: %s + %s %s', (_, hand, win, facts, expected) => {
    expect(told(hand, win, facts)).toBe(expected);
  });

  test('every yaku has a row', () => {
    const shown = ROWS.map((row) => row[4])
      .join(', ')
      .split(', ');
    expect(YAKU.filter((id) => !shown.some((line) => line.startsWith(`${id} `)))).toEqual([]);
  });
});
