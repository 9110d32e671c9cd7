// Two readings in, what happened between them out. Undefined where moves do not explain it: then the table as it now
// stands has to be told anew, once it stands still.

import type { TableEvent } from '../../table/event.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { hasArrived } from '../board/arrival.ts';
import { withOwnDraws } from '../board/own-hand.ts';
import { keepRiver, type Position, positionOf } from '../board/position.ts';
import { heldCount, isUntouched, playersOf, type SeatReading } from '../board/reading.ts';
import { walk, walkFrom } from '../board/walk.ts';
import type { Reading } from './reading.ts';
import { type Setting, tableOf } from './snapshot.ts';

export interface Step {
  readonly events: readonly TableEvent[];
  readonly position: Position<Reading>;
}

export const isSameHand = (a: Reading, b: Reading): boolean =>
  a.wind === b.wind &&
  a.dealer === b.dealer &&
  a.honba === b.honba &&
  a.me === b.me &&
  a.seats.length === b.seats.length &&
  b.wall <= a.wall;

/** Whoever draws next may be lit before the tile is there. */
const isWaiting = ({ turn, phase }: Position, next: Reading): boolean =>
  phase === 'claim' &&
  next.turn === seatAfter(turn, 1, playersOf(next)) &&
  heldCount(next.seats[next.turn]!) % 3 === 1;

/** Scores that are not shown now are those explained. */
const withScores = (reading: Reading, scores: readonly (number | undefined)[]): Reading => ({
  ...reading,
  seats: reading.seats.map((seat, s) => ({
    ...seat,
    ...(scores[s] !== undefined && { score: scores[s] }),
  })),
});

const explained = (before: Position<Reading>, next: Reading): Step | undefined => {
  const w = walkFrom(before, next);
  walk(w);
  if (!hasArrived(w)) return undefined;
  const events = withOwnDraws(w.events, before.reading, next);
  if (!events) return undefined;
  const { turn, phase, rivers, riichi } = w;
  return { events, position: { reading: withScores(next, w.scores), turn, phase, rivers, riichi } };
};

/** The moves from a position to a reading, or undefined. */
export const moves = (before: Position<Reading>, next: Reading): Step | undefined => {
  if (before.phase === 'over' || !isSameHand(before.reading, next)) return undefined;
  const on = explained(before, next);
  if (on || !isWaiting(before, next)) return on;
  return explained(before, { ...next, turn: before.turn });
};

/** The hand before the dealer's first tile, which may lie among the others. */
const undrawn = (seat: SeatReading): SeatReading => {
  const { drawn: _, ...rest } = seat;
  const { concealed } = seat;
  if (heldCount(rest) !== 14) return rest;
  return { ...rest, concealed: typeof concealed === 'number' ? 13 : concealed.slice(0, 13) };
};

const asDealt = (reading: Reading): Reading => {
  const drawn = heldCount(reading.seats[reading.dealer]!) === 14 ? 1 : 0;
  return { ...reading, wall: reading.wall + drawn, seats: reading.seats.map(undrawn) };
};

const dealEvent = (dealt: Reading): TableEvent => ({
  type: 'deal',
  round: {
    players: playersOf(dealt),
    wind: dealt.wind,
    number: dealt.dealer,
    dealer: dealt.dealer,
    honba: dealt.honba,
    riichiSticks: dealt.sticks,
    scores: dealt.seats.map((s) => s.score ?? 0),
    wall: dealt.wall,
  },
  me: dealt.me,
  hands: dealt.seats.map((s) => s.concealed),
  ...(dealt.indicators[0] !== undefined && { indicator: dealt.indicators[0] }),
});

/** Nobody has thrown anything yet. */
export const isDeal = (reading: Reading): boolean =>
  isUntouched(reading) &&
  reading.turn === reading.dealer &&
  reading.indicators.length === (reading.family === 'mcr' ? 0 : 1) &&
  reading.seats.every((s) => !s.stick);

/** A new hand, and the dealer's draw where it has been made. */
const deal = (reading: Reading): Step | undefined => {
  const dealt = asDealt(reading);
  const on = moves({ ...positionOf(dealt, dealt.dealer), phase: 'deal' }, reading);
  return on && { events: [dealEvent(dealt), ...on.events], position: on.position };
};

/** The table as it stands. A river known from before is kept. */
const snapshot = (
  before: Position<Reading> | undefined,
  reading: Reading,
  turn: Seat,
  setting: Setting,
): Step => {
  const alone = positionOf(reading, turn);
  const kept = before && isSameHand(before.reading, reading) ? before : undefined;
  const rivers = alone.rivers.map((river, s) => (kept ? keepRiver(kept.rivers[s]!, river) : river));
  const position = { ...alone, rivers };
  return { events: [{ type: 'snapshot', table: tableOf(position, setting) }], position };
};

/** A hand whose end was not shown. */
const unseenEnd = (before: Position<Reading> | undefined): readonly TableEvent[] =>
  before && before.phase !== 'over' ? [{ type: 'end', ending: 'unknown' }] : [];

/** Starts anew from a reading that can be a table. Undefined where it lacks something. */
export const start = (
  before: Position<Reading> | undefined,
  shown: Reading,
  setting: Setting,
): Step | undefined => {
  const same = before && isSameHand(before.reading, shown);
  const known = shown.seats.map((s, i) => s.score ?? (same ? before.reading.seats[i]!.score : undefined));
  const reading = withScores(shown, known);
  if (known.includes(undefined) || reading.turn === undefined) return undefined;
  const isNew = isDeal(reading) && !(same && before.phase !== 'over' && isUntouched(before.reading));
  const dealt = isNew ? deal(reading) : undefined;
  if (!dealt) return snapshot(before, reading, reading.turn, setting);
  return { ...dealt, events: [...unseenEnd(before), ...dealt.events] };
};
