// The gate: one frame of tziakcha's socket, JSON or deflated JSON, turned into what it says. `m` is the part of the service, `r`
// what happened there. Only some of it is certain; what is not read is named by those two numbers. Where the upper bits of a
// tile's number may be flags or missing altogether, they are taken for what they say only when one of them is set.

import { type Fields, fieldsOf, integer, isFields, listBy, listOf, parsed } from '../json.ts';
import { isSeat } from '../mcr-deal.ts';
import { inflated } from './inflate.ts';
import type { Message, Of, Options, Player } from './said.ts';
import { type Id, isId } from './tiles.ts';
import { outcomeOf } from './win.ts';

const NONE: Options = new Set();

/** `{"2": […]}`, or a list of `code << 16 | value`. */
const optionsOf = (a: unknown): Options => {
  if (Array.isArray(a)) return new Set(a.flatMap((word) => (integer(word) ?? -1) >> 16));
  return isFields(a) ? new Set(Object.keys(a).map(Number)) : NONE;
};

const of = (message: Fields): Of | undefined =>
  isSeat(message.v) ? { seat: message.v, options: optionsOf(message.a) } : undefined;

const idIn = (word: unknown): Id | undefined => {
  const number = integer(word);
  return number !== undefined && number >= 0 && isId(number & 255) ? number & 255 : undefined;
};

type Read = (message: Fields) => Message | undefined;

const seat: Read = ({ v }) => (isSeat(v) ? { type: 'seat', seat: v } : undefined);

const HANDS = 16;

const deal: Read = ({ v, h }) => {
  const ids = listBy(v, idIn);
  const hand = integer(h) ?? 0;
  if (ids === undefined || (ids.length !== 13 && ids.length !== 14) || hand < 0) return undefined;
  return { type: 'deal', ids, hand: hand % HANDS };
};

const asked: Read = (message) => {
  const who = of(message);
  return who && { type: 'asked', ...who };
};

const flower: Read = (message) => {
  const [who, word] = [of(message), integer(message.t)];
  return who && { type: 'flower', ...who, ...(word === undefined ? {} : { word }) };
};

const draw: Read = (message) => {
  const [who, id] = [of(message), idIn(message.t)];
  return who && { type: 'draw', ...who, ...(id === undefined ? {} : { id }) };
};

const FROM_HAND = 256;

const discard: Read = (message) => {
  const [who, word, id] = [of(message), integer(message.t) ?? 0, idIn(message.t)];
  if (who === undefined || id === undefined) return undefined;
  return { type: 'discard', ...who, id, ...(word < FROM_HAND ? {} : { drawn: (word & FROM_HAND) === 0 }) };
};

const CLOSED_KONG = 11;

const call: Read = (message) => {
  const who = of(message);
  const closed = message.r === CLOSED_KONG;
  return who && { type: 'call', ...who, word: integer(message.p) ?? 0, closed };
};

const won: Read = (message) => ({ type: 'won', outcome: outcomeOf(message) });

const ranOut: Read = (message) => ({
  type: 'ranOut',
  outcome: outcomeOf(message),
  left: integer(message.h) ?? 0,
});

const silent: Read = () => ({ type: 'silent' });

const GAME: Readonly<Record<number, Read>> = {
  1: silent,
  2: deal,
  3: asked,
  4: flower,
  6: draw,
  7: discard,
  8: call,
  9: call,
  10: call,
  11: call,
  12: won,
  13: ranOut,
  14: seat,
  17: () => ({ type: 'over' }),
};

/** A number, or a list of them. */
const flowersOf = (f: unknown): number => (Array.isArray(f) ? f.length : (integer(f) ?? 0));

const playerOf = (hand: Fields, player: Fields): Player => ({
  hand: listOf(hand.s).flatMap((id) => (isId(id) ? id : [])),
  packs: listOf(hand.p).flatMap((word) => integer(word) ?? []),
  flowers: flowersOf(player.f),
});

/** Two forms are known: hands in a list of their own, or each with its player. */
const playersOf = (message: Fields, info: Fields): readonly Player[] => {
  const players = listOf(Array.isArray(info.p) ? info.p : (message.u ?? info.u)).map(fieldsOf);
  const hands = listOf(info.h).map(fieldsOf);
  return [0, 1, 2, 3].map((at) => playerOf(hands[at] ?? fieldsOf(players[at]?.h), players[at] ?? {}));
};

const TILES = 144;

const wallOf = (info: Fields): { readonly wall?: number } => {
  const { f, b } = fieldsOf(info.w);
  const [front, back, left] = [integer(f), integer(b), integer(info.y)];
  const wall = front !== undefined || back !== undefined ? TILES - (front ?? 0) - (back ?? 0) : left;
  return wall === undefined || wall < 0 || wall > TILES ? {} : { wall };
};

/** Sent on joining again; at the start of a game it tells the seat alone. */
const standing: Read = (message) => {
  const info = fieldsOf(message.i);
  const me = message.v ?? info.v;
  if (!isSeat(me)) return undefined;
  const players = playersOf(message, info);
  if (players[me]!.hand.length === 0) return { type: 'seat', seat: me };
  const hand = Math.max(0, integer(info.d) ?? 0) % HANDS;
  return { type: 'standing', standing: { seat: me, hand, ...wallOf(info), players } };
};

const LOBBY_READ: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]);

const lobby: Read = ({ r }) => (LOBBY_READ.has(integer(r) ?? -1) ? { type: 'silent' } : undefined);

const PARTS: Readonly<Record<number, Read>> = {
  1: lobby,
  2: (message) => GAME[integer(message.r) ?? -1]?.(message),
  4: standing,
  5: silent,
};

/** Binary frames are deflated. */
const contentOf = (frame: unknown): unknown => {
  if (typeof frame === 'string') return parsed(frame);
  const bytes = frame instanceof ArrayBuffer ? new Uint8Array(frame) : frame;
  if (!(bytes instanceof Uint8Array)) return frame;
  const json = inflated(bytes);
  return json === undefined ? undefined : parsed(json);
};

/** A message and its name; none for what is no message of the socket at all. */
export interface Heard {
  readonly name: string;
  readonly message?: Message;
}

export const heardOf = (frame: unknown): Heard | undefined => {
  const value = contentOf(frame);
  const part = isFields(value) ? integer(value.m) : undefined;
  if (!isFields(value) || part === undefined) return undefined;
  const name = `m ${part} r ${integer(value.r) ?? '-'}`;
  const message = PARTS[part]?.(value);
  return { name, ...(message ? { message } : {}) };
};
