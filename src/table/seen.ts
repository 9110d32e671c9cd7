// What one player sees: the own hand, all melds, the rivers, the indicators and what was set aside. A discard that was
// called away lies in the caller's meld and counts once.

import { addTo, emptyCounts, type Tally } from '../tiles/counts.ts';
import { tilesOf } from '../tiles/meld.ts';
import type { Tile } from '../tiles/tile.ts';
import type { SeatState, Table } from './table.ts';

const lyingInRiver = ({ river }: SeatState): readonly Tile[] =>
  river.filter((d) => d.calledBy === undefined).map((d) => d.tile);

const ownHand = ({ concealed, drawn }: SeatState): readonly Tile[] => [
  ...(typeof concealed === 'number' ? [] : concealed),
  ...(drawn === undefined || drawn === 'hidden' ? [] : [drawn]),
];

/** Every tile that `table.me` sees, as printed. */
export const seenTiles = (table: Table): readonly Tile[] => [
  ...ownHand(table.seats[table.me]!),
  ...table.indicators,
  ...table.seats.flatMap((state) => [
    ...state.melds.flatMap(tilesOf),
    ...lyingInRiver(state),
    ...state.aside,
  ]),
];

/** How many of each kind `table.me` sees; flowers are left out. */
export const seenCounts = (table: Table): Tally => {
  const counts = emptyCounts();
  addTo(counts, seenTiles(table));
  return counts;
};
