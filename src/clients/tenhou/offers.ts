// The bits `t` of a frame: what the viewer may do about the tile that came with it. Kans in the own turn are never
// among them.

import type { Offer } from '../../table/event.ts';

type Bits = readonly (readonly [number, Offer])[];

const ON_DISCARD: Bits = [
  [1, 'pon'],
  [2, 'kan'],
  [4, 'chi'],
  [8, 'ron'],
];

const ON_DRAW: Bits = [
  [16, 'tsumo'],
  [32, 'riichi'],
  [64, 'nineTerminals'],
  [128, 'north'],
];

const offersIn =
  (table: Bits) =>
  (bits: number): readonly Offer[] =>
    table.filter(([bit]) => bits & bit).map(([, offer]) => offer);

export const discardOffers = offersIn(ON_DISCARD);
export const drawOffers = offersIn(ON_DRAW);
/** On another's added kan or north. */
export const robOffers = offersIn([[8, 'ron']]);
