// What the field cases of single rules are given.

import type { RiichiOptions } from '../../src/rules/riichi/options.ts';
import type { Players, Seat } from '../../src/tiles/seat.ts';
import { type FieldCase, type Fields, inputOf } from './field-case.ts';
import { handText, MELD, type MeldLine, players, seat, tileText } from './riichi-line.ts';
import { optionsOf } from './riichi-score.ts';
import { anything, fields, flag, listOf, number, optional, recordOf, type Shapes, text } from './shape.ts';

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

const COMMON = {
  rule: text,
  options: optional(recordOf(anything)),
  melds: optional(listOf(MELD)),
  players: optional(players),
};
const HAND = { hand: handText, drawn: optional(tileText) };
const PAIR = fields<RuleInput['pairs'][number]>({ han: number, fu: number, tsumo: flag });
const NEXT_DISCARD = fields<RuleInput['nextDiscard']>({ seat, ronCandidates: listOf(seat) });

/** What each rule cannot be decided without. */
const NEEDED = {
  kuikae: { ...HAND, called: tileText, own: listOf(tileText) },
  closedKanAfterRiichi: { ...HAND, drawn: tileText, kan: tileText },
  riichiPossible: { closed: flag, tenpai: flag, points: number, liveTilesLeft: number },
  kanPossible: { kansOnTable: number, liveTilesLeft: number },
  riichiDiscards: HAND,
  nineTerminals: HAND,
  northAside: { ...HAND, drawn: tileText },
  fourKans: { kans: recordOf(number), nextDiscard: NEXT_DISCARD },
  endOfHand: { end: text, dealerSeat: seat },
  endOfGame: { end: text, dealerSeat: seat, scores: listOf(number), lastHand: flag, target: number },
  flagsConsistent: { tsumo: flag, flags: listOf(text) },
  hanFuExists: { pairs: listOf(PAIR) },
} as const;

const isNeedy = (rule: unknown): rule is keyof typeof NEEDED =>
  typeof rule === 'string' && Object.hasOwn(NEEDED, rule);

/** The input of a rule: what that rule needs is there, the others' may be missing. */
export const ruleInputOf = (line: FieldCase): RuleInput => {
  const { rule } = line.input;
  const needed: object = isNeedy(rule) ? NEEDED[rule] : {};
  return inputOf(fields<RuleInput>({ ...COMMON, ...needed } as Shapes<RuleInput>), line);
};

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
