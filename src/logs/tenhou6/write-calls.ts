// Tiles and call strings as tenhou.net/6 has them: the way back from `calls.ts`.

import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isRedFive, kindOf, rankOf, SUITS, suitOf, type Tile } from '../../tiles/tile.ts';

export const codeOf = (tile: Tile): number => {
  const kind = kindOf(tile);
  const suit = SUITS.indexOf(suitOf(kind)) + 1;
  return isRedFive(tile) ? 50 + suit : suit * 10 + rankOf(kind);
};

const LETTERS = { chi: 'c', pon: 'p', openKan: 'm', addedKan: 'k' } as const;

/** Where the letter stands, by whom the tile came from: 3 the left, 2 across, 1 the right. */
const PLACES: Readonly<Record<number, number>> = { 3: 0, 2: 1, 1: 2 };
const LAST_OF_KAN = 3;

/** Tenhou's ring has four seats also where three play. */
const sourceOf = (seat: Seat, from: Seat): number => (from - seat + 4) % 4;

const placeOf = (type: Meld['type'], source: number): number => {
  const place = PLACES[source] ?? 0;
  return type === 'openKan' && place === 2 ? LAST_OF_KAN : place;
};

const written = (tiles: readonly Tile[], place: number, letter: string): string =>
  tiles.map((tile, i) => `${i === place ? letter : ''}${codeOf(tile)}`).join('');

/** The called or added tile stands behind the letter; the called one of an added kan where its pon had it. */
export const callString = (seat: Seat, meld: Meld): string => {
  if (meld.type === 'closedKan') return written(meld.own, meld.own.length - 1, 'a');
  const place = placeOf(meld.type, sourceOf(seat, meld.from));
  const pon = meld.own.toSpliced(place, 0, meld.called);
  const tiles = meld.type === 'addedKan' ? pon.toSpliced(place, 0, meld.added) : pon;
  return written(tiles, place, LETTERS[meld.type]);
};
