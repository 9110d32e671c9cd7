// Field cases of Mahjong Soul's stream: messages by name with plain values, put into frames for the reader.

import { decoder } from '../../src/clients/majsoul/decode.ts';
import {
  type ActionName,
  action,
  encode,
  notify,
  request,
  response,
} from '../../src/clients/majsoul/encode.fixture.ts';
import {
  ACTIONS,
  ActionPrototype,
  ReqAuthGame,
  ResAuthGame,
  ResSyncGame,
} from '../../src/clients/majsoul/messages.ts';
import type { Message } from '../../src/clients/majsoul/protobuf.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { type Fields, isFields } from './field-case.ts';
import { filled, WholeAuthGame } from './majsoul-decoded.ts';
import { restoreOf } from './majsoul-reconnect.ts';

const AUTH = '.lq.FastTest.authGame';
const SYNC = '.lq.FastTest.syncGame';
const VIEWER = 101;

const isAction = (name: string): name is ActionName => Object.hasOwn(ACTIONS, name);

const nameOf = (item: Fields): string => String(item.name ?? item.type ?? '').replace(/^\.lq\./, '');

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The messages, under whatever name the case keeps them. */
export const messagesOf = (input: Fields): readonly Fields[] =>
  listOf(input.frames ?? input.messages ?? input.actions ?? input.events).filter(isFields);

const answered = (name: string, message: Message, value: Fields): readonly ArrayBuffer[] => [
  request(1, name, {}, {}),
  response(1, message, value),
];

/** An action of a mode we have no table for carries nothing we read. */
const actionFrame = (step: number, name: string, data: unknown): ArrayBuffer =>
  isAction(name)
    ? action<ActionName>(step, name, filled(ACTIONS[name], data))
    : notify('.lq.ActionPrototype', encode(ActionPrototype, { step, name }));

const framesOf = (item: Fields, step: number): readonly ArrayBuffer[] => {
  const name = nameOf(item);
  if (name.startsWith('Action')) return [actionFrame(step, name, item.data)];
  switch (name) {
    case 'ReqAuthGame':
      return [request(1, AUTH, ReqAuthGame, filled(ReqAuthGame, item.data))];
    case 'ResAuthGame':
      return [response(1, WholeAuthGame, filled(WholeAuthGame, item.data))];
    case 'ResSyncGame':
    case 'ResEnterGame':
      return answered(SYNC, ResSyncGame, restoreOf(item.data));
    case 'GameRestore':
      return answered(SYNC, ResSyncGame, restoreOf({ game_restore: item.data }));
    default:
      return name.startsWith('Notify') ? [notify(`.lq.${name}`, new Uint8Array())] : [];
  }
};

/** Who looks, where no message of the case says it. */
const enteredBy = (messages: readonly Fields[], view: unknown): readonly ArrayBuffer[] => {
  if (typeof view !== 'number' || messages.some((m) => nameOf(m) === 'ReqAuthGame')) return [];
  const deal = messages.find((m) => nameOf(m) === 'ActionNewRound')?.data;
  const players = isFields(deal) && listOf(deal.scores).length === 3 ? 3 : 4;
  const seat_list = Array.from({ length: players }, (_, seat) => (seat === view ? VIEWER : seat + 1));
  return [request(1, AUTH, ReqAuthGame, { account_id: VIEWER }), response(1, ResAuthGame, { seat_list })];
};

/** Steps as stated, else counted from each deal. */
const stepsOf = (messages: readonly Fields[]): readonly number[] => {
  let last = -1;
  return messages.map((item) => {
    const name = nameOf(item);
    if (!name.startsWith('Action')) return last;
    const counted = name === 'ActionNewRound' ? 0 : last + 1;
    last = typeof item.step === 'number' ? item.step : counted;
    return last;
  });
};

/** The thread after each message. */
export const majsoulThreads = (input: Fields): readonly Thread[] => {
  const messages = messagesOf(input);
  const steps = stepsOf(messages);
  const decode = decoder();
  let thread = WAITING;
  const hear = (frame: ArrayBuffer): void => {
    for (const report of decode(frame))
      if (report.type === 'events') for (const event of report.events) thread = follow(thread, event);
  };
  for (const frame of enteredBy(messages, input.view)) hear(frame);
  return messages.map((item, i) => {
    for (const frame of framesOf(item, steps[i]!)) hear(frame);
    return thread;
  });
};
