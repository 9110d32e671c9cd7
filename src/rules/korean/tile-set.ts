// Which tiles a table plays with. Bamboo is left out by default, and there are no red fives; four flowers stand beside
// the hand, one of each.

import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import type { Players } from '../../tiles/seat.ts';
import { KINDS, type Kind, type Tile } from '../../tiles/tile.ts';
import type { KoreanOptions } from './options.ts';

type TileSet = KoreanOptions['tileSet'];

const FIRST_BAMBOO = 18;
const LAST_BAMBOO = 26;
const FIRST_FLOWER = 37;
export const FLOWER_COUNT = 4;

const isBamboo = (kind: Kind): boolean => kind >= FIRST_BAMBOO && kind <= LAST_BAMBOO;

const KINDS_OF: Readonly<Record<TileSet, readonly Kind[]>> = {
  noBamboo: KINDS.filter((k) => !isBamboo(k)),
  full: KINDS,
};

const IN_SET: Readonly<Record<TileSet, readonly boolean[]>> = {
  noBamboo: KINDS.map((k) => !isBamboo(k)),
  full: KINDS.map(() => true),
};

/** The kinds a hand can have. */
export const kindsOf = ({ tileSet }: KoreanOptions): readonly Kind[] => KINDS_OF[tileSet];

/** Whether a tile can stand in a hand: no bamboo where it is left out, no red five, no flower. */
export const isInSet = (tile: Tile, { tileSet }: KoreanOptions): boolean => IN_SET[tileSet][tile] === true;

export const isKoreanFlower = (tile: Tile): boolean =>
  tile >= FIRST_FLOWER && tile < FIRST_FLOWER + FLOWER_COUNT;

/** All four of every kind that the table does not have, so that no shape is built of them. */
export const absentOf = (options: KoreanOptions): Tally => {
  const counts = emptyCounts();
  for (const kind of KINDS) if (!IN_SET[options.tileSet][kind]) counts[kind] = 4;
  return counts;
};

/** All tiles, flowers included: 104, with bamboo 140. */
export const tileCount = (options: KoreanOptions): number => 4 * kindsOf(options).length + FLOWER_COUNT;

/** Tiles left to draw once thirteen are dealt to each and East has the fourteenth. There is no dead wall. */
export const wallAfterDeal = (options: KoreanOptions, players: Players = options.players): number =>
  tileCount(options) - 13 * players - 1;
