// After joining mid-hand it may be unknown whose turn it is. The next event tells: the table is brought to the moment
// just before it. With the turn the number of live tiles is known too, because a tile drawn unseen before joining is
// now accounted for.

import { ok } from '../result.ts';
import type { Seat } from '../tiles/seat.ts';
import type { TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import { withSeat } from './hand.ts';
import type { Table } from './table.ts';
import { draw, known } from './turn.ts';

/** `seat` is to draw; not a replacement as far as anyone can tell. */
const beforeDraw = (table: Table, seat: Seat): Table => ({
  ...table,
  turn: seat,
  phase: 'draw',
  fromWall: true,
});

/** `seat` drew a hidden tile before we joined. */
const afterHiddenDraw = (table: Table, seat: Seat): TableResult =>
  draw(beforeDraw(table, seat), { type: 'draw', seat });

/** `from` has thrown its last discard, and it may be claimed. */
const afterDiscardOf = (table: Table, from: Seat): Table => {
  const tile = table.seats[from]?.river.at(-1)?.tile;
  if (tile === undefined) return table;
  return { ...table, turn: from, phase: 'claim', claimable: { tile, seat: from, by: 'discard' } };
};

/** Its riichi discard lies open: the list of a river marks it before it is known to stand. */
const afterRiichiDiscard = (table: Table, seat: Seat): Table => {
  const state = table.seats[seat]!;
  return afterDiscardOf(withSeat(table, seat, { ...state, riichi: 'declared' }), seat);
};

const placed = (table: Table, event: TableEvent): TableResult | undefined => {
  switch (event.type) {
    case 'draw':
      return ok(beforeDraw(table, event.seat));
    case 'aside':
      return event.dealt ? undefined : afterHiddenDraw(table, event.seat);
    case 'discard':
    case 'declare':
      return afterHiddenDraw(table, event.seat);
    case 'meld':
      return 'from' in event.meld && event.meld.type !== 'addedKan'
        ? ok(afterDiscardOf(table, event.meld.from))
        : afterHiddenDraw(table, event.seat);
    case 'riichi':
      return ok(afterRiichiDiscard(table, event.seat));
    case 'win':
      return event.from === undefined
        ? afterHiddenDraw(table, event.seat)
        : ok(afterDiscardOf(table, event.from));
    default:
      return undefined;
  }
};

/** The table as `event` finds it. */
export const resume = (table: Table, event: TableEvent): TableResult => {
  if (!table.unknown.includes('turn')) return ok(table);
  const before = placed(table, event);
  if (before === undefined) return ok(table);
  return before.ok ? ok(known(before.value, 'turn', 'wall')) : before;
};
