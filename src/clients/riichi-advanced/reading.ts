// What one look at the page shows, in our seats and tiles. What it means for the hand is `compare.ts`'s.

import type { Ending } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Wind } from '../../tiles/tile.ts';
import type { BoardReading, SeatReading } from '../board/reading.ts';
import type { Family } from './tile.ts';

export interface Screen {
  readonly ending: Ending;
  /** Once they are shown. */
  readonly payments?: BySeat<number>;
}

export interface Reading extends BoardReading {
  readonly family: Family;
  readonly wind: Wind;
  readonly dealer: Seat;
  readonly honba: number;
  readonly seats: BySeat<SeatReading>;
  /** Everybody else is a program. */
  readonly bots: boolean;
  /** The own hand shows backs: somebody looks on. */
  readonly spectating: boolean;
  /** The hand is over. */
  readonly screen?: Screen;
  /** What could not be read. */
  readonly flaws: readonly string[];
}

/** A table is on the page, and it does not show who sits where or which round it is. */
export interface Unread {
  readonly unread: string;
}

/** What one look finds; undefined: no hand is on the page. */
export type Look = Reading | Unread | undefined;
