// Flowers of a hand: which are held, which are out, and the face each is told with.

import type { Tile } from '../../tiles/tile.ts';
import type { Flower, Hand } from './reading.ts';
import { flowerId, type Id, isFlowerId, tileOf } from './tiles.ts';

type Flowers = Pick<Hand, 'flowers' | 'out'>;

export const ALL: readonly Tile[] = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => tileOf(flowerId(number)!));

const isFree = ({ flowers, out }: Flowers, tile: Tile): boolean =>
  !out.includes(tile) && flowers.every((held) => held.tile !== tile);

/** The face of a flower, or one that stands for it; undefined once all eight are told. */
export const faceOf = (hand: Flowers, id: Id | undefined): Tile | undefined => {
  const own = id === undefined ? undefined : tileOf(id);
  return own !== undefined && isFree(hand, own) ? own : ALL.find((tile) => isFree(hand, tile));
};

/** The viewer takes a tile: a flower is held with its face. Undefined if it can be none. */
export const taking = <H extends Flowers>(
  hand: H,
  id: Id,
): { readonly hand: H; readonly tile: Tile } | undefined => {
  if (!isFlowerId(id)) return { hand, tile: tileOf(id) };
  const tile = faceOf(hand, id);
  if (tile === undefined) return undefined;
  const flower: Flower = { id, tile };
  return { hand: { ...hand, flowers: [...hand.flowers, flower] }, tile };
};

/** A flower goes out of the hand, or out of another's. */
export const goingOut = <H extends Flowers>(hand: H, tile: Tile): H => ({
  ...hand,
  flowers: hand.flowers.filter((held) => held.tile !== tile),
  out: [...hand.out, tile],
});
