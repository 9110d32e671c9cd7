import { expect, test } from 'vitest';
import type { Kind } from '../tiles/tile.ts';
import { seenCounts } from './seen.ts';
import { call, dealt, discard, draw, tableAfter, tile, turn } from './story.fixture.ts';

const seen = (text: string, table = called): number => seenCounts(table)[tile(text) as number as Kind]!;

const called = tableAfter(
  ...[dealt(['123m406p777s11z55z', '1112345678999m'], 0), draw(0, '9s'), discard(0, '9s_')],
  ...[draw(1, '5z'), discard(1, '5z_'), call(0, 'pon', '55z', '5z', 1), discard(0, '4p')],
);

test('a called-away discard counts once', () => expect(seen('5z')).toBe(3));
test('a red five counts as a five', () => expect(seen('5p')).toBe(1));
test('the own hand, the river and the indicator count', () => {
  expect([seen('7s'), seen('9s'), seen('4p'), seen('9m')]).toEqual([3, 1, 1, 1]);
});
test('another’s open hand does not', () => expect(seen('1m')).toBe(1));
test('a tile just drawn counts', () => {
  const table = tableAfter(dealt(['123m406p777s11z55z']), draw(0, '7s'));
  expect(seen('7s', table)).toBe(4);
});
test('tiles set aside count', () => {
  const three = [
    dealt(['123p456p777s1144z'], 0, 3),
    draw(0, '9s'),
    { type: 'aside', seat: 0, tile: tile('4z') },
  ] as const;
  expect(seen('4z', tableAfter(...three))).toBe(2);
});
test('hidden turns count by what they throw', () => {
  expect(seen('3s', tableAfter(dealt([]), ...turn(0, '3s')))).toBe(1);
});
