// A paipu of Majiang: one list of messages a hand, every tile open. The messages of a game as one player is sent them are read
// too. Players are numbered as they sat down; seats begin with the first dealer.

import { type Fields, fieldsOf, integer, isFields, listBy, listOf, text } from '../../clients/json.ts';
import { netRules } from '../../clients/majiang/rules.ts';
import { type Seat, seatsOf } from '../../tiles/seat.ts';
import type { JsonPart } from '../json-text.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS } from '../log.ts';
import { begin, isMove, type Telling, tellMove } from './messages.ts';

interface Told {
  readonly hand?: LoggedHand;
  readonly error?: Omit<LogError, 'hand'>;
}

/** Wins are listed one by one; only what follows tells that there are no more. */
const closed = ({ events, complete }: Telling): LoggedHand => ({
  events: events.at(-1)?.type === 'win' ? [...events, { type: 'end', ending: 'win' }] : events,
  complete,
});

const CUT = { code: 'cutShort', detail: 'the hand has no end' } as const;

const unread = (t: Telling, name: string, at: number): Told => ({
  hand: closed(t),
  error: {
    code: 'damaged',
    detail: `${name}, message ${at + 1}, cannot be read`,
    event: t.events.length,
  },
});

const play = (dealt: Telling, messages: readonly Fields[]): Told => {
  let t = dealt;
  for (const [i, message] of messages.slice(0, MOST_EVENTS).entries()) {
    const name = Object.keys(message).find(isMove);
    const after: Telling | undefined = name === undefined ? t : tellMove(t, name, fieldsOf(message[name]));
    if (after === undefined) return unread(t, name ?? '', i);
    t = after;
  }
  return t.complete ? { hand: closed(t) } : { hand: closed(t), error: CUT };
};

const tellHand = (messages: readonly unknown[]): Told => {
  const [first, ...rest] = messages.map(fieldsOf);
  const dealt = begin(fieldsOf(first?.qipai));
  return dealt ? play(dealt, rest) : { error: { code: 'damaged', detail: 'the deal cannot be read' } };
};

/** By seat what is listed by player. */
const seated = <T>(first: number, list: readonly T[]): readonly T[] =>
  list.length === 4 ? seatsOf(4).map((seat) => list[(seat + first) % 4]!) : [];

const firstOf = ({ qijia }: Fields): number => {
  const first = integer(qijia) ?? 0;
  return first >= 0 && first < 4 ? first : 0;
};

const reading = (head: Fields, hands: readonly (readonly unknown[])[]): LogReading => {
  const told = hands.map(tellHand);
  const wrong = told.findIndex(({ error }) => error !== undefined);
  const first = firstOf(head);
  const scores = seated(first, listBy(head.defen, integer) ?? []);
  const me = integer(head.id);
  return {
    game: {
      // Nobody sits at a finished table.
      game: { type: 'game', players: 4, humans: false, rules: netRules },
      names: seated(
        first,
        listOf(head.player).map((name) => text(name) ?? ''),
      ),
      hands: told.flatMap(({ hand }) => hand ?? []),
      ...(scores.length === 4 ? { scores } : {}),
      ...(me === undefined ? {} : { me: ((((me - first) % 4) + 4) % 4) as Seat }),
    },
    ...(wrong < 0 ? {} : { error: { ...told[wrong]!.error!, hand: wrong } }),
  };
};

const isHand = (hand: unknown): boolean => isFields(fieldsOf(listOf(hand)[0]).qipai);

export const isPaipu = (value: unknown): boolean => {
  const { log, player } = fieldsOf(value);
  return Array.isArray(log) && (log.length > 0 ? isHand(log[0]) : Array.isArray(player));
};

/** A paipu as parsed JSON. */
export const readPaipu = (value: unknown): LogReading => {
  const head = fieldsOf(value);
  return reading(head, listOf(head.log).map(listOf));
};

const messageOf = ({ value }: JsonPart): Fields => fieldsOf(value);

export const isMessages = (value: unknown): boolean => {
  const { kaiju, qipai } = fieldsOf(value);
  return isFields(kaiju) || isFields(qipai);
};

/** Messages game by game, and in a game hand by hand. */
const split = (messages: readonly Fields[], opens: string): readonly (readonly Fields[])[] => {
  const parts: Fields[][] = [];
  for (const message of messages) {
    if (message[opens] !== undefined || parts.length === 0) parts.push([]);
    parts.at(-1)!.push(message);
  }
  return parts;
};

/** The messages of games as they were sent, one part each. */
export const readMessages = (parts: readonly JsonPart[]): readonly LogReading[] =>
  split(parts.map(messageOf), 'kaiju').map((game) => {
    const hands = split(game, 'qipai').filter(([first]) => isFields(first?.qipai));
    const end = fieldsOf(game.find(({ jieju }) => jieju !== undefined)?.jieju);
    return reading({ ...fieldsOf(game[0]?.kaiju), defen: end.defen }, hands);
  });
