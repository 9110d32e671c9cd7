import { expect, test } from 'vitest';
import type { Act } from '../../game/act.ts';
import type { GameRules } from '../../game/game.ts';
import { DEFAULTS as MCR } from '../../rules/mcr/options.ts';
import { sessionAt } from '../at.test-kit.ts';
import { tableOf } from '../session.ts';
import { farShares, farWorth } from './far.ts';
import type { Of } from './think.ts';

const RULES: GameRules = { family: 'mcr', players: 4, options: MCR };

test('MCR: a far hand fades with the wall, the further the sooner, and is never worth nothing', () => {
  for (const shanten of [0, 1, 2, 5]) {
    const worths = [83, 60, 40, 20, 0].map((wall) => farWorth(RULES, shanten, wall));
    expect(worths).toEqual([...worths].sort((a, b) => b - a));
    expect(worths[0]).toBeGreaterThan(10 * worths[4]!);
    expect(worths[4]).toBeGreaterThan(0);
  }
  expect(farWorth(RULES, 1, 40)).toBeGreaterThan(farWorth(RULES, 2, 40));
});

test('MCR: one discard leaves the whole hand, every other less of it', () => {
  const session = sessionAt({ rules: RULES, hands: ['19m258m147p369s12z'], draws: '3z' }, 0);
  const table = tableOf(session, 0);
  const { concealed, drawn } = session.game.hand.seats[0]!;
  const discards = [...concealed, drawn!].map(
    (tile, i): Of<'discard'> => ({ type: 'discard', tile, drawn: i === concealed.length }),
  );
  const shareOf = farShares({ rules: RULES, level: 'byValueAndDanger', table, choices: discards }, discards);
  const shares = discards.map((act: Act) => shareOf(act));
  expect(shares.filter((share) => share === 1)).toHaveLength(1);
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...shares)).toBe(1);
});
