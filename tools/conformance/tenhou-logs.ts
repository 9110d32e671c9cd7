// Logs of whole games: every hand folds open and from every seat, and its shown hands, result, payments and scores are those of
// the index. Of tenhou.net/6 logs whose game is there as an mjlog too, every event is the mjlog's.

import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LoggedHand, type LogReading, seenBy } from '../../src/logs/log.ts';
import { readMjlog } from '../../src/logs/mjlog/mjlog.ts';
import { readTenhou6 } from '../../src/logs/tenhou6/tenhou6.ts';
import type { TableEvent } from '../../src/table/event.ts';
import { type Replay, replay } from '../../src/table/replay.ts';
import { tilesOf } from '../../src/tiles/meld.ts';
import { formatHand } from '../../src/tiles/notation.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { differences } from './hand-end.ts';
import { type IndexedRound, indexedRound, roundOf } from './log-round.ts';
import { BadInput, readJsonLines, readText } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (record: Readonly<Record<string, unknown>>, name: string): string => {
  const value = record[name];
  if (typeof value !== 'string') throw new BadInput(`${name} is missing`);
  return value;
};

const errorVerdict = (id: string, { error }: LogReading | Replay): Verdict | undefined =>
  error && { id, differs: { expected: 'no error', got: error } };

/** The hand as these seats saw it: each must follow to its end. */
const foldsFrom = (
  id: string,
  seats: readonly Seat[],
  hand: LoggedHand,
  { game }: LogReading['game'],
): Verdict => {
  for (const me of seats) {
    const wrong = errorVerdict(id, replay(seenBy(hand.events, me), game));
    if (wrong) return wrong;
  }
  return { id };
};

/** The hand with all tiles open. */
const foldsOpen = (id: string, hand: LoggedHand, { game }: LogReading['game']): Verdict =>
  errorVerdict(id, replay(hand.events, game)) ?? { id };

const roundVerdict = (id: string, hand: LoggedHand, reading: LogReading, expected: IndexedRound): Verdict => {
  const table = replay(hand.events, reading.game.game).tables.at(-1);
  const differs = table ? differences(expected, roundOf(table, hand)) : { expected, got: 'no table' };
  return differs ? { id, differs } : { id };
};

/** A log's own errors, then each hand. Every game of the set is whole but for a last hand that broke off. */
function* checkLog(id: string, reading: LogReading): Generator<Verdict> {
  const wrong = errorVerdict(id, reading);
  if (wrong) yield wrong;
  for (const [i, hand] of reading.game.hands.entries()) {
    yield foldsOpen(`${id} hand ${i} open`, hand, reading.game);
    yield foldsFrom(`${id} hand ${i}`, seatsOf(reading.game.game.players), hand, reading.game);
  }
}

function* checkMjlog(id: string, xml: string, rounds: readonly unknown[]): Generator<Verdict> {
  const reading = readMjlog(xml);
  const { hands } = reading.game;
  yield* checkLog(id, reading);
  if (hands.length !== rounds.length) {
    yield { id, differs: { expected: `${rounds.length} hands`, got: `${hands.length} hands` } };
  }
  for (const [i, round] of rounds.entries()) {
    const hand = hands[i];
    if (hand) yield roundVerdict(`${id} hand ${i} result`, hand, reading, indexedRound(round));
  }
}

/** What an event says in both formats: a t6 log shows no hands at the end and states worth in its own way. */
const bare = (event: TableEvent): unknown => {
  switch (event.type) {
    case 'deal':
      return { ...event, hands: event.hands.map((h) => (typeof h === 'number' ? h : formatHand(h))) };
    case 'meld': {
      const { meld } = event;
      const from = 'from' in meld ? { called: meld.called, from: meld.from } : {};
      return { ...event, meld: { type: meld.type, tiles: formatHand(tilesOf(meld)), ...from } };
    }
    case 'win': {
      const { hand: _, stated, ...rest } = event;
      return { ...rest, points: stated?.points, yaku: stated?.yaku ?? stated?.yakuman };
    }
    case 'end':
      return { type: 'end', ending: event.ending };
    default:
      return event;
  }
};

const roundKey = (hand: LoggedHand): string => {
  const deal = hand.events[0];
  return deal?.type === 'deal' ? `${deal.round.wind} ${deal.round.number} ${deal.round.honba}` : '';
};

const bareText = (event: TableEvent | undefined): string => JSON.stringify(event && bare(event)) ?? 'none';

/** The first event that is not the other log's, as far as that one goes. */
const sameEvents = (id: string, ours: LoggedHand, theirs: LoggedHand | undefined): Verdict => {
  if (theirs === undefined) return { id, differs: { expected: 'a hand of the mjlog', got: roundKey(ours) } };
  const length = theirs.complete ? Math.max(ours.events.length, theirs.events.length) : theirs.events.length;
  for (let i = 0; i < length; i++) {
    const [got, expected] = [bareText(ours.events[i]), bareText(theirs.events[i])];
    if (got !== expected) return { id, differs: { expected, got } };
  }
  return { id };
};

interface T6Entry {
  readonly id: string;
  readonly file: string;
  readonly hands: number;
  readonly mjlog: string | undefined;
}

const t6Entry = (line: unknown): T6Entry => {
  if (!isRecord(line)) throw new BadInput('not an entry of the index');
  const { sameGameAsMjlog: mjlog, hands } = line;
  return {
    id: textOf(line, 'id'),
    file: textOf(line, 'file'),
    hands: Number(hands),
    mjlog: typeof mjlog === 'string' ? mjlog : undefined,
  };
};

const find = (folder: string, ...names: readonly string[]): string | undefined =>
  names.map((name) => join(folder, name)).find(existsSync);

function* checkT6(folder: string, { id, file, hands, mjlog }: T6Entry): Generator<Verdict> {
  const path = find(folder, `t6/${file}`, `t6/${file}.gz`);
  if (path === undefined) throw new BadInput(`${folder}/t6/${file}: no such file`);
  const other = mjlog && find(folder, `mjlog/${mjlog}.xml`, `mjlog/${mjlog}.xml.gz`);
  const theirs = other ? readMjlog(readText(other)).game.hands : undefined;
  let count = 0;
  for (const log of readJsonLines(path)) {
    const reading = readTenhou6(log);
    yield* checkLog(`${id}:${count}`, reading);
    for (const hand of reading.hands) {
      const name = `${id} hand ${count++}`;
      if (hand.readings !== 1) yield { id: name, differs: { expected: '1 reading', got: hand.readings } };
      const match = theirs?.find((h) => roundKey(h) === roundKey(hand));
      if (theirs) yield sameEvents(`${name} as ${mjlog}`, hand, match);
    }
  }
  if (count !== hands) yield { id, differs: { expected: `${hands} hands`, got: `${count} hands` } };
}

const roundsOf = (line: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Array.isArray(line.rounds) ? line.rounds : [];

function* checkFolder(folder: string): Generator<Verdict> {
  const index = find(folder, 'index.jsonl', 'index.jsonl.gz');
  const t6 = find(folder, 't6/index.jsonl', 't6/index.jsonl.gz');
  if (!index && !t6) throw new BadInput(`${folder}: no index.jsonl of games`);
  for (const line of index ? readJsonLines(index) : []) {
    if (!isRecord(line)) throw new BadInput(`${index}: not an entry of the index`);
    const file = textOf(line, 'file');
    const path = find(folder, file, `${file}.gz`);
    if (path === undefined) throw new BadInput(`${join(folder, file)}: no such file`);
    yield* checkMjlog(textOf(line, 'id'), readText(path), roundsOf(line));
  }
  for (const line of t6 ? readJsonLines(t6) : []) yield* checkT6(folder, t6Entry(line));
}

/** Scores follow from hand to hand: what one ends with, the next begins with. */
function* checkScores(id: string, reading: LogReading): Generator<Verdict> {
  const { game, hands } = reading.game;
  let before: readonly number[] | undefined;
  for (const [i, hand] of hands.entries()) {
    const { tables, error } = replay(hand.events, game);
    const start = tables[0]?.round.scores;
    const same = before === undefined || before.join() === start?.join();
    if (error) yield { id: `${id} hand ${i}`, differs: { expected: 'no error', got: error } };
    yield { id: `${id} hand ${i} scores`, ...(same ? {} : { differs: { expected: start, got: before } }) };
    before = tables.at(-1)?.seats.map((s, seat) => s.score + (tables.at(-1)?.result?.payments?.[seat] ?? 0));
  }
}

/** One game a line, as JSON with its XML: nothing to compare with, but every hand must follow, open and from a seat. */
function* checkGames(path: string): Generator<Verdict> {
  for (const line of readJsonLines(path)) {
    if (!isRecord(line) || typeof line.xml !== 'string')
      throw new BadInput(`${path}: a line without its xml`);
    const reading = readMjlog(line.xml);
    const id = textOf(line, 'id');
    const wrong = errorVerdict(id, reading);
    if (wrong) yield wrong;
    yield* checkScores(id, reading);
    for (const [i, hand] of reading.game.hands.entries()) {
      const seat = (i % reading.game.game.players) as Seat;
      yield foldsFrom(`${id} hand ${i}`, [seat], hand, reading.game);
    }
  }
}

function* checkFile(path: string): Generator<Verdict> {
  if (/\.(xml|mjlog)(\.gz)?$/.test(path)) return yield* checkLog(basename(path), readMjlog(readText(path)));
  yield* checkGames(path);
}

export const tenhouLogs: Suite = {
  name: 'tenhou-logs',
  paths: ['riichi/games', 'riichi/mjlog-all.jsonl.gz'],
  check: (path) => {
    if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
    return statSync(path).isDirectory() ? checkFolder(path) : checkFile(path);
  },
};
