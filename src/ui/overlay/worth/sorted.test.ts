import { expect, test } from 'vitest';
import type { DiscardWorth, Worths } from '../../../analysis/worth/worths.ts';
import { formatTile, parseTiles } from '../../../tiles/notation.ts';
import type { Tile } from '../../../tiles/tile.ts';
import type { DiscardDress } from '../dress.ts';
import { advised, columnsOf, NO_COLUMNS, type Seen } from './seen.ts';
import { sortedBy } from './sorted.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  return parsed.ok ? parsed.value : [];
};
const [A, B, C] = tiles('1m2p3s') as [Tile, Tile, Tile];
const AFTER = { shanten: 1, forms: [], accepts: [], tiles: 0 };
const choice = (tile: Tile, barred = false): DiscardDress => ({
  tile,
  after: AFTER,
  says: [],
  ...(barred && { barred: { tag: 'tag.kuikae', why: 'why.kuikae' } }),
});
const danger = (tile: Tile, expectedLoss: number) => ({
  tile,
  byOpponent: [],
  chance: expectedLoss / 8000,
  expectedLoss,
  unknown: [],
});
const seenWith = (...discards: readonly DiscardWorth[]): Seen => ({
  awaits: true,
  worths: {
    family: 'riichi',
    seq: 1,
    stage: 'full',
    isFinal: false,
    draws: 5,
    discards,
    calls: [],
    isPlaced: false,
    unknown: [],
  } satisfies Worths,
});
const order = (list: readonly DiscardDress[]): string => list.map((c) => formatTile(c.tile)).join(' ');

const SEEN = seenWith(
  { tile: B, total: 900, danger: danger(B, 300) },
  { tile: A, total: -20, danger: danger(A, 0) },
  { tile: C, danger: danger(C, 50) },
);

test.each([
  ['tiles', '1m 2p 3s'],
  ['value', '2p 1m 3s'],
  ['danger', '1m 3s 2p'],
] as const)('by %s: %s', (sort, expected) => {
  expect(order(sortedBy(sort, [choice(A), choice(B), choice(C)], SEEN))).toBe(expected);
});

test('what may not be thrown stays last', () => {
  expect(order(sortedBy('value', [choice(A), choice(B, true), choice(C)], SEEN))).toBe('1m 3s 2p');
});

test('of numbers that read the same the advice takes the row that stands first', () => {
  const seen = seenWith({ tile: C, total: 903 }, { tile: A, total: 901 }, { tile: B, total: 880 });
  const said = ({ total = 0 }: DiscardWorth): string => String(Math.round(total / 10) * 10);
  expect(advised([B, A, C], said, seen)?.tile).toBe(A);
  expect(advised([B, C, A], said, seen)?.tile).toBe(C);
  expect(advised([B], said, seen)?.tile).toBe(C);
  expect(advised([B, A, C], String, { awaits: true })).toBeUndefined();
});

test('without numbers the order stays', () => {
  expect(order(sortedBy('value', [choice(C), choice(A), choice(B)], { awaits: true }))).toBe('3s 1m 2p');
});

test.each([
  ['riichi', SEEN, { value: true, danger: true, placing: true }, { value: true, danger: true }],
  ['mcr', SEEN, { value: true, danger: true, placing: true }, { value: true, danger: false }],
  ['riichi', SEEN, { value: false, danger: true, placing: true }, { value: false, danger: true }],
  ['riichi', { awaits: false }, { value: true, danger: true, placing: true }, NO_COLUMNS],
  ['riichi', SEEN, undefined, NO_COLUMNS],
] as const)('columns of %s', (family, seen, wanted, columns) => {
  expect(columnsOf(family, seen, wanted)).toEqual(columns);
});
