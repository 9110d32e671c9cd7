import { expect, test } from 'vitest';
import { arePlayerNames, namedBy, playerName } from './player-names.ts';

test.each([
  ['as it is', 'ⓝなし 雀士', 'ⓝなし 雀士'],
  ['markup is text', '<b>x</b>', '<b>x</b>'],
  ['line breaks and tabs are spaces', ' a\n\t b ', 'a b'],
  ['controls go', 'a\u0000\u001b\u007fb', 'ab'],
  ['what turns the line goes', 'a\u202eb\u2066c\u200f', 'abc'],
  ['what stood between spaces', 'a \u202e b', 'a b'],
  ['ends of lines go', 'a\u2028b', 'a b'],
  ['halves of letters go', 'a\ud800b', 'ab'],
  ['whole ones stay', '😀', '😀'],
  ['nothing to be seen', '\u200b\u200d', ''],
  ['too long', '字'.repeat(100_000), '字'.repeat(32)],
  ['too long, in two halves each', '😀'.repeat(100), '😀'.repeat(32)],
])('%s', (_, given, kept) => {
  expect(playerName(given)).toBe(kept);
  expect(playerName(kept)).toBe(kept);
});

test.each([
  ['one each', ['a', 'b', 'c', ''], 4, true],
  ['three of three', ['a', 'b', 'c'], 3, true],
  ['one too few', ['a', 'b', 'c'], 4, false],
  ['no text', ['a', 'b', 'c', 7], 4, false],
  ['too long', ['a', 'b', 'c', 'd'.repeat(33)], 4, false],
  ['with controls', ['a', 'b', 'c', 'd\u0007'], 4, false],
  ['no list', 'abcd', 4, false],
])('the gate: %s', (_, value, players, passes) => {
  expect(arePlayerNames(value, players)).toBe(passes);
});

test('who is named now is called so; others stay as they were', () => {
  expect(namedBy(['a', 'b', '', ''], ['', 'x', 'y', ''])).toEqual(['a', 'x', 'y', '']);
  expect(namedBy(['a', 'b', '', ''], undefined)).toEqual(['a', 'b', '', '']);
  expect(namedBy(['a', 'b', ''], ['1', '2', '3', '4'])).toEqual(['a', 'b', '']);
});
