// Mahjong Soul's match socket: frames in, events out. Requests and answers are paired by their number and socket; what
// has no name that is known here gives nothing.

import type { Decode } from '../client.ts';
import { mask, type Packet, readFrame } from './frame.ts';
import { readGame } from './game.ts';
import { ActionPrototype, ReqAuthGame, ResAuthGame, ResSyncGame } from './messages.ts';
import { namesTold } from './names.ts';
import { inOrder, type Order, type Ordered, restored, UNORDERED } from './order.ts';
import { readMessage } from './protobuf.ts';
import {
  eventsReport,
  type Next,
  passOn,
  type Reading,
  refuse,
  START,
  watch,
  withoutHand,
} from './reading.ts';
import { picture } from './snapshot.ts';

const MOST_ASKED = 256;

const onAction = (reading: Reading, data: Uint8Array): Next => {
  const proto = readMessage(ActionPrototype, data);
  if (proto === undefined) return [reading, []];
  return passOn(reading, inOrder(reading.order, { ...proto, data: mask(proto.data) }));
};

/** A new match, or the same one entered again: then the hand is sent whole soon after. */
const onAuth = (reading: Reading, data: Uint8Array): Next => {
  const message = readMessage(ResAuthGame, data);
  // An answer that refuses names nobody.
  if (message === undefined || message.seat_list.length === 0) return [reading, []];
  const game = readGame(message, reading.account);
  const again = reading.entered === reading.uuid && reading.uuid !== '' && reading.game !== undefined;
  const base = again ? reading : { ...withoutHand(reading), order: UNORDERED, named: [] };
  const entered = { ...base, game, entered: reading.uuid, watching: false };
  if (game.mode !== undefined) return refuse(entered, game.mode);
  const events = again && !reading.watching ? [] : eventsReport([game.event]);
  return [entered, [...events, ...namesTold(message)]];
};

const onRestore = (reading: Reading, data: Uint8Array): Next => {
  const message = readMessage(ResSyncGame, data);
  const restore = message?.game_restore;
  if (restore === undefined || message?.is_end) return [reading, []];
  const { snapshot, actions } = restore;
  const { game } = reading;
  const ordered = restored(reading.order, actions);
  if (snapshot === undefined || game?.me === undefined || game.mode !== undefined || reading.watching)
    return passOn(reading, ordered);
  const step = picture(snapshot, game, game.me);
  if (step === undefined) return passOn(reading, ordered);
  // Actions behind a picture follow on it; without any, the next live one does.
  const joined = { ...withoutHand(reading), hand: step.hand };
  const [after, said] = passOn(
    joined,
    actions.length > 0 ? ordered : afterPicture(reading.order, message?.step ?? 0),
  );
  return [after, [...eventsReport(step.events), ...said]];
};

const afterPicture = (order: Order, step: number): Ordered => ({
  order: { ...order, state: 'running', next: step, early: new Map() },
  ready: [],
});

const ANSWERS: Readonly<Record<string, (reading: Reading, data: Uint8Array) => Next>> = {
  '.lq.FastTest.authGame': onAuth,
  '.lq.FastTest.enterGame': onRestore,
  '.lq.FastTest.syncGame': onRestore,
};

const onTerminate = (reading: Reading): Next => {
  const { hand } = reading;
  const playing = hand !== undefined && hand.ended === undefined;
  return [
    { ...withoutHand(reading), order: UNORDERED },
    eventsReport(playing ? [{ type: 'end', ending: 'unknown', last: true }] : []),
  ];
};

const NOTICES: Readonly<Record<string, (reading: Reading, data: Uint8Array) => Next>> = {
  '.lq.ActionPrototype': onAction,
  '.lq.NotifyGameTerminate': onTerminate,
  '.lq.NotifyObserveData': watch,
};

const WATCHES = ['.lq.FastTest.authObserve', '.lq.FastTest.startObserve'];

const onRequest = (
  reading: Reading,
  { id, name, data }: Extract<Packet, { type: 'request' }>,
  socket: number,
): Next => {
  if (WATCHES.includes(name)) return watch(reading);
  if (!Object.hasOwn(ANSWERS, name)) return [reading, []];
  const others = reading.asked.filter((a) => a.id !== id || a.socket !== socket);
  const after = { ...reading, asked: [...others, { socket, id, name }].slice(-MOST_ASKED) };
  const auth = name === '.lq.FastTest.authGame' ? readMessage(ReqAuthGame, data) : undefined;
  return [auth ? { ...after, account: auth.account_id, uuid: auth.game_uuid } : after, []];
};

const onResponse = (
  reading: Reading,
  { id, data }: Extract<Packet, { type: 'response' }>,
  socket: number,
): Next => {
  const asked = reading.asked.find((a) => a.id === id && a.socket === socket);
  if (asked === undefined) return [reading, []];
  const after = { ...reading, asked: reading.asked.filter((a) => a !== asked) };
  return ANSWERS[asked.name]?.(after, data) ?? [after, []];
};

const read = (reading: Reading, packet: Packet, socket: number): Next => {
  switch (packet.type) {
    case 'request':
      return onRequest(reading, packet, socket);
    case 'response':
      return onResponse(reading, packet, socket);
    case 'notify': {
      const known = Object.hasOwn(NOTICES, packet.name) ? NOTICES[packet.name] : undefined;
      return known?.(reading, packet.data) ?? [reading, []];
    }
  }
};

/** A fresh reader of one page visit. */
export const decoder = (): Decode => {
  let reading = START;
  return (message, way) => {
    const packet = readFrame(message);
    if (packet === undefined) return [];
    const [after, reports] = read(reading, packet, way?.socket ?? 0);
    reading = after;
    return reports;
  };
};
