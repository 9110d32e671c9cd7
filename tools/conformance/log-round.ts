// The outcome of a hand as the index of logged games writes it.

import type { LoggedHand } from '../../src/logs/log.ts';
import type { Table } from '../../src/table/table.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { ENDINGS, redFirst } from './hand-end.ts';

export type IndexedRound = Readonly<Record<string, unknown>>;

const WINDS = ['east', 'south', 'west', 'north'];

/** The index lists four seats also where three play. */
const four = (list: readonly number[]): readonly number[] => [...list, 0, 0, 0, 0].slice(0, 4);

/** At tables with chips the index lists their changes behind the points. */
const pointsAlone = (win: unknown): unknown =>
  typeof win === 'object' && win !== null && 'deltas' in win && Array.isArray(win.deltas)
    ? { ...win, deltas: win.deltas.slice(0, 4) }
    : win;

/** The running number of the hand is the index's own. */
export const indexedRound = (line: unknown): IndexedRound => {
  if (typeof line !== 'object' || line === null) throw new Error('not an outcome of a hand');
  const { round: _, ...rest } = { round: undefined, ...line };
  return 'wins' in rest && Array.isArray(rest.wins) ? { ...rest, wins: rest.wins.map(pointsAlone) } : rest;
};

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

const resultOf = (table: Table, hand: LoggedHand): IndexedRound => {
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

export const roundOf = (table: Table, hand: LoggedHand): IndexedRound => ({
  kyoku: WINDS.indexOf(table.round.wind) * 4 + table.round.number,
  honba: table.round.honba,
  dealerSeat: table.round.dealer,
  start: four(table.round.scores),
  ...resultOf(table, hand),
  end: four(table.seats.map((s, seat) => s.score + (table.result?.payments?.[seat] ?? 0))),
});
