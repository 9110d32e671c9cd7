// The table to draw: as the person sees it while the hand is played, with all hands open once it is over.

import { mySeat, type Session, tableOf } from '../../practice/session.ts';
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Shown } from '../board/board.tsx';

export const drawnTable = (session: Session): Table => {
  const table = tableOf(session, mySeat(session));
  const { outcome, seats } = session.game.hand;
  if (!outcome) return table;
  return {
    ...table,
    riichiSticks: outcome.sticks,
    seats: table.seats.map((state, seat) => {
      const { concealed, drawn, melds } = seats[seat]!;
      return {
        ...state,
        concealed,
        melds,
        ...(drawn === undefined ? {} : { drawn }),
        score: outcome.scores[seat]!,
      };
    }),
  };
};

/** Hands that the rules show lie open; the others, which nobody at a table would see, are pale. */
export const shownAt = (session: Session): ((seat: Seat) => Shown) => {
  const { outcome } = session.game.hand;
  const me = mySeat(session);
  if (!outcome) return (seat) => (seat === me ? 'open' : 'backs');
  const winners = outcome.wins.map((won) => won.seat);
  return (seat) =>
    seat === me || winners.includes(seat) || outcome.hands?.[seat] !== undefined ? 'open' : 'ghost';
};
