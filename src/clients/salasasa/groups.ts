// Groups as Salasasa writes them. A target, `s23`, `k45`, `g45`, `G45`: run by its middle tile, triplet, open and closed kong.
// A mask of pairs `[flag, tile, …]` as the tiles lie: upright, sideways (the called one), face down, or added to a kong. Where
// the sideways one lies says whom it came from: first the left neighbour, last the right one, between them across.

import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { tileOf } from './tiles.ts';

const SIDEWAYS = 1;
const ADDED = 3;

export interface Lain {
  readonly flag: number;
  /** Undefined face down, where the tile is another's secret. */
  readonly tile?: Tile;
}

/** Undefined if it is no mask. */
export const lainOf = (mask: readonly number[]): readonly Lain[] | undefined => {
  if (mask.length < 6 || mask.length > 8 || mask.length % 2 !== 0) return undefined;
  return Array.from({ length: mask.length / 2 }, (_, i) => {
    const tile = tileOf(mask[2 * i + 1]);
    return { flag: mask[2 * i]!, ...(tile === undefined ? {} : { tile }) };
  });
};

/** Turns from the caller back to whom it was taken from: by where the called tile lies. */
const stepsBack = (at: number, size: number): number => (at === 0 ? 1 : at === size - 1 ? 3 : 2);

const closed = (lain: readonly Lain[]): Meld => {
  const own = lain.flatMap(({ tile }) => tile ?? []);
  return { type: 'closedKan', own: own.length === lain.length ? own : [] };
};

interface Taken {
  readonly own: readonly Tile[];
  readonly called: Tile;
  readonly from: Seat;
}

const takenOf = (lain: readonly Lain[], seat: Seat): Taken | undefined => {
  const at = lain.findIndex(({ flag }) => flag === SIDEWAYS);
  const called = lain[at]?.tile;
  const own = lain.filter((_, i) => i !== at).flatMap(({ tile }) => tile ?? []);
  if (called === undefined || own.length !== lain.length - 1) return undefined;
  return { own, called, from: seatAfter(seat, -stepsBack(at, lain.length), 4) };
};

const isRun = ({ own, called }: Taken): boolean => own.some((tile) => tile !== called);

const openMeld = (lain: readonly Lain[], seat: Seat): Meld | undefined => {
  const added = lain.find(({ flag }) => flag === ADDED)?.tile;
  const taken = takenOf(
    lain.filter(({ flag }) => flag !== ADDED),
    seat,
  );
  if (taken === undefined) return undefined;
  if (added !== undefined) return { type: 'addedKan', ...taken, added };
  if (taken.own.length === 3) return { type: 'openKan', ...taken };
  return { type: isRun(taken) ? 'chi' : 'pon', ...taken };
};

/** The group as it lies before this seat. */
export const meldOfMask = (mask: readonly number[], seat: Seat): Meld | undefined => {
  const lain = lainOf(mask);
  if (lain === undefined) return undefined;
  const open = lain.some(({ flag }) => flag === SIDEWAYS);
  return open ? openMeld(lain, seat) : lain.length === 4 ? closed(lain) : undefined;
};

/** The tile a target names; undefined where it is hidden: `G0`. */
export const tileOfTarget = (target: string | undefined): Tile | undefined => {
  const [, digits] = /^[skgG](\d{1,2})$/.exec(target ?? '') ?? [];
  return digits === undefined ? undefined : tileOf(Number(digits));
};
