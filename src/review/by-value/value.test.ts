// MCR and Korean choices in expected points. The last decision of seat 0 is judged.

import { expect, test } from 'vitest';
import type { RulesId } from '../../rules/rules.ts';
import type { Option } from '../decision.ts';
import { lastDecision } from '../review.test-kit.ts';

const missedOf = (...args: Parameters<typeof lastDecision>) => lastDecision(...args)?.missed.map((m) => m.id);
const bestOf = (...args: Parameters<typeof lastDecision>): Option => lastDecision(...args)!.options[0]!;

/** Waits for the 9 of characters, for a pure straight; the white dragon is idle. */
const STRAIGHT = '12345678m1199p5z';

test('MCR: a discard costs expected points', () => {
  const torn = lastDecision('mcr', STRAIGHT, '0+9m 0-9m');
  expect(torn?.cost?.unit).toBe('points');
  expect(torn?.missed.map((m) => m.id)).toEqual(['tenpaiMissed']);
  const kept = lastDecision('mcr', STRAIGHT, '0+9m 0-5z');
  expect(kept).toMatchObject({ rank: 0, cost: { unit: 'points', value: 0 }, isEqual: true, missed: [] });
  const [best] = kept!.options;
  // What a choice is worth once others may win is less than what the hand expects by itself.
  expect(best!.net).toBeLessThan(best!.points!);
  expect(torn!.cost!.value).toBeCloseTo(torn!.options[0]!.net! - torn!.options[torn!.rank!]!.net!);
});

test('MCR: a win let go costs what it brings less what is still to come', () => {
  const passed = lastDecision('mcr', '123456789m1199p', '0+1p 0-9m');
  expect(passed?.missed.map((m) => m.id)).toEqual(['winPassed']);
  expect(passed?.options[0]?.act.type).toBe('tsumo');
  expect(passed?.cost?.value).toBeCloseTo(passed!.options[0]!.points! - passed!.options[passed!.rank!]!.net!);
});

test('MCR: to win on a discard at once or to wait for a self-draw in the first turn depends on the others', () => {
  const passed = lastDecision('mcr', '123456789m1199p', '0+5z 0-5z 1+ 1-1p 2+');
  expect(passed).toMatchObject({ unjudged: 'others', missed: [{ id: 'winPassed' }] });
  expect(passed?.options[0]?.act.type).toBe('ron');
});

const KONG = '555z123456m99p78p';

test('MCR: an own kong not made costs what it adds, and is named', () => {
  expect(missedOf('mcr', KONG, '0+5z 0-5z')).toEqual(['callMissed']);
  expect(lastDecision('mcr', KONG, '0+5z 0[5555z]')).toMatchObject({ rank: 0, isEqual: true, missed: [] });
  // A kong of dragons is two fan and a draw more: the hand expects more by it.
  const { act, points } = bestOf('mcr', KONG, '0+5z 0-5z');
  expect(act).toMatchObject({ type: 'meld', meld: { type: 'closedKan' } });
  expect(points).toBeGreaterThan(lastDecision('mcr', KONG, '0+5z 0-5z')!.options[1]!.points!);
});

test('Korean: an own kong not made costs what it adds', () => {
  const winds = '111z456789m99p78p';
  const missed = lastDecision('korean', winds, '0+1z 0-1z');
  const kong = missed?.options.find(({ act }) => act.type === 'meld');
  const silent = missed?.options[missed.rank!];
  expect(kong!.net! - silent!.net!).toBeGreaterThan(0.5);
  // Upeo now is worth more than either; a kong could still declare it later, which no value here holds.
  expect(missed?.missed.map((m) => m.id)).toEqual(['upeoMissed']);
  expect(lastDecision('korean', winds, '0+1z 0[1111z]')).toMatchObject({ isEqual: true, missed: [] });
});

test('Korean: an open hand has no upeo: the kong not made is named', () => {
  const open = '555z666z1z11m78p99p';
  const called = '0+2z 0-2z 1+ 1-1m 0[111m3] 0-1z 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+5z';
  expect(missedOf('korean', open, `${called} 0-5z`)).toEqual(['callMissed']);
  expect(missedOf('korean', open, `${called} 0[5555z]`)).toEqual([]);
});

test('Korean: silence costs what upeo adds, once a hand', () => {
  const hand = '123456789m11p22z';
  const first = lastDecision('korean', hand, '0+5z 0-5z');
  expect(first?.missed.map((m) => m.id)).toEqual(['upeoMissed']);
  expect(first?.cost?.unit).toBe('points');
  expect(first?.cost?.before).toBeUndefined();
  expect(first!.options[0]!.act).toMatchObject({ type: 'discard', riichi: true });
  const later = lastDecision('korean', hand, '0+5z 0-5z 1+ 1-7z 2+ 2-7z 3+ 3-7z 0+6z 0-6z');
  expect(later?.missed.map((m) => m.id)).toContain('upeoMissed');
  expect(later!.cost!.before).toBeGreaterThan(0);
  expect(later!.cost!.value).toBeLessThan(first!.cost!.value);
});

test.each<[RulesId, string, string]>([
  ['mcr', '1358m2469p37s11z5z', '0+6z 0-1m'],
  ['korean', '1199m12p47p23z4z6z7z', '0+5z 0-5z'],
])('%s: too far from a win for values: by shape', (family, hand, script) => {
  const far = lastDecision(family, hand, script);
  expect(far?.cost?.unit).toBe('share');
  expect(far?.options.every(({ points }) => points === undefined)).toBe(true);
});
