// tenhou.net/6: the JSON log of Tenhou's log editor, which other services' logs are turned into as well.

import { err, ok, type Result } from '../../result.ts';
import type { RuleHint } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { LogError, LoggedHand, LogReading } from '../log.ts';
import { eventsOf } from './events.ts';
import { type HandItems, parseHand } from './items.ts';
import { orderOf } from './order.ts';
import { parseResult } from './result.ts';

export interface OrderedHand extends LoggedHand {
  /** How many orders of its draws and discards use up every item; the first one is taken. */
  readonly readings: number;
}

const handOf = (items: HandItems): Result<OrderedHand, 'damaged' | 'noOrder'> => {
  const { moves, readings } = orderOf(items.seats, (items.kyoku % 4) as Seat);
  if (readings === 0) return err('noOrder', 'draws and discards fit together in no order');
  const result = items.result === undefined ? undefined : parseResult(items.result, items.players);
  if (result && !result.ok) return result;
  return ok({ events: eventsOf(items, moves, result?.value), complete: result !== undefined, readings });
};

/** One hand of the `log` list. */
export const readHand = (hand: unknown): Result<OrderedHand, 'damaged' | 'noOrder'> => {
  const items = parseHand(hand);
  return items.ok ? handOf(items.value) : items;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Red fives of m p s: `aka` for one each, `aka51` … one by one. */
const redsOf = (rule: Readonly<Record<string, unknown>>): readonly [number, number, number] | undefined => {
  const one = (name: string): number => (typeof rule[name] === 'number' ? rule[name] : 0);
  if ('aka' in rule) return one('aka') > 0 ? [1, 1, 1] : [0, 0, 0];
  return 'aka51' in rule ? [one('aka51'), one('aka52'), one('aka53')] : undefined;
};

/** Tenhou's rooms by name: three players' mark, room, length, then 喰 for open tanyao. */
const TENHOU_ROOM = /^三?[般若上特鳳技](東|南)/;

const optionsOf = (disp: string, reds: readonly number[] | undefined): Readonly<Record<string, unknown>> => ({
  ...(reds?.every((n) => n === 0) ? { akaDora: 0 } : {}),
  ...(TENHOU_ROOM.test(disp) && !disp.includes('喰') ? { kuitan: false } : {}),
});

/** Rooms of Mahjong Soul, as converters name them. */
const SOUL_ROOM = /(銅|銀|金|玉|王座)の間/;

const rulesOf = (rule: unknown): RuleHint | undefined => {
  if (!isRecord(rule)) return undefined;
  const disp = typeof rule.disp === 'string' ? rule.disp : '';
  const reds = redsOf(rule);
  const options = optionsOf(disp, reds);
  return {
    family: 'riichi',
    preset: SOUL_ROOM.test(disp) ? 'majsoul' : 'tenhou',
    options,
    ...(reds ? { reds } : {}),
  };
};

interface Hands {
  readonly hands: readonly OrderedHand[];
  readonly error?: LogError;
}

/** A hand that cannot be read is left out; the others stand. */
const readHands = (log: readonly unknown[]): Hands => {
  const hands: OrderedHand[] = [];
  let error: LogError | undefined;
  for (const [i, hand] of log.entries()) {
    const read = readHand(hand);
    if (read.ok) hands.push(read.value);
    else error ??= { code: read.code, detail: read.detail, hand: i };
  }
  return { hands, ...(error ? { error } : {}) };
};

export interface Tenhou6Reading extends LogReading {
  readonly hands: readonly OrderedHand[];
}

const playersOf = (hands: readonly OrderedHand[]): 3 | 4 => {
  const deal = hands[0]?.events[0];
  return deal?.type === 'deal' ? deal.round.players : 4;
};

const reading = (
  hands: readonly OrderedHand[],
  rule: unknown,
  names: unknown,
  error?: LogError,
): Tenhou6Reading => {
  const players = playersOf(hands);
  const rules = rulesOf(rule);
  const list = Array.isArray(names) ? names.slice(0, players).map(String) : [];
  return {
    hands,
    // Nobody sits at a finished table.
    game: { game: { type: 'game', players, humans: false, ...(rules ? { rules } : {}) }, names: list, hands },
    ...(error ? { error } : {}),
  };
};

/** A log as parsed JSON: the whole object, or its list of hands alone. */
export const readTenhou6 = (log: unknown): Tenhou6Reading => {
  const whole = isRecord(log) ? log : { log };
  if (!Array.isArray(whole.log)) {
    return reading([], undefined, undefined, { code: 'notThisLog', detail: 'no list of hands' });
  }
  const { hands, error } = readHands(whole.log);
  return reading(hands, whole.rule, whole.name, error);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A log as text. */
export const readTenhou6Text = (text: string): Tenhou6Reading => readTenhou6(parsed(text));
