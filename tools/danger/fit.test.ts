import { expect, test } from 'vitest';
import { Design } from './design.ts';
import { LOGISTIC, POINTS, regression } from './fit.ts';
import { Calibration } from './tally.ts';

/** Rows of two groups: `ones` of `rows` came true in each. */
const groups = (plain: readonly [number, number], flagged: readonly [number, number]): Design => {
  const design = new Design();
  for (const [group, [ones, rows]] of [plain, flagged].entries())
    for (let i = 0; i < rows; i++)
      design.add(
        group === 0
          ? [['base', 1]]
          : [
              ['base', 1],
              ['flag', 1],
            ],
        Number(i < ones),
        i,
      );
  return design;
};

const logit = (p: number): number => Math.log(p / (1 - p));

test('without a ridge the means of both groups come back', () => {
  const { weights, mean } = regression(groups([10, 100], [50, 100]), LOGISTIC, 1e-9);
  expect(weights.base).toBeCloseTo(logit(0.1), 5);
  expect(weights.flag).toBeCloseTo(logit(0.5) - logit(0.1), 5);
  expect(mean).toBeCloseTo(0.3);
});

test('a ridge holds to what was known, the less the more rows there are', () => {
  const far = { flag: 0 };
  const few = regression(groups([10, 100], [50, 100]), LOGISTIC, 4, far).weights.flag!;
  const many = regression(groups([1000, 10_000], [5000, 10_000]), LOGISTIC, 4, far).weights.flag!;
  const truth = logit(0.5) - logit(0.1);
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(many);
  expect(many).toBeLessThan(truth);
  expect(many).toBeCloseTo(truth, 1);
});

test('points are means that features multiply', () => {
  const design = new Design();
  for (const [i, points] of [1000, 3000].entries()) design.add([['base', 1]], points, i);
  for (const [i, points] of [3000, 5000].entries())
    design.add(
      [
        ['base', 1],
        ['dealer', 1],
      ],
      points,
      i,
    );
  const { weights } = regression(design, POINTS, 1e-9);
  expect(Math.exp(weights.base!)).toBeCloseTo(2000, 1);
  expect(Math.exp(weights.dealer!)).toBeCloseTo(2, 4);
});

test('errors of independent rows are the textbook ones', () => {
  const { errors, games } = regression(groups([200, 1000], [0, 0]), LOGISTIC, 1e-9);
  expect(games).toBe(1000);
  expect(errors.base).toBeCloseTo(1 / Math.sqrt(1000 * 0.2 * 0.8), 6);
});

test('buckets: what was said, what happened, and how sure', () => {
  const calibration = new Calibration([0, 0.1, 1]);
  for (let game = 0; game < 100; game++) calibration.add(0.05, game < 10, game);
  const [nought, low, high] = calibration.table;
  expect([nought!.rows, high!.rows]).toEqual([0, 0]);
  expect(low).toMatchObject({ rows: 100, observed: 0.1 });
  expect(low!.predicted).toBeCloseTo(0.05);
  expect(low!.margin).toBeCloseTo(1.96 * Math.sqrt((0.1 * 0.9) / 100));
  expect(calibration.logLoss).toBeCloseTo(-0.1 * Math.log(0.05) - 0.9 * Math.log(0.95));
});
