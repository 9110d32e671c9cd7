import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { koreanHands } from './korean.ts';

const folder = mkdtempSync(join(tmpdir(), 'korean-'));
afterAll(() => rmSync(folder, { recursive: true }));

const differing = (name: string, lines: readonly object[]): readonly string[] => {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return [...koreanHands.check(path)].filter((v) => v.differs).map((v) => v.id);
};

const HAND = {
  hand: '123567m345p99p67p',
  melds: [],
  winTile: '8p',
  win: 'ron',
  flags: {},
  seatWind: 'S',
  roundWind: 'E',
  flowers: '',
};
const RIGHT = {
  items: [
    { key: 'menzen', points: 1 },
    { key: 'pinfu', points: 1 },
    { key: 'gensho', points: 1 },
  ],
  base: 2,
  bonus: 1,
  total: 3,
};

test('a hand that is as expected, and every way in which it can differ', () => {
  const lines = [
    { id: 'right', expected: RIGHT, settlement: { ante: 5, discarder: 16 } },
    { id: 'tie', expected: { ...RIGHT, items: [] }, expectedAlso: RIGHT },
    { id: 'items', expected: { ...RIGHT, items: RIGHT.items.slice(1) } },
    { id: 'order', expected: { ...RIGHT, items: RIGHT.items.toReversed() } },
    { id: 'base', expected: { ...RIGHT, base: 3 } },
    { id: 'payment', expected: RIGHT, settlement: { ante: 5, discarder: 17 } },
    { id: 'refused', expected: { invalid: 'below_minimum' } },
    { id: 'option', expected: RIGHT, options: { minBase: 3 } },
  ].map((line) => ({ ...HAND, ...line }));
  expect(differing('korean-hands.jsonl', lines)).toEqual([
    'items',
    'order',
    'base',
    'payment',
    'refused',
    'option',
  ]);
});

test('a refusal is expected by its name', () => {
  const lines = ['furiten', 'below_minimum'].map((invalid) => ({
    ...HAND,
    id: invalid,
    ownDiscards: '5p',
    expected: { invalid },
  }));
  expect(differing('korean-refused.jsonl', lines)).toEqual(['below_minimum']);
});

test('every kind of decision', () => {
  const ready = { hand: HAND.hand, melds: [], seatWind: 'S', roundWind: 'E' };
  const waits = ['2p', '5p', '8p'];
  const lines = [
    { kind: 'tenpai', ...ready, expected: { shapeWaits: waits, ronWaits: waits, tsumoWaits: waits } },
    {
      kind: 'upeo',
      ...ready,
      wallTiles: 40,
      expected: { legal: true, waits: waits.map((tile) => ({ tile, baseByRon: 2 })) },
    },
    {
      kind: 'upeoKong',
      hand: '333m567m345p66z77z',
      melds: [],
      draw: '3m',
      kong: '3m',
      expected: { allowed: true, waitsBefore: ['6z', '7z'], waitsAfter: ['6z', '7z'] },
    },
    { kind: 'multiRon', discarder: 'W', claims: ['S', 'N'], expected: { winners: ['N'] } },
    {
      kind: 'multiRon',
      discarder: 'W',
      claims: ['S', 'N'],
      options: { multiRon: 'all' },
      expected: { winners: ['S', 'N'] },
    },
    { kind: 'dealer', winner: 'E', expected: { nextDealerSeat: 'S' } },
    {
      kind: 'humanHand',
      seat: 'S',
      readyFromDeal: ['S'],
      discardNo: 1,
      calls: 0,
      expected: { humanHand: true },
    },
    {
      kind: 'earthlyHand',
      seat: 'S',
      drawNo: 1,
      calls: 0,
      ownKong: true,
      readyFromDeal: true,
      expected: { earthlyHand: false },
    },
    {
      kind: 'earlyUpeo',
      seat: 'N',
      ownDiscardNo: 2,
      callsBefore: 0,
      ready: true,
      expected: { legal: false },
    },
  ];
  expect(
    differing(
      'korean-table.jsonl',
      lines.map((line, i) => ({ id: `${i}`, ...line })),
    ),
  ).toEqual([]);
  expect(
    differing(
      'korean-wrong.jsonl',
      lines.map((line, i) => ({ id: `${i}`, ...line, expected: {} })),
    ),
  ).toHaveLength(lines.length);
});

test('a decision of no known kind is named', () => {
  expect(() => differing('korean-odd.jsonl', [{ id: 'x', kind: 'dance', expected: {} }])).toThrow(
    'no decision «dance»',
  );
});
