// How fast hands are scored, beside the npm packages that score riichi hands: the same won hands, one after the other
// in each round, CPU time, medians. Run alone: `npx tsx tools/bench/scoring.ts`.

import { createRequire } from 'node:module';
import { score } from '../../src/rules/riichi/score.ts';
import { median, perSecond } from './measure.ts';
import { forMajiang, forRiichi, OPTIONS, type WonHand, wonHands } from './won-hands.ts';

const HANDS = 1000;
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

export interface Measured {
  readonly name: string;
  readonly microsPerHand: number;
  /** Hands whose points are not ours. */
  readonly wrong: number;
}

/** All scorers on the same hands, interleaved. */
export const measure = (hands: readonly WonHand[], rounds: number): readonly Measured[] => {
  const scorers = [ours(hands), majiang(hands), npmRiichi(hands)];
  const answers = scorers.map((s) => s.run());
  const times = scorers.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    scorers.forEach((s, i) => {
      times[i]!.push(1e6 / perSecond(s.run, LEAST));
    });
  return scorers.map(({ name }, i) => ({
    name,
    microsPerHand: median(times[i]!) / hands.length,
    wrong: answers[i]!.filter((points, h) => points !== hands[h]!.score.points).length,
  }));
};

export const run = (): void => {
  const measured = measure(wonHands(HANDS, SEED), ROUNDS);
  const own = measured[0]!.microsPerHand;
  console.log(`scoring: ${HANDS} won hands (seed ${SEED}), CPU time, median of ${ROUNDS} interleaved rounds`);
  for (const { name, microsPerHand, wrong } of measured) {
    const speed = `${microsPerHand.toFixed(2)} µs a hand`;
    const ratio = `${(microsPerHand / own).toFixed(1)}× our time`;
    console.log(`  ${name.padEnd(22)} ${speed.padStart(18)} ${ratio.padStart(18)}   ${wrong} answers differ`);
  }
};

if (process.argv[1] !== undefined && import.meta.url.endsWith(process.argv[1].split('/').slice(-2).join('/')))
  run();
