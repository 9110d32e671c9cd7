import { expect, test } from 'vitest';
import { placeOfRest, restOfSpot, restOfSummary } from './spot.ts';

const parts = (rest: string): readonly string[] => rest.split('/').slice(1);

test('a place goes into the address and comes back', () => {
  const spot = { hand: 2, at: 14, seat: 3 } as const;
  expect(placeOfRest(parts(restOfSpot(spot)), 4)).toEqual({ view: 'replay', spot });
  expect(placeOfRest(parts(restOfSummary(2)), 4)).toEqual({ view: 'summary', spot: { seat: 2 } });
});

test.each([
  ['', {}],
  ['/0/1/1', { at: 1, seat: 1 }],
  ['/2', { hand: 1 }],
  ['/x/y/z', {}],
  ['/-1/1e3/ 1', {}],
  ['/1/5/3', { hand: 0, at: 5 }],
])('«%s» with three players', (rest, spot) => {
  expect(placeOfRest(parts(rest), 3)).toEqual({ view: 'replay', spot });
});
