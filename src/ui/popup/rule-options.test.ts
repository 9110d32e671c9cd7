import { expect, test } from 'vitest';
import { OPTIONS, type Option } from '../../rules/riichi/options.ts';
import type { RuleSettings } from '../../settings.ts';
import { isChanged, valueIn, withoutChanges, withValue } from './rule-options.ts';

const option = (id: string): Option => OPTIONS.find((o) => o.id === id)!;
const NONE: RuleSettings = { options: {} };

test('what stands is the default, or the preset chosen', () => {
  expect(valueIn(NONE, option('akaDora'))).toBe(3);
  expect(valueIn({ preset: 'tournament', options: {} }, option('akaDora'))).toBe(0);
  expect(valueIn({ preset: 'tournament', options: { akaDora: 4 } }, option('akaDora'))).toBe(4);
  expect(valueIn({ preset: 'nobody', options: {} }, option('akaDora'))).toBe(3);
});

test('a change is kept by its path; set back it is none', () => {
  const changed = withValue(NONE, option('renhou.mode'), 'mangan');
  expect(changed.options).toEqual({ 'renhou.mode': 'mangan' });
  expect(isChanged(changed, option('renhou.mode'))).toBe(true);
  expect(withValue(changed, option('renhou.mode'), 'none').options).toEqual({});
  expect(withoutChanges({ preset: 'tenhou', options: { kuitan: false } })).toEqual({
    preset: 'tenhou',
    options: {},
  });
});
