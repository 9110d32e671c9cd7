// What hands and games come to, as sums alone: tallies of any number of hands add up, and every rate is a quotient of two
// of these numbers.

import type { LoggedHand } from '../logs/log.ts';
import type { TableEvent } from '../table/event.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Cost, Decision } from './decision.ts';
import type { Draw } from './draws.ts';
import { bearerOf, isBorne, MISSED, type MissedId } from './missed.ts';

/** How often a thing was missed, and what it cost where it was the gravest of its decision. */
export interface MissedSum {
  readonly times: number;
  readonly points: number;
  readonly share: number;
}

export interface Tally {
  readonly hands: number;
  /** Hands with their ending: rates are of these. */
  readonly complete: number;
  /** Decisions that could be judged, and those within the margin of the engine's best. */
  readonly judged: number;
  readonly equal: number;
  /** Decisions that could not be judged. */
  readonly unjudged: number;
  /** What all choices cost, by unit. */
  readonly cost: Readonly<Record<Cost['unit'], number>>;
  readonly missed: Readonly<Partial<Record<MissedId, MissedSum>>>;
  /** Own draws that brought the hand nearer, and how many were to be expected. */
  readonly draws: number;
  readonly helped: number;
  readonly expected: number;
  readonly wins: number;
  readonly selfDraws: number;
  readonly dealIns: number;
  readonly riichi: number;
  /** Hands opened by a call. */
  readonly calls: number;
  /** Hands in which furiten was walked into. */
  readonly furiten: number;
  /** What the wins brought and the deal-ins cost: of those with payments told. */
  readonly won: number;
  readonly wonTold: number;
  readonly paid: number;
  readonly paidTold: number;
  /** Gained or lost in all hands with payments told. */
  readonly score: number;
  readonly scoreTold: number;
}

export const NOTHING: Tally = {
  hands: 0,
  complete: 0,
  judged: 0,
  equal: 0,
  unjudged: 0,
  cost: { points: 0, share: 0 },
  missed: {},
  draws: 0,
  helped: 0,
  expected: 0,
  wins: 0,
  selfDraws: 0,
  dealIns: 0,
  riichi: 0,
  calls: 0,
  furiten: 0,
  won: 0,
  wonTold: 0,
  paid: 0,
  paidTold: 0,
  score: 0,
  scoreTold: 0,
};

const NONE: MissedSum = { times: 0, points: 0, share: 0 };

const sumOf = (a: MissedSum = NONE, b: MissedSum = NONE): MissedSum => ({
  times: a.times + b.times,
  points: a.points + b.points,
  share: a.share + b.share,
});

const missedTogether = (a: Tally['missed'], b: Tally['missed']): Tally['missed'] =>
  Object.fromEntries(MISSED.filter((id) => a[id] || b[id]).map((id) => [id, sumOf(a[id], b[id])]));

type Sums = { readonly [K in keyof Tally as Tally[K] extends number ? K : never]: number };
const SUMS = Object.keys(NOTHING).filter((key): key is keyof Sums => key !== 'cost' && key !== 'missed');

export const together = (a: Tally, b: Tally): Tally => {
  const sums = Object.fromEntries(SUMS.map((key) => [key, a[key] + b[key]]));
  return {
    ...NOTHING,
    ...sums,
    cost: { points: a.cost.points + b.cost.points, share: a.cost.share + b.cost.share },
    missed: missedTogether(a.missed, b.missed),
  };
};

const missedOf = ({ missed, cost }: Decision): Tally['missed'] =>
  missed.reduce<Tally['missed']>((sums, one) => {
    const bears =
      one === bearerOf(missed) && !isBorne(one) && cost ? { ...NONE, [cost.unit]: cost.value } : NONE;
    return missedTogether(sums, { [one.id]: { ...bears, times: 1 } });
  }, {});

const ofDecision = (decision: Decision): Tally => {
  const { cost, isEqual } = decision;
  return {
    ...NOTHING,
    judged: cost ? 1 : 0,
    equal: isEqual ? 1 : 0,
    unjudged: cost ? 0 : 1,
    cost: { ...NOTHING.cost, ...(cost ? { [cost.unit]: cost.value } : {}) },
    missed: missedOf(decision),
  };
};

const count = (is: boolean): number => (is ? 1 : 0);

type Win = Extract<TableEvent, { type: 'win' }>;

/** What the whole hand brought; undefined: not told. */
const scoreOf = (events: readonly TableEvent[], seat: Seat): number | undefined => {
  const told = events.flatMap((e) => (e.type === 'win' && e.payments ? [e.payments[seat]!] : []));
  const last = events.findLast((e) => e.type === 'end');
  if (last?.type === 'end' && last.payments) return last.payments[seat]!;
  return told.length > 0 ? told.reduce((sum, points) => sum + points, 0) : undefined;
};

const opens = (e: TableEvent, seat: Seat): boolean =>
  e.type === 'meld' && e.seat === seat && 'called' in e.meld;

const ofWins = (wins: readonly Win[], seat: Seat): Partial<Tally> => {
  const mine = wins.find((w) => w.seat === seat);
  const fromMe = wins.filter((w) => w.from === seat);
  const paid = fromMe.flatMap((w) => (w.payments ? [-w.payments[seat]!] : []));
  return {
    wins: count(mine !== undefined),
    selfDraws: count(mine !== undefined && mine.from === undefined),
    dealIns: count(fromMe.length > 0),
    won: mine?.payments?.[seat] ?? 0,
    wonTold: count(mine?.payments !== undefined),
    paid: paid.reduce((sum, points) => sum + points, 0),
    paidTold: count(paid.length > 0),
  };
};

export interface Reviewed {
  readonly hand: LoggedHand;
  readonly seat: Seat;
  readonly decisions: readonly Decision[];
  readonly draws: readonly Draw[];
}

const ofEvents = ({ hand, seat, decisions }: Reviewed): Tally => {
  const { events, complete } = hand;
  if (!complete) return { ...NOTHING, hands: 1 };
  const wins = events.filter((e) => e.type === 'win');
  const score = scoreOf(events, seat);
  return {
    ...NOTHING,
    hands: 1,
    complete: 1,
    ...ofWins(wins, seat),
    riichi: count(events.some((e) => e.type === 'discard' && e.seat === seat && e.riichi === true)),
    calls: count(events.some((e) => opens(e, seat))),
    furiten: count(decisions.some((d) => d.missed.some((m) => m.id === 'furiten'))),
    score: score ?? 0,
    scoreTold: count(score !== undefined),
  };
};

const ofDraw = ({ expected, helped }: Draw): Tally => ({
  ...NOTHING,
  draws: 1,
  expected,
  helped: count(helped),
});

export const tallyOf = (reviewed: Reviewed): Tally =>
  [...reviewed.decisions.map(ofDecision), ...reviewed.draws.map(ofDraw), ofEvents(reviewed)].reduce(
    together,
    NOTHING,
  );
