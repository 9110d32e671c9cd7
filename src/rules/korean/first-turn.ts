// The hands and the upeo of the first go-round, decided from what the table knows of it. Calls before the own turn break
// them; later ones do not. Seats are counted from East: 0 is East, 1 South.

import { type Seat, seatsOf } from '../../tiles/seat.ts';
import type { KoreanOptions } from './options.ts';

const EAST: Seat = 0;

interface FirstTurn {
  /** Counted from East. */
  readonly seat: Seat;
  /** Pungs and kongs by anyone before the own turn. */
  readonly callsBefore: number;
}

export interface HumanHandFacts extends FirstTurn {
  /** Seats that were ready with the tiles they were dealt; East with his first discard. */
  readonly readyFromDeal: readonly Seat[];
  /** Which discard of the hand is won on, from 1. */
  readonly discardNumber: number;
  /** An own concealed kong breaks it. */
  readonly ownKong?: boolean;
}

/** A ron on one of the first four discards (of three players: three) by one who was ready from the deal. */
export const isHumanHand = (
  facts: HumanHandFacts,
  { players, humanHandAllReady }: KoreanOptions,
): boolean => {
  const { seat, callsBefore, readyFromDeal, discardNumber, ownKong = false } = facts;
  const mustBeReady = humanHandAllReady ? seatsOf(players) : [seat];
  // Before East has thrown there is nothing to win on, and the own first discard is not won on.
  const isOwnDiscard = discardNumber === seat + 1;
  return (
    callsBefore === 0 &&
    !ownKong &&
    discardNumber >= 1 &&
    discardNumber <= players &&
    !isOwnDiscard &&
    mustBeReady.every((s) => readyFromDeal.includes(s))
  );
};

export interface EarthlyHandFacts extends FirstTurn {
  readonly readyFromDeal: boolean;
  /** Which own draw wins, from 1. */
  readonly drawNumber: number;
  readonly ownKong: boolean;
}

/** A self-draw by one other than East who was ready from the deal. */
export const isEarthlyHand = (facts: EarthlyHandFacts, { earthlyFirstDraw }: KoreanOptions): boolean =>
  facts.seat !== EAST &&
  facts.readyFromDeal &&
  facts.callsBefore === 0 &&
  !facts.ownKong &&
  (facts.drawNumber === 1 || !earthlyFirstDraw);

export interface EarlyUpeoFacts {
  /** Pungs and kongs by anyone before the own turn. */
  readonly callsBefore: number;
  /** Which own discard makes the hand ready, from 1. */
  readonly ownDiscardNumber: number;
  readonly ready: boolean;
}

/** Early upeo: ready with the own first discard. It is worth the minimum by itself. */
export const mayDeclareEarlyUpeo = (facts: EarlyUpeoFacts): boolean =>
  facts.ready && facts.ownDiscardNumber === 1 && facts.callsBefore === 0;
