// What the review page gets from whoever owns the document: the games kept, the reading of files, what is remembered, the
// address.

import type { ReviewLine } from '../../engine/review-line.ts';
import type { Added } from '../../history/adding.ts';
import type { Fault, Listed, WholeGame } from '../../history/kept.ts';
import type { LogError, LogFormat } from '../../logs/log.ts';
import type { LogLoss } from '../../logs/losses.ts';
import type { WrittenFormat } from '../../logs/write.ts';
import type { Member } from '../../logs/zip.ts';
import type { Decision } from '../../review/decision.ts';
import type { GameReview } from '../../review/summary.ts';
import { decoded } from '../parts/address.ts';

/** What one file or pasted text came to. */
export interface Taken {
  /** Absent: it was recognised as nothing. */
  readonly format?: LogFormat;
  readonly games: number;
  readonly hands: number;
  readonly kept: Added;
  /** The first that was wrong; what came before it is kept. */
  readonly error?: LogError;
  /** It is an archive, and these are its files: they are to be taken in its place. */
  readonly within?: readonly Given[];
}

/** A file in an archive, unpacked when it is its turn. */
export interface Packed {
  readonly archive: File;
  readonly member: Member;
}

export type Given = { readonly name: string; readonly data: File | string | Packed };

/** The formats that a game is given out in. */
export const EXPORTS = ['own', 'mjai', 'tenhou6'] as const satisfies readonly WrittenFormat[];
export type Export = WrittenFormat;

export interface Exported {
  readonly blob: Blob;
  /** What the format has no place for. */
  readonly lost: readonly LogLoss[];
  /** So many of its hands are damaged, and not in it. */
  readonly unreadHands: number;
}

/** All that could be read, in one file. */
export interface ExportedAll {
  readonly blob: Blob;
  readonly games: number;
  /** So many are kept, and could not be read. */
  readonly unread: number;
  /** The same of hands of the games in it. */
  readonly unreadHands: number;
}

export interface Remembered {
  readonly fault?: Fault;
  /** The browser has thrown the history away. */
  readonly evicted: boolean;
  readonly names: boolean;
}

/** A game judged to its end. */
export interface JudgedGame {
  readonly review: GameReview;
  readonly decisions: readonly Decision[];
}

export interface Space {
  readonly usage: number;
  readonly quota: number;
  /** The browser removes nothing by itself, however little room there is. */
  readonly isSafe: boolean;
}

export interface ReviewHost {
  readonly games: () => Promise<Listed>;
  /** Undefined: it is not kept. Fails with `DamagedGame`. */
  readonly game: (id: string) => Promise<WholeGame | undefined>;
  /** Puts back what was removed. */
  readonly restore: (games: readonly WholeGame[]) => Promise<void>;
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** All that no list can show. */
  readonly removeDamaged: () => Promise<void>;
  readonly clear: () => Promise<void>;
  /** Told whenever something was kept or removed, here or elsewhere. */
  readonly watch: (signal: AbortSignal, changed: () => void) => void;
  /** Reads one file and keeps its games. */
  readonly take: (given: Given, names: boolean) => Promise<Taken>;
  /** Ends the reading of the file at hand. */
  readonly stop: () => void;
  /** All that is kept as one file. */
  readonly exportAll: () => Promise<ExportedAll>;
  /** Undefined: the format cannot say it. */
  readonly exportGame: (id: string, format: Export) => Promise<Exported | 'damaged' | undefined>;
  readonly remembered: (signal: AbortSignal, told: (state: Remembered) => void) => void;
  readonly keepNames: (names: boolean) => void;
  /** The player was told that the history is gone. */
  readonly acknowledge: () => void;
  readonly space: () => Promise<Space | undefined>;
  readonly address: Address;
  /** Judges games. */
  readonly reviews: Pick<ReviewLine, 'ask'>;
  /** What games came to, remembered. */
  readonly judged: {
    readonly read: () => Promise<ReadonlyMap<string, GameReview>>;
    /** With every decision, for who opens the game again. */
    readonly find: (key: string) => Promise<JudgedGame | undefined>;
    readonly keep: (key: string, judged: JudgedGame) => Promise<void>;
  };
}

/** The fragment: which game is open, and where in it. */
export interface Address {
  readonly read: () => string;
  readonly write: (place: string) => void;
  /** The same without a step of the browser's own way back: where one is within a game. */
  readonly replace: (place: string) => void;
  readonly watch: (signal: AbortSignal, told: () => void) => void;
}

const GAME = 'game/';

/** Undefined: the library. */
export const gameAt = (place: string): string | undefined =>
  place.startsWith(GAME) ? decoded(place.slice(GAME.length).split('/')[0]!) : undefined;

/** What the address says behind the game: a hand, a moment, a view. */
export const restAt = (place: string): readonly string[] => place.slice(GAME.length).split('/').slice(1);

/** All games together. */
export const SUMMARY = 'summary';

export const placeOfGame = (id: string): string => `${GAME}${encodeURIComponent(id)}`;
