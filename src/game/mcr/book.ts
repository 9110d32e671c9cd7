// The Chinese official rules as the course of a hand asks them: one winner, eight points, no furiten, no riichi.

import type { McrOptions } from '../../rules/mcr/options.ts';
import { winnerOf } from '../../rules/mcr/payments.ts';
import { type McrScore, score } from '../../rules/mcr/score.ts';
import { waitsOf } from '../../rules/mcr/waits.ts';
import type { Win } from '../../rules/rules.ts';
import { shantenWithKnitted } from '../../shapes/with-knitted.ts';
import { addTo, countsOf } from '../../tiles/counts.ts';
import { tilesOf } from '../../tiles/meld.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { isFlower, KINDS, type Kind, kindOf, WINDS } from '../../tiles/tile.ts';
import type { Act, Refused } from '../act.ts';
import type { Book } from '../book.ts';
import { situationOf, winOf } from '../facts.ts';
import { type Hand, playerAt, wallLeft } from '../hand.ts';
import type { NextRound, Settled, Won } from '../outcome.ts';
import {
  forbidsWithoutDora,
  nextDealerOf,
  noDeltas,
  settled,
  statedItems,
  tilesWithFlowers,
} from '../without-dora.ts';

const FLOWERS = 8;
const HANDS = 16;

/** Copies of a kind that lay open to everybody before the win: concealed kongs lie face down. */
const openCopies = (hand: Hand, kind: Kind): number => {
  const open = hand.seats.flatMap((p) => [
    ...p.river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
    ...p.melds.flatMap((m) => (m.type === 'closedKan' ? [] : tilesOf(m))),
  ]);
  return open.filter((t) => !isFlower(t) && kindOf(t) === kind).length;
};

/** A tile on the table just now is the winning one itself. */
const isLastCopy = (hand: Hand, win: Win): boolean =>
  openCopies(hand, kindOf(win.tile)) - (win.from === undefined ? 0 : 1) === 3;

/** The last tile of the wall is the last one from either end. */
export const howWon = (hand: Hand, seat: Seat): Win | undefined => {
  const win = winOf(hand, seat);
  if (win === undefined) return undefined;
  const isLast = win.by !== 'addedKan' && wallLeft(hand) === 0;
  return { ...win, last: isLast, ...(isLastCopy(hand, win) ? { lastCopy: true as const } : {}) };
};

const worthOf = (hand: Hand, seat: Seat, options: McrOptions): McrScore | Refused => {
  const win = howWon(hand, seat);
  if (win === undefined) return 'notComplete';
  const { concealed, melds } = playerAt(hand, seat);
  const counts = countsOf(concealed);
  addTo(counts, [win.tile]);
  if (shantenWithKnitted(counts, melds.length) >= 0) return 'notComplete';
  return score(situationOf(hand, seat), win, options);
};

const forbids = (hand: Hand, act: Act): Refused | undefined => {
  if (act.type === 'open') return 'openNotPlayed';
  return act.type === 'discard' && act.riichi ? 'riichiNotPlayed' : forbidsWithoutDora(hand, act);
};

const wonBy = (hand: Hand, seat: Seat, options: McrOptions): Won => {
  const value = worthOf(hand, seat, options);
  if (typeof value === 'string') throw new Error(`a win that is none: ${value}`);
  const items = value.fans.map(({ id, value: points, times }) => ({ id, value: points * times }));
  return { seat, deltas: value.deltas, stated: statedItems(value.total, items), score: value };
};

const settleWins = (hand: Hand, claims: readonly Seat[], options: McrOptions): Settled => {
  const { claimable } = hand;
  const winner = (claimable && winnerOf(claims, claimable.seat)) ?? claims[0]!;
  const won = wonBy(hand, winner, options);
  return settled(hand, { wins: [won], deltas: won.deltas, dealer: nextDealerOf(hand) });
};

const SWAP: BySeat<Seat> = [1, 0, 3, 2];

/**
 * After a round the players change places, so that each sits on each seat for one: East and South, West and North swap;
 * after the second round East goes to West's seat, West to South's, South to North's and North to East's.
 */
const MOVES: readonly BySeat<Seat>[] = [SWAP, [3, 2, 0, 1], SWAP];

/** Four rounds of four hands; the deal always passes on. */
const nextRound = ({ played }: Hand, { dealer }: Settled): NextRound | undefined => {
  const next = played + 1;
  if (next === HANDS) return undefined;
  const round = { wind: WINDS[Math.floor(next / 4)]!, number: next % 4, dealer, honba: 0 };
  return next % 4 === 0 ? { ...round, moves: MOVES[next / 4 - 1]! } : round;
};

export const mcrBook = (options: McrOptions): Book => ({
  players: 4,
  hint: { family: 'mcr', preset: 'cn', options: { ...options } },
  startPoints: 0,
  tiles: () => tilesWithFlowers(KINDS, FLOWERS),
  hasDeadWall: false,
  stick: 0,
  showsClosedKans: false,
  kanIndicator: 'none',
  waits: (player) => waitsOf(player).live,
  mayBeReady: () => false,
  forbids: (hand, _seat, act) => forbids(hand, act),
  noWin: (hand, seat) => {
    const value = worthOf(hand, seat, options);
    return typeof value === 'string' ? value : undefined;
  },
  drawAfter: () => undefined,
  settleWins: (hand, winners) => settleWins(hand, winners, options),
  settleDraw: (hand) => settled(hand, { wins: [], deltas: noDeltas(hand), dealer: nextDealerOf(hand) }),
  nextRound,
});
