// One hand of tenhou.net/6 as it lies in the file: for each seat the dealt tiles, what it took and what it gave.

import { err, ok, type Result } from '../../result.ts';
import type { Players } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Call, JUST_DRAWN, parseCall, tileOf } from './calls.ts';

/** What a seat took: a tile of the wall, or another's discard. */
export type Taken =
  | { readonly type: 'draw'; readonly tile: Tile }
  | Extract<Call, { from: number; called: Tile }>;

/** What it gave: a discard, a kan or a north. `nothing` stands in the place of an open kan's discard. */
export type Given =
  | { readonly type: 'discard'; readonly tile?: Tile; readonly riichi: boolean }
  | Extract<Call, { type: 'addedKan' | 'closedKan' | 'north' }>
  | { readonly type: 'nothing' };

export interface SeatItems {
  readonly dealt: readonly Tile[];
  readonly taken: readonly Taken[];
  readonly given: readonly Given[];
}

export interface HandItems {
  readonly players: Players;
  readonly kyoku: number;
  readonly honba: number;
  readonly sticks: number;
  readonly scores: readonly number[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
  readonly seats: readonly SeatItems[];
  readonly result: unknown;
}

const takenOf = (item: unknown): Taken | undefined => {
  if (typeof item === 'number') {
    const tile = tileOf(item);
    return tile === undefined ? undefined : { type: 'draw', tile };
  }
  const call = typeof item === 'string' ? parseCall(item) : undefined;
  return call && 'called' in call ? call : undefined;
};

const thrown = (item: number): Given | undefined => {
  if (item === 0) return { type: 'nothing' };
  if (item === JUST_DRAWN) return { type: 'discard', riichi: false };
  const tile = tileOf(item);
  return tile === undefined ? undefined : { type: 'discard', tile, riichi: false };
};

const givenOf = (item: unknown): Given | undefined => {
  if (typeof item === 'number') return thrown(item);
  const call = typeof item === 'string' ? parseCall(item) : undefined;
  if (call === undefined || 'called' in call) return undefined;
  if (call.type !== 'riichi') return call;
  return { type: 'discard', ...(call.tile === undefined ? {} : { tile: call.tile }), riichi: true };
};

const tileItem = (item: unknown): Tile | undefined => (typeof item === 'number' ? tileOf(item) : undefined);
const numberItem = (item: unknown): number | undefined => (typeof item === 'number' ? item : undefined);

const LONGEST = 40;

/** A bad item in a few words, however much it is. */
const said = (item: unknown): string =>
  typeof item === 'string'
    ? `«${item.slice(0, LONGEST)}»`
    : typeof item === 'number'
      ? `${item}`
      : typeof item;

/** More items than a hand can have. */
const MOST_ITEMS = 100;

/** Every item read; an error names the first that cannot be. */
const listOf = <T>(
  list: unknown,
  read: (item: unknown) => T | undefined,
  what: string,
): Result<readonly T[], 'damaged'> => {
  if (!Array.isArray(list)) return err('damaged', `${what} is no list`);
  if (list.length > MOST_ITEMS) return err('damaged', `${what} are ${list.length}`);
  const items: T[] = [];
  for (const [i, item] of list.entries()) {
    const value = read(item);
    if (value === undefined) return err('damaged', `${what}, item ${i}: ${said(item)}`);
    items.push(value);
  }
  return ok(items);
};

const SEAT_NAMES = ['first', 'second', 'third', 'fourth'];
/** Where the seats' lists begin, three a seat. */
const FIRST_SEAT = 4;

const seatItems = (hand: readonly unknown[], seat: number): Result<SeatItems, 'damaged'> => {
  const at = FIRST_SEAT + 3 * seat;
  const name = SEAT_NAMES[seat]!;
  const dealt = listOf(hand[at], tileItem, `the ${name} seat's dealt tiles`);
  const taken = listOf(hand[at + 1], takenOf, `the ${name} seat's draws`);
  const given = listOf(hand[at + 2], givenOf, `the ${name} seat's discards`);
  if (!dealt.ok) return dealt;
  if (!taken.ok) return taken;
  return given.ok ? ok({ dealt: dealt.value, taken: taken.value, given: given.value }) : given;
};

const seatsOfHand = (hand: readonly unknown[], players: Players): Result<readonly SeatItems[], 'damaged'> => {
  const seats: SeatItems[] = [];
  for (let seat = 0; seat < players; seat++) {
    const items = seatItems(hand, seat);
    if (!items.ok) return items;
    seats.push(items.value);
  }
  return ok(seats);
};

/** Three players leave the fourth seat's lists empty or out. */
const playersOf = (hand: readonly unknown[]): Players => {
  const fourth = hand[FIRST_SEAT + 9];
  return Array.isArray(fourth) && fourth.length === 13 ? 4 : 3;
};

/** Behind the lists of four seats, or of three where the fourth's were left out; absent while the hand goes on. */
const resultOf = (hand: readonly unknown[]): unknown =>
  hand[FIRST_SEAT + (hand.length >= FIRST_SEAT + 12 ? 12 : 9)];

interface Head {
  readonly round: readonly number[];
  readonly scores: readonly number[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
}

const headOf = (hand: readonly unknown[]): Result<Head, 'damaged'> => {
  const round = listOf(hand[0], numberItem, 'the round');
  const scores = listOf(hand[1], numberItem, 'the scores');
  const indicators = listOf(hand[2], tileItem, 'the dora indicators');
  const ura = listOf(hand[3], tileItem, 'the ura indicators');
  if (!round.ok) return round;
  if (!scores.ok) return scores;
  if (!indicators.ok) return indicators;
  if (!ura.ok) return ura;
  const head = { round: round.value, scores: scores.value, indicators: indicators.value, ura: ura.value };
  const whole = head.round.length >= 3 && head.scores.length >= 3 && head.indicators.length > 0;
  return whole ? ok(head) : err('damaged', 'the round, scores or dora indicators are not whole');
};

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0;

/** The gate: a hand of unknown origin, or what is wrong with it. */
export const parseHand = (hand: unknown): Result<HandItems, 'damaged'> => {
  if (!Array.isArray(hand) || hand.length < FIRST_SEAT + 9)
    return err('damaged', 'the hand is no list of lists');
  const head = headOf(hand);
  if (!head.ok) return head;
  const { scores, indicators, ura } = head.value;
  const players = playersOf(hand);
  if (players === 3 && (scores[3] ?? 0) !== 0)
    return err('damaged', 'the fourth seat has points, and its tiles are not whole');
  const seats = seatsOfHand(hand, players);
  if (!seats.ok) return seats;
  const [kyoku, honba, sticks] = head.value.round as [number, number, number];
  if (![kyoku, honba, sticks].every(isCount) || kyoku % 4 >= players)
    return err('damaged', `the round: ${kyoku}, ${honba}, ${sticks}`);
  return ok({
    players,
    kyoku,
    honba,
    sticks,
    scores,
    indicators,
    ura,
    seats: seats.value,
    result: resultOf(hand),
  });
};
