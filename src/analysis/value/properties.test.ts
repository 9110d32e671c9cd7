// What must hold whatever the hand: chances are chances, time never hurts, and what is better is never worth less.

import { describe, expect, test } from 'vitest';
import { shanten } from '../../shapes/shanten.ts';
import { countsOf } from '../../tiles/counts.ts';
import { randomFrom } from '../../tiles/random.ts';
import { isRedFive, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { answerStage, type Refined } from './refine.ts';
import { type Position, questionOf, restOf } from './riichi.test-kit.ts';
import { DEFAULT_RON, type RonModel } from './ron-model.ts';

const random = randomFrom(42);
const DRAWS = 9;

const shuffled = (tiles: readonly Tile[]): Tile[] =>
  tiles
    .map((tile) => ({ tile, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ tile }) => tile);

const handNear = (steps: number): readonly Tile[] => {
  const wall = shuffled(restOf([]));
  const hand = wall.splice(0, 14);
  while (shanten(countsOf(hand), 0) > steps && wall.length > 0) {
    const after = hand.map((_, i) => shanten(countsOf(hand.toSpliced(i, 1)), 0));
    hand.splice(after.indexOf(Math.min(...after)), 1);
    hand.push(wall.pop()!);
  }
  return shanten(countsOf(hand), 0) === steps ? hand : handNear(steps);
};

const positionOf = (concealed: readonly Tile[], change: Partial<Position> = {}): Position => {
  const indicator = restOf(concealed).find((t) => kindOf(t) === 30) ?? restOf(concealed)[0]!;
  const unseen = restOf([...concealed, indicator]);
  const others = Array.from({ length: DRAWS + 1 }, (_, n) => (n === DRAWS ? 2 : 3));
  const mayDeclare = others.map((_, n) => n < DRAWS);
  return {
    concealed,
    unseen,
    draws: DRAWS,
    others,
    mayDeclare,
    facts: { indicators: [indicator] },
    ...change,
  };
};

const solved = (position: Position, detours: number): Refined => {
  const work = answerStage(questionOf(position), { stage: 'full', detours });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value!;
};

/** Points of every throw of `a` and what the same throw has in `b`. */
const pairs = (a: Refined, b: Refined): readonly (readonly [number, number])[] =>
  a.throws.flatMap((value) => {
    const other = b.throws.find((t) => t.kind === value.kind);
    return other ? [[value.best!.points, other.best!.points] as const] : [];
  });

const HANDS = [...Array.from({ length: 6 }, () => handNear(1)), handNear(0), handNear(0), handNear(2)];
const SLACK = 1e-6;

const readier = ({ letGo, ippatsu }: RonModel): RonModel => ({
  letGo: Object.fromEntries(
    Object.entries(letGo).map(([k, v]) => [k, { ...v, middle: v.middle + 0.1, end: v.end + 0.1 }]),
  ) as RonModel['letGo'],
  ippatsu,
});

describe.each(HANDS.map((hand, i) => ({ hand, i })))('hand $i', ({ hand }) => {
  const position = positionOf(hand);
  const full = solved(position, 1);

  test('chances are chances', () => {
    for (const { tenpai, best, silent, riichi } of full.throws) {
      for (const worth of [best!, silent!, ...(riichi ? [riichi] : [])]) {
        expect(worth.win).toBeCloseTo(worth.tsumo + worth.ron, 12);
        for (const p of [worth.win, worth.tsumo, worth.ron]) expect(p >= 0 && p <= 1 + SLACK).toBe(true);
        expect(worth.win).toBeLessThanOrEqual(tenpai + SLACK);
      }
      expect(tenpai >= 0 && tenpai <= 1 + SLACK).toBe(true);
    }
  });

  test('a draw more is never worth less', () => {
    for (const { curve } of full.throws)
      curve.points.forEach((points, t) => {
        if (t > 0) expect(points).toBeGreaterThanOrEqual(curve.points[t - 1]! - SLACK);
      });
  });

  test('more ways to choose from are never worth less', () => {
    for (const [few, many] of pairs(solved(position, 0), full))
      expect(many).toBeGreaterThanOrEqual(few - SLACK);
  });

  test('nor are honba and sticks, or others who throw more freely', () => {
    const richer = positionOf(hand, { facts: { ...position.facts, honba: 2, riichiSticks: 1 } });
    for (const [less, more] of pairs(full, solved(richer, 1)))
      expect(more).toBeGreaterThanOrEqual(less - SLACK);
    const freer = positionOf(hand, { ron: readier(DEFAULT_RON) });
    for (const [less, more] of pairs(full, solved(freer, 1)))
      expect(more).toBeGreaterThanOrEqual(less - SLACK);
  });

  test('nor is a red five for a plain one', () => {
    const plain = hand.map((t) => plainTile(kindOf(t)));
    const red = position.unseen.filter(isRedFive).map(kindOf);
    const at = plain.findIndex((t) => t % 9 === 4 && t < 27 && !red.includes(kindOf(t)));
    if (at < 0) return;
    // The same tiles unseen, so that the five alone differs.
    const without = solved({ ...position, concealed: plain }, 1);
    for (const [less, more] of pairs(without, full)) expect(more).toBeGreaterThanOrEqual(less - SLACK);
  });
});
