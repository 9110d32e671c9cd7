import { describe, expect, test } from 'vitest';
import { formatTile, parseTile } from '../../tiles/notation.ts';
import { type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { situationOf } from './case.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';
import { readyOf } from './ready.ts';
import { UPEO_FAULTS, upeoAnswer, upeoKong } from './upeo.ts';

const tile = (text: string): Tile => {
  const parsed = parseTile(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};
const texts = (kinds: readonly Kind[]): string => kinds.map((k) => formatTile(plainTile(k))).join(' ');

type Row = readonly [
  name: string,
  hand: string,
  facts: string,
  wall: number,
  options: SomeOptions,
  faults: string,
  waits: string,
];

const ROWS: readonly Row[] = [
  ['all sequences', '123567m 345p 67p 99p', '', 40, {}, '', '2p 2, 5p 2, 8p 2'],
  ['a closed wait has one', '123567m 345p 22p 79p', '', 40, {}, 'belowMinimum', '8p 1'],
  ['seven pairs', '1144668m 335577p', '', 40, {}, '', '8m 5'],
  ['one side of two falls short', '234567m 345p 88p 77z', '', 40, {}, 'belowMinimum', '8p 1, 7z 2'],
  ['where one side is enough', '234567m 345p 88p 77z', '', 40, { upeoCheck: 'anyWait' }, '', '8p 1, 7z 2'],
  [
    'the minimum is the table’s',
    '123567m 345p 67p 99p',
    '',
    40,
    { minBase: 3 },
    'belowMinimum',
    '2p 2, 5p 2, 8p 2',
  ],
  ['three tiles in the wall', '123567m 345p 67p 99p', '', 3, {}, 'shortWall', '2p 2, 5p 2, 8p 2'],
  ['four are enough', '123567m 345p 67p 99p', '', 4, {}, '', '2p 2, 5p 2, 8p 2'],
  ['where none need be left', '123567m 345p 67p 99p', '', 0, { upeoMinWall: 0 }, '', '2p 2, 5p 2, 8p 2'],
  ['an open hand', '123m 456p 22z 99m [555z1]', '', 40, {}, 'openHand, belowMinimum', '9m 1, 2z 2'],
  ['a side that the own kong holds', '11222333m 66p [4444m]', '', 40, {}, '', '1m 7, 6p 7'],
  [
    'a concealed kong where it opens the hand',
    '11222333m 66p [4444m]',
    '',
    40,
    { concealedKongKeepsMenzen: false },
    'openHand',
    '1m 6, 6p 6',
  ],
  ['not ready', '123567m 345p 6p 99p 1z', '', 40, {}, 'notReady', ''],
  ['declared already', '123567m 345p 67p 99p', 'riichi', 40, {}, 'declared', '2p 2, 5p 2, 8p 2'],
];

describe('upeo', () => {
  test.each(ROWS)('%s: %s %s, %i left', (_, hand, facts, wall, changes, faults, waits) => {
    const answer = upeoAnswer(situationOf(hand, facts), wall, withOptions(DEFAULTS, changes));
    expect(answer.faults.join(', ')).toBe(faults);
    expect(answer.legal).toBe(faults === '');
    expect(answer.waits.map((w) => `${texts([w.kind])} ${w.base}`).join(', ')).toBe(waits);
  });

  test('every fault has a row', () => {
    const shown = ROWS.map((row) => row[5]).join(', ');
    expect(UPEO_FAULTS.filter((fault) => !shown.includes(fault))).toEqual([]);
  });

  test('what the moment adds does not secure it', () => {
    const first = situationOf('123567m 345p 22p 79p', 'first');
    expect(upeoAnswer(first, 40, DEFAULTS).faults).toEqual(['belowMinimum']);
  });
});

describe('a concealed kong in upeo', () => {
  const KEEPS = '333m 567m 345p 66z 77z';
  test.each([
    ['the waits stay', KEEPS, '3m', '3m', true, '6z 7z', '6z 7z'],
    ['three runs too: the waits change', '222333444m 5m 678p', '3m', '3m', false, '2m 3m 4m 5m 6m', '5m 6m'],
    ['another than the drawn tile', KEEPS, '6z', '3m', false, '6z 7z', undefined],
    ['a pair is no triplet', '33m 567m 345p 666z 77z', '3m', '3m', false, '3m 7z', undefined],
  ])('%s: %s + %s', (_, hand, drawn, kong, allowed, before, after) => {
    const answer = upeoKong(situationOf(hand), tile(drawn), kindOf(tile(kong)), DEFAULTS);
    expect([answer.allowed, texts(answer.waitsBefore)]).toEqual([allowed, before]);
    expect(answer.waitsAfter && texts(answer.waitsAfter)).toBe(after);
  });

  test('where the waits may change, the hand must stay ready', () => {
    const free = withOptions(DEFAULTS, { upeoKongKeepsWaits: false });
    const kong = (hand: string, text: string) =>
      upeoKong(situationOf(hand), tile(text), kindOf(tile(text)), free).allowed;
    expect(kong('222333444m 5m 678p', '3m')).toBe(true);
    expect(kong('234345456m 78p 99p', '4m')).toBe(false);
  });
});

describe('ready by shape and by the minimum', () => {
  test.each([
    ['both sides', '123567m 345p 67p 99p', '', {}, '2p 5p 8p', '2p 5p 8p', '2p 5p 8p'],
    ['concealed: self-draw always', '123567m 345p 22p 79p', '', {}, '8p', '', '8p'],
    ['open, without anything', '123m 78p 99m 345m [333z1]', '', {}, '6p 9p', '', ''],
    ['open, one side', '123m 456p 22z 99m [555z1]', '', {}, '9m 2z', '2z', '2z'],
    ['early upeo is the minimum by itself', '123567m 345p 22p 79p', 'double', {}, '8p', '8p', '8p'],
    ['the round wind’s side', '123m456p789p1155z', '', {}, '1z 5z', '1z 5z', '1z 5z'],
    ['where it is no yaku', '123m456p789p1155z', '', { roundWindYaku: false }, '1z 5z', '5z', '1z 5z'],
    ['four equal tiles among seven pairs', '222446688m3355p', '', {}, '2m', '2m', '2m'],
    ['where they are not', '222446688m3355p', '', { sevenPairsQuad: false }, '', '', ''],
    ['not ready', '123567m 345p 6p 99p 1z', '', {}, '', '', ''],
  ] as const)('%s: %s', (_, hand, facts, changes, shape, ron, tsumo) => {
    const ready = readyOf(situationOf(hand, facts), withOptions(DEFAULTS, changes));
    expect(texts(ready.waits.map(({ kind }) => kind))).toBe(shape);
    expect(texts(ready.ronWaits)).toBe(ron);
    expect(texts(ready.tsumoWaits)).toBe(tsumo);
  });
});
