// Riichi, and how a hand ends: wins, draws, what was shown.

import { ok } from '../result.ts';
import { formatHand, formatTile } from '../tiles/notation.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { fail, seatName, type TableResult } from './error.ts';
import type { Ending, TableEvent } from './event.ts';
import { holding, sameHand, wholeHand, withSeat } from './hand.ts';
import type { Table } from './table.ts';
import { settle, turnError } from './turn.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const STICK = 1000;

export const declare = (table: Table, { seat }: Of<'declare'>): TableResult => {
  const wrong = turnError(table, seat, 'riichi');
  if (wrong) return wrong;
  const state = table.seats[seat]!;
  const name = seatName(table.round, seat);
  if (state.riichi !== 'none') return fail('riichiOrder', `${name} declared riichi twice`);
  if (state.melds.some((m) => m.type !== 'closedKan')) {
    return fail('riichiOrder', `${name} declared riichi with an open hand`);
  }
  return ok(withSeat(table, seat, { ...state, riichi: 'declared' }));
};

/** Upeo, the riichi of Korean rules, is declared without one. */
const laysStick = ({ rules }: Table): boolean => rules?.family !== 'korean';

export const riichi = (table: Table, { seat }: Of<'riichi'>): TableResult => {
  const state = table.seats[seat]!;
  const thrown = table.claimable?.seat === seat && table.claimable.by === 'discard';
  if (!thrown || state.riichi !== 'declared' || table.phase !== 'claim') {
    return fail('riichiOrder', `${seatName(table.round, seat)}'s riichi stands without its discard`);
  }
  const after = withSeat(table, seat, {
    ...state,
    riichi: 'accepted',
    ippatsu: true,
    score: state.score - (laysStick(table) ? STICK : 0),
  });
  return ok({ ...after, riichiSticks: table.riichiSticks + (laysStick(table) ? 1 : 0) });
};

/** What a hand in riichi waits for is shown once; it stays as it is until the hand ends. */
export const open = (table: Table, { seat, waits }: Of<'open'>): TableResult => {
  const state = table.seats[seat]!;
  const name = seatName(table.round, seat);
  if (table.phase === 'over') return fail('handOver', 'waits shown after the hand ended');
  if (state.riichi === 'none') return fail('riichiOrder', `${name} showed waits without riichi`);
  if (state.open) return fail('riichiOrder', `${name} showed the waits twice`);
  return ok(withSeat(table, seat, { ...state, open: waits }));
};

const winError = (table: Table, { seat, tile, from }: Of<'win'>) => {
  const name = seatName(table.round, seat);
  const shown = formatTile(tile);
  if (from !== undefined) {
    const { claimable } = table;
    const open = table.phase === 'claim' || table.result?.ending === 'win';
    return open && claimable?.seat === from && claimable.tile === tile && seat !== from
      ? undefined
      : fail('notClaimable', `${name} won on ${shown}, which was not just shown`);
  }
  const wrong = turnError(table, seat, 'a self-draw');
  if (wrong) return wrong;
  const { drawn } = table.seats[seat]!;
  return drawn === tile || drawn === 'hidden'
    ? undefined
    : fail('notDrawn', `${name} won on ${shown}, which was not just drawn`);
};

const shownError = (table: Table, seat: Seat, hand: readonly Tile[]) =>
  fail(
    'shownHand',
    `${seatName(table.round, seat)} showed ${formatHand(hand)}, which is not the hand followed`,
  );

/** A hand that was laid open becomes known; a known one must be the same. */
const laidOpen = (table: Table, seat: Seat, hand: readonly Tile[]): TableResult => {
  const state = table.seats[seat]!;
  if (!sameHand(state.concealed, hand)) return shownError(table, seat, hand);
  return ok(withSeat(table, seat, { ...state, concealed: hand }));
};

const withWinningTile = (table: Table, { seat, tile, from }: Of<'win'>): Table =>
  from === undefined ? withSeat(table, seat, { ...table.seats[seat]!, drawn: tile }) : table;

const sum = (a: BySeat<number> | undefined, b: BySeat<number> | undefined): BySeat<number> | undefined =>
  a && b ? a.map((n, i) => n + b[i]!) : (a ?? b);

export const win = (table: Table, event: Of<'win'>): TableResult => {
  const wrong = winError(table, event);
  if (wrong) return wrong;
  const open = event.hand === undefined ? ok(table) : laidOpen(table, event.seat, event.hand);
  if (!open.ok) return open;
  const payments = sum(table.result?.payments, event.payments);
  return ok({
    ...withWinningTile(open.value, event),
    phase: 'over',
    result: {
      ending: 'win',
      wins: [...(table.result?.wins ?? []), event],
      ...(payments ? { payments } : {}),
    },
  });
};

/** At a draw the hand is shown whole, the drawn tile among it. */
const laidOpenWhole = (table: Table, seat: Seat, hand: readonly Tile[]): TableResult => {
  const state = table.seats[seat]!;
  if (!sameHand(wholeHand(state), hand)) return shownError(table, seat, hand);
  return ok(typeof state.concealed === 'number' ? withSeat(table, seat, opened(state, hand)) : table);
};

const opened = (state: Table['seats'][number], hand: readonly Tile[]): Table['seats'][number] =>
  state.drawn === undefined
    ? holding(state, hand)
    : { ...state, concealed: hand.slice(0, -1), drawn: hand.at(-1)! };

const laidOpenAll = (table: Table, hands: Of<'end'>['hands']): TableResult => {
  let after: TableResult = ok(table);
  for (const [seat, hand] of (hands ?? []).entries()) {
    if (after.ok && hand !== undefined) after = laidOpenWhole(after.value, seat as Seat, hand);
  }
  return after;
};

/** A hand runs out with the last discard, when no live tile is left. */
const ranOutTooEarly = (table: Table, ending: Ending) => {
  if (ending !== 'exhaustive' && ending !== 'nagashi') return undefined;
  if (table.phase === 'discard') return fail('wrongStep', 'the hand ran out before the last discard');
  if (table.wall === 0 || table.round.ownWalls || table.unknown.includes('wall')) return undefined;
  return fail('wallLeft', `the hand ran out with ${table.wall} live tiles left`);
};

export const end = (table: Table, event: Of<'end'>): TableResult => {
  const afterWin = table.result?.ending === 'win' && event.ending === 'win';
  if (table.phase === 'over' && !afterWin) return fail('handOver', 'a second end of the hand');
  const tooEarly = ranOutTooEarly(table, event.ending);
  if (tooEarly) return tooEarly;
  const open = laidOpenAll(table, event.hands);
  if (!open.ok) return open;
  const payments = event.payments ?? table.result?.payments;
  return ok({
    ...(afterWin ? open.value : settle(open.value)),
    phase: 'over',
    result: {
      ending: event.ending,
      wins: table.result?.wins ?? [],
      ...(payments ? { payments } : {}),
    },
  });
};
