// What no rule says and a player may set.

import { DEFAULT_RON, type RonModel } from './ron-model.ts';

export interface ValueModel {
  readonly ron: RonModel;
  /** Points a drawn game brings to a hand that waits and to one that does not; the rest of the table is not known. */
  readonly drawnGame: { readonly tenpai: number; readonly noten: number };
}

export const DEFAULT_MODEL: ValueModel = { ron: DEFAULT_RON, drawnGame: { tenpai: 0, noten: 0 } };
