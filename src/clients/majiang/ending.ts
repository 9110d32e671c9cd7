// How a hand ends on the page: a card for each winner, one after the other, or one for a draw; after the last hand a
// table of results.

import type { TableEvent } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Position, SEATS_IN_ORDER } from './position.ts';
import type { Outcome, Reading } from './reading.ts';

interface End {
  readonly events: readonly TableEvent[];
  readonly position: Position;
}

/** A card pays one winner: sticks and honba make even the cheapest hand a gain, and nobody else gains. */
const winnerOf = (payments: BySeat<number> | undefined): Seat | undefined =>
  SEATS_IN_ORDER.find((s) => payments !== undefined && payments[s]! > 0);

/** A self-draw is won by whoever is to throw; else the tile was that of whoever threw or added it last. */
const sourceOf = ({ turn, phase, winners }: Position, winner: Seat): { readonly from?: Seat } =>
  turn === winner && winners.length === 0 && phase === 'discard' ? {} : { from: turn };

/** A card that does not tell who won ends the hand all the same. */
const untold = (position: Position): End =>
  position.phase === 'over'
    ? { events: [], position }
    : {
        events: [{ type: 'end', ending: 'unknown' }],
        position: { ...position, phase: 'over', closed: true },
      };

const win = (position: Position, outcome: Outcome & { readonly type: 'win' }): End => {
  const { hand, tile, stated, payments } = outcome;
  const seat = winnerOf(payments);
  if (seat === undefined || tile === undefined || payments === undefined) return untold(position);
  if (position.closed || position.winners.includes(seat)) return { events: [], position };
  return {
    events: [{ type: 'win', seat, tile, ...sourceOf(position, seat), hand, stated, payments }],
    position: { ...position, phase: 'over', winners: [...position.winners, seat] },
  };
};

/** Hands laid open at a draw. The own one is always open: it says nothing. */
const shownHands = (reading: Reading): BySeat<readonly Tile[] | undefined> =>
  reading.seats.map((s, i) => (i === reading.me ? undefined : s.shown));

/** A draw that is not three wins on one tile lets the last riichi stand. */
const standing = (position: Position, outcome: Outcome & { readonly type: 'draw' }): readonly TableEvent[] =>
  position.riichi[position.turn] === 'declared' && outcome.ending !== 'tripleRon'
    ? [{ type: 'riichi', seat: position.turn }]
    : [];

const draw = (position: Position, outcome: Outcome & { readonly type: 'draw' }): End => {
  if (position.phase === 'over') return { events: [], position };
  const { ending, payments } = outcome;
  const hands = shownHands(position.reading);
  const end: TableEvent = { type: 'end', ending, ...(payments && { payments }), hands };
  return {
    events: [...standing(position, outcome), end],
    position: { ...position, phase: 'over', closed: true },
  };
};

/** The results after a win say that it was the last hand. */
const results = (position: Position): End =>
  position.phase === 'over' && !position.closed
    ? { events: [{ type: 'end', ending: 'win', last: true }], position: { ...position, closed: true } }
    : { events: [], position };

/** What the page says of the end of the hand, if anything. */
export const endOf = (position: Position, next: Reading): End => {
  if (next.summary) return results(position);
  switch (next.outcome?.type) {
    case 'win':
      return win(position, next.outcome);
    case 'draw':
      return draw({ ...position, reading: next }, next.outcome);
    case undefined:
      return { events: [], position };
  }
};
