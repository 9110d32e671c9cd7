// Tiles as the page writes them in `data-pai`: m0 is the red five, z5–z7 are white, green, red, `_` is a back.

import { kindAt, plainTile, redTile, type Suit, type Tile } from '../../tiles/tile.ts';
import type { Part } from '../board/part.ts';

const SUITS: Readonly<Record<string, Suit>> = { m: 'm', p: 'p', s: 's', z: 'z' };

/** Undefined for a back and for what is no tile. */
export const parsePai = (code: string): Tile | undefined => {
  const [, letter, digit] = /^([mpsz])(\d)$/.exec(code) ?? [];
  const suit = SUITS[letter ?? ''];
  if (!suit || digit === undefined) return undefined;
  const rank = Number(digit);
  if (suit === 'z') return rank >= 1 && rank <= 7 ? plainTile(kindAt(suit, rank - 1)) : undefined;
  return rank === 0 ? redTile(kindAt(suit, 4)) : plainTile(kindAt(suit, rank - 1));
};

export const tileOf = (image: Part): Tile | undefined => parsePai(image.getAttribute('data-pai') ?? '');

export const tilesIn = (images: Iterable<Part>): readonly Tile[] =>
  [...images].map(tileOf).filter((t) => t !== undefined);

export const isBack = (image: Part): boolean => image.getAttribute('data-pai') === '_';
