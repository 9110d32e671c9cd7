// mjlog: Tenhou's own log, XML with the tags of the live frames. Seats are fixed, every hand is open, every draw is
// numbered.

import { isRead, type Message, messageOf } from '../../clients/tenhou/message.ts';
import { guessPlayers } from '../../clients/tenhou/ring.ts';
import { type Room, roomOf, unseenRoom } from '../../clients/tenhou/room.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS, MOST_HANDS } from '../log.ts';
import { begin, closed, type Hand, inHand } from './hand.ts';
import { type Scanned, scan } from './scan.ts';

type Of<T extends Message['type']> = Extract<Message, { type: T }>;

interface Reading {
  readonly room?: Room;
  readonly names: readonly string[];
  readonly hands: readonly LoggedHand[];
  readonly hand?: Hand;
  readonly error?: LogError;
}

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
      if (reading.hands.length >= MOST_HANDS) return undefined;
      const before = close(reading);
      const room = reading.room ?? unseenRoom(guessPlayers(message.start));
      return { ...before, room, hand: begin(room, message) };
    }
    default: {
      const isFull = (reading.hand?.events.length ?? 0) >= MOST_EVENTS;
      const hand = reading.hand && !isFull ? inHand(reading.hand, message) : undefined;
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
