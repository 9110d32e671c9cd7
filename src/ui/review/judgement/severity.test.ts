import { expect, test } from 'vitest';
import type { Cost, Decision } from '../../../review/decision.ts';
import type { Missed } from '../../../review/missed.ts';
import { QUICK } from '../../../review/stage.ts';
import type { RulesId } from '../../../rules/rules.ts';
import {
  gravityOf,
  inOrder,
  isListed,
  isNamedAlone,
  NOT_EQUAL,
  severityOf,
  THRESHOLDS,
  VALUED,
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

/** A share given up where the best is so far from ready, and worth so much. */
const far = (value: number, shanten: number, net?: number, family: RulesId = 'riichi'): Decision => ({
  ...decision(0, 1, { unit: 'share', value }),
  family,
  options: [{ act: { type: 'pass' }, shanten, ...(net === undefined ? {} : { net }) }],
});

test.each([
  ['a step at the edge of the values', far(1, 3), 10],
  ['a step beyond weighs half', far(1, 4), 5],
  ['two beyond, a quarter', far(0.44, 5), 1.1],
  ['MCR and Korean hands are valued up to one step', far(1, 1, undefined, 'korean'), 10],
  ['two of them beyond', far(1, 3, undefined, 'korean'), 2.5],
  ['a step takes no more than half of what the best is worth', far(1, 3, 528), 5.28],
  ['two no more than all', far(2, 3, 528), 10.56],
  ['three neither', far(3, 3, 528), 10.56],
  ['fewer tiles take as much of it as they are fewer', far(0.2, 3, 400), 1.6],
  ['and no more than a step', far(0.9, 3, 400), 4],
  ['of a hand worth much it is what it is', far(1, 3, 3000), 10],
  ['of one worth nothing it takes nothing', far(1, 3, -20), 0],
] as const)('%s', (_, one, severity) => expect(severityOf(one)).toBeCloseTo(severity, 9));

test('far from a win a loss stands below a few hundred points', () => {
  const all = [
    far(1, 3, 528),
    far(1, 4),
    far(0.44, 5),
    ...[270, 440, 210].map((n) => decision(0, 1, points(n))),
  ];
  expect(worstFirst(all).map(({ cost }) => cost!.value)).toEqual([440, 270, 1, 1, 210, 0.44]);
});

test('what is listed hangs on the cost as it is said, however far from a win', () => {
  const one = far(0.22, 6);
  expect(severityOf(one)).toBeLessThan(NOT_EQUAL);
  expect(isListed(one, NOT_EQUAL)).toBe(true);
  expect(isListed(one, 4)).toBe(false);
  expect(isNamedAlone({ ...one, missed: [{ id: 'noPlan' }] })).toBe(false);
  expect(gravityOf(one)).toBeCloseTo(2.2 / 8 / 20);
});

test('values reach as far as the review searches them', () => {
  expect(VALUED.riichi).toBe(QUICK.straight);
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
