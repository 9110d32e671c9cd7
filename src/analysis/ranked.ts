// The order of choices of discards, whatever the rule set ranks them by.

import { compareTiles, type Tile } from '../tiles/tile.ts';
import type { HandView } from './analysis.ts';

interface Choice {
  readonly tile: Tile;
}

interface Viewed {
  readonly after: HandView;
  readonly behind?: number;
  /** Why it may not be thrown. */
  readonly forbidden?: string;
}

/** Best first. `rankOf` gives numbers to compare in turn, smaller is better; at equal ones the tiles' own order stands. */
export const byRank = <C extends Choice>(
  choices: readonly C[],
  rankOf: (choice: C) => readonly number[],
): readonly C[] =>
  choices
    .map((choice) => ({ choice, rank: rankOf(choice) }))
    .sort((a, b) => {
      const at = a.rank.findIndex((n, i) => n !== b.rank[i]);
      return at < 0 ? compareTiles(a.choice.tile, b.choice.tile) : a.rank[at]! - b.rank[at]!;
    })
    .map(({ choice }) => choice);

/** How many live tiles each has less than the best of the nearest shape that may be thrown. */
export const withBehind = <C extends Viewed>(choices: readonly C[]): readonly C[] => {
  const open = choices.filter((c) => !c.forbidden);
  const near = Math.min(...open.map((c) => c.after.shanten));
  const most = Math.max(...open.filter((c) => c.after.shanten === near).map((c) => c.after.tiles));
  return choices.map((c) =>
    c.after.shanten === near && !c.forbidden ? { ...c, behind: most - c.after.tiles } : c,
  );
};
