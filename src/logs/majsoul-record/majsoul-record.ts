// A Mahjong Soul record as hands of events. Each step is read by the reader of the live client, from the chair of whoever acts:
// so every tile is open.

import { act } from '../../clients/majsoul/act.ts';
import { deal } from '../../clients/majsoul/deal.ts';
import { type Game, readGame } from '../../clients/majsoul/game.ts';
import type { Hand } from '../../clients/majsoul/hand.ts';
import { readPlayers, readSeat, readTiles } from '../../clients/majsoul/read.ts';
import type { TableEvent } from '../../table/event.ts';
import { type BySeat, type Players, seatsOf } from '../../tiles/seat.ts';
import type { JsonPart } from '../json-text.ts';
import { type LogError, type LoggedHand, type LogReading, MOST_EVENTS, MOST_HANDS } from '../log.ts';
import { actionFor, dealtTiles } from './actions.ts';
import type { Head, RecordStep, Records } from './messages.ts';
import { type GameRecord, recordOfBytes, recordOfLines, recordOfPlain } from './record.ts';
import { isRead, type Step } from './steps.ts';

interface Reading {
  readonly game: Game;
  readonly hands: readonly LoggedHand[];
  readonly events: readonly TableEvent[];
  readonly hand?: Hand;
  readonly error?: LogError;
}

const close = ({ hand, events, ...reading }: Reading): Reading =>
  events.length === 0
    ? { ...reading, events }
    : {
        ...reading,
        events: [],
        hands: [...reading.hands, { events, complete: hand?.ended !== undefined }],
      };

const failed = (reading: Reading, { code, detail }: Pick<LogError, 'code' | 'detail'>): Reading => {
  const { events, hands } = reading;
  const error: LogError = { code, detail, hand: hands.length, event: events.length };
  return { error, ...close(reading) };
};

/** What the service tells a player is no part of a record. */
const open = (events: readonly TableEvent[]): readonly TableEvent[] =>
  events.filter(({ type }) => type !== 'told');

const HAND = 13;

/** Old records do not count the wall: the dealer's first draw is made. */
const WALL: Readonly<Record<Players, number>> = { 3: 54, 4: 69 };

const withWall = (d: Records['RecordNewRound'], players: Players): Records['RecordNewRound'] =>
  d.left_tile_count > 0 ? d : { ...d, left_tile_count: WALL[players] };

/** The deal as its dealer saw it, with all hands laid open. */
const openDeal = (d: Records['RecordNewRound'], { redFives }: Game) => {
  const players = readPlayers(d.scores.length);
  const dealer = players && readSeat(d.ju, players);
  if (players === undefined || dealer === undefined) return undefined;
  const action = actionFor({ name: 'RecordNewRound', data: withWall(d, players) }, dealer);
  const step = action.name === 'ActionNewRound' ? deal(action.message, { me: dealer, redFives }) : undefined;
  const hands = seatsOf(players).map((seat) => readTiles(dealtTiles(d)[seat]!.slice(0, HAND)));
  if (step === undefined || !hands.every((tiles) => tiles !== undefined)) return undefined;
  const events = step.events.map((event) =>
    event.type === 'deal' ? { ...event, me: 0 as const, hands } : event,
  );
  return { hand: step.hand, events };
};

const begin = (before: Reading, data: Records['RecordNewRound']): Reading => {
  const reading = close(before);
  const dealt = reading.hands.length < MOST_HANDS ? openDeal(data, reading.game) : undefined;
  if (dealt === undefined) return failed(reading, { code: 'damaged', detail: 'RecordNewRound is no deal' });
  return { ...reading, hand: dealt.hand, events: open(dealt.events) };
};

const actorOf = ({ data }: RecordStep, hand: Hand): Hand['me'] =>
  ('seat' in data ? readSeat(data.seat, hand.players) : undefined) ?? hand.me;

const follow = (reading: Reading, step: RecordStep): Reading => {
  if (step.name === 'RecordNewRound') return begin(reading, step.data);
  const { hand, events } = reading;
  if (hand === undefined) return reading;
  const me = actorOf(step, hand);
  const after = act({ ...hand, me }, actionFor(step, me));
  if (after === undefined || events.length >= MOST_EVENTS)
    return failed(reading, { code: 'damaged', detail: `${step.name} does not follow` });
  return { ...reading, hand: after.hand, events: [...events, ...open(after.events)] };
};

/** A step that cannot be read ends its hand. */
const take = (reading: Reading, step: Step): Reading => {
  if (isRead(step)) return follow(reading, step);
  return reading.events.length > 0 || reading.error === undefined ? failed(reading, step) : reading;
};

const playersOf = (steps: readonly Step[]): Players => {
  const first = steps.find((step) => isRead(step) && step.name === 'RecordNewRound');
  return (
    (first && isRead(first) && first.name === 'RecordNewRound' && readPlayers(first.data.scores.length)) || 4
  );
};

const gameOf = ({ head, steps }: GameRecord): Game => {
  const { config } = head ?? {};
  const seat_list = seatsOf(playersOf(steps)).map(() => 0);
  return readGame({ players: [], seat_list, is_game_start: false, game_config: config }, 0);
};

const namesOf = (players: Players, head: Head | undefined): BySeat<string> =>
  head ? seatsOf(players).map((at) => head.accounts.find(({ seat }) => seat === at)?.nickname ?? '') : [];

const scoresOf = (players: Players, head: Head | undefined): BySeat<number> | undefined => {
  const ends = head?.result?.players ?? [];
  const scores = seatsOf(players).map((at) => ends.find(({ seat }) => seat === at)?.part_point_1);
  return scores.every((points) => points !== undefined) ? scores : undefined;
};

const dateOf = ({ start_time }: Head): { readonly date?: string } =>
  start_time > 0 ? { date: new Date(start_time * 1000).toISOString() } : {};

/** Where the viewer sat, as far as both are known. Bots have no account. */
const seatOf = (players: Players, head: Head | undefined, account: number) => {
  const own = account > 0 ? head?.accounts.find(({ account_id }) => account_id === account) : undefined;
  const me = own && readSeat(own.seat, players);
  return me === undefined ? {} : { me };
};

const facts = (players: Players, head: Head | undefined) => {
  const scores = scoresOf(players, head);
  return {
    names: namesOf(players, head),
    ...(scores ? { scores } : {}),
    ...(head && head.uuid !== '' ? { id: head.uuid } : {}),
    ...(head ? dateOf(head) : {}),
  };
};

const readRecord = (record: GameRecord, account = 0): LogReading => {
  const game = gameOf(record);
  const { humans: _, hintsOff: __, ...event } = game.event;
  const start: Reading = { game, hands: [], events: [] };
  const { hands, error } =
    game.mode === undefined
      ? close(record.steps.reduce(take, start))
      : { hands: [], error: { code: 'otherRules', detail: `a mode of its own: ${game.mode}` } as const };
  return {
    // Nobody sits at a finished table.
    game: {
      game: { ...event, humans: false },
      hands,
      ...facts(event.players, record.head),
      ...seatOf(event.players, record.head, account),
    },
    ...(error ? { error } : {}),
  };
};

const NO_GAME: LogReading['game'] = {
  game: { type: 'game', players: 4, humans: false },
  names: [],
  hands: [],
};

type Recorded = ReturnType<typeof recordOfPlain>;

const readRecorded = (record: Recorded, account?: number): LogReading =>
  record.ok
    ? readRecord(record.value, account)
    : { game: NO_GAME, error: { code: record.code, detail: record.detail } };

/**
 * The answer's bytes, framed or not, or the bytes of the file it names; undefined if they are neither. `account`: whose
 * seat is the reader's own.
 */
export const readMajsoulBytes = (bytes: Uint8Array, account?: number): LogReading | undefined => {
  const record = recordOfBytes(bytes);
  return record && readRecorded(record, account);
};

/** The same as parsed JSON. */
export const readMajsoulRecord = (value: unknown): LogReading => readRecorded(recordOfPlain(value));

/** One step a line. */
export const readMajsoulLines = (parts: readonly JsonPart[]): readonly LogReading[] => [
  readRecord(recordOfLines(parts)),
];
