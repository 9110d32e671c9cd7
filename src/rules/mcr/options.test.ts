import { expect, test } from 'vitest';
import {
  CHOICE_NAMES,
  DEFAULTS,
  OPTION_NAMES,
  OPTIONS,
  PROFILE_CHANGES,
  PROFILE_NAMES,
  PROFILES,
  parseOptions,
  profileOptions,
  setOption,
} from './options.ts';
import { winnerOf } from './payments.ts';

test('every option, choice and profile has its names', () => {
  expect(OPTIONS.filter(({ id }) => OPTION_NAMES[id] === undefined)).toEqual([]);
  const choices = OPTIONS.flatMap((o) => (o.type === 'choice' ? o.choices.map((c) => `${o.id}.${c}`) : []));
  expect(Object.keys(CHOICE_NAMES).sort()).toEqual([...choices].sort());
  expect(Object.keys(PROFILE_NAMES)).toEqual([...PROFILES]);
});

test('the form shows every option once', () => {
  expect(OPTIONS.map(({ id }) => id).sort()).toEqual(Object.keys(DEFAULTS).sort());
});

test('a profile changes only what it says', () => {
  for (const profile of PROFILES) {
    expect(profileOptions(profile)).toEqual({ ...DEFAULTS, ...PROFILE_CHANGES[profile] });
  }
});

test.each([
  ['a known choice', { knittedWait: 'besideBody' }, { knittedWait: 'besideBody' }],
  ['an unknown choice', { knittedWait: 'never' }, {}],
  ['a number', { minimum: 0 }, { minimum: 0 }],
  ['no number', { minimum: -1, twoConcealedKongs: '8' }, {}],
  ['an unknown name', { dora: true }, {}],
  ['nothing', undefined, {}],
])('parse %s', (_, input, changes) => {
  expect(parseOptions(DEFAULTS, input)).toEqual({ ...DEFAULTS, ...changes });
});

test('a value that is not allowed changes nothing', () => {
  expect(setOption(DEFAULTS, 'greenHalfFlush', 'yes')).toBe(DEFAULTS);
});

test('of several the first in turn after the discarder wins', () => {
  expect(winnerOf([0, 3], 2)).toBe(3);
  expect(winnerOf([0, 1], 2)).toBe(0);
  expect(winnerOf([], 2)).toBeUndefined();
});
