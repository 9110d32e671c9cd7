// What is kept of the games that were played or read: a game's row says everything a list shows, its hands lie apart.

import type { LogFormat, LoggedHand, Place } from '../logs/log.ts';
import type { Ending, Round, TableEvent } from '../table/event.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';

export type GameEvent = Extract<TableEvent, { type: 'game' }>;

/** What is not whole about a hand; it is shown as it is. */
export const MARKS = [
  /** Joined when it was under way: its beginning is not known. */
  'joined',
  /** Messages are missing, or what was read does not follow. */
  'lost',
  /** It was left before its end. */
  'unfinished',
] as const;
export type Mark = (typeof MARKS)[number];

/** One hand, as a list shows it. Its seats are its own: in MCR players change them (`table/seating.ts`). */
export interface HandLine {
  readonly round: Pick<Round, 'wind' | 'number' | 'dealer' | 'honba'>;
  /** Scores when it began. */
  readonly before: BySeat<number>;
  /** Scores when it was over, where the payments were told. */
  readonly after?: BySeat<number>;
  readonly ending?: Ending;
  /** Who won, in order. */
  readonly winners: readonly Seat[];
  /** Who dealt in. */
  readonly from?: Seat;
  /** The game was over after it. */
  readonly last?: true;
  readonly marks: readonly Mark[];
  readonly events: number;
  /** What it takes up. */
  readonly bytes: number;
}

/** Why nothing is kept: no room; storage is closed to us; anything else. */
export const FAULTS = ['quota', 'blocked', 'failed'] as const;
export type Fault = (typeof FAULTS)[number];

/** What the player is told wherever they play: nothing is kept, or the browser has thrown away what was. */
export const TROUBLES = [...FAULTS, 'evicted'] as const;
export type Trouble = (typeof TROUBLES)[number];

export interface KeptGame {
  readonly id: string;
  /** Absent: it came from a file. */
  readonly place?: Place;
  /** What the file was written in; `own` for what was read live, too. */
  readonly source: LogFormat;
  readonly game: GameEvent;
  /** By seat, as all that is said of a game's players: of its first hand. Empty where none is kept. */
  readonly names: BySeat<string>;
  /** When it began: a moment, or the day that a log states, as ISO 8601 writes it. Absent: a log that states none. */
  readonly date?: string;
  /** When it was written last: a moment. */
  readonly changed: string;
  /** Whose eyes it was seen with, by the seats of the first hand. Absent: all hands lie open. */
  readonly me?: Seat;
  readonly hands: readonly HandLine[];
  /** Final points as a log states them. */
  readonly scores?: BySeat<number>;
  /** The service's own id. */
  readonly origin?: string;
  /** How its hands began, in a word each (`same-game.ts`): games that share one may be the same. */
  readonly prints?: readonly string[];
  /** Hands that could not be read when that was tried last; in a list also those that lie nowhere. */
  readonly unread?: readonly number[];
}

/** None of its hands can be read. */
export const isUnreadable = ({ hands, unread }: KeptGame): boolean =>
  unread !== undefined && hands.length > 0 && hands.every((_, hand) => unread.includes(hand));

/** A game with its hands. */
export interface WholeGame {
  readonly row: KeptGame;
  readonly hands: readonly LoggedHand[];
  /** Hands that cannot be read any more: nothing is told of them but their lines. */
  readonly damaged?: readonly number[];
}

/** Without the hands that cannot be read. */
export const readable = ({ row, hands, damaged = [] }: WholeGame): WholeGame => {
  const isRead = (_: unknown, hand: number): boolean => !damaged.includes(hand);
  return { row: { ...row, hands: row.hands.filter(isRead) }, hands: hands.filter(isRead) };
};

/** What is wrong with a game: what its row says of it, its row's list of hands, or the hands themselves. */
export const DAMAGED_PARTS = ['about', 'hands', 'events'] as const;
export type DamagedPart = (typeof DAMAGED_PARTS)[number];

/** What can still be told of a game that cannot be shown. */
export interface DamagedRow {
  readonly client?: string;
  /** When it began, or was written last: a moment or a day. */
  readonly date?: string;
  readonly parts: readonly DamagedPart[];
}

export interface Listed {
  /** All that a list can show, the newest first; of some no hand may be left (`isUnreadable`). */
  readonly games: readonly KeptGame[];
  /** Rows that are no games. */
  readonly damaged: readonly DamagedRow[];
  /** So many hands belong to no game. */
  readonly loose: number;
}

export const bytesOf = ({ hands }: KeptGame): number => hands.reduce((sum, { bytes }) => sum + bytes, 0);

/** Nobody is named. */
export const noNames = (players: number): BySeat<string> => Array.from({ length: players }, () => '');
