// The answers around a reconnect, kept as decoded text: put into frames again, and what the reader must hold after them.

import {
  type ActionName,
  encode,
  request,
  response,
  type Some,
} from '../../src/clients/majsoul/encode.fixture.ts';
import { ACTIONS, ReqAuthGame, ResSyncGame } from '../../src/clients/majsoul/messages.ts';
import type { Message } from '../../src/clients/majsoul/protobuf.ts';
import { filled, isFields, WholeAuthGame } from './majsoul-decoded.ts';
import { readText } from './read.ts';

const answersOf = (path: string, name: string): readonly unknown[] =>
  readText(path)
    .split('\n')
    .flatMap((line) => (line.includes('{') ? [JSON.parse(line.slice(line.indexOf('{')))] : []))
    .filter((answer) => isFields(answer) && answer.name === name)
    .map((answer) => answer.data);

const isAction = (name: unknown): name is ActionName =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);

/** An action of a restore holds its message as bytes. */
const packed = (a: unknown): Some<Message> => {
  if (!isFields(a) || !isAction(a.name)) throw new Error('not an action');
  const { name, step } = a;
  return { step, name, data: encode<Message>(ACTIONS[name], filled(ACTIONS[name], a.data)) };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The answer to syncGame: the picture as it is, each action's message as bytes. */
export const restoreOf = (answer: unknown): Some<Message> => {
  const restore = isFields(answer) && isFields(answer.game_restore) ? answer.game_restore : {};
  const { step, game_restore } = filled(ResSyncGame, answer);
  if (!isFields(game_restore)) return { step };
  return { step, game_restore: { ...game_restore, actions: listOf(restore.actions).map(packed) } };
};

export interface Reconnect {
  readonly frames: readonly { readonly frame: ArrayBuffer; readonly direction: 'in' | 'out' }[];
  readonly account: number;
  /** The restored actions, decoded. */
  readonly actions: readonly unknown[];
}

const AUTH = '.lq.FastTest.authGame';
const SYNC = '.lq.FastTest.syncGame';

/** The first answer is empty, as a refusal is; the second of a game under way; then the hand comes whole. */
export const reconnectOf = (path: string, account: number): Reconnect => {
  const auths = answersOf(path, 'ResAuthGame');
  const [sync] = answersOf(path, 'ResSyncGame');
  const asked = auths.map((answer, i) => [
    {
      frame: request(i, AUTH, ReqAuthGame, { account_id: account, game_uuid: 'g' }),
      direction: 'out' as const,
    },
    {
      frame: response(i, WholeAuthGame, filled(WholeAuthGame, answer)),
      direction: 'in' as const,
    },
  ]);
  const restore = isFields(sync) && isFields(sync.game_restore) ? sync.game_restore : {};
  return {
    frames: [
      ...asked.flat(),
      { frame: request<Message>(300, SYNC, {}, {}), direction: 'out' },
      { frame: response<Message>(300, ResSyncGame, restoreOf(sync)), direction: 'in' },
    ],
    account,
    actions: listOf(restore.actions),
  };
};
