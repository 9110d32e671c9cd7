// What all edits are made of.

import type { Seat } from '../tiles/seat.ts';
import { isFlower, kindOf, type Tile } from '../tiles/tile.ts';
import { type DeskSeat, handSize, type Position } from './position.ts';

/** More than any list of a table has. */
export const MOST = 40;
/** As many as can be let pass in riichi, from the first turn on. */
export const MOST_PASSED = 120;

export const within = (value: number, least: number, most: number): number =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, Math.round(value))) : least;

export const withoutAt = <T>(list: readonly T[], index: number): readonly T[] =>
  list.filter((_, i) => i !== index);
export const withAt = <T>(list: readonly T[], index: number, item: T): readonly T[] =>
  list.map((old, i) => (i === index ? item : old));
export const withMore = <T>(list: readonly T[], item: T): readonly T[] =>
  list.length < MOST ? [...list, item] : list;

/** A flower is of its own kind alone. */
export const isSameKind = (a: Tile, b: Tile): boolean =>
  isFlower(a) || isFlower(b) ? a === b : kindOf(a) === kindOf(b);

export const withSeat = (p: Position, seat: Seat, change: (state: DeskSeat) => DeskSeat): Position => ({
  ...p,
  seats: p.seats.map((state, i) => (i === seat ? change(state) : state)),
});

export const withTaken = (p: Position, tile: Tile | undefined, from?: Seat): Position => {
  const { taken: _taken, from: _from, ...rest } = p;
  return {
    ...rest,
    ...(tile === undefined ? {} : { taken: tile }),
    ...(from === undefined ? {} : { from }),
  };
};

/** A hand at rest has its thirteen tiles before one is drawn, and one too many is the drawn one. */
export const settled = (p: Position): Position => {
  const size = handSize(p);
  const { taken, from, concealed } = p;
  if (taken === undefined && concealed.length === size + 1)
    return withTaken({ ...p, concealed: concealed.slice(0, -1) }, concealed.at(-1), from);
  if (taken !== undefined && from === undefined && concealed.length < size)
    return withTaken({ ...p, concealed: [...concealed, taken] }, undefined);
  return p;
};
