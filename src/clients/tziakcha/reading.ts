// What has to be remembered between two messages of tziakcha's.

import type { TableEvent } from '../../table/event.ts';
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Id } from './tiles.ts';

/**
 * Which flower another set aside is not told for certain. They all count the same, so each is told with a face that no
 * other has: its own if that is still free.
 */
export interface Flower {
  readonly id: Id;
  readonly tile: Tile;
}

/** A hand being read. */
export interface Hand {
  readonly me: Seat;
  /** 0–15. */
  readonly number: number;
  /** Somebody has thrown, or made a kong: flowers are no longer the deal's. */
  readonly begun: boolean;
  /** The tile thrown or added to a kong last, and whose. */
  readonly thrown?: { readonly tile: Tile; readonly seat: Seat };
  /** Who holds a tile drawn; which one, if it is the viewer's. */
  readonly drawn?: { readonly seat: Seat; readonly id?: Id };
  /** Flowers in the viewer's hand. */
  readonly flowers: readonly Flower[];
  /** Flowers that are out, by the face they were told with. */
  readonly out: readonly Tile[];
  /** The next draw replaces a tile. */
  readonly replacement: boolean;
  /** A closed kong of another's whose tiles were not told: a draw right after it shows that it was made. */
  readonly faceDown?: Seat;
  /** Joined with nobody known to act: the table as it was told, to be placed by what comes next. */
  readonly unplaced?: Table;
  /** Joined mid-hand, until the own next discard: which tile the viewer drew was not told. */
  readonly joined?: true;
}

export interface Reading {
  readonly seat?: Seat;
  readonly hand?: Hand;
  /** The game was announced. */
  readonly inGame: boolean;
  /** By the chairs of the first hand, as far as it was followed. */
  readonly scores: readonly number[];
}

export type Step = readonly [Hand, readonly TableEvent[]];
