// What one game and many come to: sums that add up, rates that are quotients of sums, and a series over time for charts.
// Light: a page may load it, no rule comes with it.

import type { LogFormat, LoggedGame } from '../logs/log.ts';
import type { RulesId } from '../rules/rules.ts';
import type { BySeat, Players, Seat } from '../tiles/seat.ts';
import type { Cost } from './decision.ts';
import { NOTHING, type Tally, together } from './tally.ts';

/** Which game it was, for filters and charts. */
export interface GameLabel {
  readonly family: RulesId;
  readonly preset?: string;
  readonly players: Players;
  readonly seat: Seat;
  readonly source?: LogFormat;
  readonly id?: string;
  /** As ISO 8601 writes it: a moment or a day. */
  readonly date?: string;
  /** Final points and place, where the log states them. */
  readonly score?: number;
  readonly place?: number;
}

export interface GameReview {
  readonly game: GameLabel;
  readonly tally: Tally;
}

/** Of equals the seat that was East earlier is ahead. */
const placeOf = (scores: BySeat<number>, seat: Seat): number =>
  1 + scores.filter((s, other) => s > scores[seat]! || (s === scores[seat]! && other < seat)).length;

export const labelOf = (game: LoggedGame & { readonly source?: LogFormat }, seat: Seat): GameLabel => {
  const { rules, players } = game.game;
  const { id, date, source, scores } = game;
  return {
    family: rules?.family ?? 'riichi',
    ...(rules ? { preset: rules.preset } : {}),
    players,
    seat,
    ...(source === undefined ? {} : { source }),
    ...(id === undefined ? {} : { id }),
    ...(date === undefined ? {} : { date }),
    ...(scores ? { score: scores[seat]!, place: placeOf(scores, seat) } : {}),
  };
};

/** Quotients; absent where there is nothing to divide by. */
export interface Rates {
  /** Share of judged decisions within the margin of the engine's best. */
  readonly accuracy?: number;
  /** Per complete hand. */
  readonly win?: number;
  readonly selfDraw?: number;
  readonly dealIn?: number;
  readonly riichi?: number;
  readonly call?: number;
  readonly furiten?: number;
  /** Points a win brought and a deal-in cost, on average. */
  readonly winPoints?: number;
  readonly dealInPoints?: number;
  /** Points a hand, as they were paid. */
  readonly score?: number;
  /** What choices cost a hand, in the unit they were judged in. */
  readonly cost?: Readonly<Record<Cost['unit'], number>>;
  /**
   * Luck: own draws that brought the hand nearer less those to be expected, a hundred draws. The expected number is the
   * sum of (live tiles that help ÷ tiles not seen) over all own draws.
   */
  readonly luck?: number;
}

const quotient = <Name extends keyof Rates>(
  name: Name,
  of: number,
  by: number,
): Readonly<Partial<Record<Name, number>>> => {
  const rates: Partial<Record<Name, number>> = {};
  if (by > 0) rates[name] = of / by;
  return rates;
};

export const ratesOf = (t: Tally): Rates => ({
  ...quotient('accuracy', t.equal, t.judged),
  ...quotient('win', t.wins, t.complete),
  ...quotient('selfDraw', t.selfDraws, t.complete),
  ...quotient('dealIn', t.dealIns, t.complete),
  ...quotient('riichi', t.riichi, t.complete),
  ...quotient('call', t.calls, t.complete),
  ...quotient('furiten', t.furiten, t.complete),
  ...quotient('winPoints', t.won, t.wonTold),
  ...quotient('dealInPoints', t.paid, t.paidTold),
  ...quotient('score', t.score, t.scoreTold),
  ...(t.hands > 0 ? { cost: { points: t.cost.points / t.hands, share: t.cost.share / t.hands } } : {}),
  ...quotient('luck', 100 * (t.helped - t.expected), t.draws),
});

export interface Summary {
  readonly games: number;
  readonly tally: Tally;
  readonly rates: Rates;
  /** How often each place was taken, the first first; of games that state their scores. */
  readonly places: readonly number[];
}

const placesOf = (games: readonly GameReview[]): readonly number[] =>
  [1, 2, 3, 4].map((place) => games.filter(({ game }) => game.place === place).length);

export const summaryOf = (games: readonly GameReview[]): Summary => {
  const tally = games.map((g) => g.tally).reduce(together, NOTHING);
  return { games: games.length, tally, rates: ratesOf(tally), places: placesOf(games) };
};

export const SPANS = ['day', 'month', 'year'] as const;
export type Span = (typeof SPANS)[number];

/** How much of an ISO date names the span. */
const LENGTH: Readonly<Record<Span, number>> = { day: 10, month: 7, year: 4 };

export interface SpanSummary extends Summary {
  /** `2026-11` for a month. */
  readonly span: string;
}

/** Games with a date, span by span, the earliest first. */
export const seriesOf = (games: readonly GameReview[], span: Span): readonly SpanSummary[] => {
  const spans = new Map<string, GameReview[]>();
  for (const review of games) {
    const name = review.game.date?.slice(0, LENGTH[span]);
    if (name === undefined) continue;
    spans.set(name, [...(spans.get(name) ?? []), review]);
  }
  return [...spans]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, within]) => ({ span: name, ...summaryOf(within) }));
};
