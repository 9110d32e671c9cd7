// A hand dealt from a whole wall, to try the desk with: thirteen tiles and a drawn one, flowers replaced, an indicator where
// the rules know dora. Legal by the way it is made.

import { isFlower, type Tile } from '../tiles/tile.ts';
import { clear } from './edit.ts';
import { withSeat } from './lists.ts';
import type { Position } from './position.ts';
import { tileSetOf } from './rules.ts';

/** From 0 to below 1. */
export type Random = () => number;

/** Fisher–Yates, from the front as far as it is asked for. */
function* drawnFrom(tiles: readonly Tile[], random: Random): Generator<Tile, undefined> {
  const left = [...tiles];
  while (left.length > 0) {
    const at = Math.floor(random() * left.length);
    const tile = left[at]!;
    left[at] = left.at(-1)!;
    left.pop();
    yield tile;
  }
  return undefined;
}

const DEALT = 14;

/** By the rules, seat and numbers of the position; its tiles are gone. */
export const randomHand = (position: Position, random: Random): Position => {
  const wall = drawnFrom(tileSetOf(position), random);
  const [hand, flowers]: [Tile[], Tile[]] = [[], []];
  while (hand.length < DEALT) {
    const tile = wall.next().value!;
    (isFlower(tile) ? flowers : hand).push(tile);
  }
  const indicators = position.family === 'riichi' ? [wall.next().value!] : [];
  const { dealer, roundWind, honba } = position;
  const fresh = { ...clear(position), dealer, roundWind, honba, indicators };
  return withSeat({ ...fresh, concealed: hand.slice(0, -1), taken: hand.at(-1)! }, position.me, (s) => ({
    ...s,
    aside: flowers,
  }));
};
