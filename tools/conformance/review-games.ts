// The three games whose review is kept: a riichi and an MCR game of the recorded ones, read where they lie, and a Korean game
// played by a seed. Of each one seat.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggedGame } from '../../src/logs/log.ts';
import { readLog } from '../../src/logs/read.ts';
import type { Decision } from '../../src/review/decision.ts';
import { reviewGame } from '../../src/review/review.ts';
import type { Tally } from '../../src/review/tally.ts';
import type { Seat } from '../../src/tiles/seat.ts';
import { simulatedGame } from '../review/simulated.ts';
import { rulesOf } from '../simulate/rules.ts';
import { BadInput } from './read.ts';

export interface KeptGame {
  readonly name: string;
  readonly seat: Seat;
  /** `folder`: the shared data. */
  readonly game: (folder: string) => LoggedGame;
}

const recorded =
  (file: string) =>
  (folder: string): LoggedGame => {
    const path = join(folder, file);
    if (!existsSync(path)) throw new BadInput(`${path}: no such file`);
    const { games, error } = readLog(path, new Uint8Array(readFileSync(path)));
    if (error || !games[0]) throw new BadInput(`${path}: ${error?.detail ?? 'no game in it'}`);
    return games[0];
  };

const KOREAN_SEED = 1;
const KOREAN_HANDS = 5;

export const KEPT_GAMES: readonly KeptGame[] = [
  { name: 'riichi', seat: 0, game: recorded('riichi/games/mjlog/g0015.xml') },
  { name: 'mcr', seat: 2, game: recorded('clients/botzone/6a201f5a58ebe27b197da7f1.json') },
  { name: 'korean', seat: 0, game: () => simulatedGame(rulesOf('korean', 0), KOREAN_SEED, KOREAN_HANDS) },
];

export interface Kept {
  /** One a decision: places and numbers alone, so that no tile of a game stands here. */
  readonly decisions: readonly unknown[];
  readonly tally: unknown;
}

const DIGITS = 1000;

/** Numbers as they are kept: the last digits of a sum may hang on the machine. */
const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value * DIGITS) / DIGITS;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]));
};

const costOf = ({ cost, unjudged }: Decision): unknown => {
  if (!cost) return unjudged ?? null;
  return { [cost.unit]: cost.value, ...(cost.before === undefined ? {} : { before: cost.before }) };
};

const kept = (decision: Decision): unknown => ({
  hand: decision.hand,
  at: decision.at,
  turn: decision.turn,
  moment: decision.moment,
  options: decision.options.map(({ shanten, tiles, points, win, risk, net }) => [
    shanten ?? null,
    tiles ?? null,
    points ?? null,
    win ?? null,
    risk?.chance ?? null,
    risk?.loss ?? null,
    net ?? null,
  ]),
  rank: decision.rank ?? null,
  difference: decision.difference ? [decision.difference.shanten, decision.difference.tiles] : null,
  cost: costOf(decision),
  missed: decision.missed.map((m) => m.id),
});

const played = (game: LoggedGame, seat: Seat): { readonly decisions: Decision[]; readonly tally: Tally } => {
  const steps = reviewGame(game, seat);
  const decisions: Decision[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) if (step.value) decisions.push(step.value);
  return { decisions, tally: step.value };
};

export const keptReview = ({ game, seat }: KeptGame, folder: string): Kept => {
  const { decisions, tally } = played(game(folder), seat);
  return { decisions: decisions.map((d) => rounded(kept(d))), tally: rounded(tally) };
};
