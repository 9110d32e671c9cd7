// Suites of Mahjong Soul. `majsoul-frames`: recorded live traffic. `majsoul-record`: a whole recorded game from all four
// chairs, each win scored again.

import { RECORDS, type RecordStep } from '../../src/logs/majsoul-record/messages.ts';
import type { Told } from '../../src/table/event.ts';
import type { Table } from '../../src/table/table.ts';
import { filled, isFields } from './majsoul-decoded.ts';
import { filesAt, nameOf, siblingOf } from './majsoul-files.ts';
import { checkFrames } from './majsoul-frames.ts';
import { beginListening, hear, verdict } from './majsoul-listen.ts';
import { type GameRecord, liveFrames, readRecord } from './majsoul-record.ts';
import { readBytes, readJsonLines } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

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
    const compared = step ? RECORD_TELLS[step.name] : [];
    yield* hear(listening, { id, frame, direction, compared });
    const { thread } = listening;
    const stated = step && scoresStated(step);
    if (stated && thread.state === 'reading')
      yield verdict(`${id} scores`, stated, scoresAfter(thread.table));
    if (thread.state === 'lost') return;
  }
}

const RECORD = '.fetchGameRecord.res.bin';

function* checkRecords(path: string): Generator<Verdict> {
  for (const file of filesAt(path, RECORD)) {
    const name = nameOf(file, RECORD);
    const record = readRecord(readBytes(file));
    const decoded = siblingOf(file, RECORD, '.decoded.jsonl');
    if (decoded) yield* checkSteps(name, record, decoded);
    for (let seat = 0; seat < record.head.accounts.length; seat++) yield* checkChair(name, record, seat);
  }
}

export const majsoulRecord: Suite = {
  name: 'majsoul-record',
  paths: ['clients/majsoul'],
  check: checkRecords,
};
