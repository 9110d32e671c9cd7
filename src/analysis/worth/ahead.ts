// What is to come once a tile is out and nobody has won on it, in two plans: to push, that is to play on for the win and
// throw what is in the way, or to fold, that is to throw from then on what is safest. All in points of my own; each part
// stands apart, so that the sum can be argued with.
//
// The value search first takes the others as never winning, then the hand as ending by them at the rates measured
// (`ThrowValue.amid`). Nobody knows when: one plan is followed for all ends, the one that is best on the whole. So what
// another's win takes away is the difference of the two. Whether to declare riichi is weighed so, too.

import type { RiichiOptions } from '../../rules/riichi/options.ts';
import { notenPayments } from '../../rules/riichi/settle.ts';
import type { Players } from '../../tiles/seat.ts';
import {
  DECLARATIONS,
  type Declaration,
  type PlanCurve,
  type ThrowValue,
  type Worth,
} from '../value/value.ts';
import type { Round, Rounds } from './rounds.ts';

export interface Ahead {
  /** Own wins, the others' left aside: what the value search says. */
  readonly win: number;
  /** ≤ 0: wins of mine that another's win comes before. */
  readonly overtaken: number;
  /** ≤ 0: my discards in the rounds to come. */
  readonly later: number;
  /** Payments when the wall runs out. */
  readonly noten: number;
}

export const sumOfAhead = ({ win, overtaken, later, noten }: Ahead): number =>
  win + overtaken + later + noten;

/** That so many of these chances come true. */
const countChances = (chances: readonly number[]): readonly number[] => {
  const counts = [1, ...chances.map(() => 0)];
  for (const chance of chances)
    for (let n = counts.length - 1; n >= 0; n--)
      counts[n] = counts[n]! * (1 - chance) + (n > 0 ? counts[n - 1]! * chance : 0);
  return counts;
};

/** Points at an exhausted wall for a hand that waits, and for one that does not. */
export const notenMeans = (
  waitsAtEnd: readonly number[],
  players: Players,
  options: Pick<RiichiOptions, 'notenPayments'>,
): { readonly tenpai: number; readonly noten: number } => {
  if (!options.notenPayments) return { tenpai: 0, noten: 0 };
  const mean = (isReady: boolean): number =>
    countChances(waitsAtEnd).reduce((sum, chance, others) => {
      const tenpai = Array.from({ length: players }, (_, i) => (i === 0 ? isReady : i <= others));
      return sum + chance * notenPayments(tenpai, players)[0]!;
    }, 0);
  return { tenpai: mean(true), noten: mean(false) };
};

/** A way to play on: with riichi (declared now, or standing), or without. */
export interface WayOn {
  readonly declaration: Declaration;
  /** Own wins, the others' left aside. */
  readonly worth: Worth;
  /** Own wins amid the others', by the play that is best then. */
  readonly amid: Worth;
  readonly curve: PlanCurve;
  readonly tenpai: number;
}

/** The ways that are open; none before the hand's score is known. */
export const waysOn = (value: ThrowValue): readonly WayOn[] =>
  DECLARATIONS.flatMap((declaration) => {
    const [worth, curve, amid] = [value[declaration], value.curves[declaration], value.amid?.[declaration]];
    return worth && curve && amid ? [{ declaration, worth, amid, curve, tenpai: value.tenpai }] : [];
  });

const notenOfPush = ({ tenpai, worth }: WayOn, { exhausted }: Rounds, noten: Noten): number => {
  const { win } = worth;
  const ready = Math.max(0, tenpai - win);
  const unready = Math.max(0, 1 - Math.max(tenpai, win));
  return exhausted * (ready * noten.tenpai + unready * noten.noten);
};

type Noten = ReturnType<typeof notenMeans>;

/** Riichi throws what it draws. */
const THROWN = { riichi: 'drawn', silent: 'thrown' } as const satisfies Record<Declaration, keyof Round>;

/** To play on. */
export const pushAhead = (way: WayOn, rounds: Rounds, noten: Noten): Ahead => {
  const { worth, amid, curve, declaration } = way;
  const later = rounds.rounds.reduce(
    (sum, round, k) =>
      sum - round.on * (1 - round.ends) * (1 - (curve.win[k + 1] ?? worth.win)) * round[THROWN[declaration]],
    0,
  );
  return {
    win: worth.points,
    overtaken: amid.points - worth.points,
    later,
    noten: notenOfPush(way, rounds, noten),
  };
};

/**
 * What the safest tile risks so many rounds later, against the one that is next in line now: rivers grow, and what is drawn
 * is often safer. Measured where somebody folds under a riichi (`tools/worth/others.ts`: 27,435 runs to 1,331).
 */
const SAFER = [0.411, 0.231, 0.158, 0.123, 0.101, 0.086, 0.072, 0.066] as const;
const saferBy = (round: number): number => SAFER[Math.min(round, SAFER.length - 1)]!;

/** To throw what is safest. `losses`: expected losses of the tiles left, each tile its own, in any order. */
export const foldAhead = (losses: readonly number[], rounds: Rounds, noten: Noten): Ahead => {
  const safest = [...losses].sort((a, b) => a - b);
  const later = rounds.rounds.reduce(
    (sum, { on, ends }, k) => sum - on * (1 - ends) * saferBy(k) * (safest[k] ?? 0),
    0,
  );
  return { win: 0, overtaken: 0, later, noten: rounds.exhausted * noten.noten };
};
