// Many games of one rule set, one after the other, and what they came to.

import { Fault } from './fault.ts';
import { rulesOf } from './rules.ts';
import { playGame } from './run.ts';

export interface Series {
  readonly rules: string;
  readonly games: number;
  /** Of the first game; each next one has the next. */
  readonly seed: number;
}

export interface Tally {
  readonly games: number;
  readonly hands: number;
  readonly events: number;
  readonly endings: Readonly<Record<string, number>>;
  /** What failed, by seed. */
  readonly faults: readonly string[];
  /** Seconds of processor time. */
  readonly seconds: number;
}

export const NOTHING: Tally = { games: 0, hands: 0, events: 0, endings: {}, faults: [], seconds: 0 };

const sumsOf = (a: Tally['endings'], b: Tally['endings']): Tally['endings'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((key) => [key, (a[key] ?? 0) + (b[key] ?? 0)]),
  );

export const together = (a: Tally, b: Tally): Tally => ({
  games: a.games + b.games,
  hands: a.hands + b.hands,
  events: a.events + b.events,
  endings: sumsOf(a.endings, b.endings),
  faults: [...a.faults, ...b.faults],
  seconds: a.seconds + b.seconds,
});

/** A game in which an invariant does not hold counts as failed; anything else that is thrown is a fault of this tool. */
const playOne = (rules: string, seed: number): Tally => {
  try {
    return { ...NOTHING, games: 1, ...playGame(rulesOf(rules, seed), seed) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { ...NOTHING, games: 1, faults: [`${rules} seed ${seed}: ${error.message.slice(0, 1500)}`] };
  }
};

const secondsSpent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

export const playSeries = ({ rules, games, seed }: Series, after: (played: Tally) => void): Tally => {
  const began = secondsSpent();
  let tally = NOTHING;
  for (let i = 0; i < games; i++) {
    tally = together(tally, playOne(rules, seed + i));
    after(tally);
  }
  return { ...tally, seconds: secondsSpent() - began };
};
