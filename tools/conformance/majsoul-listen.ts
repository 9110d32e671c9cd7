// One reader over frames in order, its events folded, and what was told with each compared.

import { decoder } from '../../src/clients/majsoul/decode.ts';
import { mask, readFrame } from '../../src/clients/majsoul/frame.ts';
import { ActionDealTile, ActionPrototype } from '../../src/clients/majsoul/messages.ts';
import { readMessage } from '../../src/clients/majsoul/protobuf.ts';
import type { TableEvent, Told } from '../../src/table/event.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { compareTold } from './majsoul-told.ts';
import { compareEnding } from './stated-win.ts';
import type { Verdict } from './suite.ts';

export interface Heard {
  readonly id: string;
  readonly frame: ArrayBuffer;
  readonly direction: 'in' | 'out';
  /** Which of what was told can be compared. */
  readonly compared: readonly (keyof Told)[];
}

export const ALL: readonly (keyof Told)[] = ['furiten', 'offers', 'waits', 'discards'];

export const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

/** What the frame of an action says by itself. */
interface Said {
  readonly step: number;
  readonly isDeal: boolean;
  /** Live tiles left after a draw. */
  readonly left?: number | undefined;
}

const saidIn = (frame: ArrayBuffer): Said | undefined => {
  const packet = readFrame(frame);
  const proto =
    packet?.type === 'notify' && packet.name === '.lq.ActionPrototype'
      ? readMessage(ActionPrototype, packet.data)
      : undefined;
  if (proto === undefined) return undefined;
  const draw = proto.name === 'ActionDealTile' ? readMessage(ActionDealTile, mask(proto.data)) : undefined;
  return { step: proto.step, isDeal: proto.name === 'ActionNewRound', left: draw?.left_tile_count };
};

const only = (told: Told, compared: readonly (keyof Told)[]): Told =>
  Object.fromEntries(Object.entries(told).filter(([k]) => compared.some((c) => c === k) || k === 'ownKans'));

/** A thread, the reader that feeds it, and what the frames of the hand said by themselves. */
export interface Listening {
  readonly decode: ReturnType<typeof decoder>;
  thread: Thread;
  steps: readonly number[];
  left: number | undefined;
}

export const beginListening = (): Listening => ({
  decode: decoder(),
  thread: WAITING,
  steps: [],
  left: undefined,
});

const least = (a: number | undefined, b: number | undefined): number | undefined =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);

const note = (listening: Listening, said: Said): void => {
  listening.steps = said.isDeal ? [said.step] : [...listening.steps, said.step];
  listening.left = said.isDeal ? undefined : least(listening.left, said.left);
};

/** Whether steps of the hand are missing: then a table would be a guess. */
const hasGap = (steps: readonly number[]): boolean =>
  steps.length > 0 && Math.max(...steps) - Math.min(...steps) + 1 > new Set(steps).size;

const stateOf = (thread: Thread): string =>
  thread.state === 'lost' ? `lost: ${thread.code}: ${thread.detail}` : thread.state;

/** After a frame: a table where nothing is missing, with as many live tiles as the last draw said; none else. */
function* afterwards({ thread, steps, left }: Listening, id: string): Generator<Verdict> {
  // Until a frame shows who looks, there is none either.
  if (steps.length === 0 || thread.state === 'waiting') return;
  const expected = hasGap(steps) ? 'lost: missed: steps of the hand are missing' : 'reading';
  yield verdict(`${id} table`, expected, stateOf(thread));
  if (left !== undefined && thread.state === 'reading') yield verdict(`${id} wall`, left, thread.table.wall);
}

function* hearEvent(listening: Listening, { id, compared }: Heard, event: TableEvent): Generator<Verdict> {
  const before = listening.thread;
  if (before.state === 'reading') yield* compareEnding(id, before.table, event);
  const heard = event.type === 'told' ? { type: event.type, ...only(event, compared) } : event;
  const after = follow(before, heard);
  listening.thread = after;
  if (heard.type === 'told' && after.state === 'reading') yield* compareTold(id, heard, after.table);
}

export function* hear(listening: Listening, heard: Heard): Generator<Verdict> {
  const { id, frame, direction } = heard;
  const said = saidIn(frame);
  if (said) note(listening, said);
  for (const report of listening.decode(frame, { socket: 1, direction })) {
    if (report.type === 'notice') yield verdict(id, 'no notice', report.notice);
    else if (report.type === 'events')
      for (const event of report.events) yield* hearEvent(listening, heard, event);
  }
  if (said) yield* afterwards(listening, id);
}
