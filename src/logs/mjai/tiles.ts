// Tiles of mjai: `5m`, `5mr` the red five, `E S W N`, `P F C` the white, green and red dragon; `?` a hidden one.

import { isFlower, isRedFive, kindOf, rankOf, suitOf, TILES, type Tile } from '../../tiles/tile.ts';

const HONOURS = ['E', 'S', 'W', 'N', 'P', 'F', 'C'];

/** Flowers have no name. */
export const nameOf = (tile: Tile): string | undefined => {
  if (isFlower(tile)) return undefined;
  const kind = kindOf(tile);
  const suit = suitOf(kind);
  if (suit === 'z') return HONOURS[rankOf(kind) - 1];
  return `${rankOf(kind)}${suit}${isRedFive(tile) ? 'r' : ''}`;
};

const BY_NAME: ReadonlyMap<unknown, Tile> = new Map(
  TILES.flatMap((tile) => {
    const name = nameOf(tile);
    return name === undefined ? [] : [[name, tile] as const];
  }),
);

export const HIDDEN = '?';

export const tileOf = (name: unknown): Tile | undefined => BY_NAME.get(name);

/** All or none. */
export const tilesOf = (names: unknown): readonly Tile[] | undefined => {
  if (!Array.isArray(names)) return undefined;
  const tiles = names.map(tileOf);
  return tiles.every((tile) => tile !== undefined) ? tiles : undefined;
};

/** A dealt hand: known, or so many hidden tiles. */
export const handOf = (names: unknown): readonly Tile[] | number | undefined =>
  Array.isArray(names) && names.every((name) => name === HIDDEN) ? names.length : tilesOf(names);
