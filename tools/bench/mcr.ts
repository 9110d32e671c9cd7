// What the forms of MCR cost beside the common ones, and an MCR score beside a riichi one: the same hands, in turns.
import { DEFAULTS } from '../../src/rules/mcr/options.ts';
import { valueOfHand } from '../../src/rules/mcr/score.ts';
import { shanten } from '../../src/shapes/shanten.ts';
import { ukeireOfDiscards } from '../../src/shapes/ukeire.ts';
import { shantenWithKnitted, ukeireOfDiscardsWithKnitted } from '../../src/shapes/with-knitted.ts';
import { formatTable, median, perSecond, shortNumber } from './measure.ts';
import type { HandSet } from './shapes-hands.ts';
import type { WonHand } from './won-hands.ts';

const ROUNDS = 5;
const LEAST = 60;

/** Hands a second of each way, measured in turns. */
const ratesOf = (ways: readonly (() => unknown)[], hands: number): readonly number[] => {
  const rates = ways.map((way): number[] => {
    way();
    return [];
  });
  for (let round = 0; round < ROUNDS; round++) {
    ways.forEach((way, i) => {
      rates[i]!.push(perSecond(way, LEAST) * hands);
    });
  }
  return rates.map(median);
};

// A loop of its own for each, so that none pays for another's types.
const shantens = ({ hands }: HandSet) => [
  () => {
    let sum = 0;
    for (const hand of hands) sum += shanten(hand, 0);
    return sum;
  },
  () => {
    let sum = 0;
    for (const hand of hands) sum += shantenWithKnitted(hand, 0);
    return sum;
  },
];
const ukeires = ({ hands }: HandSet) => [
  () => {
    let sum = 0;
    for (const hand of hands) sum += ukeireOfDiscards(hand, 0).length;
    return sum;
  },
  () => {
    let sum = 0;
    for (const hand of hands) sum += ukeireOfDiscardsWithKnitted(hand, 0).length;
    return sum;
  },
];

const table = (task: string, sets: readonly HandSet[], ways: typeof shantens): string => {
  const rates = sets.map((set) => ratesOf(ways(set), set.hands.length));
  const row = (i: number) => rates.map((r) => shortNumber(r[i]!));
  return formatTable([
    [`${task}, hands/s`, ...sets.map((s) => s.name)],
    ['common forms', ...row(0)],
    ['all MCR forms', ...row(1)],
    ['cost', ...rates.map((r) => `${(r[0]! / r[1]!).toFixed(1)}×`)],
  ]);
};

/** For the bench of shapes; ukeire of hands with a tile to throw. */
export const shapesBesideCommon = (sets: readonly HandSet[], full: readonly HandSet[]): string =>
  `${table('shanten', sets, shantens)}\n\n${table('ukeire', full, ukeires)}`;

/** For the bench of scoring: the hands scored by MCR's rules. */
export const mcrScores = (hands: readonly WonHand[]): readonly (number | undefined)[] =>
  hands.map(({ situation, win }) => {
    const value = valueOfHand(situation, win, DEFAULTS);
    return typeof value === 'string' ? undefined : value.total;
  });
