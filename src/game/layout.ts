// The walls as they stand on the table, for whoever draws them: every stack of every seat, what lies on it, and what has gone.
// Stacks are counted from the right end of each wall, as its owner sees it. Where the stacks do not divide by the players, the
// walls that are drawn from first have one more.

import { type BySeat, type Players, type Seat, seatAfter, seatsOf } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Dice } from './dice.ts';
import { type Hand, indicatorsOf } from './hand.ts';
import type { Wall } from './wall.ts';

export type Spot =
  /** To be drawn, or to replace a kan, a north, a flower. */
  | { readonly is: 'live' | 'dead' }
  /** An indicator that was turned. */
  | { readonly is: 'indicator'; readonly tile: Tile }
  | { readonly is: 'gone' };

export interface Stack {
  readonly upper: Spot;
  readonly lower: Spot;
}

export interface Layout {
  readonly dice: Dice;
  /** Whose wall the dice name, and how many of its stacks stay right of the break. */
  readonly broken: Seat;
  readonly kept: number;
  /** Each wall from its right end. */
  readonly walls: BySeat<readonly Stack[]>;
}

const LIVE: Spot = { is: 'live' };
const DEAD: Spot = { is: 'dead' };
const GONE: Spot = { is: 'gone' };

/** Each replacement moves the last live tile to the dead wall, whence it may be drawn once the reserve is gone. */
const liveSpot = ({ live, dead, taken, replaced }: Wall, i: number): Spot => {
  const fromEnd = live.length - 1 - i;
  if (i < taken || fromEnd < replaced - (dead?.replacements.length ?? 0)) return GONE;
  return fromEnd < replaced ? DEAD : LIVE;
};

const indicatorSpots = (hand: Hand): readonly Spot[] => {
  const turned = indicatorsOf(hand).flatMap((tile): readonly Spot[] => [{ is: 'indicator', tile }, DEAD]);
  const all = (hand.wall.dead?.indicators.length ?? 0) * 2;
  return [...turned, ...new Array<Spot>(all - turned.length).fill(DEAD)];
};

const stacksOf = (spots: readonly Spot[]): readonly Stack[] =>
  Array.from({ length: spots.length / 2 }, (_, i) => ({ upper: spots[2 * i]!, lower: spots[2 * i + 1]! }));

/** From the break leftwards: the live wall, then the dead wall from its far end to the break. */
const stacksFromBreak = (hand: Hand): readonly Stack[] => {
  const { wall } = hand;
  const live = stacksOf(wall.live.map((_, i) => liveSpot(wall, i)));
  if (!wall.dead) return live;
  const replacements = wall.dead.replacements.map((_, i) => (i < wall.replaced ? GONE : DEAD));
  return [...live, ...[...stacksOf(replacements), ...stacksOf(indicatorSpots(hand))].reverse()];
};

const sizesOf = (stacks: number, players: Players): readonly number[] =>
  seatsOf(players).map((i) => Math.floor(stacks / players) + (i < stacks % players ? 1 : 0));

/** The ring begins at the right end of the broken wall and goes on with the wall of the player before. */
export const layoutOf = (hand: Hand): Layout => {
  const { dice, broken } = hand.wall;
  const { players } = hand.round;
  const kept = dice[0] + dice[1];
  const fromBreak = stacksFromBreak(hand);
  const ring = [...fromBreak.slice(-kept), ...fromBreak.slice(0, -kept)];
  const sizes = sizesOf(ring.length, players);
  const starts = sizes.map((_, i) => sizes.slice(0, i).reduce((sum, n) => sum + n, 0));
  const walls = seatsOf(players).map((i) => ring.slice(starts[i], starts[i]! + sizes[i]!));
  return {
    dice,
    broken,
    kept,
    walls: seatsOf(players).map((seat) => walls[placeOf(seat, broken, players)]!),
  };
};

/** Which wall of the ring is a seat's. */
const placeOf = (seat: Seat, broken: Seat, players: Players): number =>
  seatsOf(players).find((i) => seatAfter(broken, players - i, players) === seat)!;
