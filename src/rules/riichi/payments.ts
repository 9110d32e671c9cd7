// From basic points to what each seat pays: limits, rounding, honba, sticks, liability, three players.

import type { BySeat, Seat } from '../../tiles/seat.ts';
import { seatsOf } from '../../tiles/seat.ts';
import type { Situation } from '../rules.ts';
import type { RiichiOptions } from './options.ts';
import type { Liable } from './pao.ts';
import type { Limit } from './score.ts';

export interface Basic {
  readonly basic: number;
  readonly limit?: Limit;
}

export const YAKUMAN_BASIC = 8000;
export const MANGAN_BASIC = 2000;

/** From how many han a limit begins and its basic points, highest first. */
const LIMITS: readonly (readonly [number, Limit, number])[] = [
  [13, 'yakuman', YAKUMAN_BASIC],
  [11, 'sanbaiman', 6000],
  [8, 'baiman', 4000],
  [6, 'haneman', 3000],
  [5, 'mangan', MANGAN_BASIC],
];

/** 30 fu 4 han and 60 fu 3 han are 1920: rounded up to a mangan where that is played. */
const KIRIAGE_BASIC = 1920;

export const basicOf = (han: number, fu: number, options: RiichiOptions): Basic => {
  const counted = options.kazoe === 'yakuman' ? han : Math.min(han, 12);
  for (const [from, limit, basic] of LIMITS) if (counted >= from) return { basic, limit };
  const basic = fu * 2 ** (2 + han);
  const isMangan = basic >= (options.kiriageMangan ? KIRIAGE_BASIC : MANGAN_BASIC);
  return isMangan ? { basic: MANGAN_BASIC, limit: 'mangan' } : { basic };
};

const ceil100 = (points: number): number => Math.ceil(points / 100) * 100;

/** Who wins, how, and what that hand is worth in basic points. */
export interface Claim {
  readonly situation: Pick<Situation, 'players' | 'seat' | 'dealer'>;
  readonly from?: Seat | undefined;
  readonly options: RiichiOptions;
}

export const isTsumo = (claim: Claim): boolean => claim.from === undefined;

const ronPoints = ({ situation: s }: Claim, basic: number): number =>
  ceil100(basic * (s.seat === s.dealer ? 6 : 4));

/** A missing fourth seat's share falls away, or each of the others pays half of it. */
const missingShare = ({ situation: s, options }: Claim, basic: number): number => {
  const isSplit = options.northBisection || !options.tsumoLoss;
  if (s.players === 4 || !isSplit) return 0;
  return ceil100(ceil100(basic * (s.seat === s.dealer ? 2 : 1)) / 2);
};

/** What one seat pays for a self-draw, without honba. */
const tsumoShare = (claim: Claim, basic: number, payer: Seat): number => {
  const { seat, dealer } = claim.situation;
  return ceil100(basic * (seat === dealer || payer === dealer ? 2 : 1)) + missingShare(claim, basic);
};

/** Worth without honba and sticks. */
export const pointsOf = (claim: Claim, basic: number): number => {
  if (!isTsumo(claim)) return ronPoints(claim, basic);
  const { players, seat } = claim.situation;
  return seatsOf(players).reduce<number>(
    (sum, payer) => (payer === seat ? sum : sum + tsumoShare(claim, basic, payer)),
    0,
  );
};

/** A self-draw's single shares: what the dealer pays (absent if the winner deals) and what each other pays. */
export const sharesOf = (
  claim: Claim,
  basic: number,
): { readonly dealer?: number; readonly others: number } => {
  const { seat, dealer, players } = claim.situation;
  const other = seatsOf(players).find((s) => s !== seat && s !== dealer);
  const others = tsumoShare(claim, basic, other ?? dealer);
  return seat === dealer ? { others } : { dealer: tsumoShare(claim, basic, dealer), others };
};

/** A payer, how much. */
type Payment = readonly [Seat, number];

const payersOf = ({ situation: s }: Claim): readonly Seat[] => seatsOf(s.players).filter((p) => p !== s.seat);

/** The part of a hand that nobody is liable for. */
const ordinaryPayments = (claim: Claim, basic: number): readonly Payment[] =>
  claim.from === undefined
    ? payersOf(claim).map((p): Payment => [p, tsumoShare(claim, basic, p)])
    : [[claim.from, ronPoints(claim, basic)]];

/** Self-draw: the liable seat pays all; ron: it and the discarder pay half each. */
const liablePayments = (claim: Claim, basic: number, liable: Seat): readonly Payment[] => {
  const points = pointsOf(claim, basic);
  if (claim.from === undefined || claim.from === liable) return [[liable, points]];
  return [
    [claim.from, points / 2],
    [liable, points / 2],
  ];
};

const honbaPayments = (claim: Claim, honba: number, liable?: Seat): readonly Payment[] => {
  const each = (honba * claim.options.honbaValue) / 3;
  const payers = payersOf(claim);
  const single = liable ?? claim.from;
  return single === undefined ? payers.map((p): Payment => [p, each]) : [[single, each * payers.length]];
};

export const STICK = 1000;

interface Due {
  readonly basic: number;
  /** Of `basic`, the part that a liable seat answers for. */
  readonly liable?: (Liable & { readonly basic: number }) | undefined;
  readonly honba: number;
  readonly sticks: number;
}

/** What each seat gains or loses, honba and sticks included. */
export const deltasOf = (claim: Claim, due: Due): BySeat<number> => {
  const { players, seat } = claim.situation;
  const rest = due.basic - (due.liable?.basic ?? 0);
  const payments = [
    ...(rest > 0 ? ordinaryPayments(claim, rest) : []),
    ...(due.liable ? liablePayments(claim, due.liable.basic, due.liable.seat) : []),
    ...(due.honba > 0 ? honbaPayments(claim, due.honba, due.liable?.seat) : []),
  ];
  const deltas = seatsOf(players).map(() => 0);
  deltas[seat] = due.sticks * STICK;
  for (const [payer, points] of payments) {
    deltas[payer]! -= points;
    deltas[seat]! += points;
  }
  return deltas;
};
