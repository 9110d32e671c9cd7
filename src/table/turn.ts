// The plain turn: draw and discard, and what a turn that goes on settles.

import { ok, type Result } from '../result.ts';
import { formatTile } from '../tiles/notation.ts';
import { type Seat, seatAfter } from '../tiles/seat.ts';
import { fail, seatName, type TableError, type TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import { holding, wholeHand, without, withSeat, withSeats } from './hand.ts';
import type { Claimable, Discard, SeatState, Table, Unknown } from './table.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const known = (table: Table, ...what: readonly Unknown[]): Table => {
  if (!table.unknown.some((u) => what.includes(u))) return table;
  return { ...table, unknown: table.unknown.filter((u) => !what.includes(u)) };
};

/** Nobody has ippatsu any more. */
export const cutIppatsu = (table: Table): Table =>
  table.seats.some((s) => s.ippatsu)
    ? withSeats(table, (s) => (s.ippatsu ? { ...s, ippatsu: false } : s))
    : table;

/** The claimable tile was let pass by me, where it was another's. */
const notePassed = (table: Table, claimable: Claimable): Table => {
  if (claimable.seat === table.me) return table;
  const passed = [...table.passed, claimable];
  if (table.seats[table.me]!.riichi === 'none') return { ...table, passed };
  return { ...table, passed, passedInRiichi: [...table.passedInRiichi, claimable] };
};

/**
 * Play went on: nobody won on the shown tile. A kan or a north cuts ippatsu only here, so that whoever robs it
 * still has it.
 */
export const settle = (table: Table): Table => {
  const { claimable, ...rest } = table;
  if (claimable === undefined) return table;
  const passed = notePassed(rest, claimable);
  return claimable.by === 'discard' ? passed : cutIppatsu(passed);
};

/** A declared riichi whose discard has been passed without a word. */
export const openRiichi = (table: Table): Seat | undefined => {
  const seat = table.claimable?.seat;
  return seat !== undefined && table.seats[seat]!.riichi === 'declared' ? seat : undefined;
};

export const riichiUnsettled = (table: Table, seat: Seat) =>
  fail('riichiOrder', `play went on before ${seatName(table.round, seat)}'s riichi was accepted`);

interface Due {
  readonly seat: Seat;
  readonly from: 'wall' | 'replacement';
}

/** Who is to draw, and where from. */
const drawDue = (table: Table): Result<Due, TableError> => {
  const { phase, turn, claimable, round } = table;
  if (phase === 'over') return fail('handOver', 'a draw after the hand ended');
  if (phase === 'discard') {
    return fail('wrongStep', `a draw while ${seatName(round, turn)} has yet to discard`);
  }
  if (claimable?.by === 'discard') {
    return ok({ seat: seatAfter(claimable.seat, 1, round.players), from: 'wall' });
  }
  // Only the dealer's first draw comes before anything lies on the table.
  if (table.fromWall) return ok({ seat: turn, from: 'wall' });
  const { melds, aside } = table.seats[turn]!;
  return ok({ seat: turn, from: melds.length + aside.length > 0 ? 'replacement' : 'wall' });
};

const drawnBy = (table: Table, event: Of<'draw'>): Result<Due, TableError> => {
  const due = drawDue(table);
  if (!due.ok) return due;
  const { seat, from } = due.value;
  if (seat !== event.seat) {
    const [is, was] = [seatName(table.round, event.seat), seatName(table.round, seat)];
    return fail('wrongTurn', `${is} drew on ${was}'s turn`);
  }
  if (event.replacement && from === 'wall' && !table.fromWall)
    return fail('noReplacement', 'a replacement drawn without a kan');
  return due;
};

export const draw = (before: Table, event: Of<'draw'>): TableResult => {
  const due = drawnBy(before, event);
  if (!due.ok) return due;
  const open = openRiichi(before);
  if (open !== undefined) return riichiUnsettled(before, open);
  if (before.wall === 0) return fail('wallEmpty', 'a draw with no live tile left');
  const state = before.seats[event.seat]!;
  if (event.tile === undefined && typeof state.concealed !== 'number') {
    return fail('hiddenDraw', `${seatName(before.round, event.seat)}'s open hand drew a hidden tile`);
  }
  const table = settle(before);
  const drawn = event.tile ?? 'hidden';
  const { fromWall: _, ...after } = withSeat(table, event.seat, {
    ...table.seats[event.seat]!,
    drawn,
    drawnFrom: due.value.from,
    ...(table.fromWall === 'flower' ? { flowerDraw: true as const } : {}),
  });
  return ok({ ...after, turn: event.seat, phase: 'discard', wall: table.wall - 1 });
};

/** Whether the discard was the tile just drawn: as told, else as the hand tells; undefined where neither does. */
const thrownAsDrawn = (state: SeatState, event: Of<'discard'>): boolean | undefined => {
  const { concealed, drawn } = state;
  if (drawn === undefined) return false;
  if (event.drawn !== undefined || drawn === 'hidden') return event.drawn;
  if (drawn !== event.tile) return false;
  if (typeof concealed === 'number') return undefined;
  return concealed.includes(event.tile) ? undefined : true;
};

interface Thrown {
  readonly state: SeatState;
  readonly drawn: boolean | undefined;
}

const throwTile = (state: SeatState, event: Of<'discard'>): Result<Thrown, TableError> => {
  const drawn = thrownAsDrawn(state, event);
  const shown = formatTile(event.tile);
  if (event.drawn && (drawn !== true || (state.drawn !== 'hidden' && state.drawn !== event.tile))) {
    return fail('notDrawn', `${shown} was thrown as drawn but was not drawn`);
  }
  if (drawn === true) return ok({ state: holding(state, state.concealed), drawn });
  const concealed = drawn === false ? without(state.concealed, [event.tile]) : state.concealed;
  if (concealed === undefined) return fail('notHeld', `${shown} was thrown but is not held`);
  const left = drawn === false ? wholeHand({ ...state, concealed }) : without(wholeHand(state), [event.tile]);
  return ok({ state: holding(state, left!), drawn });
};

const riichiDiscardError = (table: Table, event: Of<'discard'>, drawn: boolean | undefined) => {
  const { riichi, melds } = table.seats[event.seat]!;
  const name = seatName(table.round, event.seat);
  if (riichi === 'accepted' && drawn === false) {
    return fail('riichiHand', `${name} threw ${formatTile(event.tile)} from a hand in riichi`);
  }
  if (!event.riichi) return undefined;
  if (riichi === 'accepted') return fail('riichiOrder', `${name} declared riichi twice`);
  const open = melds.some((m) => m.type !== 'closedKan');
  return open ? fail('riichiOrder', `${name} declared riichi with an open hand`) : undefined;
};

export const turnError = (table: Table, seat: Seat, what: string) => {
  const { phase, turn, round } = table;
  if (phase === 'over') return fail('handOver', `${what} after the hand ended`);
  const name = seatName(round, seat);
  if (turn !== seat) return fail('wrongTurn', `${what} by ${name} on ${seatName(round, turn)}'s turn`);
  return phase === 'discard' ? undefined : fail('wrongStep', `${what} by ${name} without a draw`);
};

const withDiscard = (table: Table, seat: Seat, state: SeatState, discard: Discard): Table => {
  const declared = discard.riichi === true;
  const { justCalled: _, ...rest } = withSeat(table, seat, {
    ...state,
    river: [...state.river, discard],
    ippatsu: false,
    riichi: declared ? 'declared' : state.riichi,
    doubleRiichi: state.doubleRiichi || (declared && table.untouched && state.river.length === 0),
  });
  return { ...rest, phase: 'claim', claimable: { tile: discard.tile, seat, by: 'discard' } };
};

/** What I let pass until now bars me no longer, save in riichi. */
const afterMyDiscard = (table: Table): Table => known({ ...table, passed: [] }, 'passed');

export const discard = (table: Table, event: Of<'discard'>): TableResult => {
  const { seat, tile } = event;
  const wrong = turnError(table, seat, 'a discard');
  if (wrong) return wrong;
  const thrown = throwTile(table.seats[seat]!, event);
  if (!thrown.ok) return thrown;
  const { state, drawn } = thrown.value;
  const barred = riichiDiscardError(table, event, drawn);
  if (barred) return barred;
  const declared = event.riichi || state.riichi === 'declared';
  const after = withDiscard(table, seat, state, {
    tile,
    ...(drawn === undefined ? {} : { drawn }),
    ...(declared ? { riichi: true } : {}),
  });
  return ok(seat === table.me ? afterMyDiscard(after) : after);
};
