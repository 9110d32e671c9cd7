import { describe, expect, test } from 'vitest';
import { FANS } from '../../rules/mcr/fans.ts';
import { formatMeld, formatTile } from '../../tiles/notation.ts';
import { TILES } from '../../tiles/tile.ts';
import { fansOf } from './fans.ts';
import { flowerId, isId, meldOf, tileOf } from './tiles.ts';
import { outcomeOf } from './win.ts';

test.each([
  ['characters', [0, 3, 4, 35], '1m 1m 2m 9m'],
  ['bamboos before dots', [36, 71], '1s 9s'],
  ['dots', [72, 107], '1p 9p'],
  ['winds', [108, 112, 116, 120], '1z 2z 3z 4z'],
  ['dragons: red, green, white', [124, 128, 132], '7z 6z 5z'],
  ['flowers', [136, 143], '1f 4g'],
])('%s', (_, ids, expected) => {
  expect(ids.map((id) => formatTile(tileOf(id))).join(' ')).toBe(expected);
});

test('144 tiles: four of each face, eight flowers', () => {
  const ids = Array.from({ length: 144 }, (_, id) => id);
  const counts = TILES.map((tile) => ids.filter((id) => tileOf(id) === tile).length);
  expect(counts).toEqual([...Array(34).fill(4), 0, 0, 0, ...Array(8).fill(1)]);
  expect([-1, 144, 1.5, '3', undefined].map(isId)).toEqual(Array(5).fill(false));
  expect([flowerId(7), flowerId(8), flowerId(-1)]).toEqual([143, undefined, undefined]);
});

/** Face, offer, group; the copies above them do not matter. */
const word = (face: number, offer: number, group: number): number =>
  face | (offer << 6) | (group << 8) | (5 << 12);

describe('words of groups, by seat 2', () => {
  test.each([
    ['a run, its low tile called', word(10, 1, 0), '[123s1]'],
    ['its middle one', word(10, 2, 0), '[123s2]'],
    ['its high one', word(19, 3, 0), '[123p3]'],
    ['a triplet from the left', word(33, 1, 1), '[555z1]'],
    ['from across', word(31, 2, 1), '[777z2]'],
    ['from the right', word(32, 3, 1), '[666z3]'],
    ['an open kong', word(0, 2, 2), '[1111m2]'],
    ['a closed kong', word(0, 0, 2), '[1111m]'],
    ['an added kong', word(0, 1, 3), '[1111m5]'],
  ])('%s', (_, bits, expected) => {
    expect(formatMeld(meldOf(bits, 2)!, 2, 4)).toBe(expected);
  });

  test.each([
    ['a run of winds', word(28, 1, 0)],
    ['a run over the end', word(8, 1, 0)],
    ['a run called from nobody', word(10, 0, 0)],
    ['a triplet from nobody', word(10, 0, 1)],
    ['no face', word(34, 1, 1)],
  ])('none: %s', (_, bits) => {
    expect(meldOf(bits, 2)).toBeUndefined();
  });
});

describe('fans', () => {
  const idsUpTo = (last: number) => Array.from({ length: last }, (_, i) => fansOf({ [i + 1]: 1 })[0]!.id);

  test('every fan of the rules has its number; chows in steps of two have one more', () => {
    const ids = idsUpTo(84);
    expect(new Set(ids)).toEqual(new Set(FANS.map(({ id }) => id)));
    expect(ids.filter((id) => id === 'fourPureShiftedChows' || id === 'pureShiftedChows')).toHaveLength(4);
  });

  test('how often, and extras of the service', () => {
    expect(fansOf({ 83: 0x201, 85: 8, 19: 'x' })).toEqual([
      { id: 'flowerTiles', times: 3 },
      { id: '天和', times: 1 },
    ]);
  });
});

test('who won: by discard, by self-draw, nobody', () => {
  expect(outcomeOf({ b: 0x84, s: [-8, -8, 86, -70] })).toEqual({
    winner: 2,
    from: 3,
    payments: [-8, -8, 86, -70],
  });
  expect(outcomeOf({ b: 0x22 })).toEqual({ winner: 1 });
  expect(outcomeOf({ b: 0x200, s: [1, 2] })).toEqual({});
});
