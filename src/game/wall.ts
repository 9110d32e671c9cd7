// The wall: stacks of two before every player, broken where the dice say. Counted as a ring of stacks in the order of
// drawing: the broken wall from its right end to its left, then the wall of the player before, and so on round the
// table. The dice count stacks from the right end; what lies left of them is drawn first, and the dead wall is the
// seven stacks right of the break.

import { type Random, shuffled } from '../tiles/random.ts';
import { type Players, type Seat, seatAfter } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { type Dice, stepsOf, throwDice } from './dice.ts';

/** The dead wall: two stacks of replacements at the break, then five of indicators, each with its ura below. */
export interface DeadWall {
  readonly replacements: readonly Tile[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
}

export interface Wall {
  readonly dice: Dice;
  /** Whose wall was broken. */
  readonly broken: Seat;
  /** In the order of drawing. */
  readonly live: readonly Tile[];
  readonly dead?: DeadWall;
  /** Drawn from the front, the deal included. */
  readonly taken: number;
  /** Replacements drawn; each takes one from the end of the live wall. */
  readonly replaced: number;
}

const DEAD_STACKS = 7;
const REPLACEMENT_STACKS = 2;

type Stack = readonly [Tile, Tile];

const stacksOf = (tiles: readonly Tile[]): readonly Stack[] =>
  Array.from({ length: tiles.length / 2 }, (_, i) => [tiles[2 * i]!, tiles[2 * i + 1]!] as const);

const deadOf = (stacks: readonly Stack[]): DeadWall => ({
  replacements: stacks.slice(0, REPLACEMENT_STACKS).flat(),
  indicators: stacks.slice(REPLACEMENT_STACKS).map(([upper]) => upper),
  ura: stacks.slice(REPLACEMENT_STACKS).map(([, lower]) => lower),
});

export interface Site {
  /** In the ring's order: upper and lower tile of each stack. */
  readonly tiles: readonly Tile[];
  readonly players: Players;
  readonly dealer: Seat;
  readonly hasDeadWall: boolean;
}

/** The wall broken as these dice say. */
export const brokenBy = (dice: Dice, { tiles, players, dealer, hasDeadWall }: Site): Wall => {
  const ring = stacksOf(tiles);
  const at = dice[0] + dice[1];
  const fromBreak = [...ring.slice(at), ...ring.slice(0, at)];
  const dead = hasDeadWall ? fromBreak.splice(-DEAD_STACKS).reverse() : [];
  return {
    dice,
    broken: seatAfter(dealer, stepsOf(dice), players),
    live: fromBreak.flat(),
    ...(hasDeadWall ? { dead: deadOf(dead) } : {}),
    taken: 0,
    replaced: 0,
  };
};

export const buildWall = (site: Site, random: Random): Wall =>
  brokenBy(throwDice(random), { ...site, tiles: shuffled(site.tiles, random) });

/** Live tiles left. */
export const leftIn = ({ live, taken, replaced }: Wall): number => live.length - taken - replaced;

export const nextTile = ({ live, taken }: Wall): Tile => live[taken]!;

/**
 * A dead wall is kept at its size by the last live tile; once its four replacements are gone (three players set norths
 * aside) the tiles moved so are drawn in the order they came. Without a dead wall they are drawn from the far end.
 */
export const replacementTile = ({ live, dead, replaced }: Wall): Tile => {
  const reserve = dead?.replacements ?? [];
  return reserve[replaced] ?? live.at(reserve.length - replaced - 1)!;
};

/** Hands of thirteen: three rounds of four each from the dealer on, then one each. */
export const dealtFrom = (
  wall: Wall,
  dealer: Seat,
  players: Players,
): { readonly wall: Wall; readonly hands: readonly (readonly Tile[])[] } => {
  const hands: Tile[][] = Array.from({ length: players }, () => []);
  let taken = wall.taken;
  for (const size of [4, 4, 4, 1]) {
    for (let turn = 0; turn < players; turn++) {
      hands[seatAfter(dealer, turn, players)]!.push(...wall.live.slice(taken, taken + size));
      taken += size;
    }
  }
  return { wall: { ...wall, taken }, hands };
};
