// What must be kept in mind of a hand to tell its actions as events: the groups (an added kan names one tile), the tile
// shown last (a call and a ron name no thrower), the indicators (the service repeats them all). No table: who folds
// events holds that.

import type { Ending, TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { BySeat, Players, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { LiQiSuccess } from './messages.ts';
import type { Read } from './protobuf.ts';
import { readSeat, readTiles } from './read.ts';

export interface Hand {
  readonly players: Players;
  readonly me: Seat;
  readonly redFives: number;
  readonly indicators: readonly Tile[];
  readonly melds: BySeat<readonly Meld[]>;
  readonly shown?: { readonly seat: Seat; readonly tile: Tile };
  /** Whose next tile comes from the dead wall. */
  readonly replacement?: Seat;
  /** The viewer has said riichi. */
  readonly riichi: boolean;
  /** Nobody has done anything yet: the dealer's fourteenth tile lies among the others. */
  readonly opening: boolean;
  /** The viewer's fourteenth tile of the deal. */
  readonly dealt?: Tile;
  readonly ended?: Ending;
}

/** An action as events, and what is to be kept in mind afterwards. */
export interface Step {
  readonly hand: Hand;
  readonly events: readonly TableEvent[];
}

/** An action read against the hand; undefined if it cannot follow on it. */
export type Act<M> = (hand: Hand, message: M) => Step | undefined;

/** Indicators turned since; undefined if the list is no continuation of ours. */
export const newIndicators = (hand: Hand, doras: readonly string[]): readonly Tile[] | undefined => {
  const tiles = readTiles(doras);
  if (tiles === undefined || tiles.length > 5) return undefined;
  return hand.indicators.every((t, i) => i >= tiles.length || tiles[i] === t)
    ? tiles.slice(hand.indicators.length)
    : undefined;
};

export const indicatorEvents = (tiles: readonly Tile[]): readonly TableEvent[] =>
  tiles.map((tile) => ({ type: 'indicator', tile }));

/** The stick paid for a riichi that nobody won on. */
export const riichiEvents = (
  hand: Hand,
  liqi: Read<typeof LiQiSuccess> | undefined,
): readonly TableEvent[] => {
  const seat = liqi && !liqi.failed ? readSeat(liqi.seat, hand.players) : undefined;
  return seat === undefined ? [] : [{ type: 'riichi', seat }];
};

export const meldsWith = (hand: Hand, seat: Seat, change: (melds: readonly Meld[]) => readonly Meld[]) =>
  hand.melds.map((melds, s) => (s === seat ? change(melds) : melds));

/** What ends with every action: the opening, a tile on the table, a tile to come from the dead wall. */
export const moved = (hand: Hand, change: Partial<Hand>): Hand => {
  const { shown: _shown, replacement: _replacement, dealt: _dealt, ...kept } = hand;
  return { ...kept, opening: false, ...change };
};
