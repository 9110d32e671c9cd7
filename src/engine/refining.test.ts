import { describe, expect, test } from 'vitest';
import type { WorthQuestion } from '../analysis/worth/asked.ts';
import type { Worths } from '../analysis/worth/worths.ts';
import { budgetFor } from './budget.ts';
import { PAUSE, type Refiner, refiner, SLICE } from './refining.ts';

const QUESTION: WorthQuestion = { events: [], rules: {}, placing: true };

const worths = (seq: number, isFinal = false): Worths => ({
  family: 'riichi',
  seq,
  stage: 'full',
  isFinal,
  draws: 0,
  discards: [],
  calls: [],
  isPlaced: false,
  unknown: [],
});

/** Every step takes `stepMs` on a clock of its own; `during` is called while messages are heard. */
const bench = (steps: () => Generator<Worths | undefined>, stepMs = 1, budget = 1000) => {
  let time = 0;
  let breaths = 0;
  const told: Worths[] = [];
  let during = (_: number): void => undefined;
  const making: Refiner<WorthQuestion> = refiner({
    load: async () =>
      function* () {
        for (const step of steps()) {
          time += stepMs;
          yield step;
        }
      },
    budget: () => budget,
    clock: {
      now: () => time,
      breathe: async () => during(++breaths),
    },
  });
  return {
    making,
    told,
    refine: () => making.refine(QUESTION, (w) => told.push(w)),
    onBreath: (act: (n: number) => void) => {
      during = act;
    },
    breaths: () => breaths,
  };
};

/** An answer every three steps, `count` in all. */
const answers = (count: number) =>
  function* (): Generator<Worths | undefined> {
    for (let n = 1; n <= count; n++) {
      yield undefined;
      yield undefined;
      yield worths(n, n === count);
    }
  };

describe('refining', () => {
  test('tells the best of each slice, the last one at its end', async () => {
    const { refine, told } = bench(answers(10));
    await refine();
    const seqs = told.map((w) => w.seq);
    expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
    expect(told.at(-1)).toEqual(worths(10, true));
  });

  test('what changes fast is told now and then: the first at once, the last always', async () => {
    const { refine, told } = bench(answers(100));
    await refine();
    // Three hundred ms of work, in slices.
    expect(told.length).toBeLessThanOrEqual(2 + Math.ceil(300 / PAUSE));
    expect(told[0]!.seq).toBeLessThanOrEqual(SLICE);
    expect(told.at(-1)).toEqual(worths(100, true));
  });

  test('messages are heard at least every slice', async () => {
    const { refine, breaths } = bench(answers(40));
    await refine();
    expect(breaths()).toBeGreaterThanOrEqual(Math.floor(120 / SLICE));
  });

  test('a newer question ends the older at its next step', async () => {
    const { refine, told, making, onBreath } = bench(answers(100));
    onBreath((n) => n === 3 && making.stop());
    await refine();
    expect(told.length).toBeGreaterThan(0);
    expect(told.some((w) => w.isFinal)).toBe(false);
  });

  test('time up: the best so far, and that it is not all', async () => {
    const { refine, told } = bench(answers(100), 1, 20);
    await refine();
    expect(told.at(-1)).toMatchObject({ isBounded: true, isFinal: false });
  });
});

describe('the budget of a device', () => {
  test.each([
    ['middling', 0.25, 900],
    ['twice as slow', 0.5, 1800],
    ['very slow', 50, 3000],
    ['very fast', 0.01, 400],
  ])('%s', (_, piece, budget) => {
    expect(budgetFor(piece)).toBe(budget);
  });
});
