// A whole record: the answer to `fetchGameRecord` as a frame, its message alone, or the file that it points to; and the same
// as JSON.

import { fieldsOf, isFields, text } from '../../clients/json.ts';
import { TYPES } from '../../clients/majsoul/frame.ts';
import { Wrapper } from '../../clients/majsoul/messages.ts';
import { readMessage } from '../../clients/majsoul/protobuf.ts';
import { err, ok, type Result } from '../../result.ts';
import type { JsonPart } from '../json-text.ts';
import { type Head, RecordGame, ResGameRecord } from './messages.ts';
import { plainBytes, plainMessage } from './plain.ts';
import { isStepName, lineStep, packedSteps, plainSteps, type Step } from './steps.ts';

export interface GameRecord {
  readonly head?: Head;
  readonly steps: readonly Step[];
}

type Recorded = Result<GameRecord, 'linkOnly' | 'damaged'>;

const ELSEWHERE = 'the record is kept behind the address it names';

const whole = (head: Head | undefined, steps: readonly Step[] | undefined, url: string): Recorded => {
  if (steps !== undefined) return ok({ steps, ...(head ? { head } : {}) });
  return url === '' ? err('damaged', 'no steps of a game') : err('linkOnly', ELSEWHERE);
};

/** The message, wrapped as an answer is or not. */
const answerIn = (bytes: Uint8Array) => {
  const wrapper = readMessage(Wrapper, bytes);
  const inner = wrapper !== undefined && wrapper.data.length > 0 ? wrapper.data : bytes;
  const answer = readMessage(ResGameRecord, inner);
  return answer?.head && answer.head.uuid !== '' ? answer : undefined;
};

/** Undefined if the bytes are nothing of the kind. */
export const recordOfBytes = (given: Uint8Array): Recorded | undefined => {
  const bytes = given[0] === TYPES.response ? given.subarray(3) : given;
  const file = packedSteps(bytes);
  if (file) return ok({ steps: file });
  const answer = answerIn(bytes);
  return answer && whole(answer.head, packedSteps(answer.data), answer.data_url);
};

export const isRecord = (value: unknown): boolean => {
  const { head, name, data } = fieldsOf(value);
  if (isFields(head)) return head.uuid !== undefined || head.accounts !== undefined;
  return text(name)?.endsWith('GameDetailRecords') === true && data !== undefined;
};

const stepsOfPlain = (data: unknown): readonly Step[] | undefined => {
  const steps = plainSteps(data);
  if (steps) return steps;
  const bytes = plainBytes(data);
  return bytes && packedSteps(bytes);
};

export const recordOfPlain = (value: unknown): Recorded => {
  const { head, data, data_url, dataUrl, records, actions } = fieldsOf(value);
  const steps = stepsOfPlain(isFields(head) && data !== undefined ? data : value);
  const own = records ?? actions;
  return whole(
    plainMessage(RecordGame, head),
    steps ?? (own === undefined ? undefined : plainSteps(value)),
    text(data_url) ?? text(dataUrl) ?? '',
  );
};

/** A record told line by line: its head, if it is there, and one step a line. */
export const isRecordLine = (value: unknown): boolean => {
  const { head, name, data, records, actions } = fieldsOf(value);
  const isHead = isFields(head) && data === undefined && records === undefined && actions === undefined;
  return isStepName(name) || (isHead && isRecord(value));
};

export const recordOfLines = (parts: readonly JsonPart[]): GameRecord => {
  const head = plainMessage(RecordGame, fieldsOf(parts[0]?.value).head);
  const steps = parts.map(({ value }) => value).filter((value) => fieldsOf(value).head === undefined);
  return { steps: steps.map(lineStep), ...(head ? { head } : {}) };
};
