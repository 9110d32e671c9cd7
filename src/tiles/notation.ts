// Hands in text: `123m 067p 55z [777z2]`. Tiles as in `tile-notation.ts`, melds as in `meld-notation.ts`. Any number of
// any tile can be written, within a text of some thousand characters: how many a set has is for rules and tables to say.

import { err, ok, type Result } from '../result.ts';
import type { Meld } from './meld.ts';
import { readMeld } from './meld-notation.ts';
import type { Players, Seat } from './seat.ts';
import { compareTiles, type Tile } from './tile.ts';
import { at, fitting, formatTiles, type NotationError, readTiles } from './tile-notation.ts';

export { formatMeld } from './meld-notation.ts';
export { formatTile, formatTiles, type NotationError } from './tile-notation.ts';

/** Tiles without melds: `123m067p`. Spaces, tabs and ends of lines are allowed anywhere. */
export const parseTiles = (text: string): Result<readonly Tile[], NotationError> => {
  const read = fitting(text);
  return read.ok ? readTiles(text, 0, text.length) : read;
};

/** One tile: `5z`, `0m`. */
export const parseTile = (text: string): Result<Tile, NotationError> => {
  const tiles = parseTiles(text);
  if (!tiles.ok) return tiles;
  return tiles.value.length === 1
    ? ok(tiles.value[0]!)
    : err('tooManyTiles', `one tile wanted ${at(text, 0)}`);
};

/** Sorted by face, red fives after plain ones. */
export const formatHand = (tiles: readonly Tile[]): string => formatTiles([...tiles].sort(compareTiles));

export interface HandText {
  readonly tiles: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** The text cut at its brackets: where each piece begins and ends, brackets left out. */
interface Piece {
  readonly isMeld: boolean;
  readonly from: number;
  readonly to: number;
}

const piecesOf = (text: string): Result<readonly Piece[], NotationError> => {
  const pieces: Piece[] = [];
  let from = 0;
  for (let open = text.indexOf('['); open >= 0; open = text.indexOf('[', from)) {
    const close = text.indexOf(']', open);
    if (close < 0) return err('badMeld', `bracket not closed ${at(text, open)}`);
    pieces.push({ isMeld: false, from, to: open }, { isMeld: true, from: open + 1, to: close });
    from = close + 1;
  }
  return ok([...pieces, { isMeld: false, from, to: text.length }]);
};

/** A hand with melds. `caller` and `players` turn the sources' digits into seats. */
export const parseHand = (
  text: string,
  caller: Seat = 0,
  players: Players = 4,
): Result<HandText, NotationError> => {
  const read = fitting(text);
  const pieces = read.ok ? piecesOf(text) : read;
  if (!pieces.ok) return pieces;
  const [tiles, melds]: [Tile[], Meld[]] = [[], []];
  for (const { isMeld, from, to } of pieces.value) {
    const piece = isMeld ? readMeld(text, from, to, { caller, players }) : readTiles(text, from, to);
    if (!piece.ok) return piece;
    if ('type' in piece.value) melds.push(piece.value);
    else for (const tile of piece.value) tiles.push(tile);
  }
  return ok({ tiles, melds });
};
