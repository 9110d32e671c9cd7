// Tenhou numbers the 136 tiles: four copies a kind, m p s z with white green red; the first copy of each five is red,
// where the game has red fives. A call is one 16-bit number; its layout: docs of `meldOf`.

import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Kind, NORTH, plainTile, redTile, type Tile } from '../../tiles/tile.ts';

/** A tile's number, 0–135. */
export type Id = number;

export const isId = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 136;

/** Whether the game is played with red fives. */
export type Reds = boolean;

export const tileOf = (id: Id, reds: Reds): Tile => {
  const kind = Math.floor(id / 4) as Kind;
  const red = reds && id % 4 === 0 ? redTile(kind) : undefined;
  return red ?? plainTile(kind);
};

export const tilesOfIds = (ids: readonly Id[], reds: Reds): readonly Tile[] =>
  ids.map((id) => tileOf(id, reds));

/** Kinds of the seven places a run can begin at in each suit. */
const RUN_STARTS = 7;

/** Bits of a call: its own layout begins behind them. */
const FROM = 0b11;
const IS_CHI = 1 << 2;
const IS_PON = 1 << 3;
const IS_ADDED = 1 << 4;
const KIND_OF_CALL = 0x3f;
const IS_NORTH = 0x20;

/** A call as Tenhou numbers it; `from` counts seats to the caller's right. */
export type Call =
  | {
      readonly type: 'chi' | 'pon' | 'openKan';
      readonly own: readonly Id[];
      readonly called: Id;
      readonly from: number;
    }
  | {
      readonly type: 'addedKan';
      readonly own: readonly Id[];
      readonly called: Id;
      readonly from: number;
      readonly added: Id;
    }
  | { readonly type: 'closedKan'; readonly own: readonly Id[] }
  | { readonly type: 'north'; readonly tile: Id };

const others = (ids: readonly Id[], called: Id): readonly Id[] => ids.filter((id) => id !== called);

/** Bits 3–8 the copy of each tile in the run, from bit 10: place of the run × 3 + which of its tiles was called. */
const chiOf = (code: number): Call | undefined => {
  const place = Math.floor((code >> 10) / 3);
  if (place >= 3 * RUN_STARTS) return undefined;
  const base = Math.floor(place / RUN_STARTS) * 9 + (place % RUN_STARTS);
  const ids = [0, 1, 2].map((i) => (base + i) * 4 + ((code >> (3 + 2 * i)) & 3));
  const called = ids[(code >> 10) % 3]!;
  return { type: 'chi', own: others(ids, called), called, from: code & FROM };
};

/** Bits 5–6 the copy left out (the added one), from bit 9: kind × 3 + which of the three was called. */
const ponOf = (code: number): Call | undefined => {
  const kind = Math.floor((code >> 9) / 3);
  if (kind >= 34) return undefined;
  const left = (code >> 5) & 3;
  const ids = [0, 1, 2, 3].filter((copy) => copy !== left).map((copy) => kind * 4 + copy);
  const called = ids[(code >> 9) % 3]!;
  const pon = { own: others(ids, called), called, from: code & FROM };
  if (code & IS_PON) return { type: 'pon', ...pon };
  return { type: 'addedKan', ...pon, added: kind * 4 + left };
};

/** From bit 8: the called tile; of a closed kan, any of the four. */
const kanOf = (code: number): Call | undefined => {
  const called = code >> 8;
  if (!isId(called)) return undefined;
  const first = called - (called % 4);
  const ids = [first, first + 1, first + 2, first + 3];
  const from = code & FROM;
  if (from === 0) return { type: 'closedKan', own: ids };
  return { type: 'openKan', own: others(ids, called), called, from };
};

const northOf = (code: number): Call | undefined => {
  const tile = code >> 8;
  return Math.floor(tile / 4) === NORTH ? { type: 'north', tile } : undefined;
};

const isTaken = (call: Call): boolean => 'from' in call && call.from === 0;

/** Undefined for a number that is no call. */
export const callOf = (code: number): Call | undefined => {
  if (!Number.isInteger(code) || code < 0 || code > 0xffff) return undefined;
  const call =
    code & IS_CHI
      ? chiOf(code)
      : code & (IS_PON | IS_ADDED)
        ? ponOf(code)
        : (code & KIND_OF_CALL) === IS_NORTH
          ? northOf(code)
          : kanOf(code);
  return call && isTaken(call) ? undefined : call;
};

/** The meld of a call by `caller`, seats counted in Tenhou's ring of four. */
export const meldOf = (call: Exclude<Call, { type: 'north' }>, caller: number, reds: Reds): Meld => {
  const own = tilesOfIds(call.own, reds);
  if (call.type === 'closedKan') return { type: 'closedKan', own };
  const called = tileOf(call.called, reds);
  const from = ((caller + call.from) % 4) as Seat;
  if (call.type === 'addedKan')
    return { type: 'addedKan', own, called, from, added: tileOf(call.added, reds) };
  return { type: call.type, own, called, from };
};
