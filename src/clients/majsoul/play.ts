// The actions between deal and end.

import type { TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { kindOf, NORTH, plainTile, type Tile } from '../../tiles/tile.ts';
import {
  type Act,
  type Hand,
  indicatorEvents,
  meldsWith,
  moved,
  newIndicators,
  riichiEvents,
} from './hand.ts';
import type {
  ActionAnGangAddGang,
  ActionBaBei,
  ActionChiPengGang,
  ActionDealTile,
  ActionDiscardTile,
} from './messages.ts';
import type { Read } from './protobuf.ts';
import { fourOf, readSeat, readTile, readTiles } from './read.ts';
import { offersOf, told, toldDiscards, toldWaits } from './told.ts';

type Draw = Read<typeof ActionDealTile>;

/** Which discards lead to tenpai is not said, or not of all, once riichi binds the hand or the draw wins. */
const drawTold = (hand: Hand, m: Draw): TableEvent => {
  const discards = toldDiscards(m.tingpais);
  const all = !hand.riichi && !offersOf(m.operation).includes('tsumo');
  return told(m.operation, m.zhenting, discards.length > 0 || all ? { discards } : {});
};

export const draw: Act<Draw> = (hand, m) => {
  const seat = readSeat(m.seat, hand.players);
  const indicators = newIndicators(hand, m.doras);
  const mine = seat === hand.me;
  const tile = mine ? readTile(m.tile) : undefined;
  if (seat === undefined || indicators === undefined || (mine && tile === undefined)) return undefined;
  const drawn: TableEvent = {
    type: 'draw',
    seat,
    ...(tile !== undefined && { tile }),
    ...(hand.replacement === seat && { replacement: true as const }),
  };
  return {
    hand: moved(hand, { indicators: [...hand.indicators, ...indicators] }),
    events: [
      ...riichiEvents(hand, m.liqi),
      ...indicatorEvents(indicators),
      drawn,
      mine ? drawTold(hand, m) : told(m.operation, m.zhenting),
    ],
  };
};

/**
 * Whether the drawn tile went straight out. Of the dealer's first fourteen the service says never so: there it is known
 * only of the own hand, and only if the tile is not like the one that came last.
 */
const drawnOf = (hand: Hand, tile: Tile, moqie: boolean): { drawn?: boolean } => {
  if (!hand.opening) return { drawn: moqie };
  return hand.dealt !== undefined && hand.dealt !== tile ? { drawn: false } : {};
};

export const discard: Act<Read<typeof ActionDiscardTile>> = (hand, m) => {
  const seat = readSeat(m.seat, hand.players);
  const tile = readTile(m.tile);
  const indicators = newIndicators(hand, m.doras);
  if (seat === undefined || tile === undefined || indicators === undefined) return undefined;
  const riichi = m.is_liqi || m.is_wliqi;
  const mine = seat === hand.me;
  return {
    hand: moved(hand, {
      indicators: [...hand.indicators, ...indicators],
      shown: { seat, tile },
      riichi: hand.riichi || (mine && riichi),
    }),
    events: [
      { type: 'discard', seat, tile, ...drawnOf(hand, tile, m.moqie), ...(riichi && { riichi: true }) },
      ...indicatorEvents(indicators),
      told(m.operation, m.zhenting, mine ? { waits: toldWaits(m.tingpais) } : {}),
    ],
  };
};

const CALLS = ['chi', 'pon', 'openKan'] as const;
const OWN_TILES = { chi: 2, pon: 2, openKan: 3 } as const;

/** The group of a call: the tile that is not the caller's is the one shown last. */
const calledMeld = (hand: Hand, seat: Seat, m: Read<typeof ActionChiPengGang>): Meld | undefined => {
  const type = CALLS[m.type];
  const tiles = readTiles(m.tiles);
  if (type === undefined || tiles === undefined || hand.shown === undefined) return undefined;
  const own = tiles.filter((_, i) => m.froms[i] === seat);
  const [called, ...more] = tiles.filter((_, i) => m.froms[i] !== seat);
  if (own.length !== OWN_TILES[type] || more.length > 0 || called !== hand.shown.tile) return undefined;
  return { type, own, called, from: hand.shown.seat };
};

export const call: Act<Read<typeof ActionChiPengGang>> = (hand, m) => {
  const seat = readSeat(m.seat, hand.players);
  const meld = seat === undefined ? undefined : calledMeld(hand, seat, m);
  if (seat === undefined || meld === undefined) return undefined;
  const isKan = meld.type === 'openKan';
  // An open kan is followed by its draw, which tells the discards.
  const discards = seat === hand.me && !isKan ? { discards: toldDiscards(m.tingpais) } : {};
  return {
    hand: moved(hand, {
      melds: meldsWith(hand, seat, (melds) => [...melds, meld]),
      ...(isKan && { replacement: seat }),
    }),
    events: [
      ...riichiEvents(hand, m.liqi),
      { type: 'meld', seat, meld },
      told(m.operation, m.zhenting, discards),
    ],
  };
};

const ADDED = 2;
const CLOSED = 3;

/** The seat's groups with the kan among them, and the kan itself. */
const ownKan = (hand: Hand, seat: Seat, type: number, tile: Tile): [readonly Meld[], Meld] | undefined => {
  const melds = hand.melds[seat]!;
  if (type === CLOSED) {
    const kan: Meld = { type: 'closedKan', own: fourOf(tile, hand.redFives) };
    return [[...melds, kan], kan];
  }
  const at = melds.findIndex((m) => m.type === 'pon' && kindOf(m.called) === kindOf(tile));
  const pon = melds[at];
  if (type !== ADDED || pon?.type !== 'pon') return undefined;
  const kan: Meld = { ...pon, type: 'addedKan', added: tile };
  return [melds.with(at, kan), kan];
};

export const kan: Act<Read<typeof ActionAnGangAddGang>> = (hand, m) => {
  const seat = readSeat(m.seat, hand.players);
  const tile = readTile(m.tiles);
  const indicators = newIndicators(hand, m.doras);
  if (seat === undefined || tile === undefined || indicators === undefined) return undefined;
  const made = ownKan(hand, seat, m.type, tile);
  if (made === undefined) return undefined;
  const [melds, meld] = made;
  return {
    hand: moved(hand, {
      melds: meldsWith(hand, seat, () => melds),
      indicators: [...hand.indicators, ...indicators],
      shown: { seat, tile },
      replacement: seat,
    }),
    events: [{ type: 'meld', seat, meld }, ...indicatorEvents(indicators), told(m.operation, m.zhenting)],
  };
};

export const north: Act<Read<typeof ActionBaBei>> = (hand, m) => {
  const seat = readSeat(m.seat, hand.players);
  const indicators = newIndicators(hand, m.doras);
  if (seat === undefined || indicators === undefined || hand.players !== 3) return undefined;
  const tile = plainTile(NORTH);
  return {
    hand: moved(hand, {
      indicators: [...hand.indicators, ...indicators],
      shown: { seat, tile },
      replacement: seat,
    }),
    events: [{ type: 'aside', seat, tile }, ...indicatorEvents(indicators), told(m.operation, m.zhenting)],
  };
};
