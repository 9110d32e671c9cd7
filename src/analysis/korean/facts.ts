// What every question of a Korean analysis is asked about: the table, the rules in force, what this player can see; and
// the one seat's facts as the rules want them. The first go-round lasts until the own second turn: the dealer has thrown
// once when the first ron can come.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import { kindsOf } from '../../rules/korean/tile-set.ts';
import type { Win } from '../../rules/rules.ts';
import { seenCounts } from '../../table/seen.ts';
import type { Claimable, Table } from '../../table/table.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import { liveKinds } from '../hand.ts';
import { afterDiscard, type Held, isLastTile, mySeat, situationOf } from '../situation.ts';

export interface KoreanFacts {
  readonly table: Table;
  readonly options: KoreanOptions;
  /** Copies nobody has shown to this player, by kind; 0 for kinds the table does not have. */
  readonly live: readonly number[];
}

export const factsOf = (table: Table, options: KoreanOptions): KoreanFacts => {
  const inSet = new Set<Kind>(kindsOf(options));
  const live = liveKinds(seenCounts(table), 4).map((copies, kind) => (inSet.has(kind as Kind) ? copies : 0));
  return { table, options, live };
};

const isFirstGoRound = (table: Table): boolean => {
  const { river, drawn } = mySeat(table);
  return table.untouched && (river.length === 0 || (river.length === 1 && drawn === undefined));
};

/** The viewer's facts with the hand it holds, or with another one. */
export const koreanSituation = ({ table }: KoreanFacts, held: Held): KoreanSituation => ({
  ...situationOf(table, held),
  firstTurn: isFirstGoRound(table),
});

/** The facts as the next tile shown will find them: after as many discards as players none makes a human hand any more. */
export const aheadOf = ({ table }: KoreanFacts, s: KoreanSituation): KoreanSituation => {
  const thrown = table.seats.reduce((sum, { river }) => sum + river.length, 0);
  return s.firstTurn && thrown >= table.round.players ? { ...s, firstTurn: false } : s;
};

/** The same for a win on the tile just drawn: one that replaces a flower is no kong's. */
export const drawSituation = (facts: KoreanFacts, held: Held): KoreanSituation => ({
  ...koreanSituation(facts, held),
  ...(mySeat(facts.table).flowerDraw ? { flags: ['flowerDraw'] } : {}),
});

/** The facts once `tile` has been thrown: the dealer's first one does not end the go-round. */
export const koreanAfterDiscard = (
  s: KoreanSituation,
  concealed: readonly Tile[],
  tile: Tile,
): KoreanSituation => ({
  ...afterDiscard(s, concealed, tile),
  firstTurn: s.firstTurn && s.river.length === 0 && s.seat === s.dealer,
});

/** The facts had upeo been declared with a discard: only the dealer's leaves the first go-round open. */
export const inUpeo = (s: KoreanSituation, early: boolean): KoreanSituation => ({
  ...s,
  firstTurn: s.firstTurn && s.river.length > 0,
  riichi: early ? 'double' : 'riichi',
});

export const opened = (s: KoreanSituation): KoreanSituation => ({ ...s, openRiichi: true });

/** The last tile of the wall is the last one, from whichever end it is drawn. */
export const claimWin = ({ table }: KoreanFacts, { tile, seat, by }: Claimable): Win => ({
  tile,
  from: seat,
  by,
  last: by === 'discard' && isLastTile(table),
});

export const drawWin = ({ table }: KoreanFacts, tile: Tile): Win => ({
  tile,
  by: mySeat(table).drawnFrom ?? 'wall',
  last: isLastTile(table),
});
