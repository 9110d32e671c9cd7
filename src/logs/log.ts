// What every log reader gives: a game of hands of table events, all hands open. A damaged log gives what was valid
// and the first error with its place.

import type { TableEvent } from '../table/event.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export interface LoggedHand {
  /** From its `deal` on. */
  readonly events: readonly TableEvent[];
  /** It has its ending. */
  readonly complete: boolean;
}

export interface LoggedGame {
  readonly game: Of<'game'>;
  /** As the log has them. */
  readonly names: BySeat<string>;
  readonly hands: readonly LoggedHand[];
}

export const LOG_ERRORS = [
  /** Not this format at all. */
  'notThisLog',
  /** The text ends in the middle. */
  'cutShort',
  /** A part that cannot be read as what it says it is. */
  'damaged',
  /** The draws and discards of a hand fit together in no order. */
  'noOrder',
] as const;
export type LogErrorCode = (typeof LOG_ERRORS)[number];

export interface LogError {
  readonly code: LogErrorCode;
  readonly detail: string;
  /** Which hand, from 0; absent before the first. */
  readonly hand?: number;
  /** Place in the text, where the format has one. */
  readonly offset?: number;
}

export interface LogReading {
  readonly game: LoggedGame;
  readonly error?: LogError;
}

/** The hand with another seat as the one that reads it. */
export const withSeat = (events: readonly TableEvent[], me: Seat): readonly TableEvent[] =>
  events.map((event) => (event.type === 'deal' ? { ...event, me } : event));

const hiddenFrom =
  (me: Seat) =>
  (event: TableEvent): TableEvent => {
    if (event.type === 'deal') {
      const hands = event.hands.map((hand, seat) =>
        seat === me || typeof hand === 'number' ? hand : hand.length,
      );
      return { ...event, me, hands };
    }
    if (!('seat' in event) || event.seat === me) return event;
    if (event.type === 'aside' && event.dealt) return { ...event, dealt: { replacement: 'hidden' } };
    if (event.type !== 'draw') return event;
    const { tile: _, ...rest } = event;
    return rest;
  };

/** The hand as `me` saw it: others' tiles hidden until they are shown. */
export const seenBy = (events: readonly TableEvent[], me: Seat): readonly TableEvent[] =>
  events.map(hiddenFrom(me));
