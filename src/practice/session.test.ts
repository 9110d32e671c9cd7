import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { randomFrom } from '../game/random.ts';
import { byLot, statesOf } from './play-out.test-kit.ts';
import { rankingOf } from './ranking.ts';

test('a whole game', () => {
  const states = [...statesOf({ rules: RIICHI, seed: 1, level: 'byUkeire' }, byLot(randomFrom(7)))];
  const ranking = rankingOf(states.at(-1)!)!;
  expect(ranking.reduce((sum, { points }) => sum + points, 0)).toBe(100_000);
  expect(ranking.filter((r) => r.isPerson)).toHaveLength(1);
});
