// A whole table from one position: joined mid-hand, or after a change that no moves explain. Called tiles are in the
// callers' melds, so that rivers are whole; what others showed and I let pass is not to be seen.

import type { RuleHint } from '../../table/event.ts';
import type { SeatState, Table, Unknown } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { newestOf, type Position } from '../board/position.ts';
import { asideOf, isUntouched, playersOf } from '../board/reading.ts';
import type { Reading } from './reading.ts';

/** What a reading does not say of the game. */
export interface Setting {
  readonly humans: boolean;
  readonly rules: RuleHint;
}

const PHASES = { deal: 'draw', kan: 'draw', discard: 'discard', claim: 'claim', over: 'over' } as const;

/** Live tiles at the deal, where it was not seen. */
const WALLS = { 3: 55, 4: 70 } as const;
const MCR_WALL = 92;

const isCalled = ({ reading }: Position<Reading>): boolean =>
  reading.seats.some((s) => s.melds.length > 0 || asideOf(s).length > 0);

const seatState = (position: Position<Reading>, seat: Seat): SeatState => {
  const { concealed, drawn, melds, aside, score } = position.reading.seats[seat]!;
  const river = position.rivers[seat]!;
  const called = isCalled(position);
  const riichiAt = river.findIndex((d) => d.riichi);
  return {
    concealed,
    ...(drawn !== undefined && { drawn }),
    melds,
    river,
    aside: aside ?? [],
    riichi: position.riichi[seat]!,
    doubleRiichi: riichiAt === 0 && !called,
    ippatsu:
      riichiAt >= 0 && riichiAt === river.length - 1 && !called && position.riichi[seat] === 'accepted',
    score: score ?? 0,
  };
};

/** A page that was loaded after a riichi no longer marks its tile. */
const isMarkLost = ({ riichi, rivers }: Position<Reading>): boolean =>
  riichi.some((r, s) => r !== 'none' && !rivers[s]!.some((d) => d.riichi));

/** Ippatsu, double riichi and a draw after a kan can be missed once anybody has called. */
const isTimingUnknown = (position: Position<Reading>): boolean =>
  isMarkLost(position) ||
  (isCalled(position) &&
    (position.riichi.some((r) => r !== 'none') ||
      position.reading.seats.some((s) => s.melds.some(isKan) || asideOf(s).length > 0)));

/** Whoever is on turn rests: a tile just thrown, or a replacement still to come. */
const isTurnUnknown = ({ reading, turn, phase }: Position<Reading>): boolean =>
  phase === 'kan' || (phase === 'claim' && newestOf(reading.seats[turn]!) === undefined);

const unknownOf = (position: Position<Reading>): readonly Unknown[] => {
  const { me, family } = position.reading;
  // Nothing there hangs on what was let pass, and a kong's replacement shows itself by its draw.
  const isMcr = family === 'mcr';
  const passed = position.rivers.some((river, s) => s !== me && river.length > 0);
  return [
    ...(passed && !isMcr ? (['passed'] as const) : []),
    ...(passed && position.riichi[me] !== 'none' ? (['passedInRiichi'] as const) : []),
    ...(isTimingUnknown(position) && !isMcr ? (['timing'] as const) : []),
    ...(isTurnUnknown(position) ? (['turn'] as const) : []),
  ];
};

const claimableOf = (position: Position<Reading>): Pick<Table, 'claimable'> => {
  const last = position.rivers[position.turn]!.at(-1);
  if (position.phase !== 'claim' || !last || isTurnUnknown(position)) return {};
  return { claimable: { tile: last.tile, seat: position.turn, by: 'discard' } };
};

const justCalledOf = ({ phase, turn, reading }: Position<Reading>): Pick<Table, 'justCalled'> => {
  const seat = reading.seats[turn]!;
  const meld = seat.melds.findLast((m) => m.type === 'chi' || m.type === 'pon');
  return phase === 'discard' && seat.drawn === undefined && meld ? { justCalled: meld } : {};
};

/** Sticks and scores as they stand; the page does not tell what they were at the deal. */
export const tableOf = (position: Position<Reading>, setting: Setting): Table => {
  const { reading } = position;
  const players = playersOf(reading);
  return {
    seq: 0,
    round: {
      players,
      wind: reading.wind,
      number: reading.dealer,
      dealer: reading.dealer,
      honba: reading.honba,
      riichiSticks: reading.sticks,
      scores: reading.seats.map((s) => s.score ?? 0),
      wall: reading.family === 'mcr' ? MCR_WALL : WALLS[players],
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
    untouched: isUntouched(reading) || !isCalled(position),
    passed: [],
    passedInRiichi: [],
    ...justCalledOf(position),
    unknown: unknownOf(position),
    told: {},
  };
};
