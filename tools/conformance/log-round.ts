// The outcome of a hand as the index of logged games writes it.

import type { LoggedHand } from '../../src/logs/log.ts';
import type { Table } from '../../src/table/table.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { ENDINGS, redFirst } from './hand-end.ts';
import { fields, listOf, nullable, number, optional, type Shape, type Shapes, text } from './shape.ts';

interface WinLine {
  readonly seat: number;
  readonly fromSeat?: number;
  readonly hand: string;
  readonly winTile: string;
  readonly fu: number;
  readonly points: number;
  readonly deltas: readonly number[];
}
interface BrokenOff {
  readonly round: number;
  readonly kyoku: number;
  readonly honba: number;
  readonly dealerSeat: number;
  readonly start: readonly number[];
  readonly result: string | null;
  readonly end: readonly number[];
}
interface Won extends BrokenOff {
  readonly wins: readonly WinLine[];
}
interface Drawn extends BrokenOff {
  readonly type: string;
  readonly tenpai: readonly number[];
  readonly deltas: readonly number[];
}
/** The outcome of a hand in the index; one that broke off has no result. */
export type IndexedRound = BrokenOff | Won | Drawn;

const ANY: Shapes<BrokenOff> = {
  ...{ round: number, kyoku: number, honba: number, dealerSeat: number },
  start: listOf(number),
  result: nullable(text),
  end: listOf(number),
};
const WIN = fields<WinLine>({
  ...{ seat: number, fromSeat: optional(number), fu: number, points: number },
  hand: text,
  winTile: text,
  deltas: listOf(number),
});
const BROKEN_OFF = fields<BrokenOff>(ANY);
const BY_RESULT: Readonly<Record<string, Shape<IndexedRound>>> = {
  agari: fields<Won>({ ...ANY, wins: listOf(WIN) }),
  ryuukyoku: fields<Drawn>({ ...ANY, type: text, tenpai: listOf(number), deltas: listOf(number) }),
};

/** What else a hand has depends on its result. */
export const INDEXED_ROUND: Shape<IndexedRound> = {
  faultOf: (value, at) => {
    const isNamed = typeof value === 'object' && value !== null && 'result' in value;
    return ((isNamed && BY_RESULT[String(value.result)]) || BROKEN_OFF).faultOf(value, at);
  },
};

const WINDS = ['east', 'south', 'west', 'north'];

/** The index lists four seats also where three play. */
const four = (list: readonly number[]): readonly number[] => [...list, 0, 0, 0, 0].slice(0, 4);

/** At tables with chips the index lists their changes behind the points. */
export const pointsAlone = (round: IndexedRound): IndexedRound =>
  'wins' in round
    ? { ...round, wins: round.wins.map((win) => ({ ...win, deltas: win.deltas.slice(0, 4) })) }
    : round;

const winsOf = (table: Table): readonly unknown[] =>
  (table.result?.wins ?? []).flatMap((win) => {
    if (win.type !== 'win') return [];
    const { seat, from, hand = [], tile, stated, payments = [] } = win;
    return [
      {
        seat,
        ...(from === undefined ? {} : { fromSeat: from }),
        hand: redFirst(hand),
        winTile: formatTile(tile),
        fu: stated?.fu,
        points: stated?.points,
        deltas: four(payments),
      },
    ];
  });

/** Seats whose hands were shown at a draw. */
const shownBy = ({ events }: LoggedHand): readonly number[] => {
  const end = events.findLast((e) => e.type === 'end');
  return (end?.hands ?? []).flatMap((hand, seat) => (hand === undefined ? [] : [seat]));
};

type Outcome = Readonly<Record<string, unknown>>;

const resultOf = (table: Table, hand: LoggedHand): Outcome => {
  const { result } = table;
  if (result === undefined) return { result: null };
  if (result.ending === 'win') return { result: 'agari', wins: winsOf(table) };
  return {
    result: 'ryuukyoku',
    type: ENDINGS[result.ending],
    tenpai: shownBy(hand),
    deltas: four(result.payments ?? []),
  };
};

/** The outcome of the game's hand of this number. */
export const roundOf = (table: Table, hand: LoggedHand, running: number): Outcome => ({
  round: running,
  kyoku: WINDS.indexOf(table.round.wind) * 4 + table.round.number,
  honba: table.round.honba,
  dealerSeat: table.round.dealer,
  start: four(table.round.scores),
  ...resultOf(table, hand),
  end: four(table.seats.map((s, seat) => s.score + (table.result?.payments?.[seat] ?? 0))),
});
