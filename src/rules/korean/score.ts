// A Korean hand's score: base and bonus yaku, their sums, and who pays what; or the first reason why it is no win.
// `valueOfHand` leaves furiten aside (what would this tile pay?), `score` refuses a ron that furiten bars.

import type { Decomposition } from '../../shapes/decompose.ts';
import type { BySeat } from '../../tiles/seat.ts';
import type { Item, Win } from '../rules.ts';
import { sumOf } from './base.ts';
import { bonusItems } from './bonus.ts';
import type { Flag, KoreanSituation } from './flags.ts';
import { isBarred } from './furiten.ts';
import { type Hand, handOf } from './hand.ts';
import type { KoreanOptions } from './options.ts';
import type { Reading } from './reading.ts';
import { faultOf, type KoreanRefusal } from './refusals.ts';
import { deltasOf, type Settlement, settlementOf } from './settle.ts';
import { waysOf } from './shape.ts';
import { isUpeoLegal } from './upeo.ts';
import { bestWorth, type Worth } from './worth.ts';

export interface KoreanScore {
  readonly family: 'korean';
  readonly form: Reading['form'];
  /** Base yaku, then bonus yaku, each in the book's order, once with its sum. */
  readonly items: readonly Item[];
  readonly base: number;
  readonly bonus: number;
  readonly total: number;
  readonly reading: Pick<Reading, 'blocks' | 'pair'>;
  /** Undefined where points alone are told. */
  readonly settlement: Settlement | undefined;
  /** What each seat gains or loses. */
  readonly deltas: BySeat<number>;
}

const DROPPED: readonly Flag[] = ['upeo', 'openUpeo'];

/** The hand as if upeo had not been declared. */
const withoutUpeo = (hand: Hand): Hand => ({
  ...hand,
  flags: new Set([...hand.flags].filter((flag) => !DROPPED.includes(flag))),
});

/** Upeo was declared without the right to. */
const isJump = ({ flags, situation, options }: Hand): boolean =>
  flags.has('upeo') && !flags.has('earlyUpeo') && !isUpeoLegal(situation, options);

const scoreOf = (hand: Hand, { reading, items, base }: Worth): KoreanScore => {
  const { situation, win, options, tsumo, menzen } = hand;
  const bonusLines = bonusItems(hand);
  const bonus = sumOf(bonusLines);
  const total = base + bonus;
  const settlement = settlementOf({ total, tsumo, menzen }, options);
  return {
    family: 'korean',
    form: reading.form,
    items: [...items, ...bonusLines],
    base,
    bonus,
    total,
    reading: { blocks: reading.blocks, pair: reading.pair },
    settlement,
    deltas: deltasOf(situation, win, settlement),
  };
};

/** The worth of a hand whose tiles and flags are in order. */
const judge = (
  hand: Hand,
  isFuriten: () => boolean,
  ways?: readonly Decomposition[],
): KoreanScore | KoreanRefusal => {
  const worth = bestWorth(hand, waysOf(hand.inHand, hand.situation.melds.length, hand.options, ways));
  if (!worth) return 'notComplete';
  if (isFuriten()) return 'furiten';
  if (worth.base < hand.options.minBase) return 'belowMinimum';
  if (!isJump(hand)) return scoreOf(hand, worth);
  return hand.options.illegalUpeo === 'voidWin' ? 'illegalUpeo' : scoreOf(withoutUpeo(hand), worth);
};

/** The value of a win whether or not furiten bars it. `ways`: splits of the concealed tiles with the winning one. */
export const valueOfHand = (
  s: KoreanSituation,
  win: Win,
  options: KoreanOptions,
  ways?: readonly Decomposition[],
): KoreanScore | KoreanRefusal =>
  faultOf(s, win, options) ?? judge(handOf(s, win, options), () => false, ways);

/** The score of a win, or why it is none. */
export const score = (
  s: KoreanSituation,
  win: Win,
  options: KoreanOptions,
  ways?: readonly Decomposition[],
): KoreanScore | KoreanRefusal =>
  faultOf(s, win, options) ?? judge(handOf(s, win, options), () => isBarred(s, win, options), ways);

export const isRefused = (value: KoreanScore | KoreanRefusal): value is KoreanRefusal =>
  typeof value === 'string';
