// Which groups a hand could make: with a tile that was shown, or of its own. A red and a plain five are ways of their own.

import type { Claimable } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { isFlower, isHonour, type Kind, kindOf, rankOf, redTile, type Tile } from '../tiles/tile.ts';
import { type Player, wholeOf } from './hand.ts';

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

export const runsWith = (tiles: readonly Tile[], shown: Tile): readonly (readonly Tile[])[] => {
  const kind = kindOf(shown);
  if (isHonour(kind)) return [];
  const rank = rankOf(kind);
  return RUNS.filter(([a, b]) => rank + a >= 1 && rank + b <= 9).flatMap(([a, b]) =>
    picks(tiles, (kind + a) as Kind, 1).flatMap((low) =>
      picks(tiles, (kind + b) as Kind, 1).map((high) => [...low, ...high]),
    ),
  );
};

/** Chi, pon and open kan with another's discard; from whom a chi may come is asked elsewhere. */
export const groupsWith = ({ concealed }: Player, { tile, seat: from }: Claimable): readonly Meld[] => {
  const kind = kindOf(tile);
  const group =
    (type: 'chi' | 'pon' | 'openKan') =>
    (own: readonly Tile[]): Meld => ({ type, own, called: tile, from });
  return [
    ...runsWith(concealed, tile).map(group('chi')),
    ...picks(concealed, kind, 2).map(group('pon')),
    ...picks(concealed, kind, 3).map(group('openKan')),
  ];
};

/** Closed kans, and kans added to a pon, of a hand that has just drawn. */
export const ownGroups = (player: Player): readonly Meld[] => {
  const tiles = wholeOf(player);
  const closed = [...new Set(tiles.filter((t) => !isFlower(t)).map(kindOf))]
    .map((kind) => copiesOf(tiles, kind))
    .filter((own) => own.length === 4)
    .map((own): Meld => ({ type: 'closedKan', own }));
  const added = player.melds.flatMap((m): readonly Meld[] =>
    m.type === 'pon'
      ? copiesOf(tiles, kindOf(m.called)).map((tile) => ({ ...m, type: 'addedKan', added: tile }))
      : [],
  );
  return [...closed, ...added];
};

const sameTiles = (a: readonly Tile[], b: readonly Tile[]): boolean =>
  a.length === b.length && [...a].sort((x, y) => x - y).join() === [...b].sort((x, y) => x - y).join();

/** The same group, however its own tiles are ordered. */
export const sameGroup = (a: Meld, b: Meld): boolean => {
  if (!sameTiles(a.own, b.own) || a.type !== b.type) return false;
  if (a.type === 'closedKan' || b.type === 'closedKan') return true;
  if (a.called !== b.called || a.from !== b.from) return false;
  return a.type !== 'addedKan' || b.type !== 'addedKan' || a.added === b.added;
};
