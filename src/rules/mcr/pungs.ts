// Pungs of terminals and honours are counted one by one: which of them are said already by another fan.

import { isDragon, isTerminalOrHonour, isWind, windKind } from '../../tiles/tile.ts';
import type { Bundle } from './combinations.ts';
import { fanNumber } from './fans.ts';
import type { Hand, TileSet } from './hand.ts';

const DRAGON_PUNG = fanNumber('dragonPung');
const PREVALENT_WIND = fanNumber('prevalentWind');
const SEAT_WIND = fanNumber('seatWind');
const OUTER_PUNG = fanNumber('pungOfTerminalsOrHonors');

/** Adds the fan of each pung or kong by itself: a dragon, the prevalent wind, the seat wind, or none of these. */
export const addPungs = (fans: Uint8Array, sets: readonly TileSet[], { situation }: Hand): void => {
  for (const { type, kind } of sets) {
    if (type === 'chow' || !isTerminalOrHonour(kind)) continue;
    const prevalent = kind === windKind(situation.roundWind);
    const seat = kind === windKind(situation.seatWind);
    if (isDragon(kind)) fans[DRAGON_PUNG]!++;
    if (prevalent) fans[PREVALENT_WIND]!++;
    if (seat) fans[SEAT_WIND]!++;
    if (!isDragon(kind) && !prevalent && !seat) fans[OUTER_PUNG]!++;
  }
};

/** Three or four winds say that their pungs are pungs of honours. */
const WIND_FANS: readonly number[] = [
  fanNumber('bigFourWinds'),
  fanNumber('littleFourWinds'),
  fanNumber('bigThreeWinds'),
];

const isPlainWind = ({ type, kind }: TileSet, { situation }: Hand): boolean =>
  type !== 'chow' &&
  isWind(kind) &&
  kind !== windKind(situation.roundWind) &&
  kind !== windKind(situation.seatWind);

/** Takes out the pungs of winds that a chosen bundle of winds contains. */
export const sparePungs = (
  fans: Uint8Array,
  sets: readonly TileSet[],
  chosen: readonly Bundle[],
  hand: Hand,
): void => {
  const winds = chosen.find(({ fan }) => WIND_FANS.includes(fan));
  if (winds === undefined) return;
  fans[OUTER_PUNG]! -= sets.filter(
    (set, place) => winds.sets & (1 << place) && isPlainWind(set, hand),
  ).length;
};
