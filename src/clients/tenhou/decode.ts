// Tenhou's web client: frames of its WebSocket in, events out. Pure: the next state of reading and what is to be
// reported follow from the state and one frame. Nothing is reported of a hand whose deal was not seen.

import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Decode, Report } from '../client.ts';
import { tagOf } from './frame.ts';
import { type Message, messageOf } from './message.ts';
import { discardOffers, drawOffers, robOffers } from './offers.ts';
import { tableOf } from './rejoin.ts';
import { endEvent, winEvent } from './result.ts';
import { bySeat, guessPlayers, type Ring, roundOf, seatOf, viewerSeat } from './ring.ts';
import { type Room, roomOf, unseenRoom } from './room.ts';
import { type Id, meldOf, tileOf, tilesOfIds } from './tiles.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

/** What has to be remembered between frames. */
interface Reading {
  readonly room?: Room;
  /** Known from the deal on. */
  readonly ring?: Ring;
  /** The tile I drew and still hold. */
  readonly drawn?: Id;
  /** A kan or a north: the next draw is its replacement. */
  readonly replacement: boolean;
  /** Riichi was said, its discard is to come. */
  readonly declared?: Seat;
  /** FURITEN comes just before the discard it speaks of. */
  readonly furiten?: boolean;
  /** Somebody else's game is being watched. */
  readonly watching: boolean;
}

/** A hand being read. */
type Hand = Reading & { readonly room: Room; readonly ring: Ring };

type Step = readonly [Reading, readonly TableEvent[]];

const START: Reading = { replacement: false, watching: false };

const gameEvent = ({ players, humans, rules }: Room): TableEvent => ({
  type: 'game',
  players,
  humans,
  rules,
});

const go = (_: Reading, { bits }: Of<'go'>): Step => {
  const room = roomOf(bits);
  return [{ ...START, room }, [gameEvent(room)]];
};

/** The room as GO told it, else as the deal lets it be seen. */
const enter = (
  reading: Reading,
  start: Of<'init'>['start'],
): { hand: Hand; events: readonly TableEvent[] } => {
  const room = reading.room ?? unseenRoom(guessPlayers(start));
  const ring: Ring = { players: room.players, me: viewerSeat(start) };
  const hand: Hand = { room, ring, replacement: false, watching: false };
  return { hand, events: reading.room ? [] : [gameEvent(room)] };
};

const init = (reading: Reading, { start, hands }: Of<'init'>): Step => {
  const { hand, events } = enter(reading, start);
  const { ring, room } = hand;
  if (ring.me >= ring.players) return [reading, []];
  const deal: TableEvent = {
    type: 'deal',
    round: roundOf(ring, start),
    me: ring.me,
    hands: bySeat(ring, hands).map((ids) => (ids ? tilesOfIds(ids, room.reds) : 13)),
    indicator: tileOf(start.indicator, room.reds),
  };
  // The lamp is off when a hand begins; no frame says so.
  return [hand, [...events, deal, { type: 'told', furiten: false }]];
};

const reinit = (reading: Reading, message: Of<'reinit'>): Step => {
  const { hand, events } = enter(reading, message.start);
  const { ring, room } = hand;
  if (ring.me >= ring.players) return [reading, []];
  return [hand, [...events, { type: 'snapshot', table: tableOf({ reinit: message, ring, room }) }]];
};

const draw = (hand: Hand, { place, id, offers }: Of<'draw'>): Step => {
  const seat = seatOf(hand.ring, place);
  const mine = seat === hand.ring.me;
  if (seat === undefined || (mine && id === undefined)) return [hand, []];
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

const discard = (hand: Hand, { place, id, drawn, offers }: Of<'discard'>): Step => {
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return [hand, []];
  const mine = seat === hand.ring.me;
  const event: TableEvent = {
    type: 'discard',
    seat,
    tile: tileOf(id, hand.room.reds),
    // My own are never marked: the number of the tile tells.
    drawn: mine ? hand.drawn === id : drawn,
    ...(hand.declared === seat ? { riichi: true } : {}),
  };
  const { declared: _, furiten: __, ...next } = withoutDrawn(hand);
  return [next, [event, ...toldWith(hand, mine, offers)]];
};

const call = (hand: Hand, { place, call: made, offers }: Of<'call'>): Step => {
  const seat = seatOf(hand.ring, place);
  if (seat === undefined) return [hand, []];
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

const reach = (hand: Hand, { place, step }: Of<'reach'>): Step => {
  const seat = seatOf(hand.ring, place);
  if (seat === undefined || step === undefined) return [hand, []];
  return step === 1
    ? [{ ...hand, declared: seat }, [{ type: 'declare', seat }]]
    : [hand, [{ type: 'riichi', seat }]];
};

const win = (hand: Hand, message: Of<'win'>): Step => {
  const event = winEvent(message, hand.ring, hand.room.reds);
  if (event === undefined) return [hand, []];
  const end: TableEvent[] = message.last ? [{ type: 'end', ending: 'win', last: true }] : [];
  return [hand, [event, ...end]];
};

/** A message in a hand whose deal was seen. */
const inHand = (hand: Hand, message: Message): Step => {
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
      return [{ ...hand, furiten: message.on }, []];
    case 'win':
      return win(hand, message);
    case 'drawn':
      return [hand, [endEvent(message, hand.ring, hand.room.reds)]];
    default:
      return [hand, []];
  }
};

const isHand = (reading: Reading): reading is Hand =>
  reading.room !== undefined && reading.ring !== undefined && !reading.watching;

const step = (reading: Reading, message: Message): Step => {
  switch (message.type) {
    case 'go':
      return go(reading, message);
    case 'init':
      return reading.watching ? [reading, []] : init(reading, message);
    case 'reinit':
      return reinit(reading, message);
    case 'watching':
      return [{ ...START, watching: true }, []];
    default:
      return isHand(reading) ? inHand(reading, message) : [reading, []];
  }
};

const reportOf = (before: Reading, after: Reading, events: readonly TableEvent[]): readonly Report[] => {
  if (after.watching && !before.watching) return [{ type: 'notice', notice: { type: 'spectating' } }];
  return events.length > 0 ? [{ type: 'events', events }] : [];
};

export const decoder = (): Decode => {
  let reading = START;
  return (frame) => {
    const tag = tagOf(frame);
    const message = tag && messageOf(tag);
    if (message === undefined) return [];
    const before = reading;
    const [after, events] = step(before, message);
    reading = after;
    return reportOf(before, after, events);
  };
};
