// Tenhou's web client: frames of its WebSocket in, events out. Pure: the next state of reading and what is to be
// reported follow from the state and one frame. Nothing is reported of a hand whose deal was not seen; and where a frame
// that is read arrives damaged, that alone: nothing later would reveal what it said.

import type { TableEvent } from '../../table/event.ts';
import type { Decode, Report } from '../client.ts';
import { brokenNameOf, tagOf } from './frame.ts';
import { couldBeRead, isRead, type Message, messageOf } from './message.ts';
import { namedAnew, namesTold } from './names.ts';
import { type Hand, inHand, missed, type Reading, type Step } from './play.ts';
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
  const { names } = reading;
  const hand: Hand = { room, ring, ...(names && { names }), replacement: false, watching: false };
  return { hand, events: reading.room ? [] : [gameEvent(room)] };
};

const init = (reading: Reading, { start, hands }: Of<'init'>): Step => {
  const { hand, events } = enter(reading, start);
  const { ring, room } = hand;
  if (ring.me >= ring.players) return missed(reading, 'INIT for no seat at this table');
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
  if (ring.me >= ring.players) return missed(reading, 'REINIT for no seat at this table');
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
    case 'names':
      return [{ ...reading, names: namedAnew(reading.names, message.names) }, []];
    case 'watching':
      return [{ ...START, watching: true }, []];
    default:
      return isHand(reading) ? inHand(reading, message) : [reading, []];
  }
};

/** The name of a tag that is read and has come damaged. */
const damagedIn = (frame: unknown): string | undefined => {
  const tag = tagOf(frame);
  if (tag) return isRead(tag) ? tag.name : undefined;
  const broken = brokenNameOf(frame);
  if (!broken) return undefined;
  return (broken.cut ? couldBeRead : (name: string) => isRead({ name }))(broken.name)
    ? broken.name
    : undefined;
};

/** Tags that begin a game or a hand: damaged, they are missed whether or not a hand was being read. */
const BEGIN: ReadonlySet<string> = new Set(['GO', 'INIT', 'REINIT']);

const damage = (reading: Reading, frame: unknown): Step => {
  const name = damagedIn(frame);
  if (name === undefined || reading.watching || !(isHand(reading) || BEGIN.has(name))) return [reading, []];
  // What room the next hands are played in is not known, either.
  return missed(name === 'GO' ? START : reading, `${name} cannot be read`);
};

const startsHand = ({ type }: TableEvent): boolean => type === 'deal' || type === 'snapshot';

/** Who sits where is known with the deal: the names go before it. */
const namesFor = ({ ring, names }: Reading, events: readonly TableEvent[]): readonly Report[] =>
  ring && names && events.some(startsHand) ? [namesTold(ring, names)] : [];

const reportOf = (before: Reading, after: Reading, events: readonly TableEvent[]): readonly Report[] => {
  if (after.watching && !before.watching) return [{ type: 'notice', notice: { type: 'spectating' } }];
  return events.length > 0 ? [...namesFor(after, events), { type: 'events', events }] : [];
};

export const decoder = (): Decode => {
  let reading = START;
  return (frame) => {
    const tag = tagOf(frame);
    const message = tag && messageOf(tag);
    const before = reading;
    const [after, events] = message ? step(before, message) : damage(before, frame);
    reading = after;
    return reportOf(before, after, events);
  };
};
