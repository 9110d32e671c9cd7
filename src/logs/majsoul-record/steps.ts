// The steps of a record, from bytes or from JSON. The first one that cannot be read is named; those of modes that are not
// riichi are not read at all.

import { type Fields, fieldsOf, listOf, text } from '../../clients/json.ts';
import { Wrapper } from '../../clients/majsoul/messages.ts';
import { type Message, readMessage } from '../../clients/majsoul/protobuf.ts';
import type { LogErrorCode } from '../log.ts';
import { GameDetailRecords, isRecordName, RECORDS, type RecordName, type RecordStep } from './messages.ts';
import { plainBytes, plainMessage } from './plain.ts';

export interface Unread {
  readonly code: LogErrorCode;
  readonly detail: string;
}

export type Step = RecordStep | Unread;

const bare = (name: string): string => name.replace(/^\.?lq\./, '');

const LONGEST = 60;

const unknownStep = (name: string): Unread => ({
  code: /^Record[A-Z]/.test(name) ? 'otherRules' : 'damaged',
  detail: `a step ${name.slice(0, LONGEST)} is of no riichi table`,
});

const stepOf = (wrapped: string, read: (name: RecordName) => unknown): Step => {
  const name = bare(wrapped);
  if (!isRecordName(name)) return unknownStep(name);
  const data = read(name);
  // The name chooses the table, and the table is the type.
  return data === undefined
    ? { code: 'damaged', detail: `${name} cannot be read` }
    : ({ name, data } as RecordStep);
};

const packedStep = (bytes: Uint8Array): Step => {
  const wrapper = readMessage(Wrapper, bytes);
  if (wrapper === undefined) return { code: 'damaged', detail: 'a step cannot be unwrapped' };
  return stepOf(wrapper.name, (name) => readMessage<Message>(RECORDS[name], wrapper.data));
};

/** Actions of this type are the game's; others are what players pressed. */
const RESULT = 1;

/** The wrapped records of a game; undefined if the bytes are none. */
export const packedSteps = (bytes: Uint8Array): readonly Step[] | undefined => {
  const wrapper = readMessage(Wrapper, bytes);
  if (wrapper === undefined || bare(wrapper.name) !== 'GameDetailRecords') return undefined;
  const details = readMessage(GameDetailRecords, wrapper.data);
  if (details === undefined) return undefined;
  const results = details.actions.filter(({ type }) => type === RESULT).map(({ result }) => result);
  return (details.records.length > 0 ? details.records : results).map(packedStep);
};

const isWrapped = (value: Fields): boolean => typeof value.name === 'string';

/** `{name, data}`; or the bytes of the same. */
const plainStep = (value: unknown): Step => {
  const fields = fieldsOf(value);
  if (isWrapped(fields)) {
    return stepOf(text(fields.name) ?? '', (name) => plainMessage<Message>(RECORDS[name], fields.data ?? {}));
  }
  const bytes = plainBytes(value);
  return bytes ? packedStep(bytes) : { code: 'damaged', detail: 'a step without a name' };
};

const isResult = ({ type, result }: Fields): boolean =>
  type === RESULT || (type === undefined && result !== undefined);

const ofDetails = ({ records, actions }: Fields): readonly unknown[] =>
  listOf(records).length > 0
    ? listOf(records)
    : listOf(actions)
        .map(fieldsOf)
        .filter(isResult)
        .map(({ result }) => result);

/** A list of steps; an object with its lists of records or actions, wrapped or not; undefined for bytes and all else. */
export const plainSteps = (data: unknown): readonly Step[] | undefined => {
  if (Array.isArray(data)) return data.every((n) => typeof n === 'number') ? undefined : data.map(plainStep);
  const fields = fieldsOf(data);
  const details = bare(text(fields.name) ?? '') === 'GameDetailRecords' ? fieldsOf(fields.data) : fields;
  return details.records === undefined && details.actions === undefined
    ? undefined
    : ofDetails(details).map(plainStep);
};

export const isRead = (step: Step): step is RecordStep => 'name' in step;

/** One step of a text of lines. */
export const lineStep = plainStep;

export const isStepName = (name: unknown): boolean => typeof name === 'string' && isRecordName(bare(name));
