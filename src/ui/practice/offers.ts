// What a person may do now, as the table offers it: tiles to throw, and everything else as a button.

import type { Act } from '../../game/act.ts';
import type { Tile } from '../../tiles/tile.ts';

type Of<T extends Act['type']> = Extract<Act, { type: T }>;

/** How a tile is thrown. */
export const THROWS = ['plain', 'riichi', 'open'] as const;
export type Throw = (typeof THROWS)[number];

export interface Offers {
  readonly discards: readonly Of<'discard'>[];
  /** Ways to throw that at least one tile allows; `plain` alone needs no choice. */
  readonly throws: readonly Throw[];
  /** In the order of the buttons; passing last. */
  readonly buttons: readonly Act[];
}

const isDiscard = (act: Act): act is Of<'discard'> => act.type === 'discard';

export const throwOf = ({ riichi, open }: Of<'discard'>): Throw =>
  open ? 'open' : riichi ? 'riichi' : 'plain';

const ORDER: readonly Act['type'][] = [
  'tsumo',
  'ron',
  'nineTerminals',
  'open',
  'aside',
  'meld',
  'discard',
  'pass',
];

export const offersOf = (acts: readonly Act[]): Offers => {
  const discards = acts.filter(isDiscard);
  const ways = new Set(discards.map(throwOf));
  return {
    discards,
    throws: THROWS.filter((way) => ways.has(way)),
    buttons: acts
      .filter((act) => !isDiscard(act))
      .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type)),
  };
};

/** The act of throwing a tile so; it may break a rule. */
export const throwing = (tile: Tile, drawn: boolean, way: Throw): Of<'discard'> => ({
  type: 'discard',
  tile,
  drawn,
  ...(way === 'plain' ? {} : { riichi: true }),
  ...(way === 'open' ? { open: true } : {}),
});

export const isOffered = (
  { discards }: Offers,
  { tile, drawn, way }: { readonly tile: Tile; readonly drawn: boolean; readonly way: Throw },
): boolean => discards.some((a) => a.tile === tile && a.drawn === drawn && throwOf(a) === way);
