// Field cases of logs: facts that must hold once a log has been read and followed.

import { gunzipSync } from 'node:zlib';
import type { LoggedHand, LogReading } from '../../src/logs/log.ts';
import { readMjlog } from '../../src/logs/mjlog/mjlog.ts';
import { type LoggedResult, parseResult } from '../../src/logs/tenhou6/result.ts';
import { type OrderedHand, readHand } from '../../src/logs/tenhou6/tenhou6.ts';
import type { Game } from '../../src/table/thread.ts';
import { type Answered, type Answerer, type FieldCase, type Fields, inputOf } from './field-case.ts';
import { fragmentCase } from './field-fragment.ts';
import { mjaiFragment, mjaiReading } from './field-mjai.ts';
import { sharesFact, tableFacts, tenFact, winFacts } from './field-replay.ts';
import { anything, fields, listOf, optional, text } from './shape.ts';

/** Facts of a hand and of its win, where it has one. */
const handFacts = (hand: LoggedHand, game: Game): Fields => {
  const wins = winFacts(hand, game);
  return { ...tableFacts(hand, game), win: wins[0], wins, end: wins[0], deltas: wins[0]?.deltas };
};

const loggedFacts = ({ game: { hands, names, game } }: LogReading): Fields => {
  const { type: _, ...facts } = game;
  const [first, second] = hands;
  return {
    hands: hands.length,
    names,
    ...(first
      ? { ...handFacts(first, facts), payments: sharesFact(first, facts), ten: tenFact(first, facts) }
      : {}),
    ...(second ? { second: handFacts(second, facts) } : {}),
  };
};

/** A whole hand's facts, or those of some events cut from one. */
const mjaiFactsOf = (line: FieldCase): Fields => {
  const reading = mjaiReading(line);
  return { ...mjaiFragment(line), ...(reading ? loggedFacts(reading) : {}) };
};

const TENHOU: Game = { players: 4, humans: false, rules: { family: 'riichi', preset: 'tenhou' } };

const tenhou6Facts = (log: readonly unknown[]): Fields => {
  const hands = log.map(readHand).flatMap((h): OrderedHand[] => (h.ok ? [h.value] : []));
  const [first] = hands;
  return {
    hands: hands.length,
    consistentReadings: first?.readings ?? 0,
    ...(first ? handFacts(first, TENHOU) : {}),
  };
};

const resultType = ({ ending, wins }: LoggedResult): string =>
  ending === 'win' ? (wins[0]?.from === undefined ? 'tsumo' : 'ron') : ending;

const resultFacts = (result: unknown): Fields => {
  const read = parseResult(result);
  if (!read.ok) return { error: read.code };
  const { ending, wins, payments } = read.value;
  const [win] = wins;
  return {
    type: resultType(read.value),
    deltas: payments,
    nagashiSeats: ending === 'nagashi' ? payments?.flatMap((n, seat) => (n > 0 ? [seat] : [])) : [],
    sticksGoToWinner: ending === 'win',
    ...(win
      ? {
          seat: win.seat,
          fromSeat: win.from ?? win.seat,
          fu: win.fu,
          han: win.han,
          points: win.points,
          paoSeat: win.liable,
          limit: win.limit,
        }
      : {}),
  };
};

interface LogInput {
  readonly format: string;
  readonly text?: string;
  readonly base64?: string;
  readonly log?: readonly unknown[];
  readonly result?: unknown;
}

const INPUT = fields<LogInput>({
  format: text,
  text: optional(text),
  base64: optional(text),
  log: optional(listOf(anything)),
  result: optional(anything),
});

const unpacked = (base64: string): string => gunzipSync(Buffer.from(base64, 'base64')).toString('utf8');

export const logCase: Answerer = (line): Answered => {
  const { format, text: xml = '', base64 = xml, log = [], result } = inputOf(INPUT, line);
  switch (format) {
    case 'mjlog':
      return { got: loggedFacts(readMjlog(xml)) };
    case 'mjlog-gzip-base64':
      return { got: loggedFacts(readMjlog(unpacked(base64))) };
    case 'tenhou6':
      return { got: tenhou6Facts(log) };
    case 'tenhou6-result':
      return { got: resultFacts(result) };
    case 'majsoul-fragment':
      return fragmentCase(line);
    case 'mjai':
      return { got: mjaiFactsOf(line) };
    default:
      return { skipped: format };
  }
};
