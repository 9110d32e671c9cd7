// In what order the rivers were thrown. A table keeps one river a seat; who called what tells how they interlock: the
// turn goes to whoever called the tile, else to the next seat. Kans and norths give no turn away.

import type { Discard, Table } from '../../table/table.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';

export interface Thrown {
  readonly seat: Seat;
  readonly discard: Discard;
  /** Nobody can win on it any more. */
  readonly passed: boolean;
}

const isLying = ({ phase, claimable }: Table): boolean => phase === 'claim' && claimable?.by === 'discard';

/** All discards, the first one first; undefined where some are missing, or do not interlock. */
export const courseOf = (table: Table): readonly Thrown[] | undefined => {
  if (table.unknown.includes('rivers')) return undefined;
  const { round, seats } = table;
  const total = seats.reduce((sum, { river }) => sum + river.length, 0);
  const taken = seats.map(() => 0);
  const course: Thrown[] = [];
  let seat = round.dealer;
  while (course.length < total) {
    const discard = seats[seat]!.river[taken[seat]!++];
    if (discard === undefined) return undefined;
    course.push({ seat, discard, passed: course.length < total - 1 || !isLying(table) });
    seat = discard.calledBy ?? seatAfter(seat, 1, round.players);
  }
  return course;
};
