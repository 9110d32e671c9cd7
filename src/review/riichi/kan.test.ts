// Kans and hands dealt anew: judged where what is not known cannot turn the judgement, and else told why not.

import { expect, test } from 'vitest';
import type { LoggedGame } from '../../logs/log.ts';
import type { Decision } from '../decision.ts';
import { decisionsOf, lastDecision, loggedGame } from '../review.test-kit.ts';

const BOUND = '345556m123789p5z';
const TORN = '345556m147p258s5z';
const READY = '111z456m789s55p78p';
const IN_RIICHI = '0+5z 0-5z* 0r 1+ 1-1m 2+ 2-1m 3+ 3-1m 0+1z';
const OPPONENT = '0+5z 0-5z* 0r 1+ 1-1m* 1r 2+ 2-1m 3+ 3-1m 0+1z';
const EARLY = '111z456m789s5p78p3m';

const missedOf = (decision: Decision | undefined) => decision?.missed.map((m) => m.id);

test('a kan that tears a group up costs what the hand was worth', () => {
  const rash = lastDecision('riichi', BOUND, '0+5m 0[5555m]');
  expect(missedOf(rash)).toEqual(['callRash']);
  expect(rash?.cost?.unit).toBe('points');
  expect(rash?.cost?.value).toBeGreaterThan(50);
  expect(missedOf(lastDecision('riichi', BOUND, '0+5m 0-5z*'))).toEqual([]);
});

test('far from a win, a step back', () => {
  const rash = lastDecision('riichi', TORN, '0+5m 0[5555m]');
  expect(rash).toMatchObject({ cost: { unit: 'share', value: 1 }, isEqual: false });
  expect(missedOf(rash)).toEqual(['callRash']);
  expect(missedOf(lastDecision('riichi', TORN, '0+5m 0-5z'))).toEqual([]);
});

test('in riichi, with nobody to fear: a tile more and more fu', () => {
  const missed = lastDecision('riichi', READY, `${IN_RIICHI} 0-1z`);
  expect(missedOf(missed)).toEqual(['callMissed']);
  const made = lastDecision('riichi', READY, `${IN_RIICHI} 0[1111z]`);
  expect(made).toMatchObject({ rank: 0, isEqual: true, missed: [] });
});

test('against another riichi the new dora decides: no cost, and the reason', () => {
  const kan = lastDecision('riichi', READY, `${OPPONENT} 0[1111z]`);
  expect(kan).toMatchObject({ unjudged: 'kanDora', missed: [] });
  expect(kan?.cost).toBeUndefined();
  expect(missedOf(lastDecision('riichi', READY, `${OPPONENT} 0-1z`))).toEqual([]);
});

test('before the hand is ready the new dora decides, too', () => {
  const kan = lastDecision('riichi', EARLY, '0+1z 0[1111z]');
  expect(kan).toMatchObject({ unjudged: 'kanDora', missed: [] });
  expect(kan?.cost).toBeUndefined();
});

test('an open kan of a concealed hand that it destroys', () => {
  const called = '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-5s 0[5555s3]';
  expect(missedOf(lastDecision('riichi', '234567m35p567s55s', called))).toContain('callRash');
  const passed = '0+9p 0-9p 1+ 1-1m 2+ 2-1m 3+ 3-5s 0+';
  expect(missedOf(lastDecision('riichi', '234567m35p567s55s', passed))).toEqual([]);
});

/** The hand is dealt anew at the first draw. */
const anew = (game: LoggedGame): LoggedGame => ({
  ...game,
  hands: game.hands.map(({ events }) => ({
    events: [...events, { type: 'end', ending: 'nineTerminals' }],
    complete: true,
  })),
});

test('a hand dealt anew has no worth, and the review says so', () => {
  const [decision] = decisionsOf(anew(loggedGame('riichi', '19m19p19s1234z258p', '0+5z')));
  expect(decision).toMatchObject({ chosen: { type: 'nineTerminals' }, unjudged: 'dealtAnew', missed: [] });
  expect(decision?.cost).toBeUndefined();
  const [played] = decisionsOf(loggedGame('riichi', '19m19p19s1234z258p', '0+5z 0-5p'));
  expect(played?.options.some(({ act }) => act.type === 'nineTerminals')).toBe(true);
  expect(played?.cost).toBeDefined();
});
