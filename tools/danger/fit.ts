// Regression by Newton's method with a ridge towards what is known before: nought, or the weights of a larger set of
// rows. Errors of the weights are robust to rows of one game hanging together.

import type { Weights } from '../../src/analysis/danger/features.ts';
import type { Design } from './design.ts';

/** What a row's linear sum means: the mean it stands for, and how that mean varies. */
export interface Family {
  readonly mean: (eta: number) => number;
  /** Information of one row. */
  readonly weight: (mean: number) => number;
  /** The mean that an intercept alone starts from. */
  readonly link: (mean: number) => number;
  /** Rows are divided by it, so that one ridge serves points and chances alike. */
  readonly scale: number;
}

export const LOGISTIC: Family = {
  mean: (eta) => 1 / (1 + Math.exp(-eta)),
  weight: (mean) => Math.max(mean * (1 - mean), 1e-9),
  link: (mean) => Math.log(mean / (1 - mean)),
  scale: 1,
};

/** Points: a mean that is multiplied by each feature, and a variance in proportion to it. */
export const POINTS: Family = {
  mean: Math.exp,
  weight: (mean) => mean,
  link: Math.log,
  scale: 4000,
};

export interface Fit {
  readonly weights: Weights;
  readonly errors: Weights;
  readonly rows: number;
  readonly games: number;
  readonly mean: number;
}

type Matrix = readonly Float64Array[];

const square = (n: number): Float64Array[] => Array.from({ length: n }, () => new Float64Array(n));

/** Cholesky factor of a positive matrix. */
const factor = (a: Matrix): Matrix => {
  const l = square(a.length);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j <= i; j++) {
      let sum = a[i]![j]!;
      for (let k = 0; k < j; k++) sum -= l[i]![k]! * l[j]![k]!;
      l[i]![j] = i === j ? Math.sqrt(sum) : sum / l[j]![j]!;
    }
  return l;
};

const solve = (l: Matrix, b: ArrayLike<number>): Float64Array => {
  const n = l.length;
  const x = Float64Array.from(b);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) x[i]! -= l[i]![k]! * x[k]!;
    x[i]! /= l[i]![i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) x[i]! -= l[k]![i]! * x[k]!;
    x[i]! /= l[i]![i]!;
  }
  return x;
};

interface Task {
  readonly design: Design;
  readonly family: Family;
  readonly ridge: number;
  readonly prior: Float64Array;
}

/** The row's part of the gradient. */
const addScore = ({ design }: Task, row: number, residual: number, gradient: Float64Array): void => {
  const [from, to] = design.span(row);
  for (let i = from; i < to; i++) gradient[design.at.values[i]!]! += residual * design.value.values[i]!;
};

const addInformation = ({ design }: Task, row: number, weight: number, h: Matrix): void => {
  const [from, to] = design.span(row);
  const { at, value } = design;
  for (let i = from; i < to; i++) {
    const line = h[at.values[i]!]!;
    const w = weight * value.values[i]!;
    for (let j = from; j < to; j++) line[at.values[j]!]! += w * value.values[j]!;
  }
};

/** The intercept is not held back. */
const penalties = ({ design, ridge }: Task): Float64Array => {
  const all = new Float64Array(design.width).fill(ridge);
  const base = design.columns.get('base');
  if (base !== undefined) all[base] = 1e-6;
  return all;
};

interface Step {
  readonly gradient: Float64Array;
  readonly factor: Matrix;
}

const stepAt = (task: Task, weights: Float64Array): Step => {
  const { design, family, prior } = task;
  const penalty = penalties(task);
  const gradient = weights.map((w, i) => -penalty[i]! * (w - prior[i]!));
  const h = square(design.width);
  for (let i = 0; i < design.width; i++) h[i]![i] = penalty[i]!;
  for (let row = 0; row < design.rows; row++) {
    const mean = family.mean(design.dot(row, weights));
    addScore(task, row, (design.y.values[row]! - mean) / family.scale, gradient);
    addInformation(task, row, family.weight(mean) / family.scale, h);
  }
  return { gradient, factor: factor(h) };
};

const meanOf = ({ y, rows }: Design): number => y.values.subarray(0, rows).reduce((a, b) => a + b, 0) / rows;

const MOST_STEPS = 40;

/** Weights at which nothing is left to gain, and the information there. */
const climb = (task: Task): { readonly weights: Float64Array; readonly last: Step } => {
  const { design, family, prior } = task;
  const weights = prior.slice();
  const base = design.columns.get('base');
  if (base !== undefined && prior.every((w) => w === 0)) weights[base] = family.link(meanOf(design));
  for (let n = 0; ; n++) {
    const last = stepAt(task, weights);
    const change = solve(last.factor, last.gradient);
    const largest = Math.max(...change.map(Math.abs));
    for (let i = 0; i < weights.length; i++) weights[i]! += change[i]! * Math.min(1, 3 / largest);
    if (largest < 1e-8) return { weights, last };
    if (n === MOST_STEPS) throw new Error(`the fit does not settle: the last step is ${largest}`);
  }
};

/** Each game's own part of the gradient: what robust errors are made of. */
const scoresByGame = (task: Task, weights: Float64Array): readonly Float64Array[] => {
  const { design, family } = task;
  const byGame = new Map<number, Float64Array>();
  for (let row = 0; row < design.rows; row++) {
    const game = design.game.values[row]!;
    const score = byGame.get(game) ?? new Float64Array(design.width);
    byGame.set(game, score);
    const residual = (design.y.values[row]! - family.mean(design.dot(row, weights))) / family.scale;
    addScore(task, row, residual, score);
  }
  return [...byGame.values()];
};

const robustErrors = (scores: readonly Float64Array[], factored: Matrix): Float64Array => {
  const variances = new Float64Array(factored.length);
  for (const score of scores) for (const [i, x] of solve(factored, score).entries()) variances[i]! += x * x;
  return variances.map(Math.sqrt);
};

const named = ({ columns }: Design, values: Float64Array): Weights =>
  Object.fromEntries(
    [...columns].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, at]) => [name, values[at]!]),
  );

/** `prior`: what the weights are held to where the rows say little; nought where it is silent. */
export const regression = (design: Design, family: Family, ridge: number, prior: Weights = {}): Fit => {
  const held = new Float64Array(design.width);
  for (const [name, at] of design.columns) held[at] = prior[name] ?? 0;
  const task: Task = { design, family, ridge, prior: held };
  const { weights, last } = climb(task);
  const scores = scoresByGame(task, weights);
  return {
    weights: named(design, weights),
    errors: named(design, robustErrors(scores, last.factor)),
    rows: design.rows,
    games: scores.length,
    mean: meanOf(design),
  };
};
