// Recorded live traffic: each frame as a full schema decodes it, each hand followed to its end, each thing the server
// tells its player answered by us.

import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Table } from '../../src/table/table.ts';
import { formatTile } from '../../src/tiles/notation.ts';
import { seatsOf } from '../../src/tiles/seat.ts';
import { compareDecoded, isFields, type Row, rowOf } from './majsoul-decoded.ts';
import { filesAt, nameOf as nameOfFile, siblingOf } from './majsoul-files.ts';
import { ALL, beginListening, hear, verdict } from './majsoul-listen.ts';
import { openingOf } from './majsoul-opening.ts';
import { reconnectOf } from './majsoul-reconnect.ts';
import { readJsonLines } from './read.ts';
import type { Verdict } from './suite.ts';

const FRAMES = '.frames.jsonl';

function* compareAll(name: string, rows: readonly Row[], decodedPath: string): Generator<Verdict> {
  const byNumber = new Map(rows.map((row) => [row.i, row]));
  for (const line of readJsonLines(decodedPath)) {
    const row = isFields(line) && typeof line.i === 'number' ? byNumber.get(line.i) : undefined;
    if (row) yield compareDecoded(`${name}:${row.i}`, row, line);
  }
}

function* checkRecording(path: string): Generator<Verdict> {
  const name = nameOfFile(path, FRAMES);
  const rows = [...readJsonLines(path)].map(rowOf);
  const decoded = siblingOf(path, FRAMES, '.decoded.jsonl');
  if (decoded) yield* compareAll(name, rows, decoded);
  const listening = beginListening();
  const opening = openingOf(rows);
  // Of a hand whose deal is made to fit, only what was shown can be compared.
  const compared = opening ? [] : ALL;
  if (opening) yield* hear(listening, { id: `${name}:opening`, frame: opening, direction: 'in', compared });
  for (const { i, dir, frame } of rows)
    yield* hear(listening, {
      id: `${name}:${i}`,
      frame: frame.buffer,
      direction: dir,
      compared,
    });
  yield verdict(`${name} end`, 'reading', listening.thread.state);
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

const leftAfter = (action: unknown): readonly number[] =>
  nameOf(action) === 'ActionDealTile' && isFields(action) && isFields(action.data)
    ? [Number(action.data.left_tile_count)]
    : [];

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
  for (const [i, frame] of frames.entries()) {
    yield* hear(listening, { id: `reconnect:${i}`, ...frame, compared: ALL });
  }
  const { thread } = listening;
  yield verdict('reconnect state', 'reading', thread.state);
  if (thread.state !== 'reading') return;
  for (const seat of seatsOf(thread.table.round.players))
    yield verdict(`reconnect river ${seat}`, discardsOf(actions, seat), riverOf(thread.table, seat));
  yield verdict('reconnect wall', Math.min(...actions.flatMap(leftAfter)), thread.table.wall);
}

export function* checkFrames(path: string): Generator<Verdict> {
  for (const file of filesAt(path, FRAMES)) yield* checkRecording(file);
  const reconnect = join(path, 'reconnect_and_auth.decoded.txt');
  if (statSync(path).isDirectory() && existsSync(reconnect)) yield* checkReconnect(reconnect);
}
