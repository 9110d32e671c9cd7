// For tests: the pages of a hand of Chinese official mahjong. The service sets flowers aside by itself, a concealed kong of
// another shows four backs, and the white dragon is a framed tile with a code of its own.

import type { Moment } from '../../table/mcr-play.fixture.ts';
import type { SeatState, Table } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isFlower, type Tile } from '../../tiles/tile.ts';
import type { Model, SeatModel } from './model.fixture.ts';

const held = ({ concealed }: SeatState): readonly Tile[] => (typeof concealed === 'number' ? [] : concealed);

const seatModel = (state: SeatState): SeatModel => ({
  hand: [...held(state)],
  draw: state.drawn === 'hidden' ? undefined : state.drawn,
  melds: [...state.melds],
  pond: state.river.filter((d) => d.calledBy === undefined).map(({ tile }) => ({ tile, sideways: false })),
  aside: [...state.aside],
  stick: false,
  riichi: false,
  score: state.score,
});

/** All open; the page hides what the viewer may not see. */
export const modelOf = (table: Table, me: Seat): Model => ({
  players: 4,
  me,
  wind: table.round.wind,
  dealer: table.round.dealer,
  honba: 0,
  seats: table.seats.map(seatModel),
  indicators: [],
  sticks: 0,
  wall: table.wall,
  turn: table.turn,
  screen: undefined,
});

const holdsFlower = ({ seats }: Table): boolean =>
  seats.some((s) => [...held(s), ...(typeof s.drawn === 'number' ? [s.drawn] : [])].some(isFlower));

/** A moment that stands on the page: every flower is out and replaced. A dealer holds its first tile, whoever acts is lit. */
export const isShown = ({ table }: Moment): boolean => table.phase !== 'draw' && !holdsFlower(table);
