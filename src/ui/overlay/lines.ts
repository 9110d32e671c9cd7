// The lines of a score sheet as data: several scores side by side, each item named once.

import type { Tile } from '../../tiles/tile.ts';
import type { Named } from '../parts/yaku-name.tsx';

/** One item, with what it counts in each column; undefined where it does not. */
export interface SheetLine {
  readonly key: string;
  readonly name: string;
  /** Where it stands in a rule book. */
  readonly named?: Named | undefined;
  /** How often it counts, where more than once. */
  readonly times?: number;
  /** What the name is of. */
  readonly tile?: Tile;
  readonly values: readonly (string | undefined)[];
}

/** Items of several scores side by side: each once, in the order of the first that has it. */
export const aligned = <Item extends { readonly key: string }>(
  columns: readonly (readonly Item[])[],
): readonly { readonly item: Item; readonly cells: readonly (Item | undefined)[] }[] => {
  const byKey = new Map(columns.flat().map((item) => [item.key, item]));
  return [...byKey].map(([key, item]) => ({
    item,
    cells: columns.map((items) => items.find((i) => i.key === key)),
  }));
};
