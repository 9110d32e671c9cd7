// A loss that lasts counts once a hand.

import { expect, test } from 'vitest';
import { countOnce, lostInSilence } from './counted.ts';
import type { Cost } from './decision.ts';
import { decisionsOf, loggedGame } from './review.test-kit.ts';
import { tallyOf } from './tally.ts';

const points = (value: number): Cost => ({ unit: 'points', value });

test('a later turn bears only what is more of it', () => {
  expect(countOnce(points(900), 900, {})).toEqual({ cost: points(900), silence: 900 });
  expect(countOnce(points(900), 900, { silence: 1000 })).toEqual({
    cost: { ...points(0), before: 900 },
    silence: 1000,
  });
  expect(countOnce(points(1300), 1200, { silence: 1000 })).toEqual({
    cost: { ...points(300), before: 1000 },
    silence: 1200,
  });
  expect(countOnce(points(200), 0, { silence: 1000 })).toEqual({ cost: points(200), silence: 1000 });
  expect(countOnce(undefined, 0, { silence: 5 })).toEqual({ silence: 5 });
  expect(countOnce({ unit: 'share', value: 1 }, 0, { silence: 5 }).cost).toEqual({ unit: 'share', value: 1 });
});

test('of riichi declared nothing is lost in silence', () => {
  expect(lostInSilence([], { type: 'pass' })).toBe(0);
});

const SILENT = '0+9s 0-9s 1+ 1-1m 2+ 2-1m 3+ 3-1m 0+6z 0-6z 1+ 1-1m 2+ 2-9s 3+ 3-2m 0+7z 0-7z';

test('riichi missed for three turns is told at each and counted once', () => {
  const game = loggedGame('riichi', '345m345p88p678s34s', SILENT);
  const decisions = decisionsOf(game);
  const turns = decisions.filter(({ moment }) => moment === 'turn');
  expect(turns.map((d) => d.missed.map((m) => m.id))).toEqual([
    ['riichiMissed'],
    ['riichiMissed'],
    ['riichiMissed'],
  ]);
  const [first, ...later] = turns;
  expect(first!.cost!.before).toBeUndefined();
  expect(first!.cost!.value).toBeGreaterThan(1000);
  for (const { cost } of later) expect(cost!.before).toBeGreaterThan(1000);
  const most = Math.max(...turns.map(({ cost }) => cost!.value + (cost!.before ?? 0)));
  const { missed } = tallyOf({ hand: game.hands[0]!, seat: 0, decisions, draws: [] });
  expect(missed.riichiMissed!.times).toBe(3);
  expect(missed.riichiMissed!.points).toBeLessThanOrEqual(most + 1e-9);
});
