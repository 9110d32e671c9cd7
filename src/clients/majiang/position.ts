// What is known of the hand after a reading, and what this page tells of its end.

import { type Seat, seatsOf } from '../../tiles/seat.ts';
import { type Position as BoardPosition, positionOf as positionAlone } from '../board/position.ts';
import { isUntouched } from '../board/reading.ts';
import type { Reading } from './reading.ts';

export interface Position extends BoardPosition<Reading> {
  /** Winners already told of in this hand. */
  readonly winners: readonly Seat[];
  /** The end of the hand has been told. */
  readonly closed?: true;
  /** Something was missed since: what comes next is told anew. */
  readonly lost?: true;
}

export const SEATS_IN_ORDER = seatsOf(4);

/** Nobody has thrown anything yet, and a hand is being played. */
export const isDealt = (reading: Reading): boolean =>
  reading.turn !== undefined && reading.outcome === undefined && !reading.summary && isUntouched(reading);

export const positionOf = (reading: Reading, turn: Seat): Position => ({
  ...positionAlone(reading, turn),
  winners: [],
});
