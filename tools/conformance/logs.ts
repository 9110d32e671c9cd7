// Every log of every format, by the one gate: it is read without an error, every hand follows to its end, open and from every
// seat, what was paid is what our rules pay, what one hand ends with the next begins with, and a game that is written comes back.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type LogGame, type LoggedHand, type LogResult, seenBy } from '../../src/logs/log.ts';
import type { LogLoss } from '../../src/logs/losses.ts';
import { readLog } from '../../src/logs/read.ts';
import { writeGames, writeLog } from '../../src/logs/write.ts';
import { replay } from '../../src/table/replay.ts';
import type { Table } from '../../src/table/table.ts';
import { seatsOf } from '../../src/tiles/seat.ts';
import { ourPayments } from './log-payments.ts';
import { BadInput, readJsonLines } from './read.ts';
import { fields, shaped, text } from './shape.ts';
import type { Suite, Verdict } from './suite.ts';

const equal = (id: string, expected: unknown, got: unknown): Verdict =>
  JSON.stringify(expected) === JSON.stringify(got) ? { id } : { id, differs: { expected, got } };

const lastTable = ({ events }: LoggedHand, { game }: LogGame): Table | undefined =>
  replay(events, game).tables.at(-1);

/** Only the last hand of a log may have been broken off. */
const follows = (id: string, game: LogGame, at: number): Verdict => {
  const { events, complete } = game.hands[at]!;
  const { tables, error } = replay(events, game.game);
  const over = complete || at < game.hands.length - 1;
  return equal(id, { over }, error ?? { over: tables.at(-1)?.phase === 'over' });
};

/** As each seat saw it. */
const followsHidden = (id: string, hand: LoggedHand, game: LogGame): Verdict => {
  const errors = seatsOf(game.game.players).flatMap(
    (me) => replay(seenBy(hand.events, me), game.game).error ?? [],
  );
  return equal(id, [], errors);
};

const isOpen = ({ events: [deal] }: LoggedHand): boolean =>
  deal?.type === 'deal' && deal.hands.every((hand) => typeof hand !== 'number');

const paid = (table: Table | undefined): readonly number[] =>
  table?.result?.payments ?? (table?.seats ?? []).map(() => 0);

/** Results of tenhou.net/6 say what a win was worth, save those that somebody made up for the sake of the moves before. */
const isUnstated = ({ events }: LoggedHand, { source }: LogGame): boolean =>
  source === 'tenhou6' && events.some((e) => e.type === 'win' && e.stated?.points === undefined);

/** What the losers pay and what lies on the table goes to the winners. */
const addsUp = (table: Table | undefined, recorded: readonly number[]): boolean =>
  recorded.reduce((a, b) => a + b, 0) === (table?.result?.wins.length ? table.riichiSticks * 1000 : 0);

/** tenhou.net/6 is an editor's format, too: results that somebody made up are no record of what was paid. */
const doubtOf = (hand: LoggedHand, game: LogGame, recorded: readonly number[]): string | undefined => {
  if (game.source !== 'tenhou6') return undefined;
  if (isUnstated(hand, game)) return 'a result without its worth';
  return addsUp(lastTable(hand, game), recorded) ? undefined : 'payments that do not add up';
};

/** Riichi is settled anew; the fans of Chinese official mahjong have suites of their own, and what one loses others win. */
const payments = (id: string, hand: LoggedHand, game: LogGame): Verdict => {
  const recorded = paid(lastTable(hand, game));
  if ((game.game.rules?.family ?? 'riichi') !== 'riichi')
    return equal(
      id,
      0,
      recorded.reduce((a, b) => a + b, 0),
    );
  const doubt = doubtOf(hand, game, recorded);
  if (doubt) return { id, skipped: doubt };
  const ours = isOpen(hand) ? ourPayments(hand.events, game.game) : undefined;
  return ours ? equal(id, { payments: recorded }, ours) : { id };
};

const scoresAfter = (table: Table): readonly number[] =>
  table.seats.map(({ score }, seat) => score + (table.result?.payments?.[seat] ?? 0));

const startOf = ({ events: [deal] }: LoggedHand): readonly number[] | undefined =>
  deal?.type === 'deal' ? deal.round.scores : undefined;

/** Seats of Chinese official mahjong change with the hand; a log may hold hands of several games. */
const goesOn = (id: string, hand: LoggedHand, next: LoggedHand, game: LogGame): Verdict => {
  const table = lastTable(hand, game);
  const isRiichi = (game.game.rules?.family ?? 'riichi') === 'riichi';
  return isRiichi && table ? equal(id, scoresAfter(table), startOf(next)) : { id };
};

function* checkHand(id: string, game: LogGame, at: number): Generator<Verdict> {
  const hand = game.hands[at]!;
  yield follows(`${id} open`, game, at);
  yield followsHidden(`${id} hidden`, hand, game);
  yield payments(`${id} payments`, hand, game);
  const next = game.hands[at + 1];
  if (next) yield goesOn(`${id} next`, hand, next, game);
}

/** What these formats have no place for: the rules of a room, who was liable, fu from a mangan on, when an indicator was turned. */
const NO_PLACE: Readonly<Record<'mjai' | 'tenhou6', readonly LogLoss[]>> = {
  mjai: ['rules', 'date', 'id', 'worth'],
  tenhou6: ['rules', 'scores', 'indicators', 'fu', 'last'],
};

/** Written and read again, a game is what it was but for that. */
function* checkWritten(id: string, game: LogGame): Generator<Verdict> {
  if ((game.game.rules?.family ?? 'riichi') !== 'riichi' || !game.hands.every(isOpen)) return;
  for (const format of ['mjai', 'tenhou6'] as const) {
    const log = writeLog(format, game);
    const lost = log.ok ? log.value.lost.filter((loss) => !NO_PLACE[format].includes(loss)) : log.code;
    yield equal(`${id} as ${format}`, [], lost);
  }
}

/** Our own export keeps everything. */
const keepsAll = (id: string, game: LogGame): Verdict => {
  const { games, error } = readLog('', writeGames([game]));
  return equal(id, undefined, error ?? (isDeepStrictEqual(games, [game]) ? undefined : 'another game'));
};

function* checkLog(name: string, { games, error }: LogResult): Generator<Verdict> {
  yield equal(name, { isRead: true }, error ?? { isRead: games.length > 0 });
  for (const [g, game] of games.entries()) {
    for (const at of game.hands.keys()) yield* checkHand(`${name} ${g}:${at}`, game, at);
    yield* checkWritten(`${name} ${g}`, game);
    yield keepsAll(`${name} ${g} as our own`, game);
  }
}

/** Logs, and not lists of them nor what was heard live. */
const isLog = (name: string): boolean =>
  /\.(xml|mjlog|json|jsonl|bin)(\.gz)?$/.test(name) && !/^(index|live_|reconnect)/.test(name);

const GAME = fields<{ readonly id: string; readonly xml: string }>({ id: text, xml: text });

/** Many games in one file, each its own log. */
const LIST = /^mjlog-all\.jsonl/;

function* checkFile(path: string): Generator<Verdict> {
  const name = basename(path);
  if (!LIST.test(name)) return yield* checkLog(name, readLog(name, readFileSync(path)));
  for (const value of readJsonLines(path)) {
    const { id, xml } = shaped(GAME, value);
    yield* checkLog(id, readLog(id, xml));
  }
}

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter(isLog)
        .sort()
        .map((name) => join(path, name))
    : [path];

export const logs: Suite = {
  name: 'logs',
  paths: [
    ...['mjlog_xml', 'tenhou6_json'].map((folder) => `clients/tenhou/${folder}`),
    ...['majsoul', 'mjai', 'kobalab', 'botzone', 'tziakcha', 'salasasa'].map((folder) => `clients/${folder}`),
    ...['riichi/games/mjlog', 'riichi/games/t6', 'riichi/mjlog-all.jsonl.gz'],
  ],
  *check(path) {
    if (!existsSync(path)) throw new BadInput(`${path}: no such file or folder`);
    const files = filesIn(path);
    if (files.length === 0) throw new BadInput(`${path}: no logs in this folder`);
    for (const file of files) yield* checkFile(file);
  },
};
