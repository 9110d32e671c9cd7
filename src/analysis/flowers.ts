// A hand that plays with flowers: those it holds wait to be set aside, and no shape is made of them.

import type { Table } from '../table/table.ts';
import { isFlower, type Tile } from '../tiles/tile.ts';
import { drawnOf, type Held, heldOf } from './situation.ts';

/** The viewer's hand at rest without flowers; undefined while its tiles are hidden. */
export const plainHeld = (table: Table): Held | undefined => {
  const held = heldOf(table);
  return held && { ...held, concealed: held.concealed.filter((t) => !isFlower(t)) };
};

/** Flowers that the viewer has not set aside yet. */
export const flowersHeld = (table: Table): readonly Tile[] => {
  const drawn = drawnOf(table);
  const tiles = [...(heldOf(table)?.concealed ?? []), ...(drawn === undefined ? [] : [drawn])];
  return tiles.filter(isFlower);
};
