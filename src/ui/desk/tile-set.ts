// Which tiles the keyboard shows under the rules that are chosen, and how many of each are left to enter.

import type { Position } from '../../desk/position.ts';
import { copiesOf, rulesOf } from '../../desk/rules.ts';
import { tilesOf } from '../../tiles/meld.ts';
import {
  compareTiles,
  isFlower,
  kindOf,
  SUITS,
  type Suit,
  suitOf,
  TILES,
  type Tile,
} from '../../tiles/tile.ts';

export interface KeyRow {
  readonly id: Suit | 'flowers';
  readonly tiles: readonly Tile[];
}

const ROWS = [...SUITS, 'flowers'] as const;
const rowOf = (tile: Tile): KeyRow['id'] => (isFlower(tile) ? 'flowers' : suitOf(kindOf(tile)));

/** One row a suit; a red five stands beside the plain one. */
export const keyRows = (position: Position): readonly KeyRow[] => {
  const rules = rulesOf(position);
  const all = TILES.filter((t) => copiesOf(t, rules, position.players) > 0).sort(compareTiles);
  return ROWS.map((id) => ({ id, tiles: all.filter((t) => rowOf(t) === id) })).filter(
    (row) => row.tiles.length > 0,
  );
};

/** Every tile that lies somewhere in a position; a tile called away lies in its meld alone. */
const tilesIn = (position: Position): readonly Tile[] => [
  ...position.concealed,
  ...(position.taken === undefined ? [] : [position.taken]),
  ...position.indicators,
  ...position.ura,
  ...position.seats.flatMap((seat) => [
    ...seat.melds.flatMap(tilesOf),
    ...seat.aside,
    ...seat.river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
  ]),
];

/** How many copies of a tile are left to enter. */
export const leftOf = (position: Position): ((tile: Tile) => number) => {
  const rules = rulesOf(position);
  const all = tilesIn(position);
  return (tile) => copiesOf(tile, rules, position.players) - all.filter((t) => t === tile).length;
};
