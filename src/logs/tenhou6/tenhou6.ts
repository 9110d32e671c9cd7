// tenhou.net/6: the JSON log of Tenhou's log editor, which other services' logs are turned into as well.

import { isFields, parsed } from '../../clients/json.ts';
import { err, ok, type Result } from '../../result.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { LogError, LoggedHand, LogReading } from '../log.ts';
import { eventsOf } from './events.ts';
import { gameOf } from './head.ts';
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

const NOT_THIS: LogError = { code: 'notThisLog', detail: 'no list of hands' };

/** A log as parsed JSON: the whole object, or its list of hands alone. */
export const readTenhou6 = (log: unknown): Tenhou6Reading => {
  const list = isFields(log) ? log.log : log;
  const { hands, error } = Array.isArray(list) ? readHands(list) : { hands: [], error: NOT_THIS };
  return { hands, game: gameOf(log, playersOf(hands), hands), ...(error ? { error } : {}) };
};

/** A log as text. */
export const readTenhou6Text = (text: string): Tenhou6Reading => readTenhou6(parsed(text));
