// What a message of tziakcha's says, in types.

import type { Seat } from '../../tiles/seat.ts';
import type { Id } from './tiles.ts';
import type { Outcome } from './win.ts';

/** What may be done now, by the service's codes. */
export type Options = ReadonlySet<number>;

export interface Player {
  /** The viewer's tiles. */
  readonly hand: readonly Id[];
  readonly packs: readonly number[];
  readonly flowers: number;
}

export interface Standing {
  readonly seat: Seat;
  /** 0–15. */
  readonly hand: number;
  /** Absent where it is not told. */
  readonly wall?: number;
  readonly players: readonly Player[];
}

export interface Of {
  readonly seat: Seat;
  readonly options: Options;
}

export type Message =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'deal'; readonly ids: readonly Id[]; readonly hand: number }
  | ({ readonly type: 'asked' } & Of)
  /** `word`: the replacement in its low byte, the flower above it, as far as they are told. */
  | ({ readonly type: 'flower'; readonly word?: number } & Of)
  | ({ readonly type: 'draw'; readonly id?: Id } & Of)
  | ({ readonly type: 'discard'; readonly id: Id; readonly drawn?: boolean } & Of)
  /** `word` 0: announced, or hidden. */
  | ({ readonly type: 'call'; readonly word: number; readonly closed: boolean } & Of)
  | { readonly type: 'won'; readonly outcome: Outcome }
  | { readonly type: 'ranOut'; readonly outcome: Outcome; readonly left: number }
  | { readonly type: 'standing'; readonly standing: Standing }
  | { readonly type: 'over' }
  /** Known, and nothing to do with the table. */
  | { readonly type: 'silent' };
