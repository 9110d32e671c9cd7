// Suites of Tenhou: live frames against what a reader of them must hold at the end of each hand, and against what the
// server tells its own client after every frame; logs against the outcome of every hand.

import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decoder } from '../../src/clients/tenhou/decode.ts';
import type { Offer, TableEvent } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { differences, expectedEnd, type HandEnd, handEnd } from './hand-end.ts';
import { BadInput, readJsonLines, readText } from './read.ts';
import { compareEnding } from './stated-win.ts';
import type { Suite, Verdict } from './suite.ts';

/** Our answer to what the server tells; a part is left out where the table is no moment for it. */
export interface Answer {
  readonly furiten?: boolean;
  /** All offers the server speaks of at this moment: kans in the own turn are not among them. */
  readonly offers?: readonly Offer[];
}
export type Answerer = (table: Table) => Answer;

const eventsOf = (decode: ReturnType<typeof decoder>, frame: string): readonly TableEvent[] =>
  decode(frame).flatMap((report) => (report.type === 'events' ? report.events : []));

const inOrder = (offers: readonly Offer[]): string => [...offers].sort().join(' ');

/** Differences between what the server told and what we answer. */
function* compareTold(id: string, table: Table, answer: Answer): Generator<Verdict> {
  const { furiten, offers } = table.told;
  if (furiten !== undefined && answer.furiten !== undefined) {
    const same = furiten === answer.furiten;
    yield { id: `${id} furiten`, ...(same ? {} : { differs: { expected: furiten, got: answer.furiten } }) };
  }
  if (offers !== undefined && answer.offers !== undefined) {
    const [expected, got] = [inOrder(offers), inOrder(answer.offers)];
    yield { id: `${id} offers`, ...(expected === got ? {} : { differs: { expected, got } }) };
  }
}

const lostVerdict = (id: string, thread: Thread): Verdict | undefined =>
  thread.state === 'lost'
    ? { id, differs: { expected: 'reading', got: `${thread.code}: ${thread.detail}` } }
    : undefined;

/** What one frame said, the thread after it, and wins beside our own score of them. */
interface Followed {
  readonly line: number;
  readonly events: readonly TableEvent[];
  readonly thread: Thread;
  readonly wins: readonly Verdict[];
}

/** Every frame of one file. */
function* replay(path: string, name: string): Generator<Followed> {
  const decode = decoder();
  let thread = WAITING;
  let line = 0;
  for (const frame of readText(path).split('\n')) {
    line++;
    const events = eventsOf(decode, frame);
    const wins: Verdict[] = [];
    for (const event of events) {
      if (thread.state === 'reading') wins.push(...compareEnding(`${name}:${line}`, thread.table, event));
      thread = follow(thread, event);
    }
    if (events.length > 0) yield { line, events, thread, wins };
  }
}

const isDeal = (events: readonly TableEvent[]): boolean => events.some((e) => e.type === 'deal');

/** The table at the end of each hand, and every verdict on the way. */
function* checkFile(path: string, ends: Table[], answerer: Answerer | undefined): Generator<Verdict> {
  const name = basename(path, '.jsonl');
  let last: Table | undefined;
  let wasLost = false;
  let isAnything = false;
  for (const { line, events, thread, wins } of replay(path, name)) {
    isAnything = true;
    yield* wins;
    if (isDeal(events) && last) ends.push(last);
    const lost = lostVerdict(`${name}:${line}`, thread);
    if (lost && !wasLost) yield lost;
    wasLost = lost !== undefined;
    if (thread.state !== 'reading') continue;
    last = thread.table;
    if (answerer && last.phase !== 'over') yield* compareTold(`${name}:${line}`, last, answerer(last));
  }
  if (last) ends.push(last);
  if (!isAnything)
    throw new BadInput(`${path}: no line of it is a frame of a table, as {"tag":"INIT", …} is`);
}

const handVerdict = (
  name: string,
  running: number,
  expected: HandEnd | undefined,
  table: Table | undefined,
): Verdict => {
  const id = `${name} hand ${running}`;
  if (expected === undefined || table === undefined) {
    return { id, differs: { expected: expected ?? 'no hand', got: table ? 'a hand' : 'no hand' } };
  }
  const differs = differences(expected, handEnd(table, running));
  return differs ? { id, differs } : { id };
};

function* checkHands(name: string, expectedPath: string, ends: readonly Table[]): Generator<Verdict> {
  const expected = [...readJsonLines(expectedPath)].map(expectedEnd);
  // A transcript may stop in the middle of a hand: only ended hands have an expectation.
  const over = ends.filter((table) => table.phase === 'over');
  for (let i = 0; i < Math.max(expected.length, over.length); i++) {
    yield handVerdict(name, i, expected[i], over[i]);
  }
}

const IS_FRAMES = /(?<!\.tcp)\.jsonl(\.gz)?$/;

const framesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => IS_FRAMES.test(file))
    .sort()
    .map((file) => join(folder, file));

/** The whole set, one of its folders, or one file. */
const filesOf = (path: string): readonly string[] => {
  if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
  if (!statSync(path).isDirectory()) return [path];
  const folders = ['captured', 'synth'].map((folder) => join(path, folder)).filter(existsSync);
  const files = (folders.length > 0 ? folders : [path]).flatMap(framesIn);
  if (files.length === 0)
    throw new BadInput(
      `${path}: no frames in this folder: wanted files named ….jsonl or ….jsonl.gz, here or in captured/ and synth/`,
    );
  return files;
};

/** Expectations lie in a folder beside the file's own. */
const expectedFor = (file: string, name: string): string | undefined =>
  [`${name}.jsonl`, `${name}.jsonl.gz`].map((f) => join(dirname(file), '../expected', f)).find(existsSync);

function* checkFrames(path: string, answerer: Answerer | undefined): Generator<Verdict> {
  for (const file of filesOf(path)) {
    const ends: Table[] = [];
    yield* checkFile(file, ends, answerer);
    const name = basename(file).replace(/(\.web)?\.jsonl(\.gz)?$/, '');
    const expected = expectedFor(file, name);
    if (expected) yield* checkHands(name, expected, ends);
  }
}

/** `answerer`: our rules' answer to a table, compared with what the server told after every frame. */
export const tenhouFrames = (answerer?: Answerer): Suite => ({
  name: 'tenhou-frames',
  paths: ['riichi/frames'],
  check: (path) => checkFrames(path, answerer),
});
