// The deal of a tziakcha record: the wall as it was built, broken where the dice say. Two hexadecimal digits a tile; four dice
// in one number, the first in its lowest digit.

import { type Id, isId } from '../../clients/tziakcha/tiles.ts';

const TILES = 144;
const A_SIDE = 36;

const idsOf = (wall: string): readonly Id[] | undefined => {
  if (!/^[0-9a-f]{288}$/i.test(wall)) return undefined;
  const ids = Array.from({ length: TILES }, (_, i) => Number.parseInt(wall.slice(2 * i, 2 * i + 2), 16));
  return ids.every(isId) && new Set(ids).size === TILES ? ids : undefined;
};

const breakOf = (dice: number): number => {
  const [a, b, c, d] = [0, 4, 8, 12].map((shift) => (dice >> shift) & 15) as [number, number, number, number];
  const side = (12 - (a + b - 1) + 144) % 4;
  return (side * A_SIDE + (a + b + c + d) * 2) % TILES;
};

/** Three rounds of four tiles, one of one, and the dealer's first draw. */
const seatOfDealt = (place: number): number => {
  if (place === 52) return 0;
  return place < 48 ? Math.floor(place / 4) % 4 : place % 4;
};

export interface WallDeal {
  /** The dealer's first has 14. */
  readonly hands: readonly (readonly Id[])[];
  /** What is drawn from the front, in order. */
  readonly front: readonly Id[];
}

export const wallDeal = (wall: string, dice: number): WallDeal | undefined => {
  const ids = idsOf(wall);
  if (ids === undefined) return undefined;
  const from = breakOf(dice);
  const drawn = [...ids.slice(from), ...ids.slice(0, from)];
  const hands = [0, 1, 2, 3].map((seat) =>
    drawn.slice(0, 53).filter((_, place) => seatOfDealt(place) === seat),
  );
  return { hands, front: drawn.slice(53) };
};
