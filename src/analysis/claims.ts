// Which groups a hand could make with a tile, red and plain fives as ways of their own. Whether a rule allows them
// is asked elsewhere.

import type { Claimable } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { type Players, seatAfter } from '../tiles/seat.ts';
import { isHonour, type Kind, kindOf, rankOf, redTile, type Tile } from '../tiles/tile.ts';
import type { Held } from './situation.ts';

const held = (tiles: readonly Tile[], kind: Kind): readonly Tile[] => tiles.filter((t) => kindOf(t) === kind);

/** Different multisets of `size` among copies of one kind: by how many of them are the red one. */
const picks = (tiles: readonly Tile[], kind: Kind, size: number): readonly (readonly Tile[])[] => {
  const copies = held(tiles, kind);
  const red = redTile(kind);
  const reds = copies.filter((t) => t === red);
  const plain = copies.filter((t) => t !== red);
  return [0, 1, 2].flatMap((n) =>
    n <= reds.length && n <= size && size - n <= plain.length
      ? [[...plain.slice(0, size - n), ...reds.slice(0, n)]]
      : [],
  );
};

/** The steps from a called tile to the two that make a run with it. */
const RUN_STEPS = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const;

const chiWays = (tiles: readonly Tile[], called: Tile): readonly (readonly Tile[])[] => {
  const kind = kindOf(called);
  const rank = rankOf(kind);
  if (isHonour(kind)) return [];
  return RUN_STEPS.filter(([a, b]) => rank + a >= 1 && rank + b <= 9).flatMap(([a, b]) =>
    picks(tiles, (kind + a) as Kind, 1).flatMap((low) =>
      picks(tiles, (kind + b) as Kind, 1).map((high) => [...low, ...high]),
    ),
  );
};

/** Groups the viewer's hand can make with another seat's discard: chi from the left alone, never with three players. */
export const meldsWith = (
  { concealed }: Held,
  { tile, seat: from }: Claimable,
  seat: { readonly me: Claimable['seat']; readonly players: Players },
): readonly Meld[] => {
  const kind = kindOf(tile);
  const fromLeft = seat.players === 4 && seatAfter(from, 1, 4) === seat.me;
  const group =
    (type: 'chi' | 'pon' | 'openKan') =>
    (own: readonly Tile[]): Meld => ({
      type,
      own,
      called: tile,
      from,
    });
  return [
    ...(fromLeft ? chiWays(concealed, tile).map(group('chi')) : []),
    ...picks(concealed, kind, 2).map(group('pon')),
    ...picks(concealed, kind, 3).map(group('openKan')),
  ];
};

/** Closed kans and kans added to a pon that a hand of 3n + 2 tiles can make. */
export const ownKans = ({ concealed, melds }: Held): readonly Meld[] => {
  const kinds = [...new Set(concealed.map(kindOf))].sort((a, b) => a - b);
  const closed = kinds
    .map((k) => held(concealed, k))
    .filter((own) => own.length === 4)
    .map((own): Meld => ({ type: 'closedKan', own }));
  const added = melds.flatMap((m) => {
    if (m.type !== 'pon') return [];
    const tile = held(concealed, kindOf(m.called))[0];
    return tile === undefined ? [] : [{ ...m, type: 'addedKan' as const, added: tile }];
  });
  return [...closed, ...added];
};
