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
  /** The service's own id of the game, where the log has one. */
  readonly id?: string;
  /** When it was played: a moment or a day, as ISO 8601 writes it. */
  readonly date?: string;
  /** Final points as the log states them, by the seats of the first hand. */
  readonly scores?: BySeat<number>;
  /** Whose eyes it was kept with, where other hands are hidden. */
  readonly me?: Seat;
  /** Where it was read live. */
  readonly place?: Place;
}

export interface Place {
  /** A client's id. */
  readonly client: string;
  readonly host: string;
}

/** `own` is this product's own export. */
export const LOG_FORMATS = [
  'own',
  'mjlog',
  'tenhou6',
  'mjai',
  'majsoulRecord',
  'paipu',
  'botzone',
  'tziakcha',
  'salasasa',
] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** What the gate `readLog` gives: a game whose every hand follows on a table, as far as it goes. */
export interface LogGame extends LoggedGame {
  readonly source: LogFormat;
}

/** Far more than any hand has, and any game: what goes beyond was not played. */
export const MOST_EVENTS = 1000;
export const MOST_HANDS = 1000;

export const LOG_ERRORS = [
  /** Nothing in it. */
  'empty',
  /** More than any log of a game has. */
  'tooLarge',
  /** No text that can be read: another encoding, or no text at all. */
  'notText',
  /** Packed, and cannot be unpacked. */
  'notUnpacked',
  /** An archive of a kind that is not opened, or within another: its files are to be given by themselves. */
  'archive',
  /** Locked with a password. */
  'locked',
  /** A link to a game, without the game. */
  'linkOnly',
  /** A text of no format that is known. */
  'unknownFormat',
  /** Not this format at all. */
  'notThisLog',
  /** This format, and rules that are not ours. */
  'otherRules',
  /** Our own export, written by a newer version. */
  'newerVersion',
  /** The text ends in the middle. */
  'cutShort',
  /** A part that cannot be read as what it says it is. */
  'damaged',
  /** The draws and discards of a hand fit together in no order. */
  'noOrder',
  /** Read, and does not follow: no table allows it. */
  'illegal',
] as const;
export type LogErrorCode = (typeof LOG_ERRORS)[number];

export interface LogError {
  readonly code: LogErrorCode;
  readonly detail: string;
  /** Which game of the file, from 0; absent before the first. */
  readonly game?: number;
  /** Which hand, from 0; absent before the first. */
  readonly hand?: number;
  /** Place in the text, where the format has one. */
  readonly offset?: number;
  /** Line of the text, from 1, where the format has lines. */
  readonly line?: number;
  /** Event of the hand, from 0. */
  readonly event?: number;
}

/** One file or pasted text: what could be read of it, and the first error. */
export interface LogResult {
  /** As it was given: a file's name. */
  readonly name: string;
  readonly format?: LogFormat;
  readonly games: readonly LogGame[];
  readonly error?: LogError;
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
