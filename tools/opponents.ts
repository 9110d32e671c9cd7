// `npx tsx tools/opponents.ts --rules riichi|riichi3|korean|mcr --levels byUkeire,byValue --games N --seed S`: plays levels against each
// other and prints how they came out. Every deal is played with the levels' seats changed about, so that luck of the deal weighs
// less; ± is half of a 95 % interval that counts the games of a deal as one draw.

import type { GameRules } from '../src/game/game.ts';
import { LEVELS, type Level } from '../src/practice/level.ts';
import { DEFAULTS as KOREAN } from '../src/rules/korean/options.ts';
import { DEFAULTS as MCR } from '../src/rules/mcr/options.ts';
import { presetOptions } from '../src/rules/riichi/options.ts';
import { called, oneOf, wholeNumber } from './called.ts';
import { type Record as One, playMatch } from './opponents/match.ts';

const RULES: Readonly<Record<string, GameRules>> = {
  riichi: { family: 'riichi', players: 4, options: presetOptions('seed') },
  riichi3: {
    family: 'riichi',
    players: 3,
    options: presetOptions('seed', { startPoints: 35_000, target: 40_000 }),
  },
  korean: { family: 'korean', players: 4, options: KOREAN },
  mcr: { family: 'mcr', players: 4, options: MCR },
};
const NAMES = Object.keys(RULES);

const { values, wrong } = called({
  usage: `usage: npx tsx tools/opponents.ts [--rules ${NAMES.join('|')}] [--levels A,B] [--games N] [--seed S]
  --rules   by which they play (riichi)
  --levels  two of ${LEVELS.join(', ')} (byUkeire,byValue)
  --games   how many deals; each is played in ${''}every seating (20)
  --seed    of the first deal (1)`,
  options: {
    rules: { type: 'string', default: 'riichi' },
    levels: { type: 'string', default: 'byUkeire,byValue' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
  },
});

const rules = RULES[oneOf('rules', NAMES, values.rules, wrong)]!;
const [a, b] = values.levels.split(',').map((name) => oneOf('levels', LEVELS, name, wrong));
if (a === undefined || b === undefined) wrong('--levels takes two levels with a comma between them.');
const games = wholeNumber('games', values.games, wrong);
const firstSeed = wholeNumber('seed', values.seed, wrong);

const OF_FOUR: readonly (readonly Level[])[] = [
  [a, b, a, b],
  [b, a, b, a],
];
/** One against two, on every seat, and the other way round. */
const OF_THREE: readonly (readonly Level[])[] = [
  [a, b, b],
  [b, a, b],
  [b, b, a],
  [b, a, a],
  [a, b, a],
  [a, a, b],
];
const SEATINGS = rules.players === 3 ? OF_THREE : OF_FOUR;

const mean = (numbers: readonly number[]): number => numbers.reduce((x, y) => x + y, 0) / numbers.length;

const halfInterval = (numbers: readonly number[]): number => {
  const m = mean(numbers);
  const variance = numbers.reduce((sum, x) => sum + (x - m) ** 2, 0) / Math.max(1, numbers.length - 1);
  return 1.96 * Math.sqrt(variance / numbers.length);
};

const sum = (records: readonly One[], of: (one: One) => number): number =>
  records.reduce((s, r) => s + of(r), 0);

const report = (level: Level, deals: readonly (readonly One[])[]): string => {
  const mine = deals.map((deal) => deal.filter((r) => r.level === level));
  const all = mine.flat();
  const hands = sum(all, (r) => r.hands);
  const percent = (n: number): string => `${((100 * n) / hands).toFixed(1)} %`;
  const places = mine.map((records) => mean(records.map((r) => r.place)));
  const points = mine.map((records) => mean(records.map((r) => r.points)));
  const wins = sum(all, (r) => r.wins);
  return [
    level.padEnd(17),
    `place ${mean(places).toFixed(3)} ± ${halfInterval(places).toFixed(3)}`,
    `points ${mean(points).toFixed(1)} ± ${halfInterval(points).toFixed(1)}`,
    `wins ${percent(wins)} of hands, worth ${(sum(all, (r) => r.won) / wins).toFixed(1)}`,
    `deals in ${percent(sum(all, (r) => r.dealtIn))}, for ${(sum(all, (r) => r.paid) / sum(all, (r) => r.dealtIn)).toFixed(1)}`,
    `${(sum(all, (r) => r.time) / sum(all, (r) => r.moves)).toFixed(1)} ms a move, at most ${Math.max(...all.map((r) => r.longest)).toFixed(0)}`,
  ].join('; ');
};

const show = (deals: readonly (readonly One[])[]): void => {
  console.log(`${values.rules}: ${deals.length} deals, each played ${SEATINGS.length} times`);
  for (const level of new Set([a, b])) console.log(report(level, deals));
};

const deals: (readonly One[])[] = [];
for (let i = 0; i < games; i++) {
  deals.push(SEATINGS.flatMap((seating) => playMatch(rules, firstSeed + i, seating)));
  if (deals.length % 5 === 0 || deals.length === games) show(deals);
}
