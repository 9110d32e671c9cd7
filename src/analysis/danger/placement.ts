// Places: how far each place is, what win would reach it, and what a loss would cost in places. Exact, by the rules' own
// payments; nothing here is a guess about other hands.

import { stageOf } from '../../rules/riichi/endings.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { basicOf, deltasOf, pointsOf, STICK, YAKUMAN_BASIC } from '../../rules/riichi/payments.ts';
import type { Table } from '../../table/table.ts';
import { type BySeat, type Seat, seatsOf } from '../../tiles/seat.ts';

/** A table with the points as they lie, and the rules in force. */
export interface Standing {
  readonly table: Table;
  readonly options: RiichiOptions;
}

/** Places from 1 by seat: of equals the seat that was East earlier is ahead. */
export const placesOf = (scores: BySeat<number>): BySeat<number> =>
  scores.map(
    (mine, seat) => 1 + scores.filter((s, other) => s > mine || (s === mine && other < seat)).length,
  );

const scoresOf = ({ seats }: Table): BySeat<number> => seats.map((s) => s.score);

/** Where points stand now. */
export interface Gap {
  readonly seat: Seat;
  readonly place: number;
  /** Its points less mine. */
  readonly ahead: number;
}

export const gapsOf = (table: Table): readonly Gap[] => {
  const scores = scoresOf(table);
  const places = placesOf(scores);
  return seatsOf(table.round.players)
    .map((seat) => ({ seat, place: places[seat]!, ahead: scores[seat]! - scores[table.me]! }))
    .sort((a, b) => a.place - b.place);
};

/** The last hand that is scheduled, or one after it: a win may end the game. */
export const isLastHand = ({ table, options }: Standing): boolean =>
  stageOf(table.round, options) !== 'scheduled';

/** How a win is made: by ron from a seat, or by self-draw. */
export type Way = { readonly type: 'ron'; readonly from: Seat } | { readonly type: 'tsumo' };

/** A value that a hand can have. */
export interface Worth {
  /** Absent for a yakuman. */
  readonly han?: number;
  /** Absent from mangan up. */
  readonly fu?: number;
  /** How many yakuman; absent below. */
  readonly yakuman?: number;
}

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
const HAN = [1, 2, 3, 4];
const LIMIT_HAN = [5, 6, 8, 11];
const MOST_YAKUMAN = 6;

/**
 * 20 fu: pinfu by self-draw alone. 25 fu: seven pairs, of two han, three by self-draw. 110 fu need two closed kans and a
 * triplet, which by self-draw is a closed one: more than one han.
 */
const isPayable = (han: number, fu: number, { type }: Way): boolean => {
  if (fu === 20) return type === 'tsumo' && han >= 2;
  if (fu === 25) return han >= (type === 'tsumo' ? 3 : 2);
  return !(han === 1 && fu === 110 && type === 'tsumo');
};

const worthsBy = (way: Way, { multiYakuman }: RiichiOptions): readonly Worth[] => [
  ...HAN.flatMap((han) => FU.filter((fu) => isPayable(han, fu, way)).map((fu) => ({ han, fu }))),
  ...LIMIT_HAN.map((han) => ({ han })),
  ...Array.from({ length: multiYakuman ? MOST_YAKUMAN : 1 }, (_, i) => ({ yakuman: i + 1 })),
];

const basicOfWorth = ({ han, fu, yakuman }: Worth, options: RiichiOptions): number =>
  yakuman === undefined ? basicOf(han!, fu ?? 30, options).basic : yakuman * YAKUMAN_BASIC;

/** My win, as payments ask about it. */
const claimOf = ({ table, options }: Standing, way: Way) => ({
  situation: { players: table.round.players, seat: table.me, dealer: table.round.dealer },
  win: way.type === 'ron' ? { from: way.from } : {},
  options,
});

const afterWin = (standing: Standing, way: Way, basic: number): BySeat<number> => {
  const { round, riichiSticks } = standing.table;
  const due = { basic, honba: round.honba, sticks: riichiSticks };
  const deltas = deltasOf(claimOf(standing, way), due);
  return scoresOf(standing.table).map((points, seat) => points + deltas[seat]!);
};

/** The cheapest win of its way that reaches a place. A stick laid for riichi comes back with the win and changes nothing. */
export interface Need {
  readonly way: Way;
  readonly worth: Worth;
  /** Without honba and sticks; a self-draw is the sum of all payments. */
  readonly points: number;
  readonly scores: BySeat<number>;
}

const needBy = (standing: Standing, place: number, way: Way): Need | undefined => {
  const { table, options } = standing;
  const needs = worthsBy(way, options)
    .map((worth) => ({ worth, basic: basicOfWorth(worth, options) }))
    .sort((a, b) => a.basic - b.basic)
    .map(({ worth, basic }) => ({ worth, basic, scores: afterWin(standing, way, basic) }));
  const found = needs.find(({ scores }) => placesOf(scores)[table.me]! <= place);
  if (found === undefined) return undefined;
  const { worth, basic, scores } = found;
  return { way, worth, points: pointsOf(claimOf(standing, way), basic), scores };
};

const waysOf = ({ round, me }: Table): readonly Way[] => [
  ...seatsOf(round.players)
    .filter((seat) => seat !== me)
    .map((from): Way => ({ type: 'ron', from })),
  { type: 'tsumo' },
];

/** The least win of each way after which I am at the place or better; ways by which no hand does are left out. */
export const needsOf = (standing: Standing, place: number): readonly Need[] =>
  waysOf(standing.table).flatMap((way) => needBy(standing, place, way) ?? []);

/** Points after I dealt in: `points` with honba in it; the sticks go to the winner. */
export const afterDealIn = (table: Table, to: Seat, points: number): BySeat<number> => {
  const sticks = STICK * table.riichiSticks;
  return scoresOf(table).map((score, seat) => {
    if (seat === table.me) return score - points;
    return seat === to ? score + points + sticks : score;
  });
};

/** The place I would have. */
export const placeAfterDealIn = (table: Table, to: Seat, points: number): number =>
  placesOf(afterDealIn(table, to, points))[table.me]!;
