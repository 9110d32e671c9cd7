// Which tile was thrown last: the one to look at. A table does not say in which order its rivers grew, but whose turn it is
// tells.

import type { Table } from '../../table/table.ts';
import { type Seat, seatAfter } from '../../tiles/seat.ts';

/** Whose river ends with the newest tile; undefined where that cannot be told, or the tile was called away. */
export const lastThrower = ({
  claimable,
  phase,
  turn,
  seats,
  round,
  justCalled,
}: Table): Seat | undefined => {
  if (claimable) return claimable.by === 'discard' ? claimable.seat : undefined;
  if (phase !== 'discard' || justCalled || seats[turn]?.drawnFrom !== 'wall') return undefined;
  const before = seatAfter(turn, -1, round.players);
  const newest = seats[before]?.river.at(-1);
  return newest && newest.calledBy === undefined ? before : undefined;
};
