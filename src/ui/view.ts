// What the one panel component draws, in overlay and popup alike: data alone.

import type { Analysis } from '../analysis/analysis.ts';
import type { ClientId } from '../clients/client.ts';
import type { Mode } from '../settings.ts';

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
  | { readonly type: 'reading'; readonly analysis: Analysis }
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
  readonly state: ViewState;
}
