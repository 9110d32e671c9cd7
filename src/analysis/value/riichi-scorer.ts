// What a riichi win pays, with all that cannot be seen by its exact chances (`hidden-han.ts`). A hand is read once by
// ron and once by self-draw; riichi, ippatsu, the last tile, ura and red fives add han to that reading, since equal han
// never change which reading pays best.

import { type Hand, handOf } from '../../rules/riichi/hand.ts';
import { basicOf, pointsOf, STICK } from '../../rules/riichi/payments.ts';
import { bestWorth, type Worth } from '../../rules/riichi/worth.ts';
import { DORA_IDS } from '../../rules/riichi/yaku.ts';
import type { Situation, Win } from '../../rules/rules.ts';
import { type Decomposition, decompose } from '../../shapes/decompose.ts';
import type { Tally } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { KIND_COUNT, KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import { type Chances, sumOf } from './chances.ts';
import { type RiichiStart, redChances, uraChances } from './hidden-han.ts';
import { IPPATSU, prizeAt, RIICHI, RON, type Scorer, SILENT, TSUMO } from './scorer.ts';

const isDoraLine = (id: string): boolean => DORA_IDS.some((dora) => dora === id);

/** Whether anything but riichi and dora makes the hand a win. */
const hasOwnYaku = ({ yaku, yakuman }: Worth): boolean =>
  yakuman.length > 0 || yaku.some(({ id }) => id !== 'riichi' && !isDoraLine(id));

const MOST_HAN = 13;
/** Fu come in fives. */
const FU_ROWS = 32;

/** What a winner gains, honba and sticks included. */
interface Payments {
  readonly byBasic: (basic: number) => number;
  /** Mean of `han` and what chance adds. */
  readonly mean: (fu: number, han: number, more: Chances) => number;
}

const paymentsOf = ({ situation: s, options }: RiichiStart, win: Win): Payments => {
  const claim = { situation: s, win, options };
  const extras = (s.honba * options.honbaValue * (s.players - 1)) / 3 + s.riichiSticks * STICK;
  const byBasic = (basic: number): number => pointsOf(claim, basic) + extras;
  const table = new Float64Array(FU_ROWS * (MOST_HAN + 1));
  const byHan = (fu: number, han: number): number => {
    const at = (fu / 5) * (MOST_HAN + 1) + han;
    if (table[at] === 0) table[at] = byBasic(basicOf(han, fu, options).basic);
    return table[at]!;
  };
  const mean = (fu: number, han: number, more: Chances): number => {
    let sum = 0;
    for (let i = 0; i < more.length; i++) {
      if (more[i]! > 0) sum += more[i]! * byHan(fu, Math.min(han + i, MOST_HAN));
    }
    return sum;
  };
  return { byBasic, mean };
};

/** Han by chance, and what the rules and the moment add. */
interface Adds {
  readonly silent: Chances;
  readonly declared: Chances;
  /** The chance of its han. */
  readonly ippatsu: number;
  /** Of a riichi of the first turn. */
  readonly double: number;
}

const LAST = [0, 1] as const;

const fillYakuman = (prizes: Float64Array, way: number, points: number): void => {
  for (const last of LAST) {
    prizes[prizeAt(SILENT, way, last)] = points;
    prizes[prizeAt(RIICHI, way, last)] = points + STICK;
    prizes[prizeAt(IPPATSU, way, last)] = points + STICK;
  }
};

/** The prizes of one way to win a closed hand, from its worth in riichi. */
const fillClosed = (prizes: Float64Array, way: number, worth: Worth, pay: Payments, adds: Adds): void => {
  if (worth.yakuman.length > 0) {
    fillYakuman(prizes, way, pay.byBasic(worth.basic));
    return;
  }
  const fu = worth.fu!;
  const { silent, declared, ippatsu, double } = adds;
  // Without riichi a han less; the last tile is a yaku by itself.
  prizes[prizeAt(SILENT, way, 0)] = hasOwnYaku(worth) ? pay.mean(fu, worth.han - 1, silent) : 0;
  prizes[prizeAt(SILENT, way, 1)] = pay.mean(fu, worth.han, silent);
  const han = worth.han + double;
  const plain = STICK + pay.mean(fu, han, declared);
  const oneMore = STICK + pay.mean(fu, han + 1, declared);
  const twoMore = STICK + pay.mean(fu, han + 2, declared);
  prizes[prizeAt(RIICHI, way, 0)] = plain;
  prizes[prizeAt(RIICHI, way, 1)] = oneMore;
  prizes[prizeAt(IPPATSU, way, 0)] = plain + ippatsu * (oneMore - plain);
  prizes[prizeAt(IPPATSU, way, 1)] = oneMore + ippatsu * (twoMore - oneMore);
};

/** One prize of an open hand. */
const openPrize = (worth: Worth | undefined, pay: Payments, reds: Chances): number => {
  if (!worth) return 0;
  if (worth.yakuman.length > 0) return pay.byBasic(worth.basic);
  return pay.mean(worth.fu!, worth.han, reds);
};

/** Plain tiles of these counts, into a list of the right length. */
export const spread = (counts: Tally, into: Tile[]): void => {
  let n = 0;
  for (let k = 0; k < KIND_COUNT; k++) for (let i = counts[k]!; i > 0; i--) into[n++] = plainTile(KINDS[k]!);
};

/** The wins on each kind, made once: by self-draw, by ron, and both with the last tile. */
const winsOf = (seat: Seat, players: 3 | 4): readonly (readonly Win[])[] => {
  const from = seatAfter(seat, 1, players);
  return KINDS.map((k) => {
    const tile = plainTile(k);
    return [
      { tile, by: 'wall', last: false },
      { tile, by: 'wall', last: true },
      { tile, by: 'discard', from, last: false },
      { tile, by: 'discard', from, last: true },
    ];
  });
};

export const riichiScorer = (start: RiichiStart): Scorer => {
  const { situation: base, options } = start;
  const closed = isConcealed(base.melds);
  const wins = winsOf(base.seat, base.players);
  const pays = [TSUMO, RON].map((way) => paymentsOf(start, wins[0]![way * 2]!));
  const redsOf = redChances(start);
  const uraOf = uraChances(start);
  /** Filled anew for every hand. */
  const concealed: Tile[] = Array.from({ length: 13 - 3 * base.melds.length }, () => plainTile(KINDS[0]!));
  const { ura: _, ...rest } = base;
  const situation: Situation = {
    ...rest,
    concealed,
    riichi: closed ? 'riichi' : 'none',
    ippatsu: false,
    firstTurn: false,
  };
  const ippatsu = options.ippatsu ? start.ippatsu : 0;
  let double = 0;

  const worthOf = (hand: Hand, way: number, win: Win, ways: readonly Decomposition[]): Worth | undefined =>
    bestWorth({ ...hand, win, tsumo: way === TSUMO }, ways);

  const fillWay = (
    hand: Hand,
    way: number,
    ways: readonly Decomposition[],
    prizes: Float64Array,
    adds: Adds,
  ) => {
    const [first, last] = [wins[hand.winKind]![way * 2]!, wins[hand.winKind]![way * 2 + 1]!];
    if (closed) {
      fillClosed(prizes, way, worthOf(hand, way, first, ways)!, pays[way]!, adds);
      return;
    }
    prizes[prizeAt(SILENT, way, 0)] = openPrize(worthOf(hand, way, first, ways), pays[way]!, adds.silent);
    prizes[prizeAt(SILENT, way, 1)] = openPrize(worthOf(hand, way, last, ways), pays[way]!, adds.silent);
  };

  return {
    declares: closed,
    alwaysWins: true,
    stake: STICK,
    begin: ({ counts, isFirst }) => {
      spread(counts, concealed);
      double = isFirst ? 1 : 0;
    },
    fill: (wait: Kind, prizes, withRon) => {
      prizes.fill(0);
      const hand = handOf(situation, wins[wait]![RON * 2]!, options);
      if (hand.hasFifth) return;
      const ways = decompose(hand.inHand, situation.melds.length);
      if (ways.length === 0) return;
      const silent = redsOf(hand.inHand, wait);
      const declared = closed ? sumOf(silent, uraOf(hand.all, hand.inHand)) : silent;
      const adds = { silent, declared, ippatsu, double };
      fillWay(hand, TSUMO, ways, prizes, adds);
      if (withRon) fillWay(hand, RON, ways, prizes, adds);
    },
  };
};
