// What one look at the page shows, in our seats and tiles. What it means for the hand is `compare.ts`'s.

import type { Ending, Offer, StatedScore } from '../../table/event.ts';
import type { BySeat } from '../../tiles/seat.ts';
import type { Tile, Wind } from '../../tiles/tile.ts';
import type { BoardReading, SeatReading as BoardSeat } from '../board/reading.ts';

export interface SeatReading extends BoardSeat {
  readonly score: number;
  /** Faces, where the page shows them: the own hand, hands laid open. */
  readonly shown?: readonly Tile[];
}

export type Outcome =
  | {
      readonly type: 'win';
      /** The concealed tiles without the winning one. */
      readonly hand: readonly Tile[];
      readonly tile?: Tile;
      readonly stated: StatedScore;
      readonly payments?: BySeat<number>;
    }
  | { readonly type: 'draw'; readonly ending: Ending; readonly payments?: BySeat<number> };

/** A hand is on the table, and the page does not show it so that it can be read. */
export interface Unread {
  readonly unread: string;
}

export interface Reading extends BoardReading {
  readonly wind: Wind;
  readonly number: number;
  readonly honba: number;
  readonly seats: BySeat<SeatReading>;
  readonly offers: readonly Offer[];
  /** What the players are called. */
  readonly names: BySeat<string>;
  readonly outcome?: Outcome;
  /** The table of results after a game. */
  readonly summary: boolean;
}

/** What one look finds; undefined: no hand is on the table. */
export type Look = Reading | Unread | undefined;
