// What must hold after every event, whatever happened: no more copies of a tile in sight than the set has, and hands
// of the size their turn gives them.

import { isKan, tilesOf } from '../tiles/meld.ts';
import { formatTile } from '../tiles/notation.ts';
import { FIVES, isFlower, isRedFive, plainTile, redTile, TILE_COUNT, type Tile } from '../tiles/tile.ts';
import { fail, seatName, type TableResult } from './error.ts';
import type { RuleHint } from './event.ts';
import { sizeOf } from './hand.ts';
import type { SeatState, Table } from './table.ts';

type Tally = Uint8Array;

const addAll = (tally: Tally, tiles: readonly Tile[]): void => {
  for (const tile of tiles) tally[tile]!++;
};

const addSeat = (tally: Tally, state: SeatState): void => {
  if (typeof state.concealed !== 'number') addAll(tally, state.concealed);
  if (state.drawn !== undefined && state.drawn !== 'hidden') tally[state.drawn]!++;
  for (const meld of state.melds) addAll(tally, tilesOf(meld));
  for (const { tile, calledBy } of state.river) if (calledBy === undefined) tally[tile]!++;
  addAll(tally, state.aside);
};

/** Every tile in sight of somebody, by its face as printed. */
const tilesInSight = (table: Table): Tally => {
  const tally = new Uint8Array(TILE_COUNT);
  for (const state of table.seats) addSeat(tally, state);
  addAll(tally, table.indicators);
  return tally;
};

/** Where the rules in force do not tell, a suit may have up to two red fives, as the widest set in use has. */
const redCopies = (rules: RuleHint | undefined, suit: number): { least: number; most: number } => {
  const stated = rules?.reds?.[suit];
  return stated === undefined ? { least: 0, most: 2 } : { least: stated, most: stated };
};

const tooManyFives = (tally: Tally, rules: RuleHint | undefined): Tile | undefined => {
  for (const [suit, five] of FIVES.entries()) {
    const red = redTile(five)!;
    const { least, most } = redCopies(rules, suit);
    if (tally[red]! > most) return red;
    const plain = tally[plainTile(five)]!;
    if (plain > 4 - least || plain + tally[red]! > 4) return plainTile(five);
  }
  return undefined;
};

const tooMany = (table: Table): Tile | undefined => {
  const tally = tilesInSight(table);
  for (let t = 0; t < TILE_COUNT; t++) {
    const tile = t as Tile;
    const most = isFlower(tile) ? 1 : 4;
    if (tally[t]! > most && !isRedFive(tile)) return tile;
  }
  return tooManyFives(tally, table.rules);
};

/** 13 less three a meld; one more for the seat that has just called and is to throw. */
const expectedSize = (table: Table, seat: number): number => {
  const called = table.phase === 'discard' && table.turn === seat && table.justCalled !== undefined;
  return 13 - 3 * table.seats[seat]!.melds.length + (called ? 1 : 0);
};

const wrongSize = (table: Table): number =>
  table.seats.findIndex((state, seat) => sizeOf(state.concealed) !== expectedSize(table, seat));

const MOST_INDICATORS = 5;

/** One is turned up with the deal and one with each kan. */
const areTooManyIndicators = ({ indicators, seats, unknown }: Table): boolean => {
  const kans = seats.flatMap((s) => s.melds).filter(isKan).length;
  const due = unknown.includes('melds') ? MOST_INDICATORS : Math.min(1 + kans, MOST_INDICATORS);
  return indicators.length > due;
};

/** The table, if it can be one. */
export const check = (table: Table): TableResult => {
  const tile = tooMany(table);
  if (tile !== undefined)
    return fail('tooManyCopies', `more copies of ${formatTile(tile)} in sight than the set has`);
  if (areTooManyIndicators(table))
    return fail('tooManyIndicators', `${table.indicators.length} indicators are more than the kans turn up`);
  const seat = wrongSize(table);
  if (seat >= 0) {
    const { concealed, melds } = table.seats[seat]!;
    const name = seatName(table.round, seat as 0);
    return fail('handSize', `${name} holds ${sizeOf(concealed)} tiles beside ${melds.length} melds`);
  }
  return { ok: true, value: table };
};
