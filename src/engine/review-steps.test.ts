import { expect, test } from 'vitest';
import type { Decision } from '../review/decision.ts';
import { decisionsOf, loggedGame } from '../review/review.test-kit.ts';
import { NOTHING, type Tally } from '../review/tally.ts';
import { inSlices } from './review-steps.ts';

const [DECISION] = decisionsOf(loggedGame('korean', '123456789m11p22z', '0+5z 0-5z')) as [Decision];

/** Each step takes 15 ms of a clock of its own. */
const steps = (count: number, clock: { now: number }) =>
  (function* (): Generator<Decision | undefined, Tally> {
    for (let i = 0; i < count; i++) {
      clock.now += 15;
      yield i % 2 === 0 ? DECISION : undefined;
    }
    return { ...NOTHING, hands: 1 };
  })();

const bench = (giveUpAfter: number) => {
  const clock = { now: 0 };
  const told: number[] = [];
  let pauses = 0;
  const slices = {
    now: () => clock.now,
    pause: async () => void pauses++,
    isGivenUp: () => pauses >= giveUpAfter,
    told: (decisions: readonly Decision[]) => told.push(decisions.length),
  };
  return { clock, told, slices, pauses: () => pauses };
};

test('others are let in every 20 ms, and every decision is told', async () => {
  const { clock, told, slices, pauses } = bench(Number.POSITIVE_INFINITY);
  const tally = await inSlices(steps(9, clock), slices);
  expect(tally?.hands).toBe(1);
  expect(pauses()).toBe(4);
  expect(told.reduce((sum, n) => sum + n, 0)).toBe(5);
});

test('given up between two slices', async () => {
  const { clock, slices, pauses } = bench(2);
  expect(await inSlices(steps(1000, clock), slices)).toBeUndefined();
  expect(pauses()).toBe(2);
  expect(clock.now).toBeLessThan(100);
});
