import { expect, test } from 'vitest';
import { emptyPosition } from '../../desk/position.ts';
import { NO_RULES } from '../../settings.ts';
import { emptyDesk, ownRules } from './own-rules.ts';

test('without any of the player’s own the desk is empty', () => {
  expect(emptyDesk(NO_RULES)).toEqual(emptyPosition('riichi'));
});

test('it begins with the preset and the options that the player insists on', () => {
  const rules = { ...NO_RULES, riichi: { preset: 'tenhou', options: { akaDora: 0 } } };
  expect(emptyDesk(rules)).toMatchObject({ preset: 'tenhou', options: { akaDora: 0 } });
});

test('each family has its own', () => {
  const rules = { ...NO_RULES, mcr: { preset: 'wmo', options: {} } };
  expect(ownRules(rules, 'mcr')).toEqual([{ type: 'preset', preset: 'wmo' }]);
  expect(ownRules(rules, 'korean')).toEqual([]);
});
