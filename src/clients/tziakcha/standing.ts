// The table as it stands on joining it again. It tells the own hand, the groups, how many flowers lie aside and how many tiles
// are left; what was thrown it does not tell in any way that is known, nor whose turn it is unless the viewer's.

import type { SeatState, Table, Unknown } from '../../table/table.ts';
import type { Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { mcrRules, roundOf, SEATS } from '../mcr-deal.ts';
import { ALL } from './flowers.ts';
import type { Flower, Hand } from './reading.ts';
import type { Player, Standing } from './said.ts';
import { isFlowerId, meldOf, tileOf } from './tiles.ts';

const heldFlowers = ({ players, seat }: Standing): readonly Flower[] =>
  players[seat]!.hand.filter(isFlowerId).map((id) => ({ id, tile: tileOf(id) }));

/** How many flowers each has is told, not which: any that the viewer does not hold may stand. */
const asideOf = (standing: Standing): readonly (readonly Tile[])[] => {
  const held = heldFlowers(standing).map(({ tile }) => tile);
  const free = ALL.filter((tile) => !held.includes(tile));
  return standing.players.map(({ flowers }) => free.splice(0, Math.max(0, flowers)));
};

/** Tiles left after the deal, the dealer's first among them. */
const AFTER_DEAL = 91;

/** Nobody has drawn but what replaced a flower: the dealer is still to throw. */
const isOpening = ({ players, wall }: Standing): boolean =>
  players.every(({ packs }) => packs.length === 0) &&
  wall === AFTER_DEAL - players.reduce((sum, { flowers }) => sum + flowers, 0);

const meldsOf = ({ packs }: Player, seat: Seat): readonly Meld[] =>
  packs.flatMap((word) => meldOf(word, seat) ?? []);

type Held = Pick<SeatState, 'concealed' | 'drawn' | 'drawnFrom'>;

const heldBy = (standing: Standing, seat: Seat, melds: number): Held => {
  const size = 13 - 3 * melds;
  if (seat !== standing.seat) return { concealed: size };
  const tiles = standing.players[seat]!.hand.map(tileOf);
  const concealed = tiles.slice(0, size);
  const drawn = tiles[size];
  return drawn === undefined ? { concealed } : { concealed, drawn, drawnFrom: 'wall' };
};

const UNKNOWN: readonly Unknown[] = ['rivers', 'passed', 'timing'];

const unknownOf = ({ wall }: Standing, holds: boolean): readonly Unknown[] => [
  ...UNKNOWN,
  ...(wall === undefined ? (['wall'] as const) : []),
  ...(holds ? [] : (['turn'] as const)),
];

const seatOf = (standing: Standing, seat: Seat, aside: readonly Tile[], score: number): SeatState => {
  const melds = meldsOf(standing.players[seat]!, seat);
  return {
    ...heldBy(standing, seat, melds.length),
    melds,
    river: [],
    aside,
    riichi: 'none',
    doubleRiichi: false,
    ippatsu: false,
    score,
  };
};

const WALL = 92;

export const tableOf = (standing: Standing, scores: readonly number[]): Table => {
  const aside = asideOf(standing);
  const seats = SEATS.map((seat) => seatOf(standing, seat, aside[seat]!, scores[seat]!));
  const holds = seats[standing.seat]!.drawn !== undefined;
  return {
    seq: 0,
    round: roundOf(standing.hand, scores),
    rules: mcrRules(),
    humans: true,
    me: standing.seat,
    seats,
    indicators: [],
    wall: standing.wall ?? WALL,
    riichiSticks: 0,
    turn: standing.seat,
    phase: holds ? 'discard' : 'draw',
    untouched: isOpening(standing),
    passed: [],
    passedInRiichi: [],
    unknown: unknownOf(standing, holds),
    told: {},
  };
};

export const handOf = (standing: Standing, table: Table): Hand => {
  const { seat, hand, players } = standing;
  const own = players[seat]!.hand;
  const last = own.at(-1);
  return {
    me: seat,
    number: hand,
    begun: !isOpening(standing),
    flowers: heldFlowers(standing),
    out: asideOf(standing).flat(),
    replacement: false,
    joined: true,
    ...(table.unknown.includes('turn') ? { unplaced: table } : {}),
    ...(own.length % 3 === 2 && last !== undefined ? { drawn: { seat, id: last } } : {}),
  };
};
