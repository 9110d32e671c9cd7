import { expect, test } from 'vitest';
import { formatMeld, parseTile } from '../../tiles/notation.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { FIRST_DRAFT, type MeldDraft, meldOf } from './meld.ts';

const tile = (text: string) => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

const made = (draft: Partial<MeldDraft>, text: string, seat: Seat = 0, players: Players = 4) => {
  const meld = meldOf({ ...FIRST_DRAFT, ...draft }, tile(text), { seat, players });
  return meld && formatMeld(meld, seat, players);
};

test.each([
  ['a pon from the left', { turns: 3 }, '5z', '[555z1]'],
  ['a pon from across', { turns: 2 }, '5z', '[555z2]'],
  ['a pon from the right', { turns: 1 }, '5z', '[555z3]'],
  ['a run from its lowest tile', { call: 'chi' }, '3m', '[345m1]'],
  ['a run whose middle tile was called', { call: 'chi', called: 1 }, '3m', '[345m2]'],
  ['an 8 begins no run: it ends with the suit', { call: 'chi' }, '8s', '[789s1]'],
  ['an open kan', { call: 'openKan', turns: 2 }, '1p', '[1111p2]'],
  ['an added kan', { call: 'addedKan', turns: 1 }, '1p', '[1111p7]'],
  ['a closed kan', { call: 'closedKan' }, '9s', '[9999s]'],
  ['with a red five among the own tiles', { red: true }, '5p', '[505p1]'],
  ['the red five tapped', {}, '0p', '[505p1]'],
  ['a run with a red five', { call: 'chi', red: true }, '3s', '[340s1]'],
  ['no red five where there is no five', { red: true }, '1s', '[111s1]'],
] as const)('%s', (_, draft, text, meld) => {
  expect(made(draft, text)).toBe(meld);
});

test('honours make no run', () => {
  expect(made({ call: 'chi' }, '1z')).toBeUndefined();
});

test('at three the left neighbour is two turns away', () => {
  expect(made({ turns: 3 }, '5z', 1, 3)).toBe('[555z1]');
  expect(made({ turns: 1 }, '5z', 1, 3)).toBe('[555z3]');
});
