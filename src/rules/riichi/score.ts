import type { Form } from '../../shapes/form.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';

export type Limit = 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

/** One line of the fu breakdown: `id` base, closedRon, tsumo, wait, pair, group …, with the group where there is one. */
export interface FuItem {
  readonly id: string;
  readonly fu: number;
  /** Which group or pair, by its place in the reading; absent for base, ron, tsumo. */
  readonly group?: number;
}

/** A riichi hand's value. `yaku` holds dora, ura, red fives and norths as lines of their own, zero lines left out. */
export interface RiichiScore {
  readonly family: 'riichi';
  readonly form: Form;
  readonly yaku: readonly { readonly id: string; readonly han: number }[];
  /** Not empty only for a yakuman hand; then `yaku` is empty. `value` 2 = double. */
  readonly yakuman: readonly { readonly id: string; readonly value: number }[];
  /** Undefined for a yakuman hand. */
  readonly han?: number;
  /** After rounding; undefined where the hand has none (yakuman, renhou by rank). */
  readonly fu?: number;
  readonly fuRaw?: number;
  readonly fuItems: readonly FuItem[];
  readonly limit?: Limit;
  /** Worth without honba and sticks; a self-draw is the sum of all payments. */
  readonly points: number;
  /** A self-draw's single shares: what the dealer pays (absent if the winner deals) and what each other pays. */
  readonly shares?: { readonly dealer?: number; readonly others: number };
  /** What each seat gains or loses, honba and sticks included. */
  readonly deltas: BySeat<number>;
  readonly liable?: { readonly seat: Seat; readonly yakuman: string };
}
