// From basic points to what each seat pays: limits, rounding, honba, sticks, liability, three players.

import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Situation } from '../rules.ts';
import type { RiichiOptions } from './options.ts';
import type { Liable } from './pao.ts';
import type { Limit } from './score.ts';

export interface Basic {
  readonly basic: number;
  readonly limit?: Limit | undefined;
}

export const YAKUMAN_BASIC = 8000;
export const MANGAN_BASIC = 2000;

/** From how many han each limit begins, and its basic points. */
const LIMITS: readonly { readonly from: number; readonly limit: Limit; readonly basic: number }[] = [
  { from: 5, limit: 'mangan', basic: MANGAN_BASIC },
  { from: 6, limit: 'haneman', basic: 3000 },
  { from: 8, limit: 'baiman', basic: 4000 },
  { from: 11, limit: 'sanbaiman', basic: 6000 },
  { from: 13, limit: 'yakuman', basic: YAKUMAN_BASIC },
];
const MANGAN: Basic = LIMITS[0]!;
const MOST_HAN = 13;
/** The limit of each number of han, up to the last. */
const LIMIT_OF_HAN: readonly (Basic | undefined)[] = Array.from({ length: MOST_HAN + 1 }, (_, han) =>
  LIMITS.findLast(({ from }) => han >= from),
);

/** 30 fu 4 han and 60 fu 3 han are 1920: rounded up to a mangan where that is played. */
const KIRIAGE_BASIC = 1920;

export const basicOf = (han: number, fu: number, options: RiichiOptions): Basic => {
  const limit = LIMIT_OF_HAN[Math.min(han, options.kazoe === 'yakuman' ? MOST_HAN : MOST_HAN - 1)];
  if (limit) return limit;
  const basic = fu << (2 + han);
  return basic >= (options.kiriageMangan ? KIRIAGE_BASIC : MANGAN_BASIC)
    ? MANGAN
    : { basic, limit: undefined };
};

const ceil100 = (points: number): number => Math.ceil(points / 100) * 100;

/** Who wins and from whom: as much of a winning hand as payments ask about. */
export interface Claim {
  readonly situation: Pick<Situation, 'players' | 'seat' | 'dealer'>;
  readonly win: { readonly from?: Seat };
  readonly options: RiichiOptions;
}

const ronPoints = ({ situation: s }: Claim, basic: number): number =>
  ceil100(basic * (s.seat === s.dealer ? 6 : 4));

/** A missing fourth seat's share falls away, or each of the others pays half of it. */
const missingShare = ({ situation: s, options }: Claim, basic: number): number => {
  const isSplit = options.northBisection || !options.tsumoLoss;
  if (s.players === 4 || !isSplit) return 0;
  return ceil100(ceil100(basic * (s.seat === s.dealer ? 2 : 1)) / 2);
};

/** What a dealer, or another, pays for a self-draw, without honba. */
const tsumoShare = (claim: Claim, basic: number, byDealer: boolean): number => {
  const { seat, dealer } = claim.situation;
  return ceil100(basic * (seat === dealer || byDealer ? 2 : 1)) + missingShare(claim, basic);
};

/** A self-draw's single shares: what the dealer pays (absent if the winner deals) and what each other pays. */
export const sharesOf = (
  claim: Claim,
  basic: number,
): { readonly dealer?: number; readonly others: number } => {
  const { seat, dealer } = claim.situation;
  const others = tsumoShare(claim, basic, false);
  return seat === dealer ? { others } : { dealer: tsumoShare(claim, basic, true), others };
};

/** Worth without honba and sticks. */
export const pointsOf = (claim: Claim, basic: number): number => {
  if (claim.win.from !== undefined) return ronPoints(claim, basic);
  const { players, seat, dealer } = claim.situation;
  const others = tsumoShare(claim, basic, false);
  return seat === dealer ? others * (players - 1) : others * (players - 2) + tsumoShare(claim, basic, true);
};

/** Gains and losses under way: each payment goes from a seat to the winner. */
interface Ledger {
  readonly deltas: number[];
  readonly winner: Seat;
}

const pay = ({ deltas, winner }: Ledger, payer: Seat, points: number): void => {
  deltas[payer]! -= points;
  deltas[winner]! += points;
};

/** Every other seat pays. */
const payEach = (ledger: Ledger, points: (payer: Seat) => number): void => {
  for (let seat = 0; seat < ledger.deltas.length; seat++)
    if (seat !== ledger.winner) pay(ledger, seat as Seat, points(seat as Seat));
};

/** The part of a hand that nobody is liable for. */
const payOrdinary = (ledger: Ledger, claim: Claim, basic: number): void => {
  const { dealer } = claim.situation;
  if (claim.win.from !== undefined) pay(ledger, claim.win.from, ronPoints(claim, basic));
  else payEach(ledger, (payer) => tsumoShare(claim, basic, payer === dealer));
};

/** Self-draw: the liable seat pays all; ron: it and the discarder pay half each. */
const payLiable = (ledger: Ledger, claim: Claim, basic: number, liable: Seat): void => {
  const points = pointsOf(claim, basic);
  const sharer = claim.win.from ?? liable;
  pay(ledger, sharer, points / 2);
  pay(ledger, liable, points / 2);
};

const payHonba = (ledger: Ledger, claim: Claim, honba: number, liable?: Seat): void => {
  const each = (honba * claim.options.honbaValue) / 3;
  const single = liable ?? claim.win.from;
  if (single === undefined) payEach(ledger, () => each);
  else pay(ledger, single, each * (claim.situation.players - 1));
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
export const deltasOf = (claim: Claim, { basic, liable, honba, sticks }: Due): BySeat<number> => {
  const { players, seat } = claim.situation;
  const deltas = players === 3 ? [0, 0, 0] : [0, 0, 0, 0];
  const ledger: Ledger = { deltas, winner: seat };
  deltas[seat] = sticks * STICK;
  const rest = basic - (liable?.basic ?? 0);
  if (rest > 0) payOrdinary(ledger, claim, rest);
  if (liable) payLiable(ledger, claim, liable.basic, liable.seat);
  if (honba > 0) payHonba(ledger, claim, honba, liable?.seat);
  return deltas;
};
