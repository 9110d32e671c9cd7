// What one look at a page shows of a table, whichever page it is: the part that finding moves needs. A client's own
// reading adds what its page alone has.

import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';

export interface RiverTile {
  readonly tile: Tile;
  readonly sideways: boolean;
  /** Just thrown. */
  readonly newest: boolean;
  /** Thrown as drawn, where the page tells it of the newest. */
  readonly drawn?: boolean;
}

export interface SeatReading {
  /** Absent where the page shows none that can be used. */
  readonly score?: number;
  /** Tiles in hand apart from the drawn one; a number where the page shows backs or the hand is another's. */
  readonly concealed: readonly Tile[] | number;
  readonly drawn?: Tile | 'hidden';
  readonly melds: readonly Meld[];
  /** Without the tiles called away. */
  readonly river: readonly RiverTile[];
  /** Norths set aside. */
  readonly aside?: readonly Tile[];
  readonly stick: boolean;
}

export interface BoardReading {
  readonly sticks: number;
  readonly wall: number;
  readonly me: Seat;
  /** Whoever acts or has acted last. */
  readonly turn?: Seat;
  readonly indicators: readonly Tile[];
  readonly seats: BySeat<SeatReading>;
}

export const playersOf = (reading: BoardReading): Players => (reading.seats.length === 3 ? 3 : 4);

export const seatsIn = (reading: BoardReading): readonly Seat[] => seatsOf(playersOf(reading));

/** How many tiles are in hand, the drawn one included. */
export const heldCount = ({ concealed, drawn }: SeatReading): number =>
  (typeof concealed === 'number' ? concealed : concealed.length) + (drawn === undefined ? 0 : 1);

/** All own tiles in hand; undefined where backs are shown. */
export const heldTiles = ({ concealed, drawn }: SeatReading): readonly Tile[] | undefined => {
  if (typeof concealed === 'number' || drawn === 'hidden') return undefined;
  return drawn === undefined ? concealed : [...concealed, drawn];
};

export const asideOf = ({ aside }: SeatReading): readonly Tile[] => aside ?? [];

/** Nobody has thrown, called or set aside anything yet. */
export const isUntouched = (reading: BoardReading): boolean =>
  reading.seats.every((s) => s.river.length === 0 && s.melds.length === 0 && asideOf(s).length === 0);

/** Beyond the thirteen dealt: what a seat holds, laid open of its own and gave away. */
const drawnBy = (reading: BoardReading, seat: Seat): number => {
  const own = reading.seats[seat]!;
  const called = reading.seats.flatMap((s) => s.melds).filter((m) => m.type !== 'closedKan');
  const takenFrom = called.filter((m) => m.from === seat).length;
  const laid = own.melds.flatMap(tilesOf).length - own.melds.filter((m) => m.type !== 'closedKan').length;
  return heldCount(own) + laid + asideOf(own).length + own.river.length + takenFrom - 13;
};

/** How many tiles have left the wall since the deal, by all that lies on the table. */
export const drawsShown = (reading: BoardReading): number =>
  seatsIn(reading)
    .map((seat) => drawnBy(reading, seat))
    .reduce((sum, n) => sum + n, 0);
