import { expect, test } from 'vitest';
import type { Cost, Decision } from '../../../review/decision.ts';
import type { Missed } from '../../../review/missed.ts';
import {
  gravityOf,
  inOrder,
  isListed,
  isNamedAlone,
  NOT_EQUAL,
  severityOf,
  THRESHOLDS,
  worstFirst,
} from './severity.ts';

const decision = (hand: number, at: number, cost?: Cost, missed: readonly Missed[] = []): Decision => ({
  family: 'riichi',
  seat: 0,
  hand,
  at,
  turn: 1,
  moment: 'turn',
  chosen: { type: 'pass' },
  options: [],
  missed,
  unknown: [],
  ...(cost && { cost }),
});
const points = (value: number): Cost => ({ unit: 'points', value });

test('a margin is a margin whatever the unit', () => {
  expect(severityOf(decision(0, 1, points(50)))).toBe(1);
  expect(severityOf(decision(0, 1, { unit: 'share', value: 0.1 }))).toBe(1);
  expect(severityOf(decision(0, 1))).toBeUndefined();
});

test('points of each family have its own margin', () => {
  expect(severityOf({ ...decision(0, 1, points(5)), family: 'mcr' })).toBe(10);
  expect(severityOf({ ...decision(0, 1, points(5)), family: 'korean' })).toBe(10);
  expect(severityOf(decision(0, 1, points(5)))).toBe(0.1);
});

test('the higher the threshold, the fewer are listed; at nought everything is', () => {
  const all = [0, 40, 60, 130, 700, 2500].map((n, at) => decision(0, at, points(n)));
  const counts = THRESHOLDS.map((t) => all.filter((d) => isListed(d, t)).length);
  expect(counts).toEqual([6, 4, 3, 2, 2, 2, 1, 1]);
});

test('what was missed at an unknown cost is listed with all that is not equal, and no farther', () => {
  const unknown = decision(0, 1, undefined, [{ id: 'noPlan' }]);
  expect(THRESHOLDS.map((t) => isListed(unknown, t)).filter(Boolean)).toHaveLength(2);
  expect(gravityOf(unknown)).toBe(0);
  expect(gravityOf(decision(0, 1, points(20)))).toBeUndefined();
});

test('what is listed either cost something or is named alone', () => {
  const borne: Missed = { id: 'riichiMissed', silent: -390, riichi: -280, borne: true };
  const all = [
    decision(0, 1, points(220), [borne]),
    decision(0, 2, { ...points(0), before: 110 }, [borne]),
    decision(0, 3, undefined, [{ id: 'noPlan' }]),
    decision(0, 4, points(20)),
    decision(0, 5),
  ];
  expect(all.map(isNamedAlone)).toEqual([false, true, true, false, false]);
  expect(all.map((d) => isListed(d, NOT_EQUAL))).toEqual([true, true, true, false, false]);
});

test('the worst first, of equals as played', () => {
  const [a, b, c] = [decision(1, 3, points(10)), decision(0, 9, points(900)), decision(0, 2, points(10))];
  expect(worstFirst([a, b, c])).toEqual([b, c, a]);
  expect(inOrder([a, b, c])).toEqual([c, b, a]);
});
