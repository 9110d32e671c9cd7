// How a hand goes on among the others, round by round: whether the hand is still on, whether each waits, what they win on.
// The rates are measured (`tools/worth/others.ts`, 766 games); whether an opponent waits now is what danger says of it.

import type { Table } from '../../table/table.ts';
import type { Players, Seat } from '../../tiles/seat.ts';
import { type Style, styleOf } from '../danger/board.ts';
import type { Danger } from '../danger/danger.ts';
import type { Declaration } from '../value/value.ts';

/** By own draws still to come: few (under 6), some (under 12), many. */
type ByPhase = readonly [few: number, some: number, many: number];

interface Pace {
  /** That an opponent who waits wins within a round, on no tile of mine. */
  readonly wins: Readonly<Record<Style, number>>;
  /** That one who does not waits a round later. */
  readonly ready: { readonly closed: ByPhase; readonly open: ByPhase };
}

interface Rates {
  /** While I am not in riichi, and while I am: others fold. */
  readonly silent: Pace;
  readonly riichi: Pace;
  /** That an opponent who waits wins on a tile as I draw it: what riichi makes me throw. */
  readonly drawn: Readonly<Record<Style, number>>;
  /** The same of the tile thrown by who plays on near tenpai and is free to choose. */
  readonly thrown: Readonly<Record<Style, number>>;
}

/**
 * Half intervals of 95 %, four players: wins 0.0024 0.0045 0.0026; ready 0.0024 0.0011 0.0004 and 0.0056 0.0032 0.0031;
 * drawn 0.0020 0.0030 0.0019; thrown 0.0021 0.0035 0.0020. In my riichi: wins 0.0076 0.0131 0.0072; ready 0.0042 0.0029
 * 0.0042 and 0.0103 0.0088 0.0214.
 * Three: wins 0.006 0.009 0.008; ready 0.009 0.005 0.002 and 0.024 0.015 0.011; drawn 0.005 0.007 0.007; thrown 0.005
 * 0.008 0.007. In my riichi: wins 0.015 0.021 0.021; ready 0.014 0.009 0.011 and 0.036 0.033 0.061.
 */
const RATES: Readonly<Record<Players, Rates>> = {
  4: {
    silent: {
      wins: { riichi: 0.0878, dama: 0.0916, open: 0.095 },
      ready: { closed: [0.0734, 0.0615, 0.0141], open: [0.1319, 0.1383, 0.082] },
    },
    riichi: {
      wins: { riichi: 0.0754, dama: 0.0842, open: 0.0714 },
      ready: { closed: [0.0496, 0.0426, 0.0173], open: [0.0932, 0.0954, 0.0639] },
    },
    drawn: { riichi: 0.0583, dama: 0.0374, open: 0.0479 },
    thrown: { riichi: 0.0263, dama: 0.0311, open: 0.0313 },
  },
  3: {
    silent: {
      wins: { riichi: 0.094, dama: 0.0898, open: 0.1107 },
      ready: { closed: [0.0864, 0.1023, 0.0347], open: [0.1137, 0.205, 0.1315] },
    },
    riichi: {
      wins: { riichi: 0.0813, dama: 0.0685, open: 0.1003 },
      ready: { closed: [0.0696, 0.0672, 0.0385], open: [0.0826, 0.149, 0.1515] },
    },
    drawn: { riichi: 0.0716, dama: 0.0478, open: 0.072 },
    thrown: { riichi: 0.0266, dama: 0.0402, open: 0.0471 },
  },
};

const PHASE = 6;

/** One opponent as a round begins. */
interface Threat {
  readonly style: Style;
  readonly waits: number;
  /** Points, should I deal in. */
  readonly loss: number;
}

/** A round is from one own discard to the next. */
export interface Round {
  /** That the hand is still on as it begins, my own wins aside. */
  readonly on: number;
  /** That another wins in it. */
  readonly ends: number;
  /** Points that the discard at its end costs on average: of a tile thrown as it was drawn, and of one chosen. */
  readonly drawn: number;
  readonly thrown: number;
}

export interface Rounds {
  /** One an own draw to come. */
  readonly rounds: readonly Round[];
  /** That the wall runs out, my own wins aside. */
  readonly exhausted: number;
  /** That each other waits then. */
  readonly waitsAtEnd: readonly number[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;

const lossTo = (dangers: readonly Danger[], seat: Seat): number =>
  mean(dangers.flatMap(({ byOpponent }) => byOpponent.filter((a) => a.seat === seat).map((a) => a.loss)));

const threatsAt = (table: Table, dangers: readonly Danger[]): readonly Threat[] =>
  (dangers[0]?.byOpponent ?? []).map(({ seat, tenpai }) => ({
    style: styleOf(table.seats[seat]!),
    waits: tenpai,
    loss: lossTo(dangers, seat),
  }));

const readyRate = ({ ready }: Pace, { style }: Threat, left: number): number =>
  ready[style === 'open' ? 'open' : 'closed'][Math.min(2, Math.floor(left / PHASE))]!;

const later = (pace: Pace, threat: Threat, left: number): Threat => ({
  ...threat,
  waits: threat.waits + (1 - threat.waits) * readyRate(pace, threat, left),
});

const noneOf = (chances: readonly number[]): number =>
  chances.reduce((none, chance) => none * (1 - chance), 1);

const roundsAt = (rates: Rates, pace: Pace, first: readonly Threat[], draws: number): Rounds => {
  let threats = first;
  let on = 1;
  const rounds: Round[] = [];
  for (let left = draws; left > 0; left--) {
    const ends = 1 - noneOf(threats.map((t) => t.waits * pace.wins[t.style]));
    threats = threats.map((t) => later(pace, t, left));
    const cost = (rate: Rates['drawn']): number =>
      threats.reduce((sum, t) => sum + t.waits * rate[t.style] * t.loss, 0);
    rounds.push({ on, ends, drawn: cost(rates.drawn), thrown: cost(rates.thrown) });
    on *= 1 - ends;
  }
  return { rounds, exhausted: on, waitsAtEnd: threats.map((t) => t.waits) };
};

/** `dangers`: of any tiles of mine; they say who waits and what it costs. `draws`: own draws to come. */
export const roundsOf = (
  table: Table,
  dangers: readonly Danger[],
  draws: number,
): Readonly<Record<Declaration, Rounds>> => {
  const rates = RATES[table.round.players];
  const threats = threatsAt(table, dangers);
  return {
    silent: roundsAt(rates, rates.silent, threats, draws),
    riichi: roundsAt(rates, rates.riichi, threats, draws),
  };
};

/** By own draws made: that nobody else wins before the next one. */
export const goesOnIn = ({ rounds }: Rounds): readonly number[] => rounds.map(({ ends }) => 1 - ends);
