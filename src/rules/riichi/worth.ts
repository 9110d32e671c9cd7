// What one reading of a hand is worth, and the best of all readings: the highest payment, then more han, then more fu.

import type { Decomposition } from '../../shapes/decompose.ts';
import { doraOfHand } from './dora.ts';
import { winFacts } from './facts.ts';
import { rawFu, roundedFu } from './fu.ts';
import type { Hand } from './hand.ts';
import { type Basic, basicOf, MANGAN_BASIC, pointsOf, YAKUMAN_BASIC } from './payments.ts';
import { groupCount, IN_PAIR, type Reading, readingAt } from './reading.ts';
import { DORA_IDS, type Han, YAKU } from './yaku.ts';
import { type Counted, isRenhou, yakumanOf } from './yakuman.ts';

export interface Worth extends Basic {
  readonly reading: Reading;
  /** With the lines of dora. */
  readonly yaku: readonly Han[];
  readonly yakuman: readonly Counted[];
  readonly han: number;
  readonly fuRaw: number | undefined;
  readonly fu: number | undefined;
  readonly points: number;
}

/** What every reading of a hand shares. */
interface Shared {
  readonly hand: Hand;
  /** Bits of `WIN`. */
  readonly facts: number;
  readonly dora: readonly Han[];
}

const NO_YAKU: readonly Han[] = [];
const NO_YAKUMAN: readonly Counted[] = [];

const yakumanWorth = (reading: Reading, { hand }: Shared): Worth | undefined => {
  const yakuman = yakumanOf(reading, hand);
  if (yakuman.length === 0) return undefined;
  const basic = YAKUMAN_BASIC * yakuman.reduce((sum, { value }) => sum + value, 0);
  return {
    reading,
    yaku: NO_YAKU,
    yakuman,
    han: 0,
    fuRaw: undefined,
    fu: undefined,
    basic,
    limit: 'yakuman',
    points: pointsOf(hand, basic),
  };
};

const OPEN_YAKU = YAKU.filter(({ open }) => open !== undefined);

/** Filled anew for every reading, so that a list of the right length can be cut from it. */
const found: Han[] = [...YAKU.map(({ closed }) => closed), ...DORA_IDS.map((id) => ({ id, han: 0 }))];

/** The yaku of a reading, then the dora; dora alone are nothing. */
const linesOf = (reading: Reading, { hand, facts, dora }: Shared): readonly Han[] => {
  const { facts: shapes } = reading;
  let n = 0;
  for (const y of hand.closed ? YAKU : OPEN_YAKU) {
    if ((facts & y.win) !== y.win || (facts & y.without) !== 0 || (shapes & y.shape) !== y.shape) continue;
    found[n++] = hand.closed ? y.closed : y.open!;
  }
  if (n === 0) return NO_YAKU;
  for (const line of dora) found[n++] = line;
  return found.slice(0, n);
};

const sumHan = (items: readonly Han[]): number => {
  let sum = 0;
  for (const { han } of items) sum += han;
  return sum;
};

const ordinaryWorth = (reading: Reading, shared: Shared): Worth | undefined => {
  const yaku = linesOf(reading, shared);
  if (yaku.length === 0) return undefined;
  const { hand } = shared;
  const han = sumHan(yaku);
  const fuRaw = rawFu(reading, hand);
  const fu = roundedFu(fuRaw, hand.closed);
  const { basic, limit } = basicOf(han, fu, hand.options);
  return {
    reading,
    yaku,
    yakuman: NO_YAKUMAN,
    han,
    fuRaw,
    fu,
    basic,
    limit,
    points: pointsOf(hand, basic),
  };
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
  return {
    reading,
    yaku: [{ id: 'renhou', han }],
    yakuman: NO_YAKUMAN,
    han,
    fuRaw: undefined,
    fu: undefined,
    basic,
    limit,
    points: pointsOf(hand, basic),
  };
};

const isBetter = (a: Worth, b: Worth): boolean => {
  if (a.points !== b.points) return a.points > b.points;
  if (a.han !== b.han) return a.han > b.han;
  return (a.fu ?? 0) > (b.fu ?? 0);
};

const worthOf = (reading: Reading, shared: Shared): Worth | undefined => {
  const yakuman = yakumanWorth(reading, shared);
  if (yakuman) return yakuman;
  const ordinary = ordinaryWorth(reading, shared);
  const renhou = renhouWorth(reading, shared);
  // On a tie the hand's own value is shown.
  return renhou && (!ordinary || renhou.points > ordinary.points) ? renhou : ordinary;
};

/** Undefined: no reading has a yaku. `dora`: the hand's lines, where they are known. */
export const bestWorth = (
  hand: Hand,
  ways: readonly Decomposition[],
  dora: readonly Han[] = doraOfHand(hand),
): Worth | undefined => {
  const shared: Shared = { hand, facts: winFacts(hand), dora };
  let best: Worth | undefined;
  for (const way of ways)
    for (let at = IN_PAIR; at < groupCount(way); at++) {
      const reading = readingAt(way, hand, at);
      const worth = reading && worthOf(reading, shared);
      if (worth && (!best || isBetter(worth, best))) best = worth;
    }
  return best;
};
