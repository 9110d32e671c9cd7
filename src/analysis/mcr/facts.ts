// What every question of an MCR analysis is asked about: the table, the rules in force, what this player can see, and
// what lies open to everyone, which alone makes a last tile.

import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Win } from '../../rules/rules.ts';
import { seenCounts } from '../../table/seen.ts';
import type { Claimable, SeatState, Table } from '../../table/table.ts';
import { addTo, emptyCounts, type Tally } from '../../tiles/counts.ts';
import { isKan, tilesOf } from '../../tiles/meld.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';
import { type Kind, kindOf, type Tile } from '../../tiles/tile.ts';
import { liveKinds } from '../hand.ts';
import { isLastTile, mySeat } from '../situation.ts';

export { flowersHeld, plainHeld } from '../flowers.ts';

export interface McrFacts {
  readonly table: Table;
  readonly options: McrOptions;
  /** Copies nobody has shown to this player, by kind. */
  readonly live: readonly number[];
  /** Copies in rivers and exposed melds. */
  readonly open: Tally;
}

const openTiles = ({ river, melds }: SeatState): readonly Tile[] => [
  ...river.filter((d) => d.calledBy === undefined).map((d) => d.tile),
  ...melds.filter((m) => m.type !== 'closedKan').flatMap(tilesOf),
];

export const factsOf = (table: Table, options: McrOptions): McrFacts => {
  const open = emptyCounts();
  addTo(open, table.seats.flatMap(openTiles));
  return { table, options, live: liveKinds(seenCounts(table), 4), open };
};

/** The facts once a tile of the own hand lies in the river. */
export const afterThrow = (facts: McrFacts, tile: Tile): McrFacts => {
  const open = facts.open.slice();
  open[kindOf(tile)]!++;
  return { ...facts, open };
};

/** Where each seat draws from a wall of its own, the last tile of all walls together says nothing. */
export const isLast = (table: Table): boolean => table.round.ownWalls !== true && isLastTile(table);

/** Tiles left to a seat that draws from a wall of its own: each of its discards followed a draw, or a claim. */
const ownWallLeft = ({ seats, round }: Table, seat: Seat): number => {
  const { river, melds, drawn } = seats[seat]!;
  const kongs = melds.filter(isKan).length;
  const claimed = melds.filter((m) => m.type !== 'closedKan').length;
  return round.wall / 4 - (river.length + kongs - claimed + (drawn === undefined ? 0 : 1));
};

/** What this seat holds or has thrown is the last there is: with walls of their own, where the next to draw has none. */
const isLastOf = (table: Table, seat: Seat): boolean => {
  if (!table.round.ownWalls) return isLastTile(table);
  return table.unknown.length === 0 && ownWallLeft(table, seatAfter(seat, 1, 4)) === 0;
};

const lastCopy = (open: number): Pick<Win, 'lastCopy'> => (open === 3 ? { lastCopy: true } : {});

/** What can be foreseen of a win on a kind; whether its self-draw will be the last tile cannot. */
export const foreseen = ({ open }: Pick<McrFacts, 'open'>, kind: Kind): Pick<Win, 'lastCopy'> =>
  lastCopy(open[kind]!);

/** The win on the tile that may be claimed; it lies open itself. */
export const claimWin = ({ table, open }: McrFacts, { tile, seat, by }: Claimable): Win => ({
  tile,
  from: seat,
  by,
  last: by === 'discard' && isLastOf(table, seat),
  ...(by === 'discard' ? lastCopy(open[kindOf(tile)]! - 1) : {}),
});

/** The self-draw of the tile just drawn: here a replacement tile may be the last one, too. */
export const drawWin = (facts: McrFacts, tile: Tile): Win => ({
  tile,
  by: mySeat(facts.table).drawnFrom ?? 'wall',
  last: isLastOf(facts.table, facts.table.me),
  ...foreseen(facts, kindOf(tile)),
});
