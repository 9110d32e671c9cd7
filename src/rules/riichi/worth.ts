// What one reading of a hand is worth, and the best of all readings: the highest payment, then more han, then more fu.

import type { Decomposition } from '../../shapes/decompose.ts';
import { doraItems } from './dora.ts';
import { type Fu, fuOf } from './fu.ts';
import type { Hand } from './hand.ts';
import { type Basic, basicOf, MANGAN_BASIC, pointsOf, YAKUMAN_BASIC } from './payments.ts';
import { type Reading, readingsOf } from './reading.ts';
import { type Han, YAKU } from './yaku.ts';
import { isRenhou, yakumanOf } from './yakuman.ts';

const NO_YAKUMAN: Worth['yakuman'] = [];

export interface Worth extends Basic {
  readonly reading: Reading;
  readonly yaku: readonly Han[];
  readonly yakuman: readonly { readonly id: string; readonly value: number }[];
  readonly han: number;
  readonly fu?: Fu | undefined;
  readonly points: number;
}

/** What every reading of a hand shares. */
interface Shared {
  readonly hand: Hand;
  readonly dora: readonly Han[];
  readonly doraHan: number;
}

const sumHan = (items: readonly Han[]): number => {
  let sum = 0;
  for (const { han } of items) sum += han;
  return sum;
};

const sharedOf = (hand: Hand): Shared => {
  const dora = doraItems(hand);
  return { hand, dora, doraHan: sumHan(dora) };
};

const yakumanWorth = (reading: Reading, { hand }: Shared): Worth | undefined => {
  const yakuman = yakumanOf(reading, hand);
  if (yakuman.length === 0) return undefined;
  const basic = YAKUMAN_BASIC * yakuman.reduce((sum, { value }) => sum + value, 0);
  return { reading, yakuman, yaku: [], han: 0, basic, limit: 'yakuman', points: pointsOf(hand, basic) };
};

/** Yaku without dora. */
const yakuOf = (reading: Reading, hand: Hand): Han[] => {
  const found: Han[] = [];
  for (const { closed, open, test } of YAKU) {
    const item = hand.closed ? closed : open;
    if (item !== undefined && test(reading, hand)) found.push(item);
  }
  return found;
};

const ordinaryWorth = (reading: Reading, { hand, dora, doraHan }: Shared): Worth | undefined => {
  const yaku = yakuOf(reading, hand);
  if (yaku.length === 0) return undefined;
  const han = sumHan(yaku) + doraHan;
  const fu = fuOf(reading, hand);
  const { basic, limit } = basicOf(han, fu.fu, hand.options);
  for (const item of dora) yaku.push(item);
  return { reading, yaku, yakuman: NO_YAKUMAN, han, fu, basic, limit, points: pointsOf(hand, basic) };
};

/** Renhou where it is paid as a limit: instead of the hand's own value, without dora and fu. */
const RENHOU = {
  mangan: { han: 5, basic: MANGAN_BASIC, limit: 'mangan' },
  baiman: { han: 8, basic: 2 * MANGAN_BASIC, limit: 'baiman' },
} as const;

const renhouWorth = (reading: Reading, { hand }: Shared): Worth | undefined => {
  const { mode } = hand.options.renhou;
  if ((mode !== 'mangan' && mode !== 'baiman') || !isRenhou(hand)) return undefined;
  const { han, basic, limit } = RENHOU[mode];
  const yaku = [{ id: 'renhou', han }];
  return { reading, yaku, yakuman: [], han, basic, limit, points: pointsOf(hand, basic) };
};

const isBetter = (a: Worth, b: Worth): boolean => {
  if (a.points !== b.points) return a.points > b.points;
  if (a.han !== b.han) return a.han > b.han;
  return (a.fu?.fu ?? 0) > (b.fu?.fu ?? 0);
};

/** Undefined: no reading has a yaku. */
export const bestWorth = (hand: Hand, ways: readonly Decomposition[]): Worth | undefined => {
  const shared = sharedOf(hand);
  let best: Worth | undefined;
  for (const way of ways)
    for (const reading of readingsOf(way, hand)) {
      const worth = yakumanWorth(reading, shared) ?? ordinaryWorth(reading, shared);
      if (worth && (!best || isBetter(worth, best))) best = worth;
      const renhou = best?.yakuman.length ? undefined : renhouWorth(reading, shared);
      if (renhou && (!best || renhou.points > best.points)) best = renhou;
    }
  return best;
};
