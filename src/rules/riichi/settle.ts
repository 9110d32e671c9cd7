// How a hand is settled beyond one win: several rons, exhaustive draws, nagashi mangan, who deals next.

import { type BySeat, type Players, type Seat, seatAfter, seatsOf, turnsBetween } from '../../tiles/seat.ts';
import { isTerminalOrHonour, kindOf, type Tile } from '../../tiles/tile.ts';
import type { Situation, Win } from '../rules.ts';
import type { RiichiOptions } from './options.ts';
import { deltasOf, MANGAN_BASIC } from './payments.ts';
import { isRefused, type RiichiScore, score } from './score.ts';

export interface RonClaim {
  readonly situation: Situation;
  readonly win: Win;
}

export interface Settlement {
  /** Three winners where that ends the hand without any. */
  readonly aborted: boolean;
  /** In the order they are paid. */
  readonly wins: readonly { readonly seat: Seat; readonly score: RiichiScore }[];
  readonly deltas: BySeat<number>;
}

export const addDeltas = (a: BySeat<number>, b: BySeat<number>): BySeat<number> =>
  a.map((points, seat) => points + b[seat]!);

const noDeltas = (players: Players): BySeat<number> => seatsOf(players).map(() => 0);

const turnsAfterDiscarder = ({ situation: s, win }: RonClaim): number =>
  turnsBetween(win.from ?? s.seat, s.seat, s.players);

/** Honba and sticks go to the first winner alone. */
const withoutExtras = ({ situation, win }: RonClaim): RonClaim => ({
  situation: { ...situation, honba: 0, riichiSticks: 0 },
  win,
});

/** Rons on one tile. A claim that is none (no yaku, furiten) blocks nobody. */
export const settleRons = (claims: readonly RonClaim[], options: RiichiOptions): Settlement => {
  const valid = claims
    .filter((c) => !isRefused(score(c.situation, c.win, options)))
    .sort((a, b) => turnsAfterDiscarder(a) - turnsAfterDiscarder(b));
  const none = noDeltas(claims[0]?.situation.players ?? 4);
  if (options.multiRon === 'allAbortTriple' && valid.length > 2)
    return { aborted: true, wins: [], deltas: none };
  const paid = options.multiRon === 'headBump' ? valid.slice(0, 1) : valid;
  const wins = paid.flatMap((claim, i) => {
    const { situation, win } = i === 0 ? claim : withoutExtras(claim);
    const value = score(situation, win, options);
    return isRefused(value) ? [] : [{ seat: situation.seat, score: value }];
  });
  return { aborted: false, wins, deltas: wins.map((w) => w.score.deltas).reduce(addDeltas, none) };
};

/** An exhaustive draw. */
export interface Draw {
  readonly players: Players;
  readonly dealer: Seat;
  readonly honba: number;
  readonly tenpai: BySeat<boolean>;
  /** Whose discards are a nagashi mangan. */
  readonly nagashi?: readonly Seat[];
}

/** Those who wait share 1000 points a seat less one, paid by those who do not. */
export const notenPayments = (tenpai: BySeat<boolean>, players: Players): BySeat<number> => {
  const seats = seatsOf(players);
  const ready = seats.filter((seat) => tenpai[seat]).length;
  if (ready === 0 || ready === players) return noDeltas(players);
  const pot = 1000 * (players - 1);
  return seats.map((seat) => (tenpai[seat] ? pot / ready : -pot / (players - ready)));
};

/** Every own discard a terminal or an honour, and none called away. */
export const isNagashi = (river: readonly { readonly tile: Tile; readonly called: boolean }[]): boolean =>
  river.length > 0 && river.every(({ tile, called }) => !called && isTerminalOrHonour(kindOf(tile)));

const SELF_DRAW = {};

/** Paid like a mangan by self-draw, without honba; sticks stay on the table. Several are all paid. */
export const nagashiPayments = (draw: Draw, options: RiichiOptions): BySeat<number> => {
  const { players, dealer, nagashi = [] } = draw;
  return nagashi
    .map((seat) =>
      deltasOf(
        { situation: { players, seat, dealer }, win: SELF_DRAW, options },
        { basic: MANGAN_BASIC, honba: 0, sticks: 0 },
      ),
    )
    .reduce(addDeltas, noDeltas(players));
};

/** Who deals next. Sticks on the table stay there after a draw. */
export interface Next {
  readonly dealerStays: boolean;
  readonly dealer: Seat;
  readonly honba: number;
}

const nextHand = (dealer: Seat, dealerStays: boolean, honba: number, players: Players): Next => ({
  dealerStays,
  dealer: dealerStays ? dealer : seatAfter(dealer, 1, players),
  honba,
});

export const afterDraw = (draw: Draw, options: RiichiOptions): Next & { readonly deltas: BySeat<number> } => {
  const { players, dealer, honba, tenpai } = draw;
  const stays = options.renchan === 'winOrTenpai' && tenpai[dealer] === true;
  const isPaidNagashi = options.nagashiMangan && (draw.nagashi ?? []).length > 0;
  const noten = options.notenPayments ? notenPayments(tenpai, players) : noDeltas(players);
  return {
    ...nextHand(dealer, stays, honba + 1, players),
    deltas: isPaidNagashi ? nagashiPayments(draw, options) : noten,
  };
};

type Hand = Pick<Draw, 'players' | 'dealer' | 'honba'>;

/** A win by the dealer keeps the deal, with others winning too. */
export const afterWin = ({ players, dealer, honba }: Hand, winners: readonly Seat[]): Next => {
  const stays = winners.includes(dealer);
  return nextHand(dealer, stays, stays ? honba + 1 : 0, players);
};

/** Nine terminals, four winds, four riichi, four kans, three rons: dealt again with one honba more. */
export const afterAbort = ({ players, dealer, honba }: Hand): Next =>
  nextHand(dealer, true, honba + 1, players);
