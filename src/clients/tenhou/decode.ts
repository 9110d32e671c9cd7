// Tenhou's web client: frames of its WebSocket in, events out. Pure: the next state of reading and what is to be
// reported follow from the state and one frame. Nothing is reported of a hand whose deal was not seen.

import type { TableEvent } from '../../table/event.ts';
import type { Decode, Report } from '../client.ts';
import { tagOf } from './frame.ts';
import { type Message, messageOf } from './message.ts';
import { type Hand, inHand, type Reading, type Step } from './play.ts';
import { tableOf } from './rejoin.ts';
import { bySeat, guessPlayers, type Ring, roundOf, viewerSeat } from './ring.ts';
import { type Room, roomOf, unseenRoom } from './room.ts';
import { tileOf, tilesOfIds } from './tiles.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

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
  const table = tableOf({ reinit: message, ring, room });
  return [{ ...hand, rejoined: true }, [...events, { type: 'snapshot', table }]];
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
