// One seat's tiles: what it holds, takes and gives. A hidden hand is a number and can only be counted.

import { compareTiles, type Tile } from '../tiles/tile.ts';
import type { SeatState, Table } from './table.ts';

export type Concealed = SeatState['concealed'];

export const sizeOf = (concealed: Concealed): number =>
  typeof concealed === 'number' ? concealed : concealed.length;

/** Concealed and drawn as one. */
export const wholeHand = ({ concealed, drawn }: SeatState): Concealed => {
  if (drawn === undefined) return concealed;
  if (typeof concealed === 'number' || drawn === 'hidden') return sizeOf(concealed) + 1;
  return [...concealed, drawn];
};

/** Without these tiles; undefined if one of them is not there. A hidden hand gets smaller. */
export const without = (concealed: Concealed, tiles: readonly Tile[]): Concealed | undefined => {
  if (typeof concealed === 'number') {
    return concealed >= tiles.length ? concealed - tiles.length : undefined;
  }
  const left = [...concealed];
  for (const tile of tiles) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** The seat holding these concealed tiles and nothing drawn. */
export const holding = (state: SeatState, concealed: Concealed): SeatState => {
  const { drawn: _drawn, drawnFrom: _from, flowerDraw: _flower, ...rest } = state;
  return { ...rest, concealed };
};

/** Two hands of the same tiles; a hidden one agrees by its size. */
export const sameHand = (held: Concealed, shown: readonly Tile[]): boolean => {
  if (sizeOf(held) !== shown.length) return false;
  if (typeof held === 'number') return true;
  const [a, b] = [[...held].sort(compareTiles), [...shown].sort(compareTiles)];
  return a.every((tile, i) => tile === b[i]);
};

/** The table with one seat changed. */
export const withSeat = (table: Table, seat: number, state: SeatState): Table => {
  const seats = [...table.seats];
  seats[seat] = state;
  return { ...table, seats };
};

/** The table with every seat changed. */
export const withSeats = (table: Table, change: (state: SeatState) => SeatState): Table => ({
  ...table,
  seats: table.seats.map(change),
});
