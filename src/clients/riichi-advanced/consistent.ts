// Whether a reading can be a table at all. The page is patched in pieces, so that a look may fall between two of them:
// what is not consistent is waited out, never told.

import { isKan, tilesOf } from '../../tiles/meld.ts';
import { isFlower, isRedFive, KIND_COUNT, kindOf, type Tile } from '../../tiles/tile.ts';
import { asideOf, heldCount, heldTiles, type SeatReading } from '../board/reading.ts';
import type { Reds } from './read-meld.ts';
import type { Reading } from './reading.ts';

const MOST_INDICATORS = 5;

const tilesInSight = (reading: Reading): readonly Tile[] => [
  ...(heldTiles(reading.seats[reading.me]!) ?? []),
  ...reading.indicators,
  ...reading.seats.flatMap((s) => [
    ...s.melds.flatMap(tilesOf),
    ...s.river.map((t) => t.tile),
    ...asideOf(s),
  ]),
];

const tally = (tiles: readonly Tile[]): readonly number[] => {
  const counts = Array.from({ length: KIND_COUNT }, () => 0);
  for (const t of tiles) if (!isFlower(t)) counts[kindOf(t)]! += 1;
  return counts;
};

const isTwice = (tiles: readonly Tile[]): boolean => new Set(tiles).size < tiles.length;

const isOneSet = (tiles: readonly Tile[], reds: Reds): boolean => {
  const all = tally(tiles);
  const red = tally(tiles.filter(isRedFive));
  if (all.some((n) => n > 4) || isTwice(tiles.filter(isFlower))) return false;
  return reds.every((most, suit) => {
    const five = suit * 9 + 4;
    return red[five]! <= most && all[five]! - red[five]! <= 4 - most;
  });
};

const sizeOf = (seat: SeatReading): number => heldCount(seat) + 3 * seat.melds.length;

/** Everybody holds thirteen; whoever is to throw holds one more. */
const areHandsWhole = ({ seats, turn }: Reading): boolean =>
  seats.every((s, i) => sizeOf(s) === 13 || (sizeOf(s) === 14 && i === turn)) &&
  seats.every((s) => s.drawn === undefined || sizeOf(s) === 14);

const areIndicatorsDue = ({ family, indicators, seats }: Reading): boolean =>
  family === 'mcr'
    ? indicators.length === 0
    : indicators.length >= 1 &&
      indicators.length <= MOST_INDICATORS &&
      indicators.length <= 1 + seats.flatMap((s) => s.melds).filter(isKan).length;

export const isConsistent = (reading: Reading, reds: Reds): boolean =>
  reading.flaws.length === 0 &&
  reading.turn !== undefined &&
  Array.isArray(reading.seats[reading.me]!.concealed) &&
  areHandsWhole(reading) &&
  areIndicatorsDue(reading) &&
  isOneSet(tilesInSight(reading), reds);
