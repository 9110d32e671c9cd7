// Table facts in the field cases' notation.

import type { Discard } from '../../src/table/table.ts';
import type { Meld } from '../../src/tiles/meld.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { formatTile, formatTiles } from '../../src/tiles/notation.ts';
import { kindOf, type Tile } from '../../src/tiles/tile.ts';
import type { Fields } from './field-case.ts';

const TYPES: Readonly<Record<Meld['type'], string>> = {
  chi: 'chi',
  pon: 'pon',
  openKan: 'daiminkan',
  addedKan: 'kakan',
  closedKan: 'ankan',
};

/** By face, a red five before the plain ones: `0555p`. */
const redFirst = (tiles: readonly Tile[]): readonly Tile[] =>
  [...tiles].sort((a, b) => kindOf(a) - kindOf(b) || b - a);

export const meldFact = (meld: Meld): Fields => ({
  type: TYPES[meld.type],
  tiles: formatTiles(redFirst(tilesOf(meld))),
  ...('from' in meld ? { fromSeat: meld.from } : {}),
});

/** `7z_*^`: drawn and thrown at once, riichi, called away. */
export const riverFact = ({ tile, drawn, riichi, calledBy }: Discard): string =>
  `${formatTile(tile)}${drawn ? '_' : ''}${riichi ? '*' : ''}${calledBy === undefined ? '' : '^'}`;
