// Two readings in, what happened between them out. Where moves cannot explain it, the table as it now stands: never a
// guess. A hand ends with the page's card and is over until the next deal.

import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import { hasArrived } from '../board/arrival.ts';
import { withOwnDraws } from '../board/own-hand.ts';
import { keepRiver } from '../board/position.ts';
import { drawsShown, heldCount } from '../board/reading.ts';
import { walk, walkFrom } from '../board/walk.ts';
import { endOf } from './ending.ts';
import { isDealt, type Position, positionOf } from './position.ts';
import type { Reading, SeatReading } from './reading.ts';
import { type Setting, tableOf } from './snapshot.ts';

export interface Step {
  readonly events: readonly TableEvent[];
  /** Absent while no hand has been seen. */
  readonly position?: Position;
}

const WALL = 70;

/** The moves from a position to a reading, or undefined. */
const moves = (before: Position, next: Reading): Required<Step> | undefined => {
  const w = walkFrom(before, next);
  walk(w);
  if (!hasArrived(w)) return undefined;
  const events = withOwnDraws(w.events, before.reading, next);
  if (!events) return undefined;
  const { turn, phase, rivers, riichi } = w;
  return { events, position: { ...before, reading: next, turn, phase, rivers, riichi } };
};

const sameHand = (a: Reading, b: Reading): boolean =>
  a.wind === b.wind && a.number === b.number && a.honba === b.honba && b.wall <= a.wall && a.me === b.me;

const isNewDeal = (before: Position | undefined, next: Reading): boolean =>
  isDealt(next) && (!before || !sameHand(before.reading, next));

/** The reading as it was before the dealer's first draw. */
const asDealt = (next: Reading): Reading => ({
  ...next,
  wall: WALL,
  seats: next.seats.map(({ drawn: _, ...seat }): SeatReading => seat),
});

const dealEvent = (dealt: Reading): TableEvent => ({
  type: 'deal',
  round: {
    players: 4,
    wind: dealt.wind,
    number: dealt.number,
    dealer: dealt.number as Seat,
    honba: dealt.honba,
    riichiSticks: dealt.sticks,
    scores: dealt.seats.map((s) => s.score),
    wall: dealt.wall,
  },
  me: dealt.me,
  hands: dealt.seats.map((s) => s.concealed),
  indicator: dealt.indicators[0]!,
});

const isFullDeal = (dealt: Reading): boolean =>
  dealt.indicators.length === 1 && dealt.seats.every((s) => heldCount(s) === 13);

/** A new hand, and the dealer's draw where it has been made. Undefined while tiles are still missing. */
const deal = (next: Reading): Required<Step> | undefined => {
  const dealt = asDealt(next);
  if (!isFullDeal(dealt)) return undefined;
  const start = positionOf(dealt, dealt.number as Seat);
  const on = moves(start, next);
  return on && { events: [dealEvent(dealt), ...on.events], position: on.position };
};

const missed = (before: Position | undefined, detail: string): Step => ({
  events: [{ type: 'missed', detail }],
  ...(before && { position: { ...before, lost: true } }),
});

/** The table as it stands. A riichi or a river known from before is kept. */
const snapshot = (before: Position | undefined, next: Reading, turn: Seat, setting: Setting): Step => {
  const drawn = drawsShown(next);
  if (next.wall + drawn !== WALL)
    return missed(before, `${drawn} draws lie there, the wall has ${next.wall}`);
  const alone = positionOf(next, turn);
  const kept = before && sameHand(before.reading, next) ? before : undefined;
  const rivers = alone.rivers.map((river, s) => (kept ? keepRiver(kept.rivers[s]!, river) : river));
  const position = { ...alone, rivers };
  return { events: [{ type: 'snapshot', table: tableOf(position, setting) }], position };
};

const isInPlay = (reading: Reading): boolean => reading.outcome === undefined && !reading.summary;

/** The hand goes on, or the page has been joined in the middle of one. */
const goOn = (before: Position | undefined, next: Reading, setting: Setting): Step => {
  const follows = before && !before.lost && sameHand(before.reading, next);
  const moved = follows ? moves(before, next) : undefined;
  if (moved) return moved;
  if (next.turn === undefined || !isInPlay(next)) return { events: [], ...(before && { position: before }) };
  return snapshot(before, next, next.turn, setting);
};

/** A hand whose end was not shown. */
const unseenEnd = (before: Position | undefined): readonly TableEvent[] =>
  before && before.phase !== 'over' ? [{ type: 'end', ending: 'unknown' }] : [];

/** Between the end of a hand and the next deal the page shows leftovers. */
const isLeftover = (before: Position, next: Reading): boolean =>
  before.phase === 'over' && (sameHand(before.reading, next) || !isInPlay(next) || isDealt(next));

/** The hand before is over, whether or not the new one can be told yet. */
const begin = (before: Position | undefined, next: Reading): Step => {
  const events = unseenEnd(before);
  const dealt = deal(next);
  if (dealt) return { ...dealt, events: [...events, ...dealt.events] };
  return { events, ...(before && { position: { ...before, phase: 'over' } }) };
};

/** A look that found nothing to read on a table at play. */
export const unread = (before: Position | undefined, detail: string): Step =>
  before?.phase === 'over' ? { events: [], position: before } : missed(before, detail);

export const compare = (before: Position | undefined, next: Reading, setting: Setting): Step => {
  if (isNewDeal(before, next)) return begin(before, next);
  if (before && isLeftover(before, next)) return endOf(before, next);
  const gone = goOn(before, next, setting);
  if (!gone.position) return gone;
  const ended = endOf(gone.position, next);
  return { events: [...gone.events, ...ended.events], position: ended.position };
};
