// A few games of every rule set in each run of the tests; `tools/simulate.ts` plays as many as one likes.
import { expect, test } from 'vitest';
import { RULE_NAMES, rulesOf } from './rules.ts';
import { playGame } from './run.ts';

const CASES = [...RULE_NAMES.map((name) => [name, 1] as const), ['riichi', 2] as const];

test.each(CASES)(
  '%s, seed %i: every invariant holds after every event',
  (name, seed) => {
    const { hands, events } = playGame(rulesOf(name, seed), seed);
    expect(hands).toBeGreaterThan(0);
    expect(events).toBeGreaterThan(10 * hands);
  },
  30_000,
);

test('the same seed plays the same game', () => {
  const rules = rulesOf('riichi3', 7);
  expect(playGame(rules, 7)).toEqual(playGame(rules, 7));
});
