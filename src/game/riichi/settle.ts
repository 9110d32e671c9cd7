// How a riichi hand is paid, and who deals next.

import {
  isFourKanAbort,
  isFourRiichi,
  isFourWinds,
  isGameOver,
  type SettledHand,
  stageOf,
} from '../../rules/riichi/endings.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { isRefused, type RiichiScore, score } from '../../rules/riichi/score.ts';
import { afterAbort, afterDraw, afterWin, isNagashi, settleRons } from '../../rules/riichi/settle.ts';
import { waitsOf } from '../../rules/riichi/waits.ts';
import type { StatedScore } from '../../table/event.ts';
import { type BySeat, type Seat, seatsOf } from '../../tiles/seat.ts';
import { type Tile, WINDS } from '../../tiles/tile.ts';
import type { DrawnEnding } from '../book.ts';
import { claimOf } from '../facts.ts';
import { type Hand, kansOf, playerAt, uraOf, wholeOf } from '../hand.ts';
import type { NextRound, Settled, Won } from '../outcome.ts';

const statedOf = (hand: Hand, seat: Seat, value: RiichiScore): StatedScore => ({
  ...(value.han === undefined ? {} : { han: value.han }),
  ...(value.fu === undefined ? {} : { fu: value.fu }),
  points: value.points,
  yaku: value.yaku.map(({ id, han }) => ({ id, han })),
  yakuman: value.yakuman.map(({ id }) => id),
  ...(playerAt(hand, seat).riichi === 'none' ? {} : { ura: uraOf(hand) }),
  ...(value.liable ? { liable: value.liable.seat } : {}),
});

const wonBy = (hand: Hand, seat: Seat, value: RiichiScore): Won => ({
  seat,
  deltas: value.deltas,
  stated: statedOf(hand, seat, value),
  score: value,
});

const zero = (hand: Hand): BySeat<number> => hand.seats.map(() => 0);

interface Paid {
  readonly aborted: boolean;
  readonly wins: readonly Won[];
  readonly deltas: BySeat<number>;
}

const paidRons = (hand: Hand, winners: readonly Seat[], options: RiichiOptions): Paid => {
  const claims = winners.flatMap((seat) => claimOf(hand, seat) ?? []);
  const { aborted, wins, deltas } = settleRons(claims, options);
  return { aborted, deltas, wins: wins.map((w) => wonBy(hand, w.seat, w.score)) };
};

const paidTsumo = (hand: Hand, seat: Seat, options: RiichiOptions): Paid => {
  const claim = claimOf(hand, seat);
  const value = claim && score(claim.situation, claim.win, options);
  if (value === undefined || isRefused(value)) throw new Error(`a win that is none: ${value}`);
  return { aborted: false, wins: [wonBy(hand, seat, value)], deltas: value.deltas };
};

export const settleWins = (hand: Hand, winners: readonly Seat[], options: RiichiOptions): Settled => {
  const isRon = hand.claimable !== undefined;
  const { aborted, wins, deltas } = isRon
    ? paidRons(hand, winners, options)
    : paidTsumo(hand, winners[0]!, options);
  if (aborted) return { ...abort(hand), ending: 'tripleRon', hands: shownBy(hand, winners) };
  const next = afterWin(
    hand.round,
    wins.map((w) => w.seat),
  );
  return { ending: 'win', wins, deltas, sticks: 0, ...next };
};

const abort = (hand: Hand): Omit<Settled, 'ending'> => ({
  wins: [],
  deltas: zero(hand),
  sticks: hand.riichiSticks,
  ...afterAbort(hand.round),
});

const shownBy = (hand: Hand, seats: readonly Seat[]): BySeat<readonly Tile[] | undefined> =>
  hand.seats.map((player, seat) => (seats.includes(seat as Seat) ? wholeOf(player) : undefined));

const seatsWhere = (hand: Hand, is: (seat: Seat) => boolean): readonly Seat[] =>
  seatsOf(hand.round.players).filter(is);

const nagashiSeats = (hand: Hand, options: RiichiOptions): readonly Seat[] =>
  seatsWhere(hand, (seat) => {
    const river = playerAt(hand, seat).river.map((d) => ({ tile: d.tile, called: d.calledBy !== undefined }));
    return options.nagashiMangan && isNagashi(river);
  });

const ranOut = (hand: Hand, options: RiichiOptions): Settled => {
  const { players, dealer, honba } = hand.round;
  const tenpai = hand.seats.map((player) => waitsOf(player).length > 0);
  const nagashi = nagashiSeats(hand, options);
  return {
    ending: nagashi.length > 0 ? 'nagashi' : 'exhaustive',
    wins: [],
    hands: hand.seats.map((player, seat) => (tenpai[seat] ? player.concealed : undefined)),
    sticks: hand.riichiSticks,
    ...afterDraw({ players, dealer, honba, tenpai, nagashi }, options),
  };
};

/** Whose hands an abortive draw shows. */
const shownAt = (hand: Hand, ending: DrawnEnding): readonly Seat[] => {
  if (ending === 'nineTerminals') return [hand.turn];
  return ending === 'fourRiichi' ? seatsOf(hand.round.players) : [];
};

export const settleDraw = (hand: Hand, ending: DrawnEnding, options: RiichiOptions): Settled =>
  ending === 'exhaustive'
    ? ranOut(hand, options)
    : { ...abort(hand), ending, hands: shownBy(hand, shownAt(hand, ending)) };

/** A discard that everybody let pass may end the hand. */
export const drawAfter = (hand: Hand, options: RiichiOptions): DrawnEnding | undefined => {
  const { seats, untouched } = hand;
  if (isFourKanAbort(kansOf(hand), options)) return 'fourKans';
  const isFirstRound = seats.every((p) => p.river.length <= 1);
  const discards = seats.flatMap((p) => p.river.map((d) => d.tile));
  if (isFirstRound && isFourWinds({ discards, untouched }, options)) return 'fourWinds';
  const inRiichi = seats.map((p) => p.riichi === 'accepted');
  return isFourRiichi(inRiichi, options) ? 'fourRiichi' : undefined;
};

const roundAfter = ({ round }: Hand, { dealer, dealerStays, honba }: Settled): NextRound => {
  if (dealerStays) return { wind: round.wind, number: round.number, dealer, honba };
  const number = (round.number + 1) % round.players;
  const wind = number === 0 ? WINDS[WINDS.indexOf(round.wind) + 1]! : round.wind;
  return { wind, number, dealer, honba };
};

export const nextRound = (
  hand: Hand,
  settled: Settled,
  scores: BySeat<number>,
  options: RiichiOptions,
): NextRound | undefined => {
  const { players, dealer } = hand.round;
  const { dealerStays } = settled;
  const facts: SettledHand = { players, stage: stageOf(hand.round, options), dealer, dealerStays, scores };
  return isGameOver(facts, options) ? undefined : roundAfter(hand, settled);
};
