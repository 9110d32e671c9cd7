// Which groups tiles could make with one that was shown, or of their own. A red and a plain five are ways of their own.
// Whether a rule allows them, and who may call what, is asked elsewhere.

import type { Meld } from '../tiles/meld.ts';
import {
  isFlower,
  isHonour,
  KIND_COUNT,
  type Kind,
  kindOf,
  rankOf,
  redTile,
  type Tile,
} from '../tiles/tile.ts';
import type { Claimable } from './table.ts';

const copiesOf = (tiles: readonly Tile[], kind: Kind): readonly Tile[] =>
  tiles.filter((t) => !isFlower(t) && kindOf(t) === kind);

/** The different ways to take `size` copies: by how many of them are red. */
const picks = (tiles: readonly Tile[], kind: Kind, size: number): readonly (readonly Tile[])[] => {
  const copies = copiesOf(tiles, kind);
  if (copies.length < size) return [];
  const red = redTile(kind);
  const reds = copies.filter((t) => t === red);
  const plain = copies.filter((t) => t !== red);
  return [0, 1, 2].flatMap((n) =>
    n <= reds.length && n <= size && size - n <= plain.length
      ? [[...plain.slice(0, size - n), ...reds.slice(0, n)]]
      : [],
  );
};

/** From the shown tile to the two that make a run with it. */
const RUNS = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const;

const runsWith = (tiles: readonly Tile[], shown: Tile): readonly (readonly Tile[])[] => {
  const kind = kindOf(shown);
  if (isHonour(kind)) return [];
  const rank = rankOf(kind);
  return RUNS.filter(([a, b]) => rank + a >= 1 && rank + b <= 9).flatMap(([a, b]) =>
    picks(tiles, (kind + a) as Kind, 1).flatMap((low) =>
      picks(tiles, (kind + b) as Kind, 1).map((high) => [...low, ...high]),
    ),
  );
};

/** Chi, pon and open kan of concealed tiles with another's discard; from whom a chi may come is asked elsewhere. */
export const groupsWith = (tiles: readonly Tile[], { tile, seat: from }: Claimable): readonly Meld[] => {
  const kind = kindOf(tile);
  const group =
    (type: 'chi' | 'pon' | 'openKan') =>
    (own: readonly Tile[]): Meld => ({ type, own, called: tile, from });
  return [
    ...runsWith(tiles, tile).map(group('chi')),
    ...picks(tiles, kind, 2).map(group('pon')),
    ...picks(tiles, kind, 3).map(group('openKan')),
  ];
};

const quadsIn = (tiles: readonly Tile[]): readonly Kind[] => {
  const seen = new Uint8Array(KIND_COUNT);
  for (const t of tiles) if (!isFlower(t)) seen[kindOf(t)]!++;
  const kinds = tiles.flatMap((t) => (isFlower(t) || seen[kindOf(t)] !== 4 ? [] : [kindOf(t)]));
  return [...new Set(kinds)];
};

/** Closed kans, in the order in which their kinds stand, and kans added to a pon. */
export const ownGroups = (tiles: readonly Tile[], melds: readonly Meld[]): readonly Meld[] => {
  const closed = quadsIn(tiles).map((kind): Meld => ({ type: 'closedKan', own: copiesOf(tiles, kind) }));
  const added = melds.flatMap((m): readonly Meld[] =>
    m.type === 'pon'
      ? copiesOf(tiles, kindOf(m.called)).map((tile) => ({ ...m, type: 'addedKan', added: tile }))
      : [],
  );
  return [...closed, ...added];
};
