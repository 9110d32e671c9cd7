// Suites of Mahjong Soul. `majsoul-frames`: recorded live traffic, each frame as a full schema decodes it, each hand
// followed to its end, each thing the server tells its player answered by us. `majsoul-record`: a whole recorded game
// from all four chairs, each win scored again.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { decoder } from '../../src/clients/majsoul/decode.ts';
import { mask, readFrame } from '../../src/clients/majsoul/frame.ts';
import { ActionDealTile, ActionPrototype } from '../../src/clients/majsoul/messages.ts';
import { readMessage } from '../../src/clients/majsoul/protobuf.ts';
import type { TableEvent, Told } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { follow, type Thread, WAITING } from '../../src/table/thread.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { seatsOf } from '../../src/tiles/seat.ts';
import { compareDecoded, filled, isFields, type Row, rowOf } from './majsoul-decoded.ts';
import { openingOf } from './majsoul-opening.ts';
import { reconnectOf } from './majsoul-reconnect.ts';
import { type GameRecord, liveFrames, RECORDS, type RecordStep, readRecord } from './majsoul-record.ts';
import { compareTold, compareWin } from './majsoul-told.ts';
import { readJsonLines } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

interface Heard {
  readonly id: string;
  readonly frame: ArrayBuffer;
  readonly direction: 'in' | 'out';
  /** Which of what was told can be compared. */
  readonly compared: readonly (keyof Told)[];
}

const ALL: readonly (keyof Told)[] = ['furiten', 'offers', 'waits', 'discards'];

const verdict = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

/** Live tiles left after a draw, as the frame says. */
const leftIn = (frame: ArrayBuffer): number | undefined => {
  const packet = readFrame(frame);
  const proto = packet?.type === 'notify' ? readMessage(ActionPrototype, packet.data) : undefined;
  return proto?.name === 'ActionDealTile'
    ? readMessage(ActionDealTile, mask(proto.data))?.left_tile_count
    : undefined;
};

const lost = (id: string, thread: Thread): Verdict =>
  thread.state === 'lost' ? verdict(id, 'a table', `${thread.code}: ${thread.detail}`) : { id };

const only = (told: Told, compared: readonly (keyof Told)[]): Told =>
  Object.fromEntries(Object.entries(told).filter(([k]) => compared.some((c) => c === k)));

/** A thread and the reader that feeds it. */
interface Listening {
  readonly decode: ReturnType<typeof decoder>;
  thread: Thread;
  /** What draws said was left of the wall and the reader has yet to tell: frames may come out of turn. */
  readonly left: number[];
}

const beginListening = (): Listening => ({ decode: decoder(), thread: WAITING, left: [] });

/** The wall shrinks: of the draws heard, the one with the most left comes first. */
function* wallVerdicts({ thread, left }: Listening, id: string, event: TableEvent): Generator<Verdict> {
  if (event.type !== 'draw' || thread.state !== 'reading' || left.length === 0) return;
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

function* hear(listening: Listening, heard: Heard): Generator<Verdict> {
  const { id, frame, direction } = heard;
  const left = leftIn(frame);
  if (left !== undefined) listening.left.push(left);
  for (const report of listening.decode(frame, { socket: 1, direction })) {
    if (report.type === 'notice') yield verdict(id, 'no notice', report.notice);
    else for (const event of report.events) yield* hearEvent(listening, heard, event);
  }
  if (left !== undefined) yield lost(`${id} table`, listening.thread);
}

const FRAMES = '.frames.jsonl';

function* compareAll(name: string, rows: readonly Row[], decodedPath: string): Generator<Verdict> {
  const byNumber = new Map(rows.map((row) => [row.i, row]));
  for (const line of readJsonLines(decodedPath)) {
    const row = isFields(line) && typeof line.i === 'number' ? byNumber.get(line.i) : undefined;
    if (row) yield compareDecoded(`${name}:${row.i}`, row, line);
  }
}

function* checkRecording(path: string, file: string): Generator<Verdict> {
  const name = file.replace(FRAMES, '');
  const rows = [...readJsonLines(join(path, file))].map(rowOf);
  yield* compareAll(name, rows, join(path, `${name}.decoded.jsonl`));
  const listening = beginListening();
  const opening = openingOf(rows);
  // Of a hand whose deal is made to fit, only what was shown can be compared.
  const compared = opening ? [] : ALL;
  if (opening) yield* hear(listening, { id: `${name}:opening`, frame: opening, direction: 'in', compared });
  for (const { i, dir, frame } of rows)
    yield* hear(listening, { id: `${name}:${i}`, frame: frame.buffer, direction: dir, compared });
  yield verdict(`${name} end`, 'reading', listening.thread.state);
  yield verdict(`${name} untold draws`, [], listening.left);
}

/** The player whose reconnect was kept. */
const RECONNECTED = 10000003;

const tilesOf = (action: unknown): readonly string[] => {
  if (!isFields(action) || !isFields(action.data)) return [];
  const { tile, tiles } = action.data;
  return Array.isArray(tiles) ? tiles : typeof tile === 'string' ? [tile] : [];
};

const seatOf = (action: unknown): unknown =>
  isFields(action) && isFields(action.data) ? (action.data.seat ?? 0) : undefined;

const nameOf = (action: unknown): unknown => (isFields(action) ? action.name : undefined);

/** Discards of a seat as the restored actions name them. */
const discardsOf = (actions: readonly unknown[], seat: number): string =>
  actions
    .filter((a) => nameOf(a) === 'ActionDiscardTile' && seatOf(a) === seat)
    .flatMap(tilesOf)
    .join(' ');

const riverOf = (table: Table, seat: number): string =>
  table.seats[seat]!.river.map((d) => formatTile(d.tile)).join(' ');

function* checkReconnect(path: string): Generator<Verdict> {
  const listening = beginListening();
  const { frames, actions } = reconnectOf(path, RECONNECTED);
  for (const [i, frame] of frames.entries())
    yield* hear(listening, { id: `reconnect:${i}`, ...frame, compared: ALL });
  const { thread } = listening;
  yield verdict('reconnect state', 'reading', thread.state);
  if (thread.state !== 'reading') return;
  for (const seat of seatsOf(thread.table.round.players))
    yield verdict(`reconnect river ${seat}`, discardsOf(actions, seat), riverOf(thread.table, seat));
  const left = actions.filter((a) => nameOf(a) === 'ActionDealTile').length;
  yield verdict('reconnect wall', thread.table.round.wall - 1 - left, thread.table.wall);
}

function* checkFrames(path: string): Generator<Verdict> {
  const files = readdirSync(path).filter((file) => file.endsWith(FRAMES));
  if (files.length === 0) throw new Error(`${path} holds no recorded frames: wanted *${FRAMES}`);
  for (const file of files) yield* checkRecording(path, file);
  const reconnect = join(path, 'reconnect_and_auth.decoded.txt');
  if (existsSync(reconnect)) yield* checkReconnect(reconnect);
}

export const majsoulFrames: Suite = {
  name: 'majsoul-frames',
  paths: ['clients/majsoul'],
  check: checkFrames,
};

/** A record tells each seat's waits at its discards, its furiten with every tile, its choices; no waits at a draw. */
const RECORD_TELLS: Readonly<Record<RecordStep['name'], readonly (keyof Told)[]>> = {
  RecordNewRound: ['offers', 'waits'],
  RecordDealTile: ['furiten', 'offers'],
  RecordDiscardTile: ['furiten', 'offers', 'waits'],
  RecordChiPengGang: ['furiten', 'offers'],
  RecordAnGangAddGang: ['offers'],
  RecordBaBei: ['offers'],
  RecordHule: [],
  RecordNoTile: [],
  RecordLiuJu: [],
};

function* checkSteps(name: string, record: GameRecord, decodedPath: string): Generator<Verdict> {
  const rows = [...readJsonLines(decodedPath)].slice(1);
  yield verdict(`${name} steps`, rows.length, record.steps.length);
  for (const [i, row] of rows.entries()) {
    const step = record.steps[i];
    if (step === undefined || !isFields(row)) continue;
    const expected = { name: row.name, data: filled(RECORDS[step.name], row.data) };
    yield verdict(`${name}:${i}`, expected, { name: `.lq.${step.name}`, data: step.data });
  }
}

/** Points after a hand: what each had, and what was paid. */
const scoresAfter = ({ seats, result }: Table): readonly number[] =>
  seats.map(({ score }, seat) => score + (result?.payments?.[seat] ?? 0));

const scoresStated = (step: RecordStep): readonly number[] | undefined =>
  step.name === 'RecordHule' ? step.data.scores : undefined;

function* checkChair(name: string, record: GameRecord, seat: number): Generator<Verdict> {
  const listening = beginListening();
  for (const { frame, direction, index } of liveFrames(record, seat)) {
    const step = index === undefined ? undefined : record.steps[index];
    const id = `${name} seat ${seat}:${index ?? 'entering'}`;
    yield* hear(listening, { id, frame, direction, compared: step ? RECORD_TELLS[step.name] : [] });
    const { thread } = listening;
    const stated = step && scoresStated(step);
    if (stated && thread.state === 'reading')
      yield verdict(`${id} scores`, stated, scoresAfter(thread.table));
    if (thread.state === 'lost') return;
  }
}

const RECORD = '.fetchGameRecord.res.bin';

function* checkRecords(path: string): Generator<Verdict> {
  const files = readdirSync(path).filter((file) => file.endsWith(RECORD));
  if (files.length === 0) throw new Error(`${path} holds no records: wanted *${RECORD}`);
  for (const file of files) {
    const name = basename(file, RECORD);
    const record = readRecord(readFileSync(join(path, file)));
    yield* checkSteps(name, record, join(path, `${name}.decoded.jsonl`));
    for (let seat = 0; seat < record.accounts.length; seat++) yield* checkChair(name, record, seat);
  }
}

export const majsoulRecord: Suite = {
  name: 'majsoul-record',
  paths: ['clients/majsoul'],
  check: checkRecords,
};
