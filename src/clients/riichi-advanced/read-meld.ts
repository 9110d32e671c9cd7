// A called group from its picture. The sideways tile is the called one and stands where its source sits: first left,
// last right, else across, in the circle of four seats that the page keeps for three players too. Of two sideways
// tiles, the second is the called one and the first the added one. A closed kan shows two backs around two faces; in MCR
// another's shows nothing but backs.

import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isRedFive, kindOf, plainTile, redTile, type Tile } from '../../tiles/tile.ts';
import { findAll, type Part } from '../board/part.ts';
import { SELECTORS } from './selectors.ts';
import { type Face, type Family, faceOf, inPlace, isTile, ownFaceOf } from './tile.ts';

/** How many of the four fives of m, p and s are red. */
export type Reds = readonly [number, number, number];

export interface Circle {
  readonly caller: Seat;
  readonly players: number;
  readonly reds: Reds;
  readonly family: Family;
  /** The viewer's own call. */
  readonly mine: boolean;
}

const isAlike = (tiles: readonly Tile[]): boolean => tiles.every((t) => kindOf(t) === kindOf(tiles[0]!));

/** All four copies are in it, so that a red one may lie under a back. */
const closedKan = (faces: readonly Face[], reds: Reds): Meld | undefined => {
  const tiles = faces.filter(isTile);
  const [first] = tiles;
  if (first === undefined || faces.length !== 4 || faces.includes('strange') || !isAlike(tiles))
    return undefined;
  const kind = kindOf(first);
  const red = redTile(kind);
  const count = red === undefined ? 0 : Math.max(reds[(kind - 4) / 9] ?? 0, tiles.filter(isRedFive).length);
  return {
    type: 'closedKan',
    own: Array.from({ length: 4 }, (_, i) => (i < 4 - count ? plainTile(kind) : red!)),
  };
};

/** Steps around the table from the caller to whoever threw the tile. */
const stepsTo = (first: boolean, last: boolean): number => (first ? 3 : last ? 1 : 2);

const sourceOf = ({ caller, players }: Circle, sideways: readonly number[], last: number) => {
  const steps = stepsTo(sideways[0] === 0, sideways.at(-1) === last);
  const from = (caller + steps) % 4;
  return from < players ? (from as Seat) : undefined;
};

const openMeld = (tiles: readonly Tile[], sideways: readonly number[], from: Seat): Meld | undefined => {
  const at = sideways.at(-1)!;
  const called = tiles[at]!;
  const own = tiles.filter((_, i) => !sideways.includes(i));
  const alike = isAlike(tiles);
  if (sideways.length === 2)
    return tiles.length === 4 && alike
      ? { type: 'addedKan', own, called, from, added: tiles[sideways[0]!]! }
      : undefined;
  if (tiles.length === 4) return alike ? { type: 'openKan', own, called, from } : undefined;
  return tiles.length === 3 ? { type: alike ? 'pon' : 'chi', own, called, from } : undefined;
};

const isFaceDown = (faces: readonly Face[], { family, mine }: Circle): boolean =>
  family === 'mcr' && !mine && faces.length === 4 && faces.every((face) => face === 'back');

/** Undefined for a call that hides its tiles where the rules hide none, and for what is none. */
export const readMeld = (group: Part, circle: Circle): Meld | undefined => {
  const parts = inPlace(findAll(group, SELECTORS.tile));
  const { family, mine } = circle;
  const faces = parts.map((family === 'mcr' && mine ? ownFaceOf : faceOf)(family));
  const sideways = parts.flatMap((p, i) => (p.classList.contains('sideways') ? [i] : []));
  if (isFaceDown(faces, circle)) return { type: 'closedKan', own: [] };
  if (sideways.length === 0) return closedKan(faces, circle.reds);
  const tiles = faces.filter(isTile);
  if (tiles.length !== faces.length || sideways.length > 2) return undefined;
  const from = sourceOf(circle, sideways, parts.length - 1);
  return from === undefined ? undefined : openMeld(tiles, sideways, from);
};
