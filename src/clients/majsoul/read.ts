// The gate from the service's words to ours: tiles, seats and groups of them. Undefined for what a riichi table has not,
// such as the marked tiles of event modes.

import { parseTile } from '../../tiles/notation.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { FIVES, type Kind, kindOf, plainTile, redTile, type Tile } from '../../tiles/tile.ts';

const TILE = /^[0-9][mps]$|^[1-7]z$/;

export const readTile = (text: string): Tile | undefined => {
  if (!TILE.test(text)) return undefined;
  const tile = parseTile(text);
  return tile.ok ? tile.value : undefined;
};

/** All or none. */
export const readTiles = (texts: readonly string[]): readonly Tile[] | undefined => {
  const tiles = texts.map(readTile);
  return tiles.every((t) => t !== undefined) ? tiles : undefined;
};

export const readSeat = (seat: number, players: Players): Seat | undefined =>
  Number.isInteger(seat) && seat >= 0 && seat < players ? (seat as Seat) : undefined;

export const readPlayers = (count: number): Players | undefined =>
  count === 3 || count === 4 ? count : undefined;

/** How many of the four fives of a kind are red where so many red fives are in play. */
const redsOf = (kind: Kind, redFives: number): number => {
  if (redFives === 0 || !FIVES.includes(kind)) return 0;
  return redFives === 4 && kind === FIVES[1] ? 2 : 1;
};

/** The four tiles of a kind: a closed kan is told by one of them. */
export const fourOf = (tile: Tile, redFives: number): readonly Tile[] => {
  const kind = kindOf(tile);
  const reds = redsOf(kind, redFives);
  const red = redTile(kind) ?? plainTile(kind);
  return Array.from({ length: 4 }, (_, i) => (i < 4 - reds ? plainTile(kind) : red));
};
