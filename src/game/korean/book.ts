// The Korean rules as the course of a hand asks them. Riichi is upeo here: without a stick, and only with a hand that a
// discard would already win.

import type { KoreanOptions } from '../../rules/korean/options.ts';
import { type KoreanScore, score } from '../../rules/korean/score.ts';
import { isSessionOver, jangWind, nextDealer, notenPayments } from '../../rules/korean/session.ts';
import { ronWinners } from '../../rules/korean/settle.ts';
import { waitsOf } from '../../rules/korean/shape.ts';
import { FLOWER_COUNT, kindsOf } from '../../rules/korean/tile-set.ts';
import { type UpeoFault, upeoAnswer, upeoKong } from '../../rules/korean/upeo.ts';
import type { Win } from '../../rules/rules.ts';
import { shanten } from '../../shapes/shanten.ts';
import { addTo, countsOf } from '../../tiles/counts.ts';
import { isConcealed } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { kindOf } from '../../tiles/tile.ts';
import type { Act, Refused } from '../act.ts';
import type { Book } from '../book.ts';
import { winOf } from '../facts.ts';
import { type Hand, isFirstTurn, type Player, playerAt, tilesWithout, wallLeft, wholeOf } from '../hand.ts';
import type { NextRound, Settled, Won } from '../outcome.ts';
import {
  forbidsWithoutDora,
  noDeltas,
  settled,
  statedItems,
  sumOf,
  tilesWithFlowers,
} from '../without-dora.ts';
import { factsOf } from './facts.ts';

type Of<T extends Act['type']> = Extract<Act, { type: T }>;

/** The last tile of the wall is the last one wherever it is drawn from. */
export const howWon = (hand: Hand, seat: Seat): Win | undefined => {
  const win = winOf(hand, seat);
  const isShown = win?.by === 'addedKan' || win?.by === 'closedKan';
  return win && { ...win, last: !isShown && wallLeft(hand) === 0 };
};

/** Told at once: no standard hand by the tables, and no pairs alone (four of a kind are two, which the tables do not know). */
const isIncomplete = ({ concealed, melds }: Player, { tile }: Win): boolean => {
  const counts = countsOf(concealed);
  addTo(counts, [tile]);
  return shanten(counts, melds.length) >= 0 && counts.some((copies) => copies % 2 === 1);
};

const worthOf = (hand: Hand, seat: Seat, options: KoreanOptions): KoreanScore | Refused => {
  const win = howWon(hand, seat);
  if (win === undefined || isIncomplete(playerAt(hand, seat), win)) return 'notComplete';
  return score(factsOf(hand, seat, options), win, options);
};

const WHY: Readonly<Record<UpeoFault, Refused>> = {
  declared: 'riichiTwice',
  openHand: 'riichiOpenHand',
  notReady: 'riichiNotTenpai',
  shortWall: 'riichiWall',
  belowMinimum: 'belowMinimum',
};

/** Upeo with the first discard is worth the minimum by itself. */
const upeoFault = (
  hand: Hand,
  seat: Seat,
  { tile }: Of<'discard'>,
  options: KoreanOptions,
): Refused | undefined => {
  const player = playerAt(hand, seat);
  const concealed = tilesWithout(wholeOf(player), [tile]) ?? [];
  const { faults } = upeoAnswer({ ...factsOf(hand, seat, options), concealed }, wallLeft(hand), options);
  const isEarly = isFirstTurn(hand, seat);
  const fault = faults.find((f) => !(isEarly && f === 'belowMinimum'));
  return fault && WHY[fault];
};

const kongFault = (
  hand: Hand,
  seat: Seat,
  { meld }: Of<'meld'>,
  options: KoreanOptions,
): Refused | undefined => {
  const player = playerAt(hand, seat);
  if (player.riichi === 'none') return undefined;
  if (meld.type !== 'closedKan' || player.drawn === undefined) return 'kanInRiichi';
  return upeoKong(player, player.drawn, kindOf(meld.own[0]!), options).allowed ? undefined : 'kanInRiichi';
};

const forbids = (hand: Hand, seat: Seat, act: Act, options: KoreanOptions): Refused | undefined => {
  if (act.type === 'discard' && act.riichi) return upeoFault(hand, seat, act, options);
  if (act.type === 'meld' && act.meld.type === 'chi') return 'noChi';
  const fault = forbidsWithoutDora(hand, act);
  return fault ?? (act.type === 'meld' ? kongFault(hand, seat, act, options) : undefined);
};

const mayBeReady = (hand: Hand, seat: Seat): boolean => {
  const player = playerAt(hand, seat);
  if (player.riichi !== 'none' || !isConcealed(player.melds)) return false;
  // Four of a kind may be two pairs, which the shape tables do not know: one further than tenpai is still looked at.
  return shanten(countsOf(wholeOf(player)), player.melds.length) <= 2;
};

const wonBy = (hand: Hand, seat: Seat, options: KoreanOptions): Won => {
  const value = worthOf(hand, seat, options);
  if (typeof value === 'string') throw new Error(`a win that is none: ${value}`);
  return { seat, deltas: value.deltas, stated: statedItems(value.total, value.items), score: value };
};

const settleWins = (hand: Hand, claims: readonly Seat[], options: KoreanOptions): Settled => {
  const { claimable } = hand;
  const winners = claimable ? ronWinners(claims, claimable.seat, options) : claims;
  const wins = winners.map((seat) => wonBy(hand, seat, options));
  const dealer = nextDealer(hand.round.dealer, winners, options);
  return settled(hand, { wins, deltas: sumOf(hand, wins), dealer });
};

const settleDraw = (hand: Hand, options: KoreanOptions): Settled => {
  const ready = hand.seats.map((player) => waitsOf(player, options).length > 0);
  const dealer = nextDealer(hand.round.dealer, [], options);
  const deltas = options.notenPayment > 0 ? notenPayments(ready, options) : noDeltas(hand);
  return settled(hand, { wins: [], deltas, dealer });
};

const nextRound = ({ played }: Hand, { dealer }: Settled, options: KoreanOptions): NextRound | undefined =>
  isSessionOver(played + 1, options)
    ? undefined
    : { wind: jangWind(played + 1), number: dealer, dealer, honba: 0 };

export const koreanBook = (options: KoreanOptions): Book => ({
  players: options.players,
  hint: { family: 'korean', preset: 'seed', options: { ...options } },
  startPoints: options.startPoints,
  tiles: () => tilesWithFlowers(kindsOf(options), FLOWER_COUNT),
  hasDeadWall: false,
  stick: 0,
  showsClosedKans: true,
  kanIndicator: 'none',
  waits: (player) => waitsOf(player, options),
  mayBeReady,
  forbids: (hand, seat, act) => forbids(hand, seat, act, options),
  noWin: (hand, seat) => {
    const value = worthOf(hand, seat, options);
    return typeof value === 'string' ? value : undefined;
  },
  drawAfter: () => undefined,
  settleWins: (hand, winners) => settleWins(hand, winners, options),
  settleDraw: (hand) => settleDraw(hand, options),
  nextRound: (hand, ended) => nextRound(hand, ended, options),
});
