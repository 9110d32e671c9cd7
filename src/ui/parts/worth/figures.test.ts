import { expect, test } from 'vitest';
import { wordsFor } from '../../../i18n/i18n.ts';
import { percent, riskLevel, roundPaid, roundPoints, signed, signedPaid } from './figures.ts';

const words = wordsFor('en');

test.each([
  [1234, 1230],
  [-1236, -1240],
  [99.6, 100],
  [12.3, 12],
  [3.14, 3.1],
  [0, 0],
  [1235, 1240],
  [-1235, -1240],
  [-12.5, -13],
  [-0.04, 0],
])('%d points are said as %d', (points, said) => {
  expect(roundPoints(points)).toBe(said);
});

test.each([
  [-19_900 / 4, -4975],
  [19_900 / 4, 4975],
  [-2.25, -2.3],
  [-10.5, -11],
  [0, 0],
])('%d points paid on average are said as %d', (points, said) => {
  expect(roundPaid(points)).toBe(said);
});

test('an average paid has its sign', () => {
  expect(signedPaid(words, -4975)).toBe('−4,975');
});

test.each([
  [1234, '+1,230'],
  [-318, '−320'],
  [0.01, '0'],
])('%d with its sign: %s', (points, said) => {
  expect(signed(words, points)).toBe(said);
});

test.each([
  [0, '0%'],
  [0.0004, '<0.1%'],
  [0.0134, '1.3%'],
  [0.02, '2.0%'],
  [0.124, '12%'],
  [1, '100%'],
])('a chance of %d: %s', (chance, said) => {
  expect(percent(words, chance)).toBe(said);
});

test.each([
  [0, 'safe'],
  [0.0001, 'low'],
  [0.03, 'caution'],
  [0.08, 'danger'],
])('%d is marked %s', (chance, level) => {
  expect(riskLevel(chance)).toBe(level);
});
