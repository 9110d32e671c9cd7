// One game between levels, and what came of it for each seat.

import { placesOf } from '../../src/analysis/danger/placement.ts';
import {
  act,
  choices,
  dealNext,
  finalScores,
  type Game,
  type GameRules,
  openGame,
  type Played,
  toMove,
} from '../../src/game/game.ts';
import type { Level } from '../../src/practice/level.ts';
import { moveOf } from '../../src/practice/opponent.ts';
import { tableOf } from '../../src/practice/session.ts';
import type { Result } from '../../src/result.ts';
import { randomFrom } from '../../src/tiles/random.ts';
import type { Seat } from '../../src/tiles/seat.ts';

export interface Record {
  readonly level: Level;
  readonly place: number;
  readonly points: number;
  readonly hands: number;
  readonly wins: number;
  readonly dealtIn: number;
  /** Points lost to the wins that were dealt into. */
  readonly paid: number;
  /** What the wins were worth, as stated. */
  readonly won: number;
  readonly moves: number;
  /** Processor milliseconds, all moves and the longest. */
  readonly time: number;
  readonly longest: number;
}

interface Counting {
  hands: number;
  wins: number;
  dealtIn: number;
  paid: number;
  won: number;
  moves: number;
  time: number;
  longest: number;
}

const value = (result: Result<Played>): Game => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value.game;
};

const countHand = (game: Game, counts: readonly Counting[]): void => {
  const { outcome, claimable } = game.hand;
  for (const count of counts) count.hands++;
  for (const { seat, stated, deltas } of outcome?.wins ?? []) {
    const winner = counts[game.players[seat]!]!;
    winner.wins++;
    winner.won += stated.points ?? 0;
    if (!claimable) continue;
    const thrower = counts[game.players[claimable.seat]!]!;
    thrower.dealtIn++;
    thrower.paid -= deltas[claimable.seat]!;
  }
};

/** `levels`: by player, in the order they came in. */
export const playMatch = (rules: GameRules, seed: number, levels: readonly Level[]): readonly Record[] => {
  const random = randomFrom(seed);
  const first = openGame(rules, random);
  const opened = first.events.find((e) => e.type === 'game')!;
  const counts = levels.map(
    (): Counting => ({ hands: 0, wins: 0, dealtIn: 0, paid: 0, won: 0, moves: 0, time: 0, longest: 0 }),
  );
  let { game } = first;
  for (;;) {
    const [seat] = toMove(game);
    if (seat === undefined) {
      countHand(game, counts);
      if (!game.hand.outcome?.next) break;
      game = value(dealNext(game, random));
      continue;
    }
    const player = game.players[seat]!;
    const ask = {
      rules,
      level: levels[player]!,
      table: tableOf({ game, opened }, seat),
      choices: choices(game, seat),
    };
    const began = performance.now();
    const move = moveOf(ask);
    const took = performance.now() - began;
    const count = counts[player]!;
    count.moves++;
    count.time += took;
    count.longest = Math.max(count.longest, took);
    game = value(act(game, seat, move));
  }
  const scores = finalScores(game)!;
  const places = placesOf(scores);
  return levels.map((level, player) => {
    const seat = game.players.indexOf(player) as Seat;
    return { level, place: places[seat]!, points: scores[seat]!, ...counts[player]! };
  });
};
