import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fansOf, valueOfText } from './case.ts';
import { FANS, fanNumber, fanOf } from './fans.ts';

const ROWS = readFileSync(join(import.meta.dirname, 'cases.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test.each(ROWS)('%s: %s + %s, %s', (fan, hand, tile, how, total, fans) => {
  const value = valueOfText(hand!, tile!, how);
  expect([value.total, fansOf(value)]).toEqual([Number(total), fans]);
  expect(value.fans.map(({ id }) => id)).toContain(fan);
});

test('every fan has a case', () => {
  const shown = new Set(ROWS.map(([fan]) => fan));
  expect(FANS.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
});

test('81 fans and one addition, dearest first, each named in four languages', () => {
  expect(FANS).toHaveLength(82);
  const book = FANS.slice(0, 81).map(({ value }) => value);
  expect(book).toEqual([...book].sort((a, b) => b - a));
  expect(FANS.filter(({ names }) => names.length !== 4 || names.some((name) => name === ''))).toEqual([]);
});

test.each([
  [1, 'bigFourWinds', '大四喜', 88],
  [43, 'chickenHand', '无番和', 8],
  [81, 'flowerTiles', '花牌', 1],
  [82, 'concealedAndMeldedKong', '明暗杠', 5],
] as const)('number %i is %s', (number, id, chinese, value) => {
  expect(fanNumber(id)).toBe(number);
  expect(fanOf(number)).toMatchObject({ id, value });
  expect(fanOf(number).names[3]).toBe(chinese);
});
