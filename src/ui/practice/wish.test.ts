import { describe, expect, test } from 'vitest';
import { NO_RULES, type RulesByFamily } from '../../settings.ts';
import { familyWish, firstWish, gameRulesOf, parseWish, withOption } from './wish.ts';

const OWN: RulesByFamily = { ...NO_RULES, riichi: { preset: 'tenhou', options: { akaDora: 0 } } };

describe('a wish', () => {
  test('begins with the rules that the player has set', () => {
    expect(firstWish(OWN)).toMatchObject({ family: 'riichi', preset: 'tenhou', options: { akaDora: 0 } });
    expect(gameRulesOf(firstWish(OWN))).toMatchObject({ family: 'riichi', options: { akaDora: 0 } });
  });

  test('is the same after it was kept', () => {
    const wish = { ...firstWish(OWN), ...familyWish('korean', OWN), players: 3 as const, opening: true };
    expect(parseWish(JSON.parse(JSON.stringify(wish)), OWN)).toEqual(wish);
  });

  test.each([[undefined], [null], ['mcr'], [7], [{ family: 'bridge', level: 9, pace: [], options: 'x' }]])(
    'what is none is the first one: %j',
    (kept) => {
      expect(parseWish(kept, NO_RULES)).toEqual(firstWish(NO_RULES));
    },
  );

  test('an option set back is no change', () => {
    const changed = withOption(firstWish(NO_RULES), 'gameLength', 'tonpuu');
    expect(gameRulesOf(changed)).toMatchObject({ options: { gameLength: 'tonpuu' } });
    expect(withOption(changed, 'gameLength', undefined)).toEqual(firstWish(NO_RULES));
  });

  test('MCR has four players and no choice', () => {
    const mcr = { ...firstWish(NO_RULES), ...familyWish('mcr', NO_RULES), players: 3 as const };
    expect(gameRulesOf(mcr).players).toBe(4);
    expect(parseWish(mcr, NO_RULES).players).toBe(4);
  });

  test.each([
    [4, {}, 25_000, 30_000],
    [3, {}, 35_000, 40_000],
    [3, { startPoints: 30_000 }, 30_000, 40_000],
    [3, { startPoints: 25_000 }, 25_000, 40_000],
  ] as const)('%i riichi players with %j begin with %i', (players, options, startPoints, target) => {
    const wish = { ...firstWish(NO_RULES), players, options };
    expect(gameRulesOf(wish)).toMatchObject({ options: { startPoints, target } });
  });

  test('three Korean players are so in the options, too', () => {
    const three = { ...firstWish(NO_RULES), ...familyWish('korean', NO_RULES), players: 3 as const };
    expect(gameRulesOf(three)).toMatchObject({ players: 3, options: { players: 3 } });
  });
});
