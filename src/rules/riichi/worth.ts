// What one reading of a hand is worth, and the best of all readings: the highest payment, then more han, then more fu.

import type { Decomposition } from '../../shapes/decompose.ts';
import { doraHan } from './dora.ts';
import { type Fu, fuOf } from './fu.ts';
import type { Hand } from './hand.ts';
import { type Basic, basicOf, type Claim, MANGAN_BASIC, pointsOf, YAKUMAN_BASIC } from './payments.ts';
import { type Reading, readingsOf } from './reading.ts';
import { DORA_IDS, YAKU, type Yaku } from './yaku.ts';
import { isRenhou, yakumanOf } from './yakuman.ts';

type Han = { readonly id: string; readonly han: number };

export interface Worth extends Basic {
  readonly reading: Reading;
  readonly yaku: readonly Han[];
  readonly yakuman: readonly { readonly id: string; readonly value: number }[];
  readonly han: number;
  readonly fu?: Fu;
  readonly points: number;
}

const HAND_YAKU = YAKU.filter((y) => y.hand);
const READING_YAKU = YAKU.filter((y) => y.reading);
const ORDER = new Map(YAKU.map((y, i) => [y, i]));
const inOrder = (a: Yaku, b: Yaku): number => ORDER.get(a)! - ORDER.get(b)!;

const hanIn = (yaku: Yaku, h: Hand): number => (h.closed ? yaku.closed : yaku.open);

/** What every reading of a hand shares. */
interface Shared {
  readonly hand: Hand;
  readonly claim: Claim;
  readonly yaku: readonly Yaku[];
  readonly dora: readonly Han[];
}

const sharedOf = (hand: Hand): Shared => {
  const dora = doraHan(hand);
  return {
    hand,
    claim: { situation: hand.situation, from: hand.win.from, options: hand.options },
    yaku: HAND_YAKU.filter((y) => hanIn(y, hand) > 0 && y.hand!(hand)),
    dora: DORA_IDS.filter((id) => dora[id] > 0).map((id) => ({ id, han: dora[id] })),
  };
};

const sumHan = (items: readonly Han[]): number => items.reduce((sum, { han }) => sum + han, 0);

const yakumanWorth = (reading: Reading, { hand, claim }: Shared): Worth | undefined => {
  const yakuman = yakumanOf(reading, hand);
  if (yakuman.length === 0) return undefined;
  const basic = YAKUMAN_BASIC * yakuman.reduce((sum, { value }) => sum + value, 0);
  return { reading, yakuman, yaku: [], han: 0, basic, limit: 'yakuman', points: pointsOf(claim, basic) };
};

const ordinaryWorth = (reading: Reading, { hand, claim, yaku, dora }: Shared): Worth | undefined => {
  const shaped = READING_YAKU.filter((y) => hanIn(y, hand) > 0 && y.reading!(reading, hand));
  if (shaped.length + yaku.length === 0) return undefined;
  const items = [...yaku, ...shaped].sort(inOrder).map((y) => ({ id: y.id, han: hanIn(y, hand) }));
  const all = [...items, ...dora];
  const han = sumHan(all);
  const fu = fuOf(reading, hand);
  const basic = basicOf(han, fu.fu, hand.options);
  return { reading, yaku: all, yakuman: [], han, fu, ...basic, points: pointsOf(claim, basic.basic) };
};

/** Renhou where it is paid as a limit: instead of the hand's own value, without dora and fu. */
const RENHOU = {
  mangan: { han: 5, basic: MANGAN_BASIC, limit: 'mangan' },
  baiman: { han: 8, basic: 2 * MANGAN_BASIC, limit: 'baiman' },
} as const;

const renhouWorth = (reading: Reading, { hand, claim }: Shared): Worth | undefined => {
  const { mode } = hand.options.renhou;
  if ((mode !== 'mangan' && mode !== 'baiman') || !isRenhou(hand)) return undefined;
  const { han, basic, limit } = RENHOU[mode];
  const yaku = [{ id: 'renhou', han }];
  return { reading, yaku, yakuman: [], han, basic, limit, points: pointsOf(claim, basic) };
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
