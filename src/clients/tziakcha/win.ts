// Who won what, as tziakcha writes it in records and live alike: masks of seats, changes, and for each seat its hand and fans.

import type { StatedScore } from '../../table/event.ts';
import type { BySeat, Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import { type Fields, fieldsOf, integer, listBy, listOf } from '../json.ts';
import { SEATS } from '../mcr-deal.ts';
import { fansOf } from './fans.ts';
import { type Id, isId, tileOf } from './tiles.ts';

export interface Outcome {
  readonly winner?: Seat;
  /** Who showed the tile; absent on a self-draw. */
  readonly from?: Seat;
  readonly payments?: BySeat<number>;
  /** Its concealed tiles, the winning one last. */
  readonly hand?: readonly Id[];
  readonly stated?: StatedScore;
}

/** The seat of a mask's lowest bit. */
const seatIn = (mask: number): Seat | undefined => SEATS.find((seat) => mask & (1 << seat));

const handOf = (shown: Fields): readonly Id[] | undefined => {
  const ids = listBy(fieldsOf(shown.h).s, (id) => (isId(id) ? id : undefined));
  return ids && ids.length % 3 === 2 ? ids : undefined;
};

const statedOf = (shown: Fields): StatedScore | undefined => {
  const fan = integer(shown.f);
  return fan === undefined ? undefined : { fan, fans: fansOf(fieldsOf(shown.t)) };
};

const paymentsOf = (changes: unknown): BySeat<number> | undefined => {
  const list = listBy(changes, integer);
  return list?.length === 4 ? list : undefined;
};

/** Whoever has it: `y` lists the four seats, or is the winner's alone. */
const shownBy = (y: unknown, winner: Seat): Fields =>
  Array.isArray(y) ? fieldsOf(listOf(y)[winner]) : fieldsOf(y);

const worthOf = (y: unknown, winner: Seat): Pick<Outcome, 'hand' | 'stated'> => {
  const shown = shownBy(y, winner);
  const [hand, stated] = [handOf(shown), statedOf(shown)];
  return { ...(hand ? { hand } : {}), ...(stated ? { stated } : {}) };
};

export const outcomeOf = ({ b, s, y }: Fields): Outcome => {
  const masks = integer(b) ?? 0;
  const [winner, payer] = [seatIn(masks & 15), seatIn((masks >> 4) & 15)];
  const payments = paymentsOf(s);
  const paid = payments ? { payments } : {};
  if (winner === undefined) return paid;
  const from = payer === undefined || payer === winner ? {} : { from: payer };
  return { ...paid, winner, ...from, ...worthOf(y, winner) };
};

/** The hand as an event has it: without the winning tile. */
export const heldOf = ({ hand }: Outcome, won: Tile): { readonly hand?: readonly Tile[] } => {
  const tiles = hand?.map(tileOf) ?? [];
  const at = tiles.lastIndexOf(won);
  return at < 0 ? {} : { hand: tiles.toSpliced(at, 1) };
};
