// The ticks of a Salasasa record, `[what, …]`. Early ones are shorter than today's: what both have is enough. Whose turn it is
// stands in none of them; it follows from the order.

import { integer, listOf, text } from '../../clients/json.ts';
import { isSeat } from '../../clients/mcr-deal.ts';
import { tileOf } from '../../clients/salasasa/tiles.ts';
import type { Meld } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Telling, tellDiscard, tellDraw, tellFlower, tellMeld } from '../telling.ts';

export type Tick = readonly unknown[];

export interface Turn {
  readonly t: Telling;
  readonly seat: Seat;
  /** A flower set aside whose replacement is the next tick. */
  readonly flower?: { readonly tile: Tile; readonly seat: Seat };
}

const copies = (tile: Tile, count: number): readonly Tile[] => Array.from({ length: count }, () => tile);

const seatIn = (tick: Tick): Seat | undefined => (isSeat(tick[2]) ? tick[2] : undefined);

type Tell = (turn: Turn, tick: Tick, tile: Tile) => Turn | undefined;

const flower: Tell = (turn, tick, tile) => {
  const seat = seatIn(tick);
  return seat === undefined ? undefined : { ...turn, flower: { tile, seat } };
};

/** Flowers of the deal leave the first turn with the dealer. */
const replacement: Tell = ({ flower: set, t, seat }, _, tile) =>
  set && { t: tellFlower(t, set.seat, set.tile, tile), seat: t.begun ? set.seat : seat };

const draw: Tell = (turn, _, tile) => {
  const { shown } = turn.t;
  const seat = shown ? seatAfter(shown.seat, 1, 4) : turn.seat;
  return { t: tellDraw(turn.t, seat, tile), seat };
};

const kanDraw: Tell = ({ t, seat }, _, tile) => ({ t: tellDraw(t, seat, tile), seat });

/** The dealer is dealt 14 tiles, so that the first discard always counts as from the hand. */
const discard: Tell = ({ t, seat }, tick, tile) => ({
  t: tellDiscard(t, seat, tile, t.begun ? tick[2] === 'T' : undefined),
  seat,
});

/** Where the called tile stands in its run decides the two of the hand. */
const chi =
  (...steps: readonly [number, number]): Tell =>
  ({ t }, tick, tile) => {
    const seat = seatIn(tick);
    if (seat === undefined || t.shown === undefined) return undefined;
    const own = steps.map((step) => (tile + step) as Tile);
    const meld: Meld = { type: 'chi', own, called: tile, from: t.shown.seat };
    return { t: tellMeld(t, seat, meld), seat };
  };

const same =
  (type: 'pon' | 'openKan', count: number): Tell =>
  ({ t }, tick, tile) => {
    const seat = seatIn(tick);
    if (seat === undefined || t.shown === undefined) return undefined;
    const meld: Meld = { type, own: copies(tile, count), called: tile, from: t.shown.seat };
    return { t: tellMeld(t, seat, meld), seat };
  };

const closedKan: Tell = ({ t, seat }, _, tile) => ({
  t: tellMeld(t, seat, { type: 'closedKan', own: copies(tile, 4) }),
  seat,
});

/** The table knows the pon: whose tile it took is its business. */
const addedKan: Tell = ({ t, seat }, _, tile) => {
  const pon = { own: copies(tile, 2), called: tile, from: seatAfter(seat, -1, 4) };
  return { t: tellMeld(t, seat, { type: 'addedKan', ...pon, added: tile }), seat };
};

const TELLS: Readonly<Record<string, Tell>> = {
  bh: flower,
  bd: replacement,
  d: draw,
  gd: kanDraw,
  c: discard,
  cl: chi(-2, -1),
  cm: chi(-1, 1),
  cr: chi(1, 2),
  p: same('pon', 2),
  g: same('openKan', 3),
  ag: closedKan,
  jg: addedKan,
};

/** A call that another went before, and the mark behind the last tick. */
const SILENT: ReadonlySet<string> = new Set(['ca', 'end']);

export const nameOf = (tick: Tick): string => text(tick[0]) ?? '';

/** Undefined: cannot be read. */
export const tellTick = (turn: Turn, tick: Tick): Turn | undefined => {
  const name = nameOf(tick);
  if (SILENT.has(name)) return turn;
  const tile = tileOf(tick[1]);
  return tile === undefined || !Object.hasOwn(TELLS, name) ? undefined : TELLS[name]!(turn, tick, tile);
};

export interface Hu {
  readonly seat: Seat;
  readonly selfDrawn: boolean;
  readonly fan: number;
  readonly fans: readonly string[];
  readonly changes: readonly number[];
}

const SELF_DRAWN = 'hu_self';
const HU: ReadonlySet<string> = new Set([SELF_DRAWN, 'hu_first', 'hu_second', 'hu_third']);

export const isHu = (tick: Tick): boolean => HU.has(nameOf(tick));

export const huOf = (tick: Tick): Hu | undefined => {
  const [name, seat, fan, fans, changes] = tick;
  const four = listOf(changes).map((n) => integer(n) ?? 0);
  if (!isSeat(seat) || four.length !== 4) return undefined;
  return {
    seat,
    selfDrawn: name === SELF_DRAWN,
    fan: integer(fan) ?? 0,
    fans: listOf(fans).flatMap((one) => text(one) ?? []),
    changes: four,
  };
};
