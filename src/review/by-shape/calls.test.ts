// Calls of MCR and Korean tables by what they gain, and where no verdict is certain.

import { expect, test } from 'vitest';
import type { Act } from '../../game/act.ts';
import { parseTile } from '../../tiles/notation.ts';
import { lastDecision } from '../review.test-kit.ts';
import { faultByStep } from './calls.ts';
import type { Shaped } from './shaped.ts';

const STRAIGHT = '12345678m1199p5z';
const QUIET = '0+6z 0-6z 1+ 1-1m 2+ 2-1m';
const PAIRS = '1122m3344p5566s7z';

const PASS: Act = { type: 'pass' };
const thrown = parseTile('1m');
if (!thrown.ok) throw new Error(thrown.detail);
const CALL: Act = {
  type: 'meld',
  meld: { type: 'pon', own: [thrown.value, thrown.value], called: thrown.value, from: 1 },
};

test('MCR: the chow that completes the straight costs expected points when it is let pass', () => {
  const passed = lastDecision('mcr', STRAIGHT, `${QUIET} 3+ 3-9m 0+`);
  expect(passed?.missed.map((m) => m.id)).toEqual(['callMissed']);
  expect(passed?.cost).toMatchObject({ unit: 'points' });
  expect(passed?.cost?.value).toBeGreaterThan(0.5);
  expect(passed?.difference?.points).toBeLessThan(0);
  const called = lastDecision('mcr', STRAIGHT, `${QUIET} 3+ 3-9m 0[789m3]`);
  expect(called).toMatchObject({ rank: 0, isEqual: true, missed: [] });
});

test('MCR: a pung that tears seven pairs up is too far from a win for a value: the plan tells', () => {
  const torn = lastDecision('mcr', PAIRS, '0+6z 0-6z 1+ 1-1m 0[111m3]');
  expect(torn?.missed.map((m) => m.id)).toEqual(['planLost']);
  expect(torn?.cost).toEqual({ unit: 'share', value: 1 });
});

test('MCR: too far from a win, and no step lost', () => {
  const far = lastDecision('mcr', '1358m2469p37s11z5z', '0+6z 0-6z 1+ 1-1z 0[111z3]');
  expect(far).toMatchObject({ unjudged: 'far', missed: [] });
  expect(far?.cost).toBeUndefined();
});

const far = (act: Act, shanten: number): Shaped => ({
  act,
  view: { shanten, tiles: 20, forms: [], accepts: [] },
  winning: 0,
});

test('far from a win a call that is a step back costs the step, unless it brings something', () => {
  expect(faultByStep(far(PASS, 2), far(CALL, 3), false)).toEqual({
    missed: [{ id: 'callRash', call: CALL }],
    cost: { unit: 'share', value: 1 },
  });
  expect(faultByStep(far(PASS, 2), far(CALL, 3), true)).toBeUndefined();
  expect(faultByStep(far(PASS, 2), far(CALL, 2), false)).toBeUndefined();
});

test('Korean: a pung that leaves no yaku costs expected points', () => {
  const offered = '0+4z 0-4z 1+ 1-2z';
  const hand = '123456m99p78p22z3z';
  const called = lastDecision('korean', hand, `${offered} 0[222z3]`);
  expect(called?.missed.map((m) => m.id)).toEqual(['noYakuCall']);
  expect(called?.cost).toMatchObject({ unit: 'points' });
  const passed = lastDecision('korean', hand, `${offered} 2+`);
  expect(passed).toMatchObject({ rank: 0, isEqual: true, missed: [] });
});

test('an own kong that tears a straight up, and one that changes no wait', () => {
  const straight = '11123456789m9p5z';
  const torn = lastDecision('mcr', straight, '0+1m 0[1111m]');
  expect(torn?.missed.map((m) => m.id)).toEqual(['callRash']);
  expect(torn?.cost).toMatchObject({ unit: 'points' });
  expect(lastDecision('mcr', straight, '0+1m 0-9p')?.missed).toEqual([]);
  const dragons = lastDecision('mcr', '555z123456m99p78p', '0+5z 0[5555z]');
  expect(dragons).toMatchObject({ cost: { unit: 'points', value: 0 }, isEqual: true, missed: [] });
  const winds = lastDecision('korean', '111z456789m99p78p', '0+1z 0[1111z]');
  expect(winds).toMatchObject({ cost: { unit: 'points', value: 0 }, isEqual: true, missed: [] });
});
