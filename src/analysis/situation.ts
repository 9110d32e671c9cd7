// A table and a hand become one seat's facts, so that rules never see a table. The hand is given apart: the same
// table is asked about the hand at rest, after each discard and after each call. Nothing is guessed: ura indicators
// are left out, and whether a coming draw is the last one is not known.

import type { Shown, Situation, Win } from '../rules/rules.ts';
import type { Claimable, SeatState, Table } from '../table/table.ts';
import { type Meld, tilesOf } from '../tiles/meld.ts';
import { seatWindOf } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';

/** Tiles in hand and called groups: 3n + 1 tiles at rest, 3n + 2 with a drawn one or after a call. */
export interface Held {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

export const mySeat = (table: Table): SeatState => table.seats[table.me]!;

/** The viewer's hand without a drawn tile; undefined while its tiles are hidden. */
export const heldOf = (table: Table): Held | undefined => {
  const { concealed, melds } = mySeat(table);
  return typeof concealed === 'number' ? undefined : { concealed, melds };
};

/** The tile just drawn, if the viewer holds one. */
export const drawnOf = (table: Table): Tile | undefined => {
  const { drawn } = mySeat(table);
  return drawn === 'hidden' ? undefined : drawn;
};

/** A tile less: the very tile, so that of a red and a plain five the right one goes. */
export const without = (tiles: readonly Tile[], tile: Tile): readonly Tile[] => {
  const at = tiles.indexOf(tile);
  return at < 0 ? tiles : [...tiles.slice(0, at), ...tiles.slice(at + 1)];
};

export const withoutAll = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] =>
  gone.reduce(without, tiles);

const shownOf = ({ tile, seat, by }: Claimable): Shown => ({ tile, seat, by });

/** Nobody has called, and the own first tile is still to be thrown. */
const isFirstTurn = (table: Table): boolean => table.untouched && mySeat(table).river.length === 0;

/** Said on the first turn it is a double one already before its tile is out. */
const riichiOf = (table: Table): Situation['riichi'] => {
  const { riichi, doubleRiichi } = mySeat(table);
  if (riichi === 'none') return 'none';
  return doubleRiichi || isFirstTurn(table) ? 'double' : 'riichi';
};

/** The viewer's facts with the hand it holds, or with another one. */
export const situationOf = (table: Table, held: Held): Situation => {
  const { round, me } = table;
  const mine = mySeat(table);
  return {
    players: round.players,
    seat: me,
    dealer: round.dealer,
    roundWind: round.wind,
    seatWind: seatWindOf(me, round.dealer, round.players),
    concealed: held.concealed,
    melds: held.melds,
    aside: mine.aside,
    river: mine.river.map((d) => d.tile),
    passed: table.passed.map(shownOf),
    passedInRiichi: table.passedInRiichi.map(shownOf),
    riichi: riichiOf(table),
    ...(mine.open ? { openRiichi: true } : {}),
    ippatsu: mine.ippatsu,
    firstTurn: isFirstTurn(table),
    indicators: table.indicators,
    honba: round.honba,
    riichiSticks: table.riichiSticks,
  };
};

/** The facts once `tile` has been thrown and `concealed` is left. What was passed before is forgotten, in riichi not. */
export const afterDiscard = (s: Situation, concealed: readonly Tile[], tile: Tile): Situation => ({
  ...s,
  concealed,
  river: [...s.river, tile],
  passed: [],
  firstTurn: false,
  ippatsu: false,
});

/** The facts had riichi been declared with the last discard: its stick lies on the table; ippatsu is not counted on. */
export const inRiichi = (after: Situation, before: Situation): Situation => ({
  ...after,
  riichi: before.firstTurn ? 'double' : 'riichi',
  riichiSticks: after.riichiSticks + 1,
});

/** The facts had riichi been declared in a turn to come: that it will be a double one is not counted on. */
export const laterRiichi = (s: Situation): Situation => {
  const later = { ...s, firstTurn: false };
  return inRiichi(later, later);
};

/** The facts with the tile on the table let pass. */
export const afterPass = (s: Situation, shown: Claimable): Situation => ({
  ...s,
  passed: [...s.passed, shownOf(shown)],
  passedInRiichi: s.riichi === 'none' ? s.passedInRiichi : [...s.passedInRiichi, shownOf(shown)],
});

/** No live tile is left. Where the number is not known, none is taken to be the last. */
export const isLastTile = ({ wall, unknown }: Table): boolean => wall === 0 && !unknown.includes('wall');

/** The self-draw of the tile just drawn. A replacement tile is never the last of the live wall. */
export const drawWin = (table: Table, tile: Tile): Win => {
  const by = mySeat(table).drawnFrom ?? 'wall';
  return { tile, by, last: by === 'wall' && isLastTile(table) };
};

/** The ron on the tile that may be claimed. */
export const claimWin = (table: Table, { tile, seat, by }: Claimable): Win => ({
  tile,
  from: seat,
  by,
  last: by === 'discard' && isLastTile(table),
});

/**
 * The hand as it was before the viewer's call just now, whose discard is still to come: until then the furiten of
 * that hand stands.
 */
export const beforeCall = (held: Held, call: Meld): Held => ({
  concealed: [...held.concealed, ...(call.type === 'closedKan' ? [] : call.own)],
  melds: held.melds.slice(0, -1),
});

/** All tiles of the called groups. */
export const meldTiles = (melds: readonly Meld[]): readonly Tile[] => melds.flatMap(tilesOf);
