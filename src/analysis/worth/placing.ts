// In the last hand places are final, so points are weighed by them: what each outcome of a discard makes of my place, and
// what a place is worth. Before it places may still change, and points count as they are.
//
// A win counts as its mean prize, by ron from each other seat alike; what others win from each other is left aside.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import type { Danger } from '../danger/danger.ts';
import {
  afterDealIn,
  type Gap,
  gapsOf,
  isLastHand,
  type Need,
  needsOf,
  placeAfterDealIn,
  placesOf,
} from '../danger/placement.ts';

/** Points that a place is worth beside those in hand, the first place first: uma and oka. */
export type PlaceBonus = Readonly<Record<Players, readonly number[]>>;

/** Uma 20–10 (15–0 with three), and the stakes of all but one to the first. */
export const DEFAULT_BONUS: PlaceBonus = {
  4: [40_000, 10_000, -10_000, -20_000],
  3: [30_000, 0, -15_000],
};

/** Wins that would reach a place, the least of each way. */
export interface PlaceNeed {
  readonly place: number;
  readonly needs: readonly Need[];
}

export interface Standing {
  readonly place: number;
  /** Of the others, the first place first: how far each is ahead of me. */
  readonly gaps: readonly Gap[];
  /** Better places than mine, the next one first; of the first place alone, what keeps it. */
  readonly wanted: readonly PlaceNeed[];
}

const scoresOf = ({ seats }: Table): BySeat<number> => seats.map((s) => s.score);

/** Undefined before the last hand. */
export const standingOf = (table: Table, options: RiichiOptions): Standing | undefined => {
  if (!isLastHand({ table, options })) return undefined;
  const place = placesOf(scoresOf(table))[table.me]!;
  const wanted = Array.from({ length: place - 1 }, (_, i) => place - 1 - i);
  return {
    place,
    gaps: gapsOf(table).filter(({ seat }) => seat !== table.me),
    wanted: wanted.map((p) => ({ place: p, needs: needsOf({ table, options }, p) })),
  };
};

/** The place after dealing in for what it costs on average. */
export const placeIfDealtIn = (table: Table, seat: Seat, loss: number): number =>
  placeAfterDealIn(table, seat, Math.round(loss / 100) * 100);

/** How the hand may end for me. */
export interface Outcomes {
  readonly tsumo: number;
  readonly ron: number;
  /** Mean of my wins. */
  readonly prize: number;
}

interface Placed {
  readonly table: Table;
  readonly bonus: readonly number[];
}

const bonusOf = ({ table, bonus }: Placed, scores: BySeat<number>): number =>
  bonus[placesOf(scores)[table.me]! - 1]!;

const withPayments = (table: Table, paid: (seat: Seat) => number): BySeat<number> => {
  const gained = seatsOf(table.round.players).reduce<number>((sum, s) => sum + paid(s), 0);
  return scoresOf(table).map((score, seat) =>
    seat === table.me ? score + gained : score - paid(seat as Seat),
  );
};

/** A dealer pays double to another; to the dealer all pay the same. */
const shareOf = ({ round, me }: Table, seat: Seat): number => {
  if (seat === me) return 0;
  return seat === round.dealer && me !== round.dealer ? 2 : 1;
};

const afterTsumo = (table: Table, prize: number): BySeat<number> => {
  const shares = seatsOf(table.round.players).reduce<number>((sum, s) => sum + shareOf(table, s), 0);
  return withPayments(table, (seat) => (prize * shareOf(table, seat)) / shares);
};

const winBonus = (placed: Placed, { tsumo, ron, prize }: Outcomes): number => {
  const { table } = placed;
  const others = seatsOf(table.round.players).filter((s) => s !== table.me);
  const byRon = others.map((from) =>
    bonusOf(
      placed,
      withPayments(table, (seat) => (seat === from ? prize : 0)),
    ),
  );
  const meanRon = byRon.reduce((a, b) => a + b, 0) / others.length;
  return tsumo * bonusOf(placed, afterTsumo(table, prize)) + ron * meanRon;
};

const dealInBonus = (placed: Placed, { byOpponent, chance }: Danger): number => {
  const sum = byOpponent.reduce((all, a) => all + a.chance, 0);
  if (sum === 0) return 0;
  const mean = byOpponent.reduce(
    (all, a) =>
      all + a.chance * bonusOf(placed, afterDealIn(placed.table, a.seat, Math.round(a.loss / 100) * 100)),
    0,
  );
  return (chance * mean) / sum;
};

/** What the discard changes in the worth of my place. `outcomes`: where it does not deal in. */
export const placePoints = (
  table: Table,
  outcomes: Outcomes,
  danger: Danger | undefined,
  bonus: PlaceBonus = DEFAULT_BONUS,
): number => {
  const placed: Placed = { table, bonus: bonus[table.round.players] };
  const risk = danger?.chance ?? 0;
  const rest = 1 - outcomes.tsumo - outcomes.ron;
  const now = bonusOf(placed, scoresOf(table));
  const dealt = danger ? dealInBonus(placed, danger) : 0;
  return dealt + (1 - risk) * (winBonus(placed, outcomes) + rest * now) - now;
};
