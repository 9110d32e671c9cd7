// What has to be remembered between two messages of Salasasa's.

import type { TableEvent } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

/** A hand being read. */
export interface Hand {
  readonly me: Seat;
  /** 0–15. */
  readonly number: number;
  readonly scores: BySeat<number>;
  /** Somebody has thrown, or made a kong: flowers are no longer the deal's. */
  readonly begun: boolean;
  /** The tile thrown or added to a kong last, and whose. */
  readonly thrown?: { readonly tile: Tile; readonly seat: Seat };
  /** Whose tile was drawn last, and which, as far as it was told. */
  readonly drawn?: { readonly seat: Seat; readonly tile?: Tile };
  /** The next draw replaces a tile. */
  readonly replacement: boolean;
  /** Joined mid-hand, until the own next discard: which tile the viewer drew was not told. */
  readonly joined?: true;
  /** A flower of the deal whose replacement is still to come. */
  readonly flower?: { readonly seat: Seat; readonly tile: Tile };
}

export interface Reading {
  /** The viewer's own number, once the login told it. */
  readonly user?: number;
  /** The game that is played, once it was told. */
  readonly game?: string;
  readonly hand?: Hand;
  readonly watching: boolean;
}

export type Step = readonly [Hand, readonly TableEvent[]];
