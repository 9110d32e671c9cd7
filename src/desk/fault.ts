// What a position cannot be, and where: `faults.ts` looks for it, a page marks the place and has a sentence for each.

import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Mark, Place } from './position.ts';

/** No table has such tiles, or what is said of them contradicts itself: nothing can be answered. */
export const FORBIDDING = [
  /** More copies of a kind in sight than the set has. At each of its tiles. */
  'tooManyCopies',
  /** More red fives of a suit than the rules have. */
  'tooManyReds',
  /** A tile that the rule set, or so many players, do not play with. */
  'notInSet',
  /** A flower in the hand or in a river; aside, a tile that is none (and no north of three players). */
  'misplaced',
  /** More tiles in the hand than it can hold beside its melds. */
  'tooManyTiles',
  /** More melds than four. */
  'tooManyMelds',
  /** No run, triplet or quad. */
  'badMeld',
  /** A chow by other than the left neighbour, or in a rule set without chows. */
  'chowNotAllowed',
  /** Called from oneself or from a seat that is not at the table. */
  'badSource',
  /** Riichi or upeo with an open hand. */
  'riichiOpenHand',
  /** Open riichi or open upeo without riichi or upeo. */
  'openWithoutRiichi',
  /** More than five indicators. */
  'tooManyIndicators',
  /** A mark that contradicts the way the tile is taken, another mark, or the table: `because` says which. */
  'markConflict',
  /** A mark, riichi, or other thing that this rule set does not have. */
  'notInRules',
  /** The tile is said to be shown by oneself or by a seat that is not there. */
  'badTaken',
] as const;

/** What only cannot be so; the hand itself can be answered. */
const ODD = [
  /** The river of the seat it was called from has tiles and this one is not among those called away. */
  'calledTileMissing',
  /** A river tile marked as called away that the caller has no meld of. */
  'noSuchCall',
  /** Two sideways tiles, or one without riichi. */
  'riichiTile',
  /** Riichi sticks fewer than the riichi on the table. */
  'tooFewSticks',
  /** More discards than the wall allows; rivers farther apart than the calls explain. */
  'riverTooLong',
  'riversUneven',
  /** More ura indicators than indicators. */
  'tooManyUra',
  /** Ura indicators without a riichi. */
  'uraWithoutRiichi',
  /** An indicator where the rules know no dora. */
  'noDora',
  /** More live tiles than the wall has once all that is in sight is out of it. */
  'wallTooLong',
  /** More kans on the table than four. */
  'tooManyKans',
] as const;

export type FaultCode = (typeof FORBIDDING)[number] | (typeof ODD)[number];

/** Where a fault is shown: a tile, a whole list, a seat's riichi, a number, or a mark. */
export type FaultPlace =
  | Place
  | { readonly field: 'hand' | 'wall' | 'sticks' | 'from' }
  | { readonly field: 'riichi' | 'rivers'; readonly seat: Seat }
  | { readonly field: 'mark'; readonly mark: Mark };

export interface Fault {
  readonly code: FaultCode;
  readonly place: FaultPlace;
  /** Of which tile there are too many, or which is missing. */
  readonly tile?: Tile;
  /** How many there are, and how many there can be. */
  readonly count?: number;
  readonly most?: number;
  /** The reason of a conflict, by name. */
  readonly because?: string;
}
