// The table as one seat sees it, made from the hand in play and not from events.

import type { SeatState, Table } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import { type Hand, indicatorsOf, type Player, wallLeft } from './hand.ts';

const openOf = ({ passed: _, passedInRiichi: __, ...state }: Player): SeatState => state;

const faceDown = (meld: Meld): Meld => (meld.type === 'closedKan' ? { type: 'closedKan', own: [] } : meld);

const hiddenOf = (player: Player, showsClosedKans: boolean): SeatState => {
  const state = openOf(player);
  return {
    ...state,
    melds: showsClosedKans ? state.melds : state.melds.map(faceDown),
    concealed: player.concealed.length,
    ...(player.drawn === undefined ? {} : { drawn: 'hidden' as const }),
  };
};

/** Hands that were shown at the end are left hidden: a result shows them. */
export const viewOf = (
  hand: Hand,
  me: Seat,
  showsClosedKans: boolean,
): Omit<Table, 'seq' | 'humans' | 'result' | 'told'> => {
  const { round, seats, riichiSticks, turn, phase, claimable, untouched, justCalled } = hand;
  const { passed, passedInRiichi } = seats[me]!;
  return {
    round,
    me,
    seats: seats.map((player, seat) => (seat === me ? openOf(player) : hiddenOf(player, showsClosedKans))),
    indicators: indicatorsOf(hand),
    wall: wallLeft(hand),
    riichiSticks,
    turn,
    phase,
    ...(claimable ? { claimable } : {}),
    untouched,
    passed,
    passedInRiichi,
    ...(justCalled ? { justCalled } : {}),
    unknown: [],
  };
};
