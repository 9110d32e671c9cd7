// From one position to the next reading, move by move. A page repaints after every move, so that one reading is one
// move further as a rule; where several came at once they are found again as long as only one order fits.

import type { TableEvent } from '../../table/event.ts';
import type { Discard } from '../../table/table.ts';
import { isKan, type Meld, tilesOf } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { without } from './own-hand.ts';
import type { Phase, Position, RiichiState } from './position.ts';
import {
  asideOf,
  type BoardReading,
  playersOf,
  type RiverTile,
  type SeatReading,
  seatsIn,
} from './reading.ts';

const STICK = 1000;

/** Scratch of one walk: what has been explained so far. */
export interface Walk {
  readonly before: BoardReading;
  readonly next: BoardReading;
  readonly events: TableEvent[];
  readonly rivers: Discard[][];
  readonly melds: Meld[][];
  readonly asides: Tile[][];
  readonly riichi: RiichiState[];
  readonly scores: (number | undefined)[];
  turn: Seat;
  phase: Phase;
  sticks: number;
  /** Draws not yet explained. */
  draws: number;
  /** Indicators explained. */
  indicators: number;
}

export const walkFrom = ({ reading, turn, phase, rivers, riichi }: Position, next: BoardReading): Walk => ({
  before: reading,
  next,
  events: [],
  rivers: rivers.map((r) => [...r]),
  melds: reading.seats.map((s) => [...s.melds]),
  asides: reading.seats.map((s) => [...asideOf(s)]),
  riichi: [...riichi],
  scores: reading.seats.map((s) => s.score),
  turn,
  phase,
  sticks: reading.sticks,
  draws: reading.wall - next.wall,
  indicators: reading.indicators.length,
});

/** The meld a seat makes next: an added kan that is new as a whole was a pon first. */
const comingMeld = (w: Walk, seat: Seat): Meld | undefined => {
  const made = w.melds[seat]!.length;
  const meld = w.next.seats[seat]!.melds[made];
  if (meld?.type !== 'addedKan') return meld;
  const { own, called, from } = meld;
  return { type: 'pon', own, called, from };
};

/** A call on a tile that `seat` throws, the next one its caller makes. */
const comingCall = (w: Walk, seat: Seat) => {
  for (const caller of seatsIn(w.next)) {
    const meld = comingMeld(w, caller);
    if (meld && meld.type !== 'closedKan' && meld.from === seat) return { caller, meld };
  }
  return undefined;
};

export const lying = (river: readonly Discard[]): readonly Discard[] =>
  river.filter((d) => d.calledBy === undefined);

const comingTile = (w: Walk, seat: Seat): RiverTile | undefined =>
  w.next.seats[seat]!.river[lying(w.rivers[seat]!).length];

/** The riichi of whoever threw last stands as soon as play goes on. */
export const acceptRiichi = (w: Walk): boolean => {
  if (w.riichi[w.turn] !== 'declared') return false;
  const score = w.scores[w.turn];
  w.riichi[w.turn] = 'accepted';
  w.scores[w.turn] = score === undefined ? undefined : score - STICK;
  w.sticks += 1;
  w.events.push({ type: 'riichi', seat: w.turn });
  return true;
};

/** Or with the stick, where the page lays it before play goes on. */
const layStick = (w: Walk): boolean =>
  w.phase === 'claim' && w.next.seats[w.turn]!.stick && w.next.sticks > w.sticks && acceptRiichi(w);

/** A kan owes an indicator, which the page turns with the move that follows it. */
const turnIndicator = (w: Walk): boolean => {
  const tile = w.next.indicators[w.indicators];
  const kans = w.melds.flat().filter(isKan).length;
  if (tile === undefined || w.indicators > kans) return false;
  w.indicators += 1;
  w.events.push({ type: 'indicator', tile });
  return true;
};

const call = (w: Walk): boolean => {
  const coming = w.phase === 'claim' ? comingCall(w, w.turn) : undefined;
  const river = w.rivers[w.turn]!;
  const last = river.at(-1);
  if (!coming || last?.tile !== coming.meld.called) return false;
  const { caller, meld } = coming;
  acceptRiichi(w);
  river[river.length - 1] = { ...last, calledBy: caller };
  w.melds[caller]!.push(meld);
  w.events.push({ type: 'meld', seat: caller, meld });
  w.turn = caller;
  w.phase = meld.type === 'openKan' ? 'kan' : 'discard';
  return true;
};

const draw = (w: Walk): boolean => {
  if (w.draws < 1 || !['deal', 'claim', 'kan'].includes(w.phase)) return false;
  const replacement = w.phase === 'kan';
  if (w.phase === 'claim') {
    acceptRiichi(w);
    w.turn = seatAfter(w.turn, 1, playersOf(w.next));
  }
  w.draws -= 1;
  w.events.push({ type: 'draw', seat: w.turn, ...(replacement && { replacement }) });
  w.phase = 'discard';
  return true;
};

/** Where a pon has become a kan. */
const addedAt = (w: Walk): number =>
  w.melds[w.turn]!.findIndex(
    (m, i) => m.type === 'pon' && w.next.seats[w.turn]!.melds[i]?.type === 'addedKan',
  );

/** The tile added to a known pon: not every page says which of two sideways tiles it is. */
const addedTo = (pon: Meld | undefined, kan: Meld): Meld => {
  if (pon?.type !== 'pon') return kan;
  const rest = without(tilesOf(kan), tilesOf(pon));
  return rest?.length === 1 ? { ...pon, type: 'addedKan', added: rest[0]! } : kan;
};

const kan = (w: Walk): boolean => {
  if (w.phase !== 'discard') return false;
  const melds = w.melds[w.turn]!;
  const at = addedAt(w);
  const place = at >= 0 ? at : melds.length;
  const meld = w.next.seats[w.turn]!.melds[place];
  if (meld?.type !== 'addedKan' && meld?.type !== 'closedKan') return false;
  if (at < 0 && meld.type === 'addedKan') return false;
  const made = addedTo(melds[place], meld);
  melds[place] = made;
  w.events.push({ type: 'meld', seat: w.turn, meld: made });
  w.phase = 'kan';
  return true;
};

const setAside = (w: Walk): boolean => {
  const aside = w.asides[w.turn]!;
  const tile = w.phase === 'discard' ? asideOf(w.next.seats[w.turn]!)[aside.length] : undefined;
  if (tile === undefined) return false;
  aside.push(tile);
  w.events.push({ type: 'aside', seat: w.turn, tile });
  w.phase = 'kan';
  return true;
};

/**
 * The tile just drawn, and no other in hand is like it. (majiang-core takes a plain five drawn beside a red one for a
 * tile out of the hand.)
 */
const isOnlyCopy = ({ concealed, drawn }: SeatReading, tile: Tile): boolean =>
  drawn === tile && typeof concealed !== 'number' && !concealed.includes(tile);

/** What goes out: the tile that lies there, or the one that was called away at once; neither or both: not known. */
const outgoing = (w: Walk) => {
  const seen = comingTile(w, w.turn);
  const called = comingCall(w, w.turn)?.meld.called;
  if (seen && called !== undefined) return undefined;
  if (!seen) return called === undefined ? undefined : { tile: called, sideways: false };
  const { tile, sideways, newest, drawn } = seen;
  if (!newest || drawn === undefined) return { tile, sideways };
  return { tile, sideways, drawn: drawn || isOnlyCopy(w.before.seats[w.turn]!, tile) };
};

const discard = (w: Walk): boolean => {
  const out = w.phase === 'discard' ? outgoing(w) : undefined;
  if (!out) return false;
  const declares = w.riichi[w.turn] === 'none' && (out.sideways || w.next.seats[w.turn]!.stick);
  const drawn = out.drawn === undefined ? {} : { drawn: out.drawn };
  const thrown: Discard = { tile: out.tile, ...drawn, ...(declares && { riichi: true as const }) };
  if (declares) w.riichi[w.turn] = 'declared';
  w.rivers[w.turn]!.push(thrown);
  w.events.push({ type: 'discard', seat: w.turn, ...thrown });
  w.phase = 'claim';
  return true;
};

const MOVES = [layStick, turnIndicator, call, draw, kan, setAside, discard] as const;

/** More moves at once than this are not told apart. */
const MOST_MOVES = 8;

export const walk = (w: Walk): void => {
  for (let i = 0; i < MOST_MOVES && MOVES.some((move) => move(w)); i++);
};
