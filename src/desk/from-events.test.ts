import { expect, test } from 'vitest';
import { scriptEvents } from '../analysis/script.test-kit.ts';
import { formatTiles } from '../tiles/notation.ts';
import { positionOfFragment } from './fragment.ts';
import { fragmentOfEvents } from './from-events.ts';

const HAND = '123m456p227789s1z';

test('the hand at the table is the hand on the desk', () => {
  const read = positionOfFragment(fragmentOfEvents(scriptEvents(HAND, '0+9m'), {})!);
  if (!read.ok) throw new Error(read.detail);
  const { family, concealed, taken } = read.value;
  expect([family, formatTiles(concealed), taken]).toEqual(['riichi', HAND, 8]);
});

test('by the rules that the player has chosen', () => {
  const rules = { riichi: { preset: 'tenhou', options: { kuitan: false } } };
  const read = positionOfFragment(fragmentOfEvents(scriptEvents(HAND, '0+9m'), rules)!);
  expect(read.ok && [read.value.preset, read.value.options]).toEqual(['tenhou', { kuitan: false }]);
});

test('no hand, no link', () => {
  expect(fragmentOfEvents([], {})).toBeUndefined();
});
