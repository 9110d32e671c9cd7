// One hand of an mjlog, tag by tag. Which discard was the tile just drawn is not marked: the numbers tell. Old logs
// leave out the second step of a riichi, or number neither; it stands when play goes on.

import type { Message } from '../../clients/tenhou/message.ts';
import { endEvent, winEvent } from '../../clients/tenhou/result.ts';
import { bySeat, type Ring, roundOf, seatOf } from '../../clients/tenhou/ring.ts';
import type { Room } from '../../clients/tenhou/room.ts';
import { type Id, meldOf, tileOf, tilesOfIds } from '../../clients/tenhou/tiles.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { LoggedHand } from '../log.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

export interface Hand {
  readonly ring: Ring;
  readonly reds: boolean;
  readonly events: readonly TableEvent[];
  readonly complete: boolean;
  readonly drawn?: Id;
  readonly replacement: boolean;
  readonly declared?: Seat;
  /** Its riichi discard lies open, and nothing was said yet of whether it stands. */
  readonly standing?: Seat;
  readonly last: boolean;
}

const add = (hand: Hand, ...events: readonly TableEvent[]): Hand => ({
  ...hand,
  events: [...hand.events, ...events],
});

/** Play went on, so an unanswered riichi stands. */
const stand = (hand: Hand): Hand => {
  const { standing, ...rest } = hand;
  return standing === undefined ? hand : add(rest, { type: 'riichi', seat: standing });
};

const draw = (before: Hand, { place, id }: Of<'draw'>): Hand | undefined => {
  const hand = stand(before);
  const seat = seatOf(hand.ring, place);
  if (seat === undefined || id === undefined) return undefined;
  const replacement = hand.replacement ? ({ replacement: true } as const) : {};
  const event: TableEvent = { type: 'draw', seat, tile: tileOf(id, hand.reds), ...replacement };
  return { ...add(hand, event), drawn: id, replacement: false };
};

const withoutDrawn = ({ drawn: _, ...hand }: Hand): Hand => hand;

const discard = (hand: Hand, { place, id }: Of<'discard'>): Hand | undefined => {
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return undefined;
  const { declared, ...rest } = withoutDrawn(hand);
  const riichi = declared === seat;
  const event: TableEvent = {
    type: 'discard',
    seat,
    tile: tileOf(id, hand.reds),
    drawn: hand.drawn === id,
    ...(riichi ? { riichi: true } : {}),
  };
  return { ...add(rest, event), ...(riichi ? { standing: seat } : {}) };
};

const call = (before: Hand, { place, call: made }: Of<'call'>): Hand | undefined => {
  const hand = withoutDrawn(stand(before));
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return undefined;
  const event: TableEvent =
    made.type === 'north'
      ? { type: 'aside', seat, tile: tileOf(made.tile, hand.reds) }
      : { type: 'meld', seat, meld: meldOf(made, seat, hand.reds) };
  return { ...add(hand, event), replacement: made.type !== 'chi' && made.type !== 'pon' };
};

const reach = (hand: Hand, { place, step }: Of<'reach'>): Hand | undefined => {
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return undefined;
  if (step === 2) return hand.standing === seat ? stand(hand) : add(hand, { type: 'riichi', seat });
  return { ...add(hand, { type: 'declare', seat }), declared: seat };
};

const win = (hand: Hand, message: Of<'win'>): Hand | undefined => {
  const event = winEvent(message, hand.ring, hand.reds);
  return event && { ...add(hand, event), complete: true, last: message.last };
};

/** Three winners on a riichi discard: it was not let pass. */
const drawnGame = (hand: Hand, message: Of<'drawn'>): Hand => {
  const before = message.ending === 'tripleRon' ? hand : stand(hand);
  return { ...add(before, endEvent(message, hand.ring, hand.reds)), complete: true };
};

export const inHand = (hand: Hand, message: Message): Hand | undefined => {
  switch (message.type) {
    case 'draw':
      return draw(hand, message);
    case 'discard':
      return discard(hand, message);
    case 'call':
      return call(hand, message);
    case 'reach':
      return reach(hand, message);
    case 'dora':
      return add(hand, { type: 'indicator', tile: tileOf(message.id, hand.reds) });
    case 'win':
      return win(hand, message);
    case 'drawn':
      return drawnGame(hand, message);
    default:
      return hand;
  }
};

export const begin = (room: Room, { start, hands }: Of<'init'>): Hand => {
  const ring: Ring = { players: room.players, me: 0 };
  const deal: TableEvent = {
    type: 'deal',
    round: roundOf(ring, start),
    me: 0,
    hands: bySeat(ring, hands).map((ids) => (ids ? tilesOfIds(ids, room.reds) : 13)),
    indicator: tileOf(start.indicator, room.reds),
  };
  return { ring, reds: room.reds, events: [deal], complete: false, replacement: false, last: false };
};

/** Wins are listed one by one; only what follows tells that there are no more. */
export const closed = (hand: Hand): LoggedHand => {
  const won = hand.events.at(-1)?.type === 'win';
  const end: TableEvent[] = won ? [{ type: 'end', ending: 'win', ...(hand.last ? { last: true } : {}) }] : [];
  return { events: [...hand.events, ...end], complete: hand.complete };
};
