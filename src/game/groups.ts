// Whether two groups are the same.

import type { Meld } from '../tiles/meld.ts';
import type { Tile } from '../tiles/tile.ts';

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();

/** The same group, however its own tiles are ordered. */
export const sameGroup = (a: Meld, b: Meld): boolean => {
  if (!sameTiles(a.own, b.own) || a.type !== b.type) return false;
  if (a.type === 'closedKan' || b.type === 'closedKan') return true;
  if (a.called !== b.called || a.from !== b.from) return false;
  return a.type !== 'addedKan' || b.type !== 'addedKan' || a.added === b.added;
};
