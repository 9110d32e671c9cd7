// mjlog: Tenhou's own log, XML with the tags of the live frames. Seats are fixed, every hand is open, every draw is
// numbered. Which discard was the tile just drawn is not marked: the numbers tell. Old logs leave out the second
// step of a riichi or both; it stands when play goes on.

import { isRead, type Message, messageOf } from '../../clients/tenhou/message.ts';
import { endEvent, winEvent } from '../../clients/tenhou/result.ts';
import { bySeat, guessPlayers, type Ring, roundOf, seatOf } from '../../clients/tenhou/ring.ts';
import { type Room, roomOf, unseenRoom } from '../../clients/tenhou/room.ts';
import { type Id, meldOf, tileOf, tilesOfIds } from '../../clients/tenhou/tiles.ts';
import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { LogError, LoggedHand, LogReading } from '../log.ts';
import { type Scanned, scan } from './scan.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

interface Hand {
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

interface Reading {
  readonly room?: Room;
  readonly names: readonly string[];
  readonly hands: readonly LoggedHand[];
  readonly hand?: Hand;
  readonly error?: LogError;
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

const inHand = (hand: Hand, message: Message): Hand | undefined => {
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

const begin = (room: Room, { start, hands }: Of<'init'>): Hand => {
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
const closed = (hand: Hand): LoggedHand => {
  const won = hand.events.at(-1)?.type === 'win';
  const end: TableEvent[] = won ? [{ type: 'end', ending: 'win', ...(hand.last ? { last: true } : {}) }] : [];
  return { events: [...hand.events, ...end], complete: hand.complete };
};

const close = (reading: Reading): Reading => {
  const { hand, ...rest } = reading;
  return hand ? { ...rest, hands: [...rest.hands, closed(hand)] } : reading;
};

const damaged = (reading: Reading, tag: string, offset: number): Reading => {
  const error: LogError = {
    code: 'damaged',
    detail: `<${tag}> cannot be read at ${offset}`,
    ...(reading.hand ? { hand: reading.hands.length } : {}),
    offset,
  };
  return { error, ...close(reading) };
};

const nameOf = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** A list with one name is a player who came back; names stay. */
const named = (reading: Reading, { names }: Of<'names'>): Reading =>
  reading.names.length > 0 || names.filter((n) => n !== undefined).length < 2
    ? reading
    : { ...reading, names: names.map((n) => nameOf(n ?? '')) };

const step = (reading: Reading, message: Message): Reading | undefined => {
  switch (message.type) {
    case 'go':
      return { ...reading, room: roomOf(message.bits) };
    case 'names':
      return named(reading, message);
    case 'init': {
      const before = close(reading);
      const room = reading.room ?? unseenRoom(guessPlayers(message.start));
      return { ...before, room, hand: begin(room, message) };
    }
    default: {
      const hand = reading.hand && inHand(reading.hand, message);
      if (reading.hand && hand === undefined) return undefined;
      return hand ? { ...reading, hand } : reading;
    }
  }
};

const readTags = ({ tags }: Scanned): Reading => {
  let reading: Reading = { names: [], hands: [] };
  for (const { tag, offset } of tags) {
    const message = messageOf(tag);
    const after = message === undefined ? undefined : step(reading, message);
    if (after) reading = after;
    else if (isRead(tag)) reading = damaged(reading, tag.name, offset);
  }
  return reading;
};

/** What is wrong with the text as a whole. */
const textError = (
  { tags, closed: whole, brokenAt }: Scanned,
  text: string,
  hands: number,
): LogError | undefined => {
  if (tags.length === 0) return { code: 'notThisLog', detail: 'no tag to read', offset: 0 };
  if (whole && brokenAt === undefined) return undefined;
  const offset = brokenAt ?? text.length;
  return {
    code: 'cutShort',
    detail: `the log breaks off at ${offset}`,
    hand: Math.max(0, hands - 1),
    offset,
  };
};

/** Everything a text holds of one game. */
export const readMjlog = (text: string): LogReading => {
  const scanned = scan(text);
  const { room, names, hands, error: inTags } = close(readTags(scanned));
  const { players, rules } = room ?? unseenRoom(4);
  const error = inTags ?? textError(scanned, text, hands.length);
  return {
    // Nobody sits at a finished table.
    game: { game: { type: 'game', players, humans: false, rules }, names: names.slice(0, players), hands },
    ...(error ? { error } : {}),
  };
};
