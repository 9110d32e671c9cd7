// A table joined while another was to act tells neither who nor what lies there to be claimed. What comes next does: the table
// is told once more, as it must have been just before.

import type { SeatState, Table } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Hand } from './reading.ts';
import type { Message } from './said.ts';
import { meldOf, tileOf } from './tiles.ts';
import type { Outcome } from './win.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;
export type Placing = Of<'flower' | 'draw' | 'discard' | 'call' | 'won' | 'ranOut'>;

const withSeat = (table: Table, seat: Seat, change: Partial<SeatState>): Table => ({
  ...table,
  seats: table.seats.map((state, at) => (at === seat ? { ...state, ...change } : state)),
});

const drawing = (table: Table, seat: Seat): Table => ({
  ...table,
  turn: seat,
  phase: 'draw',
  fromWall: true,
});

const holding = (table: Table, seat: Seat): Table => ({
  ...withSeat(table, seat, { drawn: 'hidden', drawnFrom: 'wall' }),
  turn: seat,
  phase: 'discard',
});

const thrown = (table: Table, seat: Seat, tile: Tile): Table => ({
  ...withSeat(table, seat, { river: [...table.seats[seat]!.river, { tile }] }),
  turn: seat,
  phase: 'claim',
  claimable: { tile, seat, by: 'discard' },
});

const beforeMeld = (table: Table, seat: Seat, meld: Meld | undefined): Table | undefined => {
  if (meld === undefined) return undefined;
  return 'from' in meld && meld.type !== 'addedKan'
    ? thrown(table, meld.from, meld.called)
    : holding(table, seat);
};

const beforeWin = (table: Table, { winner, from, hand }: Outcome): Table | undefined => {
  const won = hand?.at(-1);
  if (winner === undefined || won === undefined) return undefined;
  return from === undefined ? holding(table, winner) : thrown(table, from, tileOf(won));
};

/** The viewer holds no tile too many, so none of these can be its own. */
const before = (table: Table, message: Placing, begun: boolean): Table | undefined => {
  switch (message.type) {
    case 'draw':
      return drawing(table, message.seat);
    case 'discard':
      return holding(table, message.seat);
    case 'flower':
      return holding(table, begun ? message.seat : 0);
    case 'call':
      return beforeMeld(table, message.seat, meldOf(message.word, message.seat));
    case 'won':
      return beforeWin(table, message.outcome);
    case 'ranOut':
      return table;
  }
};

export interface Placed {
  readonly hand: Hand;
  readonly table?: Table;
}

/** An announcement places nothing yet. */
const isTelling = (message: Placing): boolean => message.type !== 'call' || message.word !== 0;

const shownIn = ({ claimable }: Table): Pick<Hand, 'thrown'> =>
  claimable ? { thrown: { tile: claimable.tile, seat: claimable.seat } } : {};

/** The hand with its table placed, if it was not and this message tells. */
export const place = (hand: Hand, message: Placing): Placed => {
  const { unplaced, ...rest } = hand;
  if (unplaced === undefined || !isTelling(message)) return { hand };
  const unknown = unplaced.unknown.filter((what) => what !== 'turn');
  const table = before({ ...unplaced, unknown }, message, hand.begun);
  if (table === undefined) return { hand: rest };
  const begun = hand.begun || message.type !== 'flower';
  return { hand: { ...rest, ...shownIn(table), begun }, table };
};
