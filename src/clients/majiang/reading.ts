// What one look at the page shows, in our seats and tiles. What it means for the hand is `compare.ts`'s.

import type { Ending, Offer, StatedScore } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile, Wind } from '../../tiles/tile.ts';

export interface RiverTile {
  readonly tile: Tile;
  readonly sideways: boolean;
  /** Just thrown: only then does the page tell whether it was the drawn tile. */
  readonly newest: boolean;
  readonly drawn: boolean;
}

export interface SeatReading {
  readonly score: number;
  /** Tiles in hand apart from the drawn one; a number where the page shows backs or the hand is another's. */
  readonly concealed: readonly Tile[] | number;
  readonly drawn?: Tile | 'hidden';
  /** Faces, where the page shows them: the own hand, hands laid open. */
  readonly shown?: readonly Tile[];
  readonly melds: readonly Meld[];
  /** Without the tiles called away. */
  readonly river: readonly RiverTile[];
  readonly stick: boolean;
}

export type Outcome =
  | {
      readonly type: 'win';
      /** The concealed tiles without the winning one. */
      readonly hand: readonly Tile[];
      readonly tile?: Tile;
      readonly stated: StatedScore;
      readonly payments: BySeat<number>;
    }
  | { readonly type: 'draw'; readonly ending: Ending; readonly payments: BySeat<number> };

export interface Reading {
  readonly wind: Wind;
  readonly number: number;
  readonly honba: number;
  readonly sticks: number;
  readonly wall: number;
  readonly me: Seat;
  /** Whoever acts or has acted last; undefined between hands. */
  readonly turn?: Seat;
  readonly indicators: readonly Tile[];
  readonly seats: BySeat<SeatReading>;
  readonly offers: readonly Offer[];
  readonly outcome?: Outcome;
  /** The table of results after a game. */
  readonly summary: boolean;
}

/** How many tiles are in hand, the drawn one included. */
export const heldCount = ({ concealed, drawn }: SeatReading): number =>
  (typeof concealed === 'number' ? concealed : concealed.length) + (drawn === undefined ? 0 : 1);

/** All own tiles in hand; undefined where backs are shown. */
export const heldTiles = ({ concealed, drawn }: SeatReading): readonly Tile[] | undefined => {
  if (typeof concealed === 'number' || drawn === 'hidden') return undefined;
  return drawn === undefined ? concealed : [...concealed, drawn];
};
