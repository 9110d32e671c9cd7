// Who says what to whom. Ports inside the extension's own documents carry these alone; what comes from the page's world
// is `unknown` until `sources.ts` has read it.

import type { Notice, Said, Unread } from '../../src/clients/client.ts';
import { MODES, type Mode } from '../../src/settings.ts';
import type { TableEvent } from '../../src/table/event.ts';
import type { View } from '../../src/ui/view.ts';

export type Site = NonNullable<View['site']>;

/** Reader → overlay. `start` comes first and tells all that a new overlay has missed. */
export type ToOverlay =
  | {
      readonly type: 'start';
      readonly site: Site;
      readonly events: readonly TableEvent[];
      readonly notice?: Notice;
      readonly unread?: Unread;
      readonly tableMode?: Mode | undefined;
    }
  | { readonly type: 'report'; readonly report: Said }
  /** What the player chose for this table alone; absent: nothing. */
  | { readonly type: 'tableMode'; readonly mode?: Mode | undefined };

/** Overlay → reader; the popup sends `restart` and `tableMode` too. */
export type ToReader =
  /** First of all: the port was taken. */
  | { readonly type: 'ready' }
  | { readonly type: 'view'; readonly view: View }
  /** How large the drawn panel or pill is. */
  | { readonly type: 'fit'; readonly width: number; readonly height: number }
  /** CSS pixels since the last of these; `done`: the button is up. */
  | {
      readonly type: 'drag';
      readonly how: 'move' | 'size';
      readonly right: number;
      readonly down: number;
      readonly done: boolean;
    }
  /** For this table alone. */
  | { readonly type: 'tableMode'; readonly mode: Mode }
  | { readonly type: 'restart' };

export const COMMANDS = ['show-overlay', 'next-mode'] as const;
export type Command = (typeof COMMANDS)[number];

/** Overlay → background → reader: "give the port to the frame that knows this nonce". */
export interface Hello {
  readonly type: 'tehai:hello';
  readonly nonce: string;
}

/** Background → reader. */
export interface CommandGiven {
  readonly type: 'tehai:command';
  readonly command: Command;
}

/** Reader → overlay through `window.postMessage`, with the port. */
export interface PortGiven {
  readonly type: 'tehai:port';
  readonly nonce: string;
}

/** The name of the runtime port between popup and reader. */
export const POPUP = 'tehai:popup';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

export const parseHello = (value: unknown): Hello | undefined =>
  isFields(value) && value.type === 'tehai:hello' && typeof value.nonce === 'string'
    ? { type: value.type, nonce: value.nonce }
    : undefined;

export const parseCommand = (value: unknown): Command | undefined =>
  isFields(value) && value.type === 'tehai:command'
    ? COMMANDS.find((command) => command === value.command)
    : undefined;

/** What a popup may ask of the reader. */
export type FromPopup = Extract<ToReader, { readonly type: 'restart' | 'tableMode' }>;

export const parseFromPopup = (value: unknown): FromPopup | undefined => {
  if (!isFields(value)) return undefined;
  if (value.type === 'restart') return { type: 'restart' };
  const mode = MODES.find((m) => m === value.mode);
  return value.type === 'tableMode' && mode ? { type: 'tableMode', mode } : undefined;
};

export const isPortFor = (value: unknown, nonce: string): boolean =>
  isFields(value) && value.type === 'tehai:port' && value.nonce === nonce;
