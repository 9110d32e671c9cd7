// A called group from its picture. The turned tile is the called one, and where it stands says whose it was: first left,
// last right, else across. A closed kan shows two backs around two faces, and the red five always among the faces.

import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { isRedFive, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { find, findAll, type Part } from '../board/part.ts';
import { SELECTORS } from './selectors.ts';
import { tilesIn } from './tile.ts';

const closedKan = (faces: readonly Tile[]): Meld | undefined => {
  const [face] = faces;
  if (face === undefined) return undefined;
  const reds = faces.filter(isRedFive);
  const plain = Array.from({ length: 4 - reds.length }, () => plainTile(kindOf(face)));
  return { type: 'closedKan', own: [...plain, ...reds] };
};

/** Steps in turn order from the caller to whoever threw the tile. */
const stepsTo = (place: number, last: number): number => (place === 0 ? 3 : place === last ? 1 : 2);

export const readMeld = (group: Part, caller: Seat): Meld | undefined => {
  const turned = find(group, SELECTORS.rotated);
  if (!turned) return closedKan(tilesIn(findAll(group, SELECTORS.tile)));
  const parts = [...group.children];
  const place = parts.indexOf(turned);
  const [called, added] = tilesIn(findAll(turned, SELECTORS.tile));
  const own = tilesIn(parts.filter((p) => p !== turned));
  if (called === undefined) return undefined;
  const from = seatAfter(caller, stepsTo(place, parts.length - 1), 4);
  const base = { own, called, from };
  if (added !== undefined) return { type: 'addedKan', ...base, added };
  if (own.length === 3) return { type: 'openKan', ...base };
  return { type: own.every((t) => kindOf(t) === kindOf(called)) ? 'pon' : 'chi', ...base };
};
