// mjai: one JSON object an event, as the first mjai server, Mortal and their kin write them, four players and three. A stream
// may hold several games.

import { type Fields, fieldsOf, listOf, text } from '../../clients/json.ts';
import type { RuleHint, TableEvent } from '../../table/event.ts';
import { type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import { isRedFive } from '../../tiles/tile.ts';
import type { JsonPart } from '../json-text.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS, MOST_HANDS } from '../log.ts';
import { atStart, type Before, dealOf } from './deal.ts';
import { isMove, tellMove } from './moves.ts';
import { bySeat, seatIn, type Telling, tell } from './telling.ts';

interface Line {
  readonly type: string;
  readonly event: Fields;
  readonly line?: number;
}

const lineOf = ({ value, line }: JsonPart): Line => ({
  type: text(fieldsOf(value).type) ?? '',
  event: fieldsOf(value),
  ...(line === undefined ? {} : { line }),
});

const isThree = (list: unknown): boolean => Array.isArray(list) && list.length === 3;

const NORTHS: ReadonlySet<string> = new Set(['kita', 'nukidora']);

/** Some list three players as four, the fourth without a name, points or a move. */
const playersOf = (lines: readonly Line[]): Players => {
  const starts = lines.filter(({ type }) => type === 'start_kyoku').map(({ event }) => event);
  if (starts.some(({ scores, tehais }) => isThree(scores) || isThree(tehais))) return 3;
  if (lines.some(({ event }) => event.actor === 3)) return 4;
  const hasNorth = lines.some(({ type }) => NORTHS.has(type));
  return hasNorth || starts.some(({ scores }) => listOf(scores)[3] === 0) ? 3 : 4;
};

interface Reading {
  readonly players: Players;
  readonly hands: readonly LoggedHand[];
  readonly hand?: Telling;
  readonly before: Before;
  readonly error?: LogError;
}

/** What the next hand begins with, as far as this one told. */
const afterHand = ({ before, players }: Reading, { events }: Telling): Before => {
  const deal = events[0];
  const start = deal?.type === 'deal' ? deal.round : { scores: before.scores, riichiSticks: before.sticks };
  const scores = seatsOf(players).map((seat) =>
    events.reduce((sum, e) => {
      if (e.type === 'riichi' && e.seat === seat) return sum - 1000;
      return e.type === 'win' || e.type === 'end' ? sum + (e.payments?.[seat] ?? 0) : sum;
    }, start.scores[seat]!),
  );
  const isWon = events.some(({ type }) => type === 'win');
  const laid = events.filter(({ type }) => type === 'riichi').length;
  return { scores, sticks: isWon ? 0 : start.riichiSticks + laid };
};

/** Wins are listed one by one; only what follows tells that there are no more. */
const close = (reading: Reading, last: boolean): Reading => {
  const { hand, ...rest } = reading;
  if (hand === undefined) return reading;
  const over = last ? ({ last: true } as const) : {};
  const final = hand.events.at(-1);
  const events: readonly TableEvent[] =
    final?.type === 'end'
      ? [...hand.events.slice(0, -1), { ...final, ...over }]
      : hand.complete
        ? tell(hand, { type: 'end', ending: 'win', ...over }).events
        : hand.events;
  return {
    ...rest,
    hands: [...rest.hands, { events, complete: hand.complete }],
    before: afterHand(reading, hand),
  };
};

const damaged = (reading: Reading, { type, line }: Line): Reading => {
  const error: LogError = {
    code: 'damaged',
    detail: `${type} cannot be read`,
    hand: reading.hands.length,
    ...(line === undefined ? {} : { line }),
    ...(reading.hand ? { event: reading.hand.events.length } : {}),
  };
  return { error, ...close(reading, false) };
};

const begin = (before: Reading, line: Line): Reading => {
  const reading = close(before, false);
  if (reading.hands.length >= MOST_HANDS) return damaged(reading, line);
  const deal = dealOf(reading.players, line.event, reading.before);
  if (deal === undefined) return damaged(reading, line);
  const { players } = reading;
  return { ...reading, hand: { players, events: [deal], complete: false, replacement: false } };
};

const step = (reading: Reading, line: Line): Reading => {
  const { type, event } = line;
  if (type === 'start_kyoku') return begin(reading, line);
  if (type === 'end_game') return close(reading, true);
  // After `end_kyoku` only an end of the game says more of a hand.
  if (!isMove(type) || reading.hand === undefined) return reading;
  const isFull = reading.hand.events.length >= MOST_EVENTS;
  const hand = isFull ? undefined : tellMove(reading.hand, type, event);
  return hand ? { ...reading, hand } : damaged(reading, line);
};

const redsOf = (players: Players): readonly [number, number, number] => [players === 3 ? 0 : 1, 1, 1];

const hasReds = (hands: readonly LoggedHand[]): boolean =>
  hands.some(({ events }) =>
    events.some((e) =>
      e.type === 'deal'
        ? e.hands.some((hand) => typeof hand !== 'number' && hand.some(isRedFive))
        : 'tile' in e && e.tile !== undefined && isRedFive(e.tile),
    ),
  );

/** Red fives are said to be in play, or not; or one was seen. */
const rulesOf = (players: Players, start: Fields, hands: readonly LoggedHand[]): RuleHint => {
  const base = { family: 'riichi', preset: 'tenhou' } as const;
  if (start.aka_flag === false) return { ...base, options: { akaDora: 0 }, reds: [0, 0, 0] };
  return start.aka_flag === true || hasReds(hands) ? { ...base, reds: redsOf(players) } : base;
};

const namesOf = (players: Players, { names }: Fields): readonly string[] =>
  listOf(names)
    .slice(0, players)
    .map((name) => text(name) ?? '');

/** Hands that are hidden say who looks. */
const viewerOf = (hands: readonly LoggedHand[], players: Players, { id }: Fields): Seat | undefined => {
  const deal = hands[0]?.events[0];
  const isHidden = deal?.type === 'deal' && deal.hands.some((hand) => typeof hand === 'number');
  return isHidden ? (seatIn({ players }, id) ?? deal.me) : undefined;
};

const readGame = (lines: readonly Line[]): LogReading => {
  const players = playersOf(lines);
  const start = lines.find(({ type }) => type === 'start_game')?.event ?? {};
  const opened: Reading = { players, hands: [], before: atStart(players) };
  const { hands, error } = close(lines.reduce(step, opened), false);
  const me = viewerOf(hands, players, start);
  const scores = bySeat(players, lines.findLast(({ type }) => type === 'end_game')?.event.scores);
  return {
    game: {
      // Nobody sits at a finished table.
      game: { type: 'game', players, humans: false, rules: rulesOf(players, start, hands) },
      names: namesOf(players, start),
      hands,
      ...(me === undefined ? {} : { me }),
      ...(scores ? { scores } : {}),
    },
    ...(error ? { error } : {}),
  };
};

/** The events game by game. */
const gamesIn = (lines: readonly Line[]): readonly (readonly Line[])[] => {
  const games: Line[][] = [];
  for (const line of lines) {
    if (line.type === 'start_game' || games.length === 0) games.push([]);
    games.at(-1)!.push(line);
  }
  return games.filter((game) => game.some(({ type }) => type === 'start_kyoku'));
};

/** An event, or a list of them as bots are sent. */
export const isMjai = (value: unknown): boolean => {
  const type = text(fieldsOf(Array.isArray(value) ? value[0] : value).type) ?? '';
  return isMove(type) || /^(start|end)_(game|kyoku)$|^hello$|^none$/.test(type);
};

const flat = (part: JsonPart): readonly JsonPart[] =>
  Array.isArray(part.value) ? part.value.map((value) => ({ ...part, value })) : [part];

/** A stream of events, one part each or several. */
export const readMjai = (parts: readonly JsonPart[]): readonly LogReading[] =>
  gamesIn(parts.flatMap(flat).map(lineOf)).map(readGame);
