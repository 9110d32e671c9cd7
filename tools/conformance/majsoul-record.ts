// A finished game as the server keeps it: everything of all seats. Each seat's live traffic is made of it again, frame
// by frame, so that the reader of live frames is tried on whole games from all four chairs.

import { action, request, response } from '../../src/clients/majsoul/encode.fixture.ts';
import { ReqAuthGame, ResAuthGame } from '../../src/clients/majsoul/messages.ts';
import { actionFor } from '../../src/logs/majsoul-record/actions.ts';
import type { Head, RecordStep } from '../../src/logs/majsoul-record/messages.ts';
import { recordOfBytes } from '../../src/logs/majsoul-record/record.ts';
import { isRead } from '../../src/logs/majsoul-record/steps.ts';

export interface GameRecord {
  readonly head: Head;
  readonly steps: readonly RecordStep[];
}

/** The answer to fetchGameRecord, as a whole frame. Every step of it must be one that we read. */
export const readRecord = (frame: Uint8Array): GameRecord => {
  const record = recordOfBytes(frame);
  if (record === undefined) throw new Error('the frame holds no record');
  if (!record.ok) throw new Error(record.detail);
  const { head, steps } = record.value;
  if (head === undefined) throw new Error('the record has no head');
  const unread = steps.find((step) => !isRead(step));
  if (unread && !isRead(unread)) throw new Error(unread.detail);
  return { head, steps: steps.filter(isRead) };
};

export interface LiveFrame {
  readonly frame: ArrayBuffer;
  readonly direction: 'in' | 'out';
  /** Of the record; absent for the way in. */
  readonly index?: number;
}

const entered = ({ head }: GameRecord, seat: number): readonly LiveFrame[] => {
  const account = head.accounts.find((a) => a.seat === seat)?.account_id ?? 0;
  const seats = head.accounts.toSorted((a, b) => a.seat - b.seat).map((a) => a.account_id);
  const name = '.lq.FastTest.authGame';
  const asked = { account_id: account, game_uuid: head.uuid };
  const answer = { seat_list: seats, ...(head.config && { game_config: head.config }) };
  return [
    { frame: request(1, name, ReqAuthGame, asked), direction: 'out' },
    { frame: response(1, ResAuthGame, answer), direction: 'in' },
  ];
};

/** The whole game as frames to the player in `seat`. */
export function* liveFrames(record: GameRecord, seat: number): Generator<LiveFrame> {
  yield* entered(record, seat);
  let number = 0;
  for (const [index, step] of record.steps.entries()) {
    number = step.name === 'RecordNewRound' ? 0 : number + 1;
    const { name, message } = actionFor(step, seat);
    yield { frame: action(number, name, message), direction: 'in', index };
  }
}
