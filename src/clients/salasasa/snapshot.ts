// The start of a hand, or the table as it stands on joining it: one message tells both. What it does not tell is named: who is
// to act, unless the viewer holds a tile too many.

import type { TableEvent } from '../../table/event.ts';
import type { Discard, SeatState, Table, Unknown } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import { dealEvents, mcrRules, roundOf, SEATS } from '../mcr-deal.ts';
import { meldOfMask } from './groups.ts';
import type { Player, Start } from './said.ts';

const isFresh = ({ river, masks, flowers, count }: Player): boolean =>
  river.length + masks.length + flowers.length === 0 && count >= 13;

/** Nobody has done anything yet. */
export const isDeal = ({ players }: Start): boolean => players.every(isFresh);

/** Somebody has thrown or called. */
export const hasBegun = ({ players }: Start): boolean =>
  players.some(({ river, masks }) => river.length + masks.length > 0);

export const scoresOf = ({ players }: Start): BySeat<number> => players.map(({ score }) => score);

export const dealOf = (start: Start, me: Seat): readonly TableEvent[] =>
  dealEvents(
    roundOf(start.hand, scoresOf(start)),
    me,
    start.players.map(({ hand, count }) => hand ?? count),
  );

const meldsOf = ({ masks }: Player, seat: Seat): readonly Meld[] =>
  masks.flatMap((mask) => meldOfMask(mask, seat) ?? []);

/** A seat's discards that lie in others' melds. */
const calledAway = (melds: BySeat<readonly Meld[]>, seat: Seat): readonly Discard[] =>
  melds.flatMap((list, caller) =>
    list.flatMap((meld) =>
      'from' in meld && meld.from === seat ? [{ tile: meld.called, calledBy: caller as Seat }] : [],
    ),
  );

const held = (
  { hand, count }: Player,
  melds: number,
): Pick<SeatState, 'concealed' | 'drawn' | 'drawnFrom'> => {
  const size = 13 - 3 * melds;
  const whole = hand?.length ?? count;
  const concealed = hand?.slice(0, size) ?? size;
  if (whole <= size) return { concealed };
  return { concealed, drawn: hand?.[size] ?? 'hidden', drawnFrom: 'wall' };
};

const seatsOf = ({ players }: Start): BySeat<SeatState> => {
  const melds = players.map((player, seat) => meldsOf(player, seat as Seat));
  return players.map((player, seat) => ({
    ...held(player, melds[seat]!.length),
    melds: melds[seat]!,
    river: [...calledAway(melds, seat as Seat), ...player.river.map((tile) => ({ tile }))],
    aside: player.flowers,
    riichi: 'none',
    doubleRiichi: false,
    ippatsu: false,
    score: player.score,
  }));
};

/** Four of each face, and eight flowers. */
const TILES = 144;

/** Tiles of a seat that lie or stand somewhere. */
const tilesOf = ({ hand, count, river, masks, flowers }: Player): number =>
  (hand?.length ?? count) + river.length + masks.flat().length / 2 + flowers.length;

/** No discard is missing where every tile of the game has its place. Who let what pass matters to nobody here. */
const unknownOf = ({ players, wall }: Start, isPlaced: boolean): readonly Unknown[] => {
  const placed = players.reduce((sum, player) => sum + tilesOf(player), wall);
  return [...(placed === TILES ? [] : ['rivers' as const]), ...(isPlaced ? [] : ['turn' as const])];
};

/** Whoever holds a tile too many is to act; with nobody holding one, who is to act shows itself next. */
export const tableOf = (start: Start, me: Seat, humans: boolean): Table => {
  const seats = seatsOf(start);
  const holder = SEATS.find((seat) => seats[seat]!.drawn !== undefined);
  return {
    seq: 0,
    round: roundOf(start.hand, scoresOf(start)),
    rules: mcrRules(start.minimum),
    humans,
    me,
    seats,
    indicators: [],
    wall: start.wall,
    riichiSticks: 0,
    turn: holder ?? start.turn,
    phase: holder === undefined ? 'draw' : 'discard',
    untouched: !hasBegun(start),
    passed: [],
    passedInRiichi: [],
    unknown: unknownOf(start, holder !== undefined),
    told: {},
  };
};
