import { expect, test } from 'vitest';
import { tilesOf } from '../../tiles/meld.ts';
import { formatTile } from '../../tiles/notation.ts';
import { callOf, meldOf, tileOf } from './tiles.ts';

test.each([
  [0, '1m'],
  [16, '0m'],
  [17, '5m'],
  [52, '0p'],
  [88, '0s'],
  [107, '9s'],
  [108, '1z'],
  [127, '5z'],
  [135, '7z'],
])('%i is %s', (id, text) => expect(formatTile(tileOf(id, true))).toBe(text));

test('without red fives the first copy is plain', () => expect(formatTile(tileOf(52, false))).toBe('5p'));

test.each([
  [20839, { type: 'chi', own: [24, 31], called: 34, from: 3 }],
  [8207, { type: 'chi', own: [9, 12], called: 16, from: 3 }],
  [42602, { type: 'pon', own: [108, 109], called: 110, from: 2 }],
  [34306, { type: 'openKan', own: [132, 133, 135], called: 134, from: 2 }],
  [30722, { type: 'openKan', own: [121, 122, 123], called: 120, from: 2 }],
  [28161, { type: 'openKan', own: [108, 109, 111], called: 110, from: 1 }],
  [51827, { type: 'addedKan', own: [132, 133], called: 134, from: 3, added: 135 }],
  [47666, { type: 'addedKan', own: [126, 127], called: 124, from: 2, added: 125 }],
  [11859, { type: 'addedKan', own: [28, 29], called: 31, from: 3, added: 30 }],
  [4096, { type: 'closedKan', own: [16, 17, 18, 19] }],
  [3072, { type: 'closedKan', own: [12, 13, 14, 15] }],
  [30752, { type: 'north', tile: 120 }],
  [31008, { type: 'north', tile: 121 }],
  [31264, { type: 'north', tile: 122 }],
])('call %i', (code, call) => expect(callOf(code)).toEqual(call));

test.each([
  ['a run past the last suit', 65_535],
  ['a run from nobody', 20_836],
  ['a pon from nobody', 42_600],
  ['a kan past the last tile', (136 << 8) | 1],
  ['a north that is no north', (108 << 8) | 0x20],
  ['a fraction', 0.5],
  ['less than nothing', -1],
  ['more than 16 bits', 70_000],
])('no call: %s', (_, code) => expect(callOf(code)).toBeUndefined());

test('the source counts to the caller’s right, around the table', () => {
  const call = callOf(42602);
  if (call?.type !== 'pon') throw new Error('no pon');
  expect(meldOf(call, 3, true)).toMatchObject({ type: 'pon', from: 1 });
});

test('the red five keeps its place in a call', () => {
  const call = callOf(8207);
  if (call?.type !== 'chi') throw new Error('no chi');
  const meld = meldOf(call, 1, true);
  expect(tilesOf(meld).map(formatTile)).toEqual(['3m', '4m', '0m']);
});
