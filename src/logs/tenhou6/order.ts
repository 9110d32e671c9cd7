// tenhou.net/6 keeps a list of draws and a list of discards for each seat, not the order between the seats. It follows
// from turns and calls, save that a seat may call a tile now or an equal one later: an order is right only if it uses
// up every item. All orders are counted, from each point once; the first right one is taken, early calls first.

import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Given, SeatItems, Taken } from './items.ts';

export type Move =
  | { readonly seat: Seat; readonly takes: Taken }
  | { readonly seat: Seat; readonly gives: Exclude<Given, { type: 'nothing' }> };

/** How far each seat's lists are used up, and what comes next. */
interface Point {
  readonly seat: Seat;
  /** `take`: the seat takes its next item; `give`: it gives; `claim`: its discard lies open. */
  readonly next: 'take' | 'give' | 'claim';
  readonly taken: readonly number[];
  readonly given: readonly number[];
}

interface Step {
  readonly to: Point;
  readonly move?: Move;
}

type Items = readonly SeatItems[];

const keyOf = ({ seat, next, taken, given }: Point): string => `${seat}${next}${taken},${given}`;

const bumped = (list: readonly number[], seat: Seat): readonly number[] =>
  list.map((n, s) => (s === seat ? n + 1 : n));

const nextTaken = (items: Items, { taken }: Point, seat: Seat): Taken | undefined =>
  items[seat]!.taken[taken[seat]!];
const nextGiven = (items: Items, { given }: Point, seat: Seat): Given | undefined =>
  items[seat]!.given[given[seat]!];

const isUsedUp = (items: Items, { taken, given }: Point): boolean =>
  items.every((s, seat) => s.taken.length === taken[seat] && s.given.length === given[seat]);

const take = (items: Items, at: Point, seat: Seat): Step | undefined => {
  const item = nextTaken(items, at, seat);
  if (item === undefined) return undefined;
  const to: Point = {
    ...at,
    seat,
    next: item.type === 'openKan' ? 'take' : 'give',
    taken: bumped(at.taken, seat),
  };
  if (item.type !== 'openKan') return { to, move: { seat, takes: item } };
  // Its discard list has a zero in that place.
  if (nextGiven(items, at, seat)?.type !== 'nothing') return undefined;
  return { to: { ...to, given: bumped(to.given, seat) }, move: { seat, takes: item } };
};

const give = (items: Items, at: Point): Step | undefined => {
  const item = nextGiven(items, at, at.seat);
  if (item === undefined || item.type === 'nothing') return undefined;
  const next = item.type === 'discard' ? 'claim' : 'take';
  return { to: { ...at, next, given: bumped(at.given, at.seat) }, move: { seat: at.seat, gives: item } };
};

/** The tile that lies open: the one named, or the one its seat took last. */
const openTile = (items: Items, { seat, taken, given }: Point): Tile | undefined => {
  const item = items[seat]!.given[given[seat]! - 1];
  if (item?.type !== 'discard') return undefined;
  if (item.tile !== undefined) return item.tile;
  const last = items[seat]!.taken[taken[seat]! - 1];
  return last?.type === 'draw' ? last.tile : undefined;
};

/** Tenhou's ring has four seats also where three play. */
const callsFrom = (item: Taken | undefined, caller: Seat, from: Seat, tile: Tile | undefined): boolean =>
  item !== undefined && item.type !== 'draw' && item.called === tile && (caller + item.from) % 4 === from;

const afterDiscard = (items: Items, at: Point): readonly Step[] => {
  const tile = openTile(items, at);
  const seats = items.map((_, seat) => seat as Seat);
  const callers = seats.filter(
    (seat) => seat !== at.seat && callsFrom(nextTaken(items, at, seat), seat, at.seat, tile),
  );
  const next = ((at.seat + 1) % items.length) as Seat;
  const goesOn = nextTaken(items, at, next)?.type === 'draw' ? [next] : [];
  return [...callers, ...goesOn].flatMap((seat) => take(items, at, seat) ?? []);
};

/** A turn begins with a tile of the wall; only a claim takes another's discard. */
const stepsFrom = (items: Items, at: Point): readonly Step[] => {
  if (at.next === 'claim') return afterDiscard(items, at);
  if (at.next === 'give') return [give(items, at) ?? []].flat();
  return nextTaken(items, at, at.seat)?.type === 'draw' ? [take(items, at, at.seat) ?? []].flat() : [];
};

/** Logs in use need some hundreds of points; lists made to be ambiguous would need millions. */
const MOST_POINTS = 50_000;

/** Counts right orders from each point, each point once. */
const counter = (items: Items): ((at: Point) => number) => {
  const counted = new Map<string, number>();
  const count = (at: Point): number => {
    const key = keyOf(at);
    const before = counted.get(key);
    if (before !== undefined) return before;
    if (counted.size > MOST_POINTS) return 0;
    const after = stepsFrom(items, at).reduce((sum, step) => sum + count(step.to), 0);
    const total = after + (isUsedUp(items, at) ? 1 : 0);
    counted.set(key, total);
    return total;
  };
  return count;
};

export interface Order {
  readonly moves: readonly Move[];
  /** How many orders use up every item; 0: none does, and `moves` is empty. */
  readonly readings: number;
}

export const orderOf = (items: Items, dealer: Seat): Order => {
  const none = items.map(() => 0);
  const start: Point = { seat: dealer, next: 'take', taken: none, given: none };
  const count = counter(items);
  const readings = count(start);
  const moves: Move[] = [];
  let at: Point | undefined = readings > 0 ? start : undefined;
  while (at !== undefined) {
    const step: Step | undefined = stepsFrom(items, at).find((s) => count(s.to) > 0);
    if (step?.move) moves.push(step.move);
    at = step?.to;
  }
  return { moves, readings };
};
