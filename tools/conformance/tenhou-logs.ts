// Logs of whole games: every hand folds open and from every seat, and its shown hands, result, payments and scores are those of
// the index. Of tenhou.net/6 logs whose game is there as an mjlog too, every event is the mjlog's.

import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type LoggedHand, type LogReading, seenBy } from '../../src/logs/log.ts';
import { readMjlog } from '../../src/logs/mjlog/mjlog.ts';
import { readTenhou6 } from '../../src/logs/tenhou6/tenhou6.ts';
import { type Replay, replay } from '../../src/table/replay.ts';
import { type Seat, seatsOf } from '../../src/tiles/seat.ts';
import { differences } from './hand-end.ts';
import { roundKey, sameEvents } from './log-events.ts';
import { INDEXED_ROUND, type IndexedRound, pointsAlone, roundOf } from './log-round.ts';
import { BadInput, readJsonLines, readText } from './read.ts';
import { fields, flag, listOf, nullable, number, optional, shaped, text } from './shape.ts';
import type { Suite, Verdict } from './suite.ts';

interface RulesLine {
  readonly players: number;
  readonly aka?: boolean;
  readonly kuitan?: boolean;
  readonly length?: string;
}
interface IndexLine {
  readonly id: string;
  readonly file: string;
  readonly rules?: RulesLine;
  readonly rounds: readonly IndexedRound[];
}
interface T6Line {
  readonly id: string;
  readonly file: string;
  readonly hands: number;
  readonly sameGameAsMjlog?: string | null;
}
interface GameLine {
  readonly id: string;
  readonly xml: string;
}

const INDEX = fields<IndexLine>({
  id: text,
  file: text,
  rules: optional(
    fields<RulesLine>({
      players: number,
      aka: optional(flag),
      kuitan: optional(flag),
      length: optional(text),
    }),
  ),
  rounds: listOf(INDEXED_ROUND),
});
const T6 = fields<T6Line>({
  id: text,
  file: text,
  hands: number,
  sameGameAsMjlog: optional(nullable(text)),
});
const GAME = fields<GameLine>({ id: text, xml: text });

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

const roundVerdict = (id: string, reading: LogReading, at: number, expected: IndexedRound): Verdict => {
  const hand = reading.game.hands[at]!;
  const table = replay(hand.events, reading.game.game).tables.at(-1);
  const differs = table
    ? differences({ ...pointsAlone(expected) }, roundOf(table, hand, at))
    : { expected, got: 'no table' };
  return differs ? { id, differs } : { id };
};

/** What the room plays, as the index has it. */
const rulesVerdict = (id: string, { game }: LogReading['game'], stated: RulesLine): Verdict => {
  const { akaDora, kuitan, gameLength } = game.rules?.options ?? {};
  const ours = { players: game.players, aka: akaDora !== 0, kuitan: kuitan !== false, length: gameLength };
  const { players, aka = ours.aka, kuitan: open = ours.kuitan, length = ours.length } = stated;
  const expected = { players, aka, kuitan: open, length };
  const differs = differences(expected, ours);
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

function* checkMjlog(xml: string, { id, rules, rounds }: IndexLine): Generator<Verdict> {
  const reading = readMjlog(xml);
  const { hands } = reading.game;
  yield* checkLog(id, reading);
  if (rules) yield rulesVerdict(`${id} rules`, reading.game, rules);
  if (hands.length !== rounds.length) {
    yield { id, differs: { expected: `${rounds.length} hands`, got: `${hands.length} hands` } };
  }
  for (const [i, round] of rounds.entries()) {
    if (hands[i]) yield roundVerdict(`${id} hand ${i} result`, reading, i, round);
  }
}

const find = (folder: string, ...names: readonly string[]): string | undefined =>
  names.map((name) => join(folder, name)).find(existsSync);

function* checkT6(folder: string, { id, file, hands, sameGameAsMjlog: mjlog }: T6Line): Generator<Verdict> {
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

function* checkFolder(folder: string): Generator<Verdict> {
  const index = find(folder, 'index.jsonl', 'index.jsonl.gz');
  const t6 = find(folder, 't6/index.jsonl', 't6/index.jsonl.gz');
  if (!index && !t6)
    throw new BadInput(
      `${folder}: no games in this folder: wanted index.jsonl or t6/index.jsonl, which lists them`,
    );
  for (const value of index ? readJsonLines(index) : []) {
    const line = shaped(INDEX, value);
    const path = find(folder, line.file, `${line.file}.gz`);
    if (path === undefined) throw new BadInput(`${join(folder, line.file)}: no such file`);
    yield* checkMjlog(readText(path), line);
  }
  for (const value of t6 ? readJsonLines(t6) : []) yield* checkT6(folder, shaped(T6, value));
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
  for (const value of readJsonLines(path)) {
    const { id, xml } = shaped(GAME, value);
    const reading = readMjlog(xml);
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
