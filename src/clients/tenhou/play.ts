// One message of a hand being read: the events it makes, and what to remember of it.

import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Message } from './message.ts';
import type { Names } from './names.ts';
import { discardOffers, drawOffers, robOffers } from './offers.ts';
import { endEvent, winEvent } from './result.ts';
import { type Ring, seatOf } from './ring.ts';
import type { Room } from './room.ts';
import { type Id, meldOf, tileOf } from './tiles.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

/** What has to be remembered between frames. */
export interface Reading {
  readonly room?: Room;
  /** Known from the deal on. */
  readonly ring?: Ring;
  /** What the players are called, by place. */
  readonly names?: Names;
  /** The tile I drew and still hold. */
  readonly drawn?: Id;
  /** A kan or a north: the next draw is its replacement. */
  readonly replacement: boolean;
  /** Riichi was said, its discard is to come. */
  readonly declared?: Seat;
  /** FURITEN comes just before the discard it speaks of. */
  readonly furiten?: boolean;
  /** After a reconnect, until my next discard: which tile I drew was not told. */
  readonly rejoined?: true;
  /** Somebody else's game is being watched. */
  readonly watching: boolean;
}

/** A hand being read. */
export type Hand = Reading & { readonly room: Room; readonly ring: Ring };

export type Step = readonly [Reading, readonly TableEvent[]];

/** Something of the table was not told in a way that can be read: nothing more is of use until the next deal. */
export const missed = ({ room, names }: Reading, detail: string): Step => [
  { ...(room && { room }), ...(names && { names }), replacement: false, watching: false },
  [{ type: 'missed', detail }],
];

const strange = (hand: Hand, { type }: Message): Step => missed(hand, `${type} of no seat at this table`);

const draw = (hand: Hand, message: Of<'draw'>): Step => {
  const { place, id, offers } = message;
  const seat = seatOf(hand.ring, place);
  const mine = seat === hand.ring.me;
  if (seat === undefined) return strange(hand, message);
  if (mine && id === undefined) return missed(hand, 'my own draw without its tile');
  const event: TableEvent = {
    type: 'draw',
    seat,
    ...(id === undefined ? {} : { tile: tileOf(id, hand.room.reds) }),
    ...(hand.replacement ? { replacement: true } : {}),
  };
  const next = { ...withoutDrawn(hand), replacement: false };
  if (!mine) return [next, [event]];
  return [{ ...next, drawn: id! }, [event, { type: 'told', offers: drawOffers(offers) }]];
};

const withoutDrawn = (hand: Hand): Hand => {
  const { drawn: _, ...rest } = hand;
  return rest;
};

/** What comes with a discard is told after it: the lamp, and what I am offered. */
const toldWith = (hand: Hand, mine: boolean, offers: number): readonly TableEvent[] => {
  const furiten = hand.furiten === undefined ? {} : { furiten: hand.furiten };
  if (!mine) return [{ type: 'told', ...furiten, offers: discardOffers(offers) }];
  return hand.furiten === undefined ? [] : [{ type: 'told', ...furiten }];
};

/** My own discards are never marked as drawn: the number of the tile tells. */
const wasDrawn = (hand: Hand, { id, drawn }: Of<'discard'>, mine: boolean): { drawn?: boolean } => {
  if (!mine) return { drawn };
  return hand.rejoined && hand.drawn === undefined ? {} : { drawn: hand.drawn === id };
};

const discard = (hand: Hand, message: Of<'discard'>): Step => {
  const { place, id, offers } = message;
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return strange(hand, message);
  const mine = seat === hand.ring.me;
  const event: TableEvent = {
    type: 'discard',
    seat,
    tile: tileOf(id, hand.room.reds),
    ...wasDrawn(hand, message, mine),
    ...(hand.declared === seat ? { riichi: true } : {}),
  };
  const { declared: _, furiten: __, rejoined, ...rest } = withoutDrawn(hand);
  const next = rejoined && !mine ? { ...rest, rejoined } : rest;
  return [next, [event, ...toldWith(hand, mine, offers)]];
};

const call = (hand: Hand, message: Of<'call'>): Step => {
  const { place, call: made, offers } = message;
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return strange(hand, message);
  const reds = hand.room.reds;
  const robbed = made.type === 'north' || made.type === 'addedKan';
  const event: TableEvent =
    made.type === 'north'
      ? { type: 'aside', seat, tile: tileOf(made.tile, reds) }
      : { type: 'meld', seat, meld: meldOf(made, seat, reds) };
  const told: TableEvent[] =
    robbed && seat !== hand.ring.me ? [{ type: 'told', offers: robOffers(offers) }] : [];
  const replacement = made.type !== 'chi' && made.type !== 'pon';
  return [{ ...withoutDrawn(hand), replacement }, [event, ...told]];
};

const reach = (hand: Hand, message: Of<'reach'>): Step => {
  const { place, step } = message;
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return strange(hand, message);
  if (step === undefined) return missed(hand, 'riichi without its step');
  return step === 1
    ? [{ ...hand, declared: seat }, [{ type: 'declare', seat }]]
    : [hand, [{ type: 'riichi', seat }]];
};

const win = (hand: Hand, message: Of<'win'>): Step => {
  const event = winEvent(message, hand.ring, hand.room.reds);
  if (event === undefined) return strange(hand, message);
  const end: TableEvent[] = message.last ? [{ type: 'end', ending: 'win', last: true }] : [];
  return [hand, [event, ...end]];
};

const withLamp = (hand: Hand, on: boolean | undefined): Hand => {
  const { furiten: _, ...rest } = hand;
  return on === undefined ? rest : { ...rest, furiten: on };
};

/** A message in a hand whose deal was seen. */
export const inHand = (hand: Hand, message: Message): Step => {
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
      return [hand, [{ type: 'indicator', tile: tileOf(message.id, hand.room.reds) }]];
    case 'furiten':
      return [withLamp(hand, message.on), []];
    case 'win':
      return win(hand, message);
    case 'drawn':
      return [hand, [endEvent(message, hand.ring, hand.room.reds)]];
    default:
      return [hand, []];
  }
};
