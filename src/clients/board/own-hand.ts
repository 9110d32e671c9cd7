// The own hand says which tiles were drawn: what it holds now and what it gave away, less what it held before.

import type { TableEvent } from '../../table/event.ts';
import type { Seat } from '../../tiles/seat.ts';
import { compareTiles, type Tile } from '../../tiles/tile.ts';
import { type BoardReading, heldCount, heldTiles } from './reading.ts';

/** `tiles` without `others`; undefined if one of those is missing. */
export const without = (tiles: readonly Tile[], others: readonly Tile[]): readonly Tile[] | undefined => {
  const left = [...tiles];
  for (const t of others) {
    const place = left.indexOf(t);
    if (place < 0) return undefined;
    left.splice(place, 1);
  }
  return left.sort(compareTiles);
};

/** How many tiles left a seat's hand by an event: those of a kong that lies face down are not seen. */
const countGiven = (event: TableEvent, seat: Seat): number =>
  event.type === 'meld' && event.seat === seat && event.meld.type === 'closedKan'
    ? 4
    : givenBy(event, seat).length;

/** Tiles that left a seat's hand by an event. */
const givenBy = (event: TableEvent, seat: Seat): readonly Tile[] => {
  if ((event.type === 'discard' || event.type === 'aside') && event.seat === seat) return [event.tile];
  if (event.type !== 'meld' || event.seat !== seat) return [];
  return event.meld.type === 'addedKan' ? [event.meld.added] : event.meld.own;
};

const isDrawOf = (event: TableEvent, seat: Seat): boolean => event.type === 'draw' && event.seat === seat;

/** The same change of hand for a seat of which only the number of tiles is seen. */
const countFits = (
  events: readonly TableEvent[],
  before: BoardReading,
  after: BoardReading,
  seat: Seat,
): boolean => {
  const given = events.reduce((sum, e) => sum + countGiven(e, seat), 0);
  const draws = events.filter((e) => isDrawOf(e, seat)).length;
  return heldCount(before.seats[seat]!) + draws - given === heldCount(after.seats[seat]!);
};

const drawnTiles = (
  events: readonly TableEvent[],
  before: BoardReading,
  after: BoardReading,
): readonly Tile[] | undefined => {
  const had = heldTiles(before.seats[before.me]!);
  const has = heldTiles(after.seats[after.me]!);
  if (!had || !has) return undefined;
  return without([...has, ...events.flatMap((e) => givenBy(e, before.me))], had);
};

/** In the order they were drawn. Of two, the last is the one that still lies apart. */
const inOrder = (drawn: readonly Tile[], apart: Tile | 'hidden' | undefined): readonly Tile[] | undefined => {
  if (drawn.length < 2) return drawn;
  if (drawn.length > 2 || apart === undefined || apart === 'hidden') return undefined;
  const first = without(drawn, [apart]);
  return first && [...first, apart];
};

/** The own draws with their tiles. Undefined where a hand does not add up, or the own draws cannot be told apart. */
export const withOwnDraws = (
  events: readonly TableEvent[],
  before: BoardReading,
  after: BoardReading,
): readonly TableEvent[] | undefined => {
  const { me } = before;
  if (!before.seats.every((_, s) => s === me || countFits(events, before, after, s as Seat)))
    return undefined;
  const drawn = drawnTiles(events, before, after);
  const count = events.filter((e) => isDrawOf(e, me)).length;
  const tiles = drawn?.length === count ? inOrder(drawn, after.seats[me]!.drawn) : undefined;
  if (!tiles) return undefined;
  const queue = [...tiles];
  return events.map((e) => (e.type === 'draw' && e.seat === me ? { ...e, tile: queue.shift()! } : e));
};
