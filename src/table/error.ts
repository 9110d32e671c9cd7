// Why an event does not follow from a table. A client that skipped a message, or a reader that misread one, shows
// itself here; nothing is guessed from then on.

import { err, type Result } from '../result.ts';
import type { Seat } from '../tiles/seat.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import type { Round } from './event.ts';
import type { Table } from './table.ts';

export const TABLE_ERRORS = [
  /** An event before any deal. */
  'noDeal',
  /** A deal or snapshot that no table can have: number of seats, hand sizes. */
  'badDeal',
  /** A number that no table has, read or told: wall, scores, honba, sticks, seats. */
  'badValue',
  /** More indicators than kans turn up. */
  'tooManyIndicators',
  /** The client says that it could not read what happened. */
  'missed',
  /** An event after the hand has ended. */
  'handOver',
  /** Not this seat's turn. */
  'wrongTurn',
  /** The seat's turn, but not this step of it. */
  'wrongStep',
  /** A draw when no live tile is left. */
  'wallEmpty',
  /** The hand ran out with live tiles left. */
  'wallLeft',
  /** A replacement without a kan or a tile set aside. */
  'noReplacement',
  /** A hand whose tiles are known drew a hidden one. */
  'hiddenDraw',
  /** The tile is not in the hand. */
  'notHeld',
  /** It was said to be the tile just drawn, and is not; or nothing was drawn. */
  'notDrawn',
  /** The called tile, or the tile won on, is not the one that was shown. */
  'notClaimable',
  /** The group is no run, triplet or quad. */
  'badMeld',
  /** A kan added to a pon that is not there. */
  'noPon',
  /** A hand in riichi was changed. */
  'riichiHand',
  /** A riichi out of order: undeclared, open, twice, or neither accepted nor won on. */
  'riichiOrder',
  /** The shown hand is not the one that was followed. */
  'shownHand',
  /** More copies of a tile in sight than the set has. */
  'tooManyCopies',
  /** A hand that is neither 3n + 1 nor 3n + 2 where it should be. */
  'handSize',
] as const;
export type TableError = (typeof TABLE_ERRORS)[number];

export type TableResult = Result<Table, TableError>;

/** A seat by its wind in this hand, as players speak of it. */
export const seatName = (round: Round, seat: Seat): Wind =>
  WINDS[(seat - round.dealer + round.players) % round.players] as Wind;

export const fail = (code: TableError, detail: string): ReturnType<typeof err<TableError>> =>
  err(code, detail);
