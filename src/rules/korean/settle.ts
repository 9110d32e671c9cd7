// Who pays what for a win. The book is silent; by default the public 1-5-10 scheme stands: an ante of 10 for a concealed
// self-draw and of 5 for all else is added to the points; each opponent pays that on a self-draw, the discarder alone pays
// it twice on a ron. The dealer pays and gets no more than others.

import { type BySeat, type Seat, seatsOf, turnsBetween } from '../../tiles/seat.ts';
import type { Situation, Win } from '../rules.ts';
import type { KoreanOptions } from './options.ts';

/** `each`: what every opponent pays on a self-draw; `discarder`: what one pays on a ron. */
export interface Settlement {
  /** Added to the points, before the unit. */
  readonly ante: number;
  readonly each?: number;
  readonly discarder?: number;
}

interface Scheme {
  readonly ante: (concealedSelfDraw: boolean) => number;
  /** How many times the discarder pays what each would pay on a self-draw. */
  readonly discarderShares: number;
}

const SCHEMES: Readonly<Record<KoreanOptions['settlement'], Scheme | undefined>> = {
  oneFiveTen: { ante: (concealedSelfDraw) => (concealedSelfDraw ? 10 : 5), discarderShares: 2 },
  plain: { ante: () => 0, discarderShares: 1 },
  pointsOnly: undefined,
};

export interface Won {
  readonly total: number;
  readonly tsumo: boolean;
  readonly menzen: boolean;
}

/** Undefined where points alone are told. */
export const settlementOf = (
  { total, tsumo, menzen }: Won,
  { settlement, unit }: KoreanOptions,
): Settlement | undefined => {
  const scheme = SCHEMES[settlement];
  if (!scheme) return undefined;
  const ante = scheme.ante(tsumo && menzen);
  const value = (total + ante) * unit;
  return tsumo ? { ante, each: value } : { ante, discarder: value * scheme.discarderShares };
};

/** What each seat gains or loses. */
export const deltasOf = (
  { seat, players }: Pick<Situation, 'seat' | 'players'>,
  { from }: Pick<Win, 'from'>,
  settlement: Settlement | undefined,
): BySeat<number> => {
  const { each = 0, discarder = 0 } = settlement ?? {};
  const share = (payer: Seat): number => (from === undefined ? each : payer === from ? discarder : 0);
  const paid = seatsOf(players).map((payer) => (payer === seat ? 0 : share(payer)));
  const won = paid.reduce((sum, points) => sum + points, 0);
  return paid.map((points, s) => (s === seat ? won : 0 - points));
};

/** Who wins when several claim one tile: the nearest after the discarder, or all, in turn order. */
export const ronWinners = (
  claims: readonly Seat[],
  discarder: Seat,
  { players, multiRon }: Pick<KoreanOptions, 'players' | 'multiRon'>,
): readonly Seat[] => {
  const turns = (seat: Seat): number => turnsBetween(discarder, seat, players);
  const inTurn = [...claims].sort((a, b) => turns(a) - turns(b));
  return multiRon === 'headBump' ? inTurn.slice(0, 1) : inTurn;
};
