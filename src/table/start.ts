// How a table comes to be: dealt, or joined mid-hand.

import { ok } from '../result.ts';
import { isGroup } from './call.ts';
import { fail, type TableResult } from './error.ts';
import type { TableEvent } from './event.ts';
import { sizeOf } from './hand.ts';
import type { SeatState, Table } from './table.ts';

type Of<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;

export const freshSeat = (concealed: SeatState['concealed'], score: number): SeatState => ({
  concealed,
  melds: [],
  river: [],
  aside: [],
  riichi: 'none',
  doubleRiichi: false,
  ippatsu: false,
  score,
});

const seatsError = (round: Table['round'], seats: number, me: number) => {
  const { players, dealer, scores } = round;
  if (seats !== players || scores.length !== players) {
    return fail('badDeal', `${seats} hands and ${scores.length} scores for ${players} players`);
  }
  return dealer < players && me < players ? undefined : fail('badDeal', `a seat beyond ${players} players`);
};

export const deal = (before: Table | undefined, event: Of<'deal'>): TableResult => {
  const { round, me, hands, indicator } = event;
  const wrong = seatsError(round, hands.length, me);
  if (wrong) return wrong;
  const odd = hands.findIndex((hand) => sizeOf(hand) !== 13);
  if (odd >= 0) return fail('badDeal', `a hand of ${sizeOf(hands[odd]!)} tiles was dealt`);
  return ok({
    seq: 0,
    round,
    ...(before?.rules ? { rules: before.rules } : {}),
    humans: before?.humans ?? true,
    me,
    seats: hands.map((hand, seat) => freshSeat(hand, round.scores[seat]!)),
    indicators: indicator === undefined ? [] : [indicator],
    wall: round.wall,
    riichiSticks: round.riichiSticks,
    turn: round.dealer,
    phase: 'draw',
    untouched: true,
    passed: [],
    passedInRiichi: [],
    unknown: [],
    told: {},
  });
};

export const snapshot = ({ table }: Of<'snapshot'>): TableResult => {
  const wrong = seatsError(table.round, table.seats.length, table.me);
  if (wrong) return wrong;
  const isWhole = table.seats.every((state) => state.melds.every(isGroup));
  return isWhole ? ok(table) : fail('badMeld', 'a group on the table is no run, triplet or quad');
};
