// Points of a hand as a log tells them: what each seat gained or lost. A stick laid in riichi counts, too.

import type { Table } from '../../../table/table.ts';
import type { BySeat } from '../../../tiles/seat.ts';

/** Undefined: the payments were not told. `last`: the table at the end. */
export const changesIn = (last: Table | undefined): BySeat<number> | undefined => {
  const payments = last?.result?.payments;
  if (!last || !payments) return undefined;
  return last.seats.map(({ score }, seat) => score + payments[seat]! - last.round.scores[seat]!);
};
