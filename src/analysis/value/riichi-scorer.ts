// What a riichi win pays, with all that cannot be seen by its exact chances: ura indicators and red fives are tiles
// nobody has shown. A hand is read once by ron and once by self-draw; riichi, ippatsu, the last tile, dora and red fives
// add han to that reading, since equal han never change which reading pays best.

import { decompose } from '../../shapes/decompose.ts';
import { doraOf } from '../../rules/riichi/dora.ts';
import { type Hand, handOf } from '../../rules/riichi/hand.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { basicOf, pointsOf, STICK } from '../../rules/riichi/payments.ts';
import { bestWorth, type Worth } from '../../rules/riichi/worth.ts';
import { DORA_IDS } from '../../rules/riichi/yaku.ts';
import type { Situation, Win } from '../../rules/rules.ts';
import type { Tally } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { FIVES, KINDS, type Kind, NORTH, plainTile, type Tile } from '../../tiles/tile.ts';
import { always, type Chances, hypergeometric, sumOf, worthOfDraws } from './chances.ts';
import { IPPATSU, PRIZES, prizeAt, RIICHI, RON, type Scorer, SILENT, TSUMO, type Waiting } from './scorer.ts';

/** Red fives of one suit. */
export interface Reds {
  /** Among the tiles the search starts with. */
  readonly held: number;
  /** Seen by nobody. */
  readonly live: number;
}

export interface RiichiStart {
  /** The facts of the seat; its concealed tiles are those of each hand asked about. */
  readonly situation: Situation;
  readonly options: RiichiOptions;
  /** What the hand held when the search began. */
  readonly home: Tally;
  readonly live: readonly number[];
  readonly reds: readonly Reds[];
}

/** Indicators that make a kind dora. */
const indicatorsOf = (kind: Kind, players: 3 | 4): readonly Kind[] =>
  KINDS.filter((i) => doraOf(i, players) === kind);

const isDoraLine = (id: string): boolean => DORA_IDS.some((dora) => dora === id);

/** Whether anything but riichi and dora makes the hand a win. */
const hasOwnYaku = ({ yaku, yakuman }: Worth): boolean =>
  yakuman.length > 0 || yaku.some(({ id }) => id !== 'riichi' && !isDoraLine(id));

const MOST_HAN = 13;

/** Payments by fu and han, each computed once: honba and sticks included. */
const payments = (start: RiichiStart, win: Win) => {
  const { situation: s, options } = start;
  const claim = { situation: s, win, options };
  const extras = (s.honba * options.honbaValue * (s.players - 1)) / 3 + s.riichiSticks * STICK;
  const byBasic = (basic: number): number => pointsOf(claim, basic) + extras;
  const table = new Float64Array(32 * (MOST_HAN + 1));
  const byHan = (fu: number, han: number): number => {
    const at = (fu / 5) * (MOST_HAN + 1) + Math.min(han, MOST_HAN);
    return (table[at] ||= byBasic(basicOf(han, fu, options).basic));
  };
  return { byBasic, byHan };
};
type Payments = ReturnType<typeof payments>;

/** The mean payment of `han` and what chance adds. */
const mean = ({ byHan }: Payments, fu: number, han: number, more: Chances): number => {
  let sum = 0;
  for (let i = 0; i < more.length; i++) if (more[i]! > 0) sum += more[i]! * byHan(fu, han + i);
  return sum;
};

interface Extra {
  readonly reds: Chances;
  /** Red fives and ura. */
  readonly declared: Chances;
}

/** The prizes of one way to win (`way`) a closed hand, from its worth in riichi. */
const fillClosed = (prizes: Float64Array, way: number, worth: Worth, pay: Payments, ask: Asked): void => {
  const { extra, options, double } = ask;
  if (worth.yakuman.length > 0) {
    const points = pay.byBasic(worth.basic);
    for (const stance of [SILENT, RIICHI, IPPATSU])
      for (const last of [0, 1] as const)
        prizes[prizeAt(stance, way, last)] = points + (stance === SILENT ? 0 : STICK);
    return;
  }
  const fu = worth.fu!;
  const ippatsu = options.ippatsu ? 1 : 0;
  const own = worth.han - 1;
  prizes[prizeAt(SILENT, way, 0)] = hasOwnYaku(worth) ? mean(pay, fu, own, extra.reds) : 0;
  prizes[prizeAt(SILENT, way, 1)] = mean(pay, fu, own + 1, extra.reds);
  for (const last of [0, 1] as const) {
    const han = worth.han + last + double;
    prizes[prizeAt(RIICHI, way, last)] = STICK + mean(pay, fu, han, extra.declared);
    prizes[prizeAt(IPPATSU, way, last)] = STICK + mean(pay, fu, han + ippatsu, extra.declared);
  }
};

interface Asked {
  readonly extra: Extra;
  readonly options: RiichiOptions;
  /** A riichi of the first turn is worth a han more. */
  readonly double: number;
}

/** One prize of an open hand. */
const openPrize = (worth: Worth | undefined, pay: Payments, reds: Chances): number => {
  if (!worth) return 0;
  if (worth.yakuman.length > 0) return pay.byBasic(worth.basic);
  return mean(pay, worth.fu!, worth.han, reds);
};

/** Chances of red fives in the concealed tiles: plain fives are thrown before red ones, drawn ones may be red. */
const redsIn = (counts: Tally, { home, live, reds }: RiichiStart): Chances =>
  reds.reduce((sum: Chances, { held, live: unseen }, suit) => {
    const five = FIVES[suit]!;
    const more = counts[five]! - home[five]!;
    if (more <= 0 || unseen === 0) return sumOf(sum, always(Math.min(held, counts[five]!)));
    return sumOf(sum, sumOf(always(held), hypergeometric(live[five]!, unseen, more)));
  }, always(0));

/** How many ura indicators will be turned. */
const uraCount = ({ situation: s, options: o }: RiichiStart): number => {
  if (!o.uraDora || s.indicators.length === 0) return 0;
  return o.kanDora && o.kanUra ? s.indicators.length : 1;
};

const uraChances = (start: RiichiStart) => {
  const { situation: s, live, home } = start;
  const taken = uraCount(start);
  const norths = s.players === 3 ? s.aside.length : 0;
  const indicators = KINDS.map((k) => indicatorsOf(k, s.players));
  const unseen = live.reduce((a, b) => a + b, 0);
  /** `counts`: the whole hand with its melds; `own`: its concealed tiles. */
  return (counts: { readonly [kind: Kind]: number }, own: Tally): Chances => {
    if (taken === 0) return always(0);
    const left = (k: Kind): number => Math.max(0, live[k]! - Math.max(0, own[k]! - home[k]!));
    const sizes = [unseen, 0, 0, 0, 0];
    for (const k of KINDS) {
      sizes[0]! -= Math.max(0, own[k]! - home[k]!);
      const held = Math.min(4, counts[k] + (k === NORTH ? norths : 0));
      if (held === 0) continue;
      for (const indicator of indicators[k]!) {
        sizes[held]! += left(indicator);
        sizes[0]! -= left(indicator);
      }
    }
    return worthOfDraws(sizes, taken);
  };
};

export const riichiScorer = (start: RiichiStart): Scorer => {
  const { situation: base, options } = start;
  const closed = isConcealed(base.melds);
  const from = seatAfter(base.seat, 1, base.players) as Seat;
  const pays = [
    payments(start, { tile: plainTile(0 as Kind), by: 'wall', last: false }),
    payments(start, { tile: plainTile(0 as Kind), by: 'discard', from, last: false }),
  ] as const;
  const uraOf = uraChances(start);
  let situation = base;
  let waiting: Waiting;

  const winOf = (tile: Tile, way: number, last: boolean): Win =>
    way === TSUMO ? { tile, by: 'wall', last } : { tile, by: 'discard', from, last };

  const extraOf = (hand: Hand): Extra => {
    const reds = redsIn(hand.inHand, start);
    return { reds, declared: closed ? sumOf(reds, uraOf(hand.all, hand.inHand)) : reds };
  };

  return {
    declares: closed,
    stake: STICK,
    begin: (hand) => {
      waiting = hand;
      const concealed = KINDS.flatMap((k) => Array<Tile>(hand.counts[k]!).fill(plainTile(k)));
      const { ura: _, ...rest } = base;
      situation = {
        ...rest,
        concealed,
        riichi: closed ? 'riichi' : 'none',
        ippatsu: false,
        firstTurn: false,
      };
    },
    fill: (wait, prizes) => {
      prizes.fill(0, 0, PRIZES);
      const tile = plainTile(wait);
      const first = handOf(situation, winOf(tile, RON, false), options);
      if (first.hasFifth) return;
      const ways = decompose(first.inHand, situation.melds.length);
      if (ways.length === 0) return;
      const extra = extraOf(first);
      for (const way of [TSUMO, RON]) {
        const by = (last: boolean) =>
          bestWorth({ ...first, win: winOf(tile, way, last), tsumo: way === TSUMO }, ways);
        if (closed) {
          const double = waiting.isFirst ? 1 : 0;
          fillClosed(prizes, way, by(false)!, pays[way]!, { extra, options, double });
          continue;
        }
        prizes[prizeAt(SILENT, way, 0)] = openPrize(by(false), pays[way]!, extra.reds);
        prizes[prizeAt(SILENT, way, 1)] = openPrize(by(true), pays[way]!, extra.reds);
      }
    },
  };
};
