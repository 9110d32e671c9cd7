// What the field cases of single rules are given.

import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import type { Fields } from './field-case.ts';
import type { MeldLine } from './riichi-line.ts';
import { optionsOf } from './riichi-score.ts';

export interface RuleInput {
  readonly rule: string;
  readonly options?: Fields;
  readonly hand: string;
  readonly melds?: readonly MeldLine[];
  readonly called: string;
  readonly own: readonly string[];
  readonly drawn: string;
  readonly kan: string;
  readonly closed: boolean;
  readonly tenpai: boolean | readonly Seat[];
  readonly points: number;
  readonly liveTilesLeft: number;
  readonly inRiichi?: boolean;
  readonly players?: Players;
  readonly kansOnTable: number;
  readonly kans: Readonly<Record<string, number>>;
  readonly nextDiscard: { readonly seat: Seat; readonly ronCandidates: readonly Seat[] };
  readonly end: string;
  readonly dealerSeat: Seat;
  readonly winners?: readonly Seat[];
  readonly nagashiSeats?: readonly Seat[];
  readonly scores: readonly number[];
  readonly lastHand: boolean;
  readonly target: number;
  readonly tsumo: boolean;
  readonly flags: readonly string[];
  readonly firstTurn?: boolean;
  readonly pairs: readonly { readonly han: number; readonly fu: number; readonly tsumo: boolean }[];
}

/** The data says no and yes where we have three ways. */
const KUIKAE = new Map<unknown, string>([
  [false, 'forbidden'],
  [true, 'allowed'],
]);

/** Tenhou's rules with what the case changes. */
export const rulesOf = ({ options = {} }: RuleInput): RiichiOptions => {
  const kuikae = 'kuikae' in options ? { kuikae: KUIKAE.get(options.kuikae) ?? options.kuikae } : {};
  return optionsOf({ preset: 'tenhou', options: { ...options, ...kuikae } });
};
