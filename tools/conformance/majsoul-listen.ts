// One reader over frames in order, its events folded, and what was told with each compared.

import { decoder } from '../../src/clients/majsoul/decode.ts';
import { mask, readFrame } from '../../src/clients/majsoul/frame.ts';
import { ActionDealTile, ActionPrototype } from '../../src/clients/majsoul/messages.ts';
import { readMessage } from '../../src/clients/majsoul/protobuf.ts';
import type { TableEvent, Told } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { compareTold, compareWin } from './majsoul-told.ts';
import type { Verdict } from './suite.ts';

export interface Heard {
  readonly id: string;
  readonly frame: ArrayBuffer;
  readonly direction: 'in' | 'out';
  /** What its draws say is left of the wall. */
  readonly left: readonly number[];
  /** Which of what was told can be compared. */
  readonly compared: readonly (keyof Told)[];
}

export const ALL: readonly (keyof Told)[] = ['furiten', 'offers', 'waits', 'discards'];

export const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

/** Live tiles left after a draw, as the frame says. */
export const leftIn = (frame: ArrayBuffer): readonly number[] => {
  const packet = readFrame(frame);
  const proto = packet?.type === 'notify' ? readMessage(ActionPrototype, packet.data) : undefined;
  if (proto?.name !== 'ActionDealTile') return [];
  return [readMessage(ActionDealTile, mask(proto.data))?.left_tile_count ?? -1];
};

const lost = (id: string, thread: Thread): Verdict =>
  thread.state === 'lost' ? verdict(id, 'a table', `${thread.code}: ${thread.detail}`) : { id };

const only = (told: Told, compared: readonly (keyof Told)[]): Told =>
  Object.fromEntries(Object.entries(told).filter(([k]) => compared.some((c) => c === k)));

/** A thread and the reader that feeds it. */
export interface Listening {
  readonly decode: ReturnType<typeof decoder>;
  thread: Thread;
  /** What draws said was left of the wall and the reader has yet to tell: frames may come out of turn. */
  readonly left: number[];
}

export const beginListening = (): Listening => ({ decode: decoder(), thread: WAITING, left: [] });

/** The deal tells the dealer's first draw. */
const isFirstDraw = ({ wall, round }: Table): boolean => wall === round.wall - 1;

/** The wall shrinks: of the draws heard, the one with the most left comes first. */
function* wallVerdicts({ thread, left }: Listening, id: string, event: TableEvent): Generator<Verdict> {
  if (event.type !== 'draw' || thread.state !== 'reading' || isFirstDraw(thread.table)) return;
  const most = Math.max(...left);
  left.splice(left.indexOf(most), 1);
  yield verdict(`${id} wall`, most, thread.table.wall);
}

function* hearEvent(listening: Listening, { id, compared }: Heard, event: TableEvent): Generator<Verdict> {
  const before = listening.thread;
  if (event.type === 'win' && before.state === 'reading') yield compareWin(`${id} win`, before.table, event);
  const after = follow(before, event);
  listening.thread = after;
  if (after.state === 'lost' && before.state !== 'lost') yield lost(id, after);
  if (event.type === 'told' && after.state === 'reading')
    yield* compareTold(id, only(event, compared), after.table);
  yield* wallVerdicts(listening, id, event);
}

export function* hear(listening: Listening, heard: Heard): Generator<Verdict> {
  const { id, frame, direction } = heard;
  listening.left.push(...heard.left);
  for (const report of listening.decode(frame, { socket: 1, direction })) {
    if (report.type === 'notice') yield verdict(id, 'no notice', report.notice);
    else for (const event of report.events) yield* hearEvent(listening, heard, event);
  }
  yield lost(`${id} table`, listening.thread);
}
