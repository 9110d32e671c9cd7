// Frames beside the same frames decoded with the service's full schema: in every field that we read, both must say the
// same.

import { mask, readFrame } from '../../src/clients/majsoul/frame.ts';
import {
  ACTIONS,
  ActionPrototype,
  NotifyGameTerminate,
  PlayerGameView,
  ReqAuthGame,
  ResAuthGame,
  ResSyncGame,
} from '../../src/clients/majsoul/messages.ts';
import { type Field, list, type Message, readMessage, sub } from '../../src/clients/majsoul/protobuf.ts';
import type { Verdict } from './suite.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A frame as the recording keeps it. */
export interface Row {
  readonly i: number;
  readonly dir: 'in' | 'out';
  readonly frame: Uint8Array<ArrayBuffer>;
}

export const rowOf = (line: unknown): Row => {
  if (!isFields(line) || typeof line.i !== 'number' || typeof line.hex !== 'string')
    throw new Error('not a recorded frame: wanted i, dir, hex');
  return {
    i: line.i,
    dir: line.dir === 'out' ? 'out' : 'in',
    frame: new Uint8Array(Buffer.from(line.hex, 'hex')),
  };
};

const filledOne = ({ type }: Field, value: unknown): unknown =>
  typeof type === 'string' ? value : filled(type, value);

const filledField = (field: Field, value: unknown): unknown => {
  if (value === undefined) return field.absent;
  if (!field.repeated) return filledOne(field, value);
  return Array.isArray(value) ? value.map((v) => filledOne(field, v)) : value;
};

/** The fields we read of a value in which defaults are left out. */
export const filled = (message: Message, value: unknown): Fields =>
  Object.fromEntries(
    Object.entries(message).map(([name, field]) => [
      name,
      filledField(field, isFields(value) ? value[name] : undefined),
    ]),
  );

/** `ResAuthGame` with its players read too, which the reader takes one by one. */
export const WholeAuthGame: Message = { ...ResAuthGame, players: list(sub(2, PlayerGameView)) };

/** Methods and notices whose contents we read, by the direction they go. */
const CONTENTS: Readonly<Record<string, Message>> = {
  'request .lq.FastTest.authGame': ReqAuthGame,
  'response .lq.FastTest.authGame': WholeAuthGame,
  'response .lq.FastTest.enterGame': ResSyncGame,
  'response .lq.FastTest.syncGame': ResSyncGame,
  'notify NotifyGameTerminate': NotifyGameTerminate,
};

const isAction = (name: unknown): name is keyof typeof ACTIONS =>
  typeof name === 'string' && Object.hasOwn(ACTIONS, name);

const differing = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

const actionVerdict = (id: string, data: Uint8Array, row: Fields): Verdict => {
  const proto = readMessage(ActionPrototype, data);
  const { action, step = 0 } = row;
  if (!isAction(action)) return { id, differs: { expected: 'an action we read', got: action } };
  const got = proto && readMessage<Message>(ACTIONS[action], mask(proto.data));
  return differing(
    id,
    { action, step, ...filled(ACTIONS[action], row.data) },
    { action: proto?.name, step: proto?.step, ...got },
  );
};

/** One frame beside its decoded line. */
export const compareDecoded = (id: string, { frame }: Row, row: unknown): Verdict => {
  const packet = readFrame(frame.buffer);
  if (!isFields(row) || packet === undefined) return { id, differs: { expected: row, got: packet } };
  if (row.name === 'ActionPrototype') return actionVerdict(id, packet.data, row);
  const contents = CONTENTS[`${row.kind} ${row.name}`];
  const name = packet.type === 'response' ? row.name : packet.name.replace(/^\.lq\.(?=Notify)/, '');
  const head = { kind: row.kind, name: row.name, id: row.id };
  const got = { kind: packet.type, name, id: packet.type === 'notify' ? undefined : packet.id };
  if (contents === undefined) return differing(id, head, got);
  return differing(
    id,
    { ...head, ...filled(contents, row.data) },
    { ...got, ...readMessage(contents, packet.data) },
  );
};
