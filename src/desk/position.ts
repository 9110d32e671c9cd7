// A position is what a person enters: one hand, and as much of the table as is known. It is plain data and need not be
// possible: `faults.ts` names what cannot be, `table.ts` makes of it the table that the overlay would have read.

import type { RulesId, Shown } from '../rules/rules.ts';
import type { Discard } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../tiles/seat.ts';
import type { Tile, Wind } from '../tiles/tile.ts';

/** Riichi, or upeo; `double`: a double riichi, or early upeo. */
export const DECLARED = ['none', 'riichi', 'double'] as const;
export type Declared = (typeof DECLARED)[number];

/** What lies before a seat. */
export interface DeskSeat {
  readonly melds: readonly Meld[];
  /** In order. The tile that a win or a call is asked about is not in it: it is `taken`. */
  readonly river: readonly Discard[];
  /** Norths (three players) or flowers set aside. */
  readonly aside: readonly Tile[];
  readonly riichi: Declared;
  /** Open riichi, or open upeo. */
  readonly open: boolean;
  readonly score: number;
}

/** What is said of the moment. Each family has some of them: `MARKS_OF`. */
export const MARKS = [
  /** Nobody has called yet, and the own first turn is not over: heavenly, earthly and human hands, double riichi. */
  'firstTurn',
  /** No call and no own draw since riichi. */
  'ippatsu',
  /** The last draw of the wall, or the discard after it. */
  'last',
  /** The taken tile replaced a kan's. */
  'replacement',
  /** The taken tile replaced a flower or a north (Korean: a win on it may count). */
  'flowerDraw',
  /** The taken tile is another's, added to a pon. */
  'robKong',
  /** The three other copies lie open (MCR). Seen by itself where rivers and melds show them. */
  'lastCopy',
  /** Barred from ron for a reason that the tiles entered do not show (Korean). */
  'furiten',
] as const;
export type Mark = (typeof MARKS)[number];

export const MARKS_OF: Readonly<Record<RulesId, readonly Mark[]>> = {
  riichi: ['firstTurn', 'ippatsu', 'last', 'replacement', 'robKong'],
  mcr: ['last', 'replacement', 'robKong', 'lastCopy'],
  korean: ['firstTurn', 'last', 'replacement', 'flowerDraw', 'robKong', 'furiten'],
};

/** Options by their dotted path, as the rules' own `OPTIONS` name them: what differs from the preset. */
export type OptionChanges = Readonly<Record<string, string | number | boolean>>;

export interface Position {
  readonly family: RulesId;
  readonly preset: string;
  readonly options: OptionChanges;
  readonly players: Players;
  readonly roundWind: Wind;
  readonly dealer: Seat;
  readonly honba: number;
  /** Riichi sticks on the table. */
  readonly sticks: number;
  /** Whose hand it is. */
  readonly me: Seat;
  readonly seats: BySeat<DeskSeat>;
  /** The own tiles without melds and without the taken one: 13 less three a meld, when complete. */
  readonly concealed: readonly Tile[];
  /** The tile drawn, or shown by `from`: what the hand is won with, or is asked about. */
  readonly taken?: Tile;
  /** Who showed the taken tile; absent: drawn. */
  readonly from?: Seat;
  /** The last own meld was called just now and a tile is to be thrown: the taken one was not drawn. Ends with any edit of the hand. */
  readonly called?: true;
  readonly marks: readonly Mark[];
  readonly indicators: readonly Tile[];
  readonly ura: readonly Tile[];
  /** Let pass since the own last discard, and since the own riichi. */
  readonly passed: readonly Shown[];
  readonly passedInRiichi: readonly Shown[];
  /** Live tiles left to draw; absent: not known. */
  readonly wall?: number;
}

/** Where a tile of a position lies. `index` counts from 0 in its list; a meld's tiles are not told apart. */
export type Place =
  | { readonly field: 'taken' }
  | { readonly field: 'concealed' | 'indicators' | 'ura'; readonly index: number }
  | { readonly field: 'melds' | 'river' | 'aside'; readonly seat: Seat; readonly index: number };

/** A list that a tile can be put into. */
export type List =
  | { readonly field: 'concealed' | 'indicators' | 'ura' }
  | { readonly field: 'river' | 'aside'; readonly seat: Seat };

const START_SCORE: Readonly<Record<RulesId, Readonly<Record<Players, number>>>> = {
  riichi: { 3: 35_000, 4: 25_000 },
  mcr: { 3: 0, 4: 0 },
  korean: { 3: 0, 4: 0 },
};

/** The preset of each family that stands until another is chosen. */
export const FIRST_PRESET: Readonly<Record<RulesId, string>> = { riichi: 'seed', mcr: 'cn', korean: 'seed' };

export const emptySeat = (family: RulesId, players: Players): DeskSeat => ({
  melds: [],
  river: [],
  aside: [],
  riichi: 'none',
  open: false,
  score: START_SCORE[family][players],
});

/** Nothing entered: an East hand of the East round. */
export const emptyPosition = (family: RulesId = 'riichi', players: Players = 4): Position => ({
  family,
  preset: FIRST_PRESET[family],
  options: {},
  players,
  roundWind: 'east',
  dealer: 0,
  honba: 0,
  sticks: 0,
  me: 0,
  seats: seatsOf(players).map(() => emptySeat(family, players)),
  concealed: [],
  marks: [],
  indicators: [],
  ura: [],
  passed: [],
  passedInRiichi: [],
});

export const ownSeat = ({ seats, me }: Position): DeskSeat => seats[me]!;

/** How many tiles the hand has at rest beside its melds. */
export const handSize = (position: Position): number => 13 - 3 * ownSeat(position).melds.length;

/** Tiles still to be entered before the hand is at rest; negative: so many too many. */
export const missingTiles = (position: Position): number => handSize(position) - position.concealed.length;

/** The tile that the hand may be won with: not one that is left after a call. */
export const winningTile = ({ taken, called }: Position): Tile | undefined => (called ? undefined : taken);

export const hasMark = ({ marks }: Position, mark: Mark): boolean => marks.includes(mark);

/** The last draw of the wall, or the discard after it. */
export const isLast = (position: Position): boolean => position.wall === 0 || hasMark(position, 'last');
