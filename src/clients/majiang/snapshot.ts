// A whole table from one position: joined mid-hand, or after a change that no moves explain. Claimed discards are in
// the claimers' melds, so that rivers are whole; what others showed and I let pass is not to be seen.

import type { RuleHint } from '../../table/event.ts';
import type { SeatState, Table, Unknown } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { compareTiles } from '../../tiles/tile.ts';
import { heldCount, type SeatReading } from '../board/reading.ts';
import type { Position } from './position.ts';

/** What a reading does not say of the game. */
export interface Setting {
  readonly humans: boolean;
  readonly rules: RuleHint;
}

const PHASES = { deal: 'draw', kan: 'draw', discard: 'discard', claim: 'claim', over: 'over' } as const;

/** A tile thrown from hand leaves the drawn one apart on the page; on the table it joins the hand. */
const handOf = (seat: SeatReading, holds: boolean): Pick<SeatState, 'concealed' | 'drawn'> => {
  const { concealed, drawn } = seat;
  if (drawn === undefined || holds) return { concealed, ...(drawn !== undefined && { drawn }) };
  if (typeof concealed === 'number' || drawn === 'hidden') return { concealed: heldCount(seat) };
  return { concealed: [...concealed, drawn].sort(compareTiles) };
};

const seatState = (position: Position, seat: Seat): SeatState => {
  const shown = position.reading.seats[seat]!;
  const river = position.rivers[seat]!;
  const untouched = position.reading.seats.every((s) => s.melds.length === 0);
  const riichiAt = river.findIndex((d) => d.riichi);
  return {
    ...handOf(shown, position.phase === 'discard' && position.turn === seat),
    melds: shown.melds,
    river,
    aside: [],
    riichi: position.riichi[seat]!,
    doubleRiichi: riichiAt === 0 && untouched,
    ippatsu: riichiAt >= 0 && riichiAt === river.length - 1 && untouched,
    score: shown.score,
  };
};

/** Ippatsu, double riichi and a draw after a kan can be missed once anybody has called. */
const isTimingUnknown = ({ reading, riichi }: Position): boolean =>
  reading.seats.some((s) => s.melds.length > 0) &&
  (riichi.some((r) => r !== 'none') || reading.seats.some((s) => s.melds.some(isKan)));

const unknownOf = (position: Position): readonly Unknown[] => {
  const { me } = position.reading;
  const passed = position.rivers.some((river, s) => s !== me && river.length > 0);
  return [
    ...(passed ? (['passed'] as const) : []),
    ...(passed && position.riichi[me] !== 'none' ? (['passedInRiichi'] as const) : []),
    ...(isTimingUnknown(position) ? (['timing'] as const) : []),
  ];
};

const claimableOf = (position: Position): Pick<Table, 'claimable'> => {
  const last = position.rivers[position.turn]!.at(-1);
  if (position.phase !== 'claim' || !last) return {};
  return { claimable: { tile: last.tile, seat: position.turn, by: 'discard' } };
};

const justCalledOf = ({ phase, turn, reading }: Position): Pick<Table, 'justCalled'> => {
  const seat = reading.seats[turn]!;
  const meld = seat.melds.at(-1);
  return phase === 'discard' && seat.drawn === undefined && meld ? { justCalled: meld } : {};
};

/** Sticks and scores as they stand; the page does not tell what they were at the deal. */
export const tableOf = (position: Position, setting: Setting): Table => {
  const { reading } = position;
  return {
    seq: 0,
    round: {
      players: 4,
      wind: reading.wind,
      number: reading.number,
      dealer: reading.number as Seat,
      honba: reading.honba,
      riichiSticks: reading.sticks,
      scores: reading.seats.map((s) => s.score),
      wall: 70,
    },
    rules: setting.rules,
    humans: setting.humans,
    me: reading.me,
    seats: reading.seats.map((_, s) => seatState(position, s as Seat)),
    indicators: reading.indicators,
    wall: reading.wall,
    riichiSticks: reading.sticks,
    turn: position.turn,
    phase: PHASES[position.phase],
    ...claimableOf(position),
    untouched: reading.seats.every((s) => s.melds.length === 0),
    passed: [],
    passedInRiichi: [],
    ...justCalledOf(position),
    unknown: unknownOf(position),
    told: {},
  };
};
