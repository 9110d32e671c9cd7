// The search against a player who follows its plan through thousands of shuffled walls: chances and points must lie
// within what so many games can tell. What the search leaves out (a tile thrown as drawn that becomes a wait later bars
// ron) takes about one per cent of the wins of plans with a detour, below what these games can see.

import { describe, expect, test } from 'vitest';
import { shanten } from '../../shapes/shanten.ts';
import { countsOf } from '../../tiles/counts.ts';
import { randomFrom } from '../../tiles/random.ts';
import type { Tile } from '../../tiles/tile.ts';
import { planOf, playerOf } from './monte-carlo.test-kit.ts';
import { answerStage } from './refine.ts';
import { type Position, questionOf, restOf } from './riichi.test-kit.ts';
import { NO_RON } from './ron-model.ts';

const GAMES = 1200;
const DRAWS = 10;
const random = randomFrom(20_261_130);

const shuffled = (tiles: readonly Tile[]): Tile[] => {
  const all = [...tiles];
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [all[i], all[j]] = [all[j]!, all[i]!];
  }
  return all;
};

/** Draws and throws until the hand is as near as asked; one suit and honours, where `isFlush`. */
const handNear = (steps: number, isFlush: boolean): readonly Tile[] => {
  const suit = 9 * Math.floor(random() * 3);
  const all = restOf([]).filter((t) => !isFlush || t >= 27 || (t >= suit && t < suit + 9));
  const wall = shuffled(all);
  const hand = wall.splice(0, 14);
  while (shanten(countsOf(hand), 0) > steps && wall.length > 0) {
    const after = hand.map((_, i) => shanten(countsOf(hand.toSpliced(i, 1)), 0));
    hand.splice(after.indexOf(Math.min(...after)), 1);
    hand.push(wall.pop()!);
  }
  return shanten(countsOf(hand), 0) === steps ? hand : handNear(steps, isFlush);
};

const letGo = (factor: number) => ({
  honour: factor,
  end: factor * 0.9,
  next: factor * 0.8,
  middle: factor * 0.7,
});
const RON = { letGo: { silent: letGo(0.8), riichi: letGo(0.5), open: letGo(0.7) }, ippatsu: 1 };

const positionOf = (concealed: readonly Tile[], withRon: boolean): Position => {
  const [indicator, ...unseen] = shuffled(restOf(concealed));
  const others = Array.from({ length: DRAWS + 1 }, (_, n) => (n === DRAWS ? 2 : 3));
  return {
    concealed,
    unseen,
    draws: DRAWS,
    others,
    mayDeclare: others.map((_, n) => n < DRAWS),
    ron: withRon ? RON : NO_RON,
    facts: { indicators: [indicator!], honba: 1 },
  };
};

const bestThrow = (position: Position, detours: number) => {
  const work = answerStage(questionOf(position), { stage: 'full', detours });
  let step = work.next();
  while (!step.done) step = work.next();
  return [...step.value!.throws].sort((a, b) => b.best!.points - a.best!.points)[0]!;
};

interface Gap {
  readonly win: number;
  readonly points: number;
  readonly tenpai: number;
}

/** How many standard errors the games lie from the search. */
const gapOf = (position: Position, detours: number): Gap => {
  const value = bestThrow(position, detours);
  const player = playerOf(position, planOf(position, detours), value.kind!);
  const games = Array.from({ length: GAMES }, () => player.play(random));
  const gap = (of: (game: (typeof games)[number]) => number, expected: number): number => {
    const mean = games.reduce((sum, g) => sum + of(g), 0) / GAMES;
    const spread = games.reduce((sum, g) => sum + (of(g) - mean) ** 2, 0) / GAMES;
    // One game more and one less are no surprise where all end alike.
    return (mean - expected) / Math.max(Math.sqrt(spread / GAMES), 2 / GAMES);
  };
  return {
    win: gap((g) => Number(g.won), value.best!.win),
    points: gap((g) => g.points, value.best!.points),
    tenpai: gap((g) => Number(g.tenpai), value.tenpai),
  };
};

/** Hands, steps before tenpai, detours, ron. */
const SETS = [
  [8, 0, 0, true],
  [8, 1, 0, false],
  [10, 1, 0, true],
  [16, 1, 1, true],
  [6, 2, 1, true],
] as const;

describe('games by the plan', () => {
  test.each(SETS)('%i hands %i steps before tenpai, %i detours, ron %s', (hands, steps, detours, withRon) => {
    const gaps = Array.from({ length: hands }, (_, i) =>
      gapOf(positionOf(handNear(steps, i % 4 === 3), withRon), detours),
    );
    const all = gaps.flatMap(({ win, points, tenpai }) => [win, points, tenpai]);
    expect(Math.max(...all.map(Math.abs))).toBeLessThan(3.3);
    // One in twenty lies beyond 1.96; twice as many and one more would be no chance.
    expect(all.filter((gap) => Math.abs(gap) > 1.96).length).toBeLessThanOrEqual(1 + all.length / 10);
  });
});
