// A client is two halves: `decode` is pure, from one message to events; `watch` touches the page. Hosts, socket
// patterns, selectors and message names are data.

import type { TableEvent } from '../table/event.ts';
import type { BySeat } from '../tiles/seat.ts';

export const CLIENTS = ['tenhou', 'majsoul', 'majiang', 'riichi-advanced', 'salasasa', 'tziakcha'] as const;
export type ClientId = (typeof CLIENTS)[number];

/** One WebSocket frame as the page saw it. `socket` numbers the sockets of the page. */
export interface Frame {
  readonly socket: number;
  readonly direction: 'in' | 'out';
  readonly data: string | ArrayBuffer | Blob;
}

/** What a client reports besides events: shown as it is, once. */
export type Notice =
  | { readonly type: 'spectating' }
  /** The client is known, this table is not. `mode` names it in the client's own word. */
  | { readonly type: 'unsupported'; readonly mode: string }
  /** The client failed and has stopped; `detail` says what was read last. */
  | { readonly type: 'stopped'; readonly detail: string };

type OfTheTable =
  | { readonly type: 'events'; readonly events: readonly TableEvent[] }
  | { readonly type: 'notice'; readonly notice: Notice };

/**
 * What the players of the hands to come are called, as the service writes it; empty where it is not known. By itself, and
 * no event: it goes to the history, if its player wants names, and nowhere else.
 */
export interface NamesTold {
  readonly type: 'names';
  readonly names: BySeat<string>;
}

export type Report = OfTheTable | NamesTold;

/** How often each message came that said nothing to the reader, by its name. */
export type Unread = Readonly<Record<string, number>>;

/** What the reader of a page shows: its client's reports, and now and then all that the client could not read; no names. */
export type Said = OfTheTable | { readonly type: 'unread'; readonly unread: Unread };

/** What the reader of a page hears. */
export type Heard = Said | NamesTold;

/** Which socket carried a message, and which way. */
export type Way = Pick<Frame, 'socket' | 'direction'>;

/**
 * Reads one message after the other; holds its own state. Never throws on bad input: unknown messages give nothing.
 * `message` is `Frame.data`, a Blob turned into an ArrayBuffer before.
 */
export type Decode = ((message: unknown, way?: Way) => readonly Report[]) & {
  /** Messages that said nothing to the reader, by name, and how often each came: for the diagnostics. */
  readonly unread?: () => ReadonlyMap<string, number>;
};

/** A finished game that the page's own replay viewer was sent. */
export interface FoundReplay {
  /** The answer as it came; `tooLarge`: no game is, and it is not read. */
  readonly frame: Uint8Array | 'tooLarge';
  /** The viewer's account, where it was seen to play. */
  readonly account?: number;
}

/** Takes every message of its sockets in order; never throws on bad input. */
export type FindReplay = (message: unknown, way: Way) => FoundReplay | undefined;

/** Replays go their own way into the history: the reader of the game never hears of them. */
export interface Replays {
  readonly isSocket: (url: URL) => boolean;
  /** Bytes: of a larger message no more is looked at. */
  readonly most: number;
  readonly finder: () => FindReplay;
}

interface Base {
  readonly id: ClientId;
  /** The name its players know it by. */
  readonly name: string;
  /** Where it lives: match patterns of the extension manifest. */
  readonly matches: readonly string[];
  /** Whether a page of these hosts is this client's. */
  readonly isPage: (url: URL) => boolean;
}

interface FromSocket {
  readonly source: 'socket';
  /** Which sockets carry the game. */
  readonly isSocket: (url: URL) => boolean;
  /** A fresh reader for one page visit. Takes `Frame.data` of one socket in order. */
  readonly decoder: () => Decode;
  /** Reads what the page sends, too: answers are told apart by the request they belong to. */
  readonly sent?: true;
  /** Finished games that the page shows again. */
  readonly replays?: Replays;
}

export type Client = Base &
  (
    | FromSocket
    | {
        readonly source: 'dom';
        /** Watches the page until the signal ends; reports in order. */
        readonly watch: (signal: AbortSignal, document: Document, report: (r: Report) => void) => void;
      }
  );
