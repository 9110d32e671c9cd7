// What the one panel component draws, in overlay and popup alike: data alone.

import type { AnyAnalysis, RulesInForce } from '../analysis/analysis.ts';
import type { Worths } from '../analysis/worth/worths.ts';
import type { ClientId, Unread } from '../clients/client.ts';
import type { Kept } from '../engine/kept.ts';
import type { Trouble } from '../history/kept.ts';
import type {
  Family,
  Language,
  Mode,
  RuleSettings,
  RulesByFamily,
  Theme,
  WorthSettings,
} from '../settings.ts';

export type ViewState =
  /** No client reads this page. */
  | { readonly type: 'notASite' }
  /** A known site, no table yet. */
  | { readonly type: 'waiting' }
  /** The first table with people: how much help? Until answered nothing but the question is shown. */
  | { readonly type: 'asking'; readonly analysis?: undefined }
  /** Review only: the hand is read, nothing is shown until it ends. */
  | { readonly type: 'recording' }
  /** After my discard: advice is held back while it is my turn or an offer is open. */
  | { readonly type: 'heldBack' }
  /** `worths` comes after the answer, and better and better; `awaits`: it has been asked for. */
  | {
      readonly type: 'reading';
      readonly analysis: AnyAnalysis;
      readonly worths?: Worths;
      readonly awaits?: true;
    }
  /** The thread is lost until the next deal or snapshot. `code` is a `TableError`'s, `detail` says where. */
  | { readonly type: 'lost'; readonly code: string; readonly detail: string }
  | { readonly type: 'spectating' }
  | { readonly type: 'unsupported'; readonly mode: string }
  /** The client or the engine failed and has stopped; `detail` goes into the diagnostics text. */
  | { readonly type: 'stopped'; readonly detail: string }
  | { readonly type: 'off' };

export interface View {
  readonly site?: { readonly client: ClientId; readonly name: string; readonly host: string };
  readonly mode: Mode;
  readonly humans: boolean;
  /** The service shows no hints at this table: it starts in review only, and a mode is chosen for it alone. */
  readonly hintsOff?: true;
  readonly state: ViewState;
  /** The rules in force, be the hand shown or not. */
  readonly rules?: RulesInForce;
  /** What the self-check has found; absent: nothing that may be shown now. */
  readonly kept?: readonly Kept[];
  /** Messages of the site that said nothing to the reader; absent: none. */
  readonly unread?: Unread;
}

/** How to draw it: settings with every default filled in. */
export interface Prefs {
  readonly language: Language;
  readonly theme: Theme;
  readonly tileNumbers: boolean;
  readonly worth: WorthSettings;
  /** Of each rule family apart. */
  readonly rules: RulesByFamily;
  /** Hosts the player has named, and the client that is played there. */
  readonly hosts: Readonly<Record<string, string>>;
  /** A pill instead of the panel. The popup gives false. */
  readonly collapsed: boolean;
  /** The overlay is in sight on this site; the popup offers to bring it back. */
  readonly shown: boolean;
  /** What is wrong with the history; absent: nothing. */
  readonly trouble?: Trouble;
}

/**
 * What the player can do; everything is remembered and comes back as new props. Dragging by pointer needs nothing from
 * a component but the attribute `data-drag="move"` on the header and `data-drag="size"` on a corner: the page around the
 * overlay does the rest. `moveBy` and `sizeBy` are for the keyboard.
 */
export interface Actions {
  /** For the site of the view, or its table where hints are off; also the answer to `asking`. */
  readonly setMode: (mode: Mode) => void;
  readonly setRules: (family: Family, rules: RuleSettings) => void;
  /** Undefined: the browser's. */
  readonly setLanguage: (language: Language | undefined) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setTileNumbers: (shown: boolean) => void;
  readonly setWorth: (worth: WorthSettings) => void;
  readonly collapse: (collapsed: boolean) => void;
  /** Shows or hides the overlay on this site; `Alt+T` and the popup bring it back. */
  readonly show: (shown: boolean) => void;
  /** Forgets where the overlay was dragged to on this site. */
  readonly resetPlace: () => void;
  readonly moveBy: (right: number, down: number) => void;
  readonly sizeBy: (wider: number, taller: number) => void;
  /** Asks the browser for a host on which a client is played; to be called on the click itself. */
  readonly addHost: (host: string, client: string) => void;
  readonly removeHost: (host: string) => void;
  /** The hand that is read as a place on the desk; undefined where there is none, or no engine to ask. */
  readonly deskPlace: () => Promise<string | undefined>;
  /** Starts a stopped reader or engine again. */
  readonly restart: () => void;
}
