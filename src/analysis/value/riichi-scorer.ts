// What a riichi win pays, with all that cannot be seen by its exact chances (`hidden-han.ts`). A hand is read once by
// ron and once by self-draw; riichi, ippatsu, the last tile, ura and red fives add han to that reading, since equal han
// never change which reading pays best.

import { basicOf, pointsOf, STICK } from '../../rules/riichi/payments.ts';
import { bestWorth, type Worth } from '../../rules/riichi/worth.ts';
import { DORA_IDS } from '../../rules/riichi/yaku.ts';
import type { Situation, Win } from '../../rules/rules.ts';
import { emptyCounts } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { KINDS, type Kind, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { type Chances, sumOf } from './chances.ts';
import { type Complete, completeHands, hashOf } from './complete-hands.ts';
import { hiddenChances, type RiichiStart, redChances } from './hidden-han.ts';
import { IPPATSU, prizeAt, RIICHI, RON, type Scorer, SILENT, TSUMO, type Waiting } from './scorer.ts';

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

type Way = typeof TSUMO | typeof RON;
type ByWay<T> = readonly [T, T];

/** The wins on each kind, made once: by self-draw and by ron, the tile being the last or not. */
const winsOf = (seat: Seat, players: 3 | 4) => {
  const from = seatAfter(seat, 1, players);
  return KINDS.map((k) => {
    const tile = plainTile(k);
    const wins = (last: boolean): ByWay<Win> => [
      { tile, by: 'wall', last },
      { tile, by: 'discard', from, last },
    ];
    return { usual: wins(false), last: wins(true) };
  });
};

/** What every hand of the search is won in; `concealed` is filled anew for each. */
const situationOf = ({ ura: _, ...base }: Situation, concealed: readonly Tile[]): Situation => ({
  ...base,
  concealed,
  riichi: isConcealed(base.melds) ? 'riichi' : 'none',
  ippatsu: false,
  firstTurn: false,
});

const worthBy = ({ hand, ways, dora }: Complete, win: Win): Worth | undefined => {
  hand.win = win;
  hand.winKind = kindOf(win.tile);
  hand.tsumo = win.from === undefined;
  return bestWorth(hand, ways, dora);
};

export const riichiScorer = (start: RiichiStart): Scorer => {
  const { options } = start;
  const { seat, players, melds } = start.situation;
  const closed = isConcealed(melds);
  const wins = winsOf(seat, players);
  const pays: ByWay<Payments> = [
    paymentsOf(start, wins[0]!.usual[TSUMO]),
    paymentsOf(start, wins[0]!.usual[RON]),
  ];
  const redsOf = redChances(start);
  const hidden = hiddenChances(start);
  const concealed: Tile[] = Array.from({ length: 13 - 3 * melds.length }, () => plainTile(KINDS[0]!));
  const find = completeHands({
    situation: situationOf(start.situation, concealed),
    concealed,
    options,
    hiddenOf: ({ all, inHand }) => hidden(all, inHand),
  });
  const ippatsu = options.ippatsu ? start.ippatsu : 0;
  let waiting: Waiting = { counts: emptyCounts(), isFirst: false };
  let hash = 0;

  const fillWay = (complete: Complete, way: Way, wait: Kind, prizes: Float64Array): void => {
    const { usual, last } = wins[wait]!;
    const pay = pays[way];
    const worth = worthBy(complete, usual[way]);
    const { silent, declared } = complete;
    if (closed) {
      const double = waiting.isFirst ? 1 : 0;
      fillClosed(prizes, way, worth!, pay, { silent, declared, ippatsu, double });
      return;
    }
    prizes[prizeAt(SILENT, way, 0)] = openPrize(worth, pay, silent);
    prizes[prizeAt(SILENT, way, 1)] = openPrize(worthBy(complete, last[way]), pay, silent);
  };

  return {
    declares: closed,
    alwaysWins: true,
    stake: STICK,
    begin: (hand) => {
      waiting = hand;
      hash = hashOf(hand.counts);
    },
    fill: (wait: Kind, prizes, withRon) => {
      prizes.fill(0);
      const complete = find(waiting.counts, hash, wait, wins[wait]!.usual[TSUMO]);
      if (complete.ways.length === 0) return;
      const reds = redsOf(complete.hand.inHand, wait);
      if (complete.reds !== reds) {
        complete.reds = reds;
        complete.silent = sumOf(complete.hidden.silent, reds);
        complete.declared = sumOf(complete.hidden.declared, reds);
      }
      fillWay(complete, TSUMO, wait, prizes);
      if (withRon) fillWay(complete, RON, wait, prizes);
    },
  };
};
