// Tiles of Salasasa: two digits, the suit first. Of the dragons red comes first, then white, then green; flowers are 51–58,
// the seasons before the plants.

import { GREEN, type Kind, kindAt, plainTile, RED, SUITS, type Tile, WHITE } from '../../tiles/tile.ts';

const DRAGONS: Readonly<Record<number, Kind>> = { 45: RED, 46: WHITE, 47: GREEN };
const HONOURS = 4;
const FLOWERS = 5;
const OUR_FIRST_FLOWER = 37;
const OUR_FIRST_SEASON = 41;

const flower = (rank: number): Tile =>
  (rank <= 4 ? OUR_FIRST_SEASON + rank - 1 : OUR_FIRST_FLOWER + rank - 5) as Tile;

/** Undefined for what is no tile; a hidden one is 0. */
export const tileOf = (number: unknown): Tile | undefined => {
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined;
  const [suit, rank] = [Math.floor(number / 10), number % 10];
  if (suit < 1 || suit > FLOWERS || rank === 0) return undefined;
  if (suit === FLOWERS) return rank <= 8 ? flower(rank) : undefined;
  if (suit < HONOURS) return plainTile(kindAt(SUITS[suit - 1]!, rank - 1));
  const dragon = DRAGONS[number];
  if (dragon !== undefined) return plainTile(dragon);
  return rank <= 4 ? plainTile(kindAt('z', rank - 1)) : undefined;
};
