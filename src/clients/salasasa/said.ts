// What a message of Salasasa's says, in types.

import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

export interface Player {
  readonly user: number;
  /** Its chair in the first hand. */
  readonly first: Seat;
  readonly score: number;
  /** The viewer's alone. */
  readonly hand?: readonly Tile[];
  readonly count: number;
  /** The last tile of the hand was drawn just now. */
  readonly hasDrawn: boolean;
  /** What still lies there: called tiles are gone. */
  readonly river: readonly Tile[];
  readonly masks: readonly (readonly number[])[];
  readonly flowers: readonly Tile[];
}

export interface Start {
  /** Of the game: the same for all its hands. */
  readonly game?: string;
  /** 0–15. */
  readonly hand: number;
  readonly wall: number;
  readonly turn: Seat;
  readonly rule: string;
  readonly minimum: number;
  readonly spectated: boolean;
  readonly players: BySeat<Player>;
}

export interface Act {
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly cut?: Tile;
  /** The discard was the tile just drawn. */
  readonly drawn?: boolean;
  readonly deal?: Tile;
  readonly flower?: Tile;
  readonly target?: string;
  readonly mask?: readonly number[];
  readonly from?: Seat;
  readonly announced: boolean;
}

export interface Shown {
  readonly how: string;
  readonly seat?: Seat;
  readonly fan?: number;
  readonly fans: readonly string[];
  readonly hand?: readonly Tile[];
  /** What each seat has now. */
  readonly scores?: BySeat<number>;
  /** By the chairs of the first hand. */
  readonly changes?: readonly number[];
  readonly goesOn: boolean;
}

export type Message =
  | { readonly type: 'user'; readonly user: number }
  | { readonly type: 'start'; readonly start: Start }
  | { readonly type: 'asked'; readonly seat: Seat; readonly names: readonly string[]; readonly own: boolean }
  | { readonly type: 'act'; readonly act: Act }
  | { readonly type: 'shown'; readonly shown: Shown }
  | { readonly type: 'over' }
  /** Another game of the same site. */
  | { readonly type: 'other'; readonly rule: string }
  /** Known, and nothing to do with the table. */
  | { readonly type: 'silent' };
