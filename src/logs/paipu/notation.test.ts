import { expect, test } from 'vitest';
import { formatTiles } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { concealedIn, meldOf } from './notation.ts';

const text = (tiles: readonly Tile[]): string => formatTiles(tiles);

test.each([
  ['m123p406z11', '123m406p11z'],
  ['m123p406z11*,p555+', '123m406p11z'],
  ['', ''],
])('%s is held concealed', (hand, tiles) => {
  const held = concealedIn(hand);
  expect(typeof held === 'object' && text(held)).toBe(tiles);
});

test.each(['m1x', 'q123', 'm10z9', `m${'1'.repeat(200)}`])('%s is no hand', (hand) => {
  expect(concealedIn(hand)).toBeUndefined();
});

test('hidden tiles are counted', () => {
  expect(concealedIn('_____________')).toBe(13);
});

test.each([
  ['m12-3', 'chi', '13m', '2m', 3],
  ['p555+', 'pon', '55p', '5p', 1],
  ['p505=', 'pon', '50p', '5p', 2],
  ['s5550-', 'openKan', '555s', '0s', 3],
  ['z444=4', 'addedKan', '44z', '4z', 2],
])('%s by seat 0', (meld, type, own, called, from) => {
  const made = meldOf(meld, 0);
  expect(made).toMatchObject({ type, from });
  expect(made && text(made.own)).toBe(own);
  expect(made && 'called' in made && text([made.called])).toBe(called);
});

test('four of a kind without a mark are a closed kan', () => {
  expect(meldOf('z1111', 2)).toMatchObject({ type: 'closedKan' });
});

test.each(['z111', 'm1', 'm12345-', '', 7])('%s is no meld', (meld) => {
  expect(meldOf(meld, 0)).toBeUndefined();
});
