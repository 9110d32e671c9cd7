// How fast hands are scored, beside the npm packages that score riichi hands: the same won hands, one after the other
// in each round, CPU time, medians. Run alone: `npx tsx tools/bench/scoring.ts`.

import { createRequire } from 'node:module';
import { score } from '../../src/rules/riichi/score.ts';
import { mcrScores } from './mcr.ts';
import { formatTable, median, perSecond } from './measure.ts';
import { forMajiang, forRiichi, OPTIONS, type WonHand, wonHands } from './won-hands.ts';

/** Few enough to stay near the processor: the scoring is measured, not the memory. */
const HANDS = 400;
/** Answers are compared on more. */
const COMPARED = 3000;
const ROUNDS = 7;
/** CPU milliseconds a scorer runs in a round. */
const LEAST = 150;
const SEED = 20_261_129;

interface Majiang {
  readonly Shoupai: { readonly fromString: (text: string) => unknown };
  readonly Util: {
    readonly hule: (
      hand: unknown,
      ron: string | null,
      facts: unknown,
    ) => { readonly defen: number } | undefined;
    readonly hule_param: (facts: unknown) => unknown;
  };
}
type Riichi = new (
  text: string,
) => {
  readonly disableHairi: () => void;
  readonly calc: () => { readonly ten: number };
};

/** The points of every hand, in order. */
interface Scorer {
  readonly name: string;
  readonly run: () => readonly (number | undefined)[];
}

const MCR = 'tehai, MCR rules';

const require = createRequire(import.meta.url);

const ours = (hands: readonly WonHand[]): Scorer => ({
  name: 'tehai',
  run: () =>
    hands.map(({ situation, win }) => {
      const value = score(situation, win, OPTIONS);
      return typeof value === 'string' ? undefined : value.points;
    }),
});

/** Its hands and parameters are made beforehand: only the scoring is measured, as for ours. */
const majiang = (hands: readonly WonHand[]): Scorer => {
  const { Shoupai, Util }: Majiang = require('@kobalab/majiang-core');
  const asked = hands.map(forMajiang).map(({ hand, ron, facts }) => ({
    hand: Shoupai.fromString(hand),
    ron,
    facts: Util.hule_param(facts),
  }));
  return {
    name: '@kobalab/majiang-core',
    run: () => asked.map(({ hand, ron, facts }) => Util.hule(hand, ron, facts)?.defen),
  };
};

/** It takes text alone and scores once an object: reading the text is part of it. */
const npmRiichi = (hands: readonly WonHand[]): Scorer => {
  const Riichi: Riichi = require('riichi');
  const texts = hands.map(forRiichi);
  return {
    name: 'riichi',
    run: () =>
      texts.map((text) => {
        const hand = new Riichi(text);
        hand.disableHairi();
        return hand.calc().ten;
      }),
  };
};

/** The same hands by MCR's rules: another question, so its points are not compared. */
const oursByMcr = (hands: readonly WonHand[]): Scorer => ({ name: MCR, run: () => mcrScores(hands) });

const scorersOf = (hands: readonly WonHand[]): readonly Scorer[] => [
  ours(hands),
  oursByMcr(hands),
  majiang(hands),
  npmRiichi(hands),
];

/** Microseconds a hand for each scorer: the same hands, interleaved, medians. */
const timesOf = (hands: readonly WonHand[]): readonly number[] => {
  const scorers = scorersOf(hands);
  const times = scorers.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++)
    scorers.forEach((scorer, i) => {
      times[i]!.push(1e6 / perSecond(scorer.run, LEAST) / hands.length);
    });
  return times.map(median);
};

/** How many hands each scorer gives other points than ours, which agree with every recorded win of the shared data. */
const differencesOf = (hands: readonly WonHand[]): readonly number[] =>
  scorersOf(hands).map(
    (scorer) => scorer.run().filter((points, i) => points !== hands[i]!.score.points).length,
  );

export const run = (): void => {
  const hands = wonHands(HANDS, SEED);
  const names = scorersOf([]).map(({ name }) => name);
  const times = timesOf(hands);
  const differences = differencesOf(wonHands(COMPARED, SEED));
  const rows = names.map((name, i) => [
    name,
    times[i]!.toFixed(2),
    `${(times[i]! / times[0]!).toFixed(1)}×`,
    name === MCR ? '' : `${differences[i]} of ${COMPARED}`,
  ]);
  console.log(`${HANDS} won hands (seed ${SEED}), CPU time, medians of ${ROUNDS} interleaved rounds`);
  console.log(formatTable([['scorer', 'µs a hand', 'our time', 'other points'], ...rows]));
};

if (process.argv[1]?.endsWith('bench/scoring.ts')) run();
