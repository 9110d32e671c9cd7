import { expect, test } from 'vitest';
import { gameAt } from '../review/host.ts';
import { decoded } from './address.ts';

test.each([
  ['riichi%2Fpinfu', 'riichi/pinfu'],
  ['%E4%B8%80', '一'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%', '100%'],
  ['', ''],
])('«%s» says «%s»', (text, said) => {
  expect(decoded(text)).toBe(said);
});

test('a badly written game of the review is one that is not there, and no failure', () => {
  expect(gameAt('game/%E0%A4%A/3')).toBe('%E0%A4%A');
});
