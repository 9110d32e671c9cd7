import { expect, test } from 'vitest';
import { labelHeights, pointsOf } from './curve-plot.tsx';

const pairs = (chances: readonly number[]) =>
  pointsOf(chances)
    .split(' ')
    .map((p) => p.split(',').map(Number) as [number, number]);

test('a line goes from left to right, and up with the chance', () => {
  const points = pairs([0, 0.5, 1]);
  expect(points.map(([x]) => x)).toEqual([...points.map(([x]) => x)].sort((a, b) => a - b));
  expect(points[0]![1]).toBeGreaterThan(points[1]![1]);
  expect(points[1]![1]).toBeGreaterThan(points[2]![1]);
});

test.each([
  [1, 0.2],
  [0.5, 0.49],
  [0.01, 0],
  [1, 1],
])('labels of %d and %d do not touch', (upper, lower) => {
  const [a, b] = labelHeights(upper, lower);
  expect(b - a).toBeGreaterThanOrEqual(14.9);
});
