// MCR and Korean hands one step before tenpai, with two draws left: every order of draws and every throw enumerated by a
// search of this test's own, each win scored by the rules.

import { describe, expect, test } from 'vitest';
import { DEFAULTS as KOREAN } from '../../rules/korean/options.ts';
import { valueOfHand as koreanValue } from '../../rules/korean/score.ts';
import { kindsOf } from '../../rules/korean/tile-set.ts';
import { DEFAULTS as MCR } from '../../rules/mcr/options.ts';
import { score as mcrScore } from '../../rules/mcr/score.ts';
import type { Situation, Win } from '../../rules/rules.ts';
import { countsOf } from '../../tiles/counts.ts';
import { parseTiles } from '../../tiles/notation.ts';
import { kindOf, type Tile } from '../../tiles/tile.ts';
import { koreanScorer, koreanSpecial } from './korean-question.ts';
import { mcrScorer, mcrSpecial } from './mcr-question.ts';
import type { Question } from './question.ts';
import { answerStage } from './refine.ts';
import { letGoOf, NO_RON } from './ron-model.ts';
import type { Scorer } from './scorer.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

const SITUATION: Situation = {
  players: 4,
  seat: 1,
  dealer: 0,
  roundWind: 'east',
  seatWind: 'south',
  concealed: [],
  melds: [],
  aside: [],
  river: [],
  passed: [],
  passedInRiichi: [],
  riichi: 'none',
  ippatsu: false,
  firstTurn: false,
  indicators: [],
  honba: 0,
  riichiSticks: 0,
};

interface Family {
  readonly scorer: Scorer;
  readonly special: Question['special'];
  /** What a self-draw gains; 0: no win. */
  readonly gain: (concealed: readonly Tile[], tile: Tile, last: boolean) => number;
}

const FAMILIES: Readonly<Record<'mcr' | 'korean', Family>> = {
  mcr: {
    scorer: mcrScorer({ options: MCR, open: new Uint8Array(34) }, SITUATION),
    special: mcrSpecial([]),
    gain: (concealed, tile, last) => {
      const value = mcrScore({ ...SITUATION, concealed }, { tile, by: 'wall', last } satisfies Win, MCR);
      return typeof value === 'string' ? 0 : value.deltas[1]!;
    },
  },
  korean: {
    scorer: koreanScorer(SITUATION, KOREAN),
    special: koreanSpecial(0, KOREAN),
    gain: (concealed, tile, last) => {
      const value = koreanValue({ ...SITUATION, concealed }, { tile, by: 'wall', last }, KOREAN);
      return typeof value === 'string' ? 0 : value.deltas[1]!;
    },
  },
};

const without = (all: readonly Tile[], tile: Tile): readonly Tile[] => all.toSpliced(all.indexOf(tile), 1);
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

/** The wall ends with the second draw, or not. */
const enumerate = (
  family: Family,
  hand: readonly Tile[],
  unseen: readonly Tile[],
  thrown: Tile,
  isLast: boolean,
): number => {
  const resting = without(hand, thrown);
  const second = (held: readonly Tile[], left: readonly Tile[]): number =>
    mean(left.map((tile) => family.gain(held, tile, isLast)));
  const first = (tile: Tile): number => {
    const won = family.gain(resting, tile, false);
    const left = without(unseen, tile);
    if (won > 0) return won;
    // A kind that was thrown is not kept.
    const throws = tile === thrown ? [tile] : [...new Set([...resting, tile])];
    return Math.max(...throws.map((gone) => second(without([...resting, tile], gone), left)));
  };
  return mean(unseen.map(first));
};

const questionOf = (
  family: Family,
  hand: readonly Tile[],
  unseen: readonly Tile[],
  isLast: boolean,
): Question => {
  const letGo = letGoOf(NO_RON, 'silent');
  return {
    home: countsOf(hand),
    melds: [],
    live: [...countsOf(unseen)],
    course: {
      draws: 2,
      others: [3, 3, isLast ? 0 : 1],
      unseen: unseen.length,
      mayDeclare: [false, false, false],
      declares: false,
      stake: 0,
      drawnGame: { tenpai: 0, noten: 0 },
    },
    furiten: { river: new Uint8Array(34), bars: 'none' },
    letGo: [letGo, letGo, letGo],
    scorer: family.scorer,
    special: family.special,
    reach: { tenpai: 3, straight: 2, full: 1 },
    isFirst: false,
    riichi: 'none',
  };
};

const solved = (question: Question) => {
  const work = answerStage(question, { stage: 'full', detours: 1 });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value!.throws;
};

type Row = readonly [family: 'mcr' | 'korean', name: string, hand: string, unseen: string, isLast: boolean];

const ROWS: readonly Row[] = [
  ['mcr', 'a full flush', '123456m789m1157m2z', '11m3m4m6m8m9p2s3z', false],
  ['mcr', 'some ways reach the minimum, some do not', '123m456p79s78p22z1z4z', '68s69p1z2s3m5z', false],
  ['mcr', 'the last tile makes up for it', '123m456p79s78p22z1z4z', '68s69p1z2s3m5z', true],
  ['mcr', 'knitted straight', '147m258p36s555z6m1z2z', '9s1s6m6z6z7p8m', false],
  ['mcr', 'lesser honours and knitted tiles', '147m258p36s123z55m6z', '9s4z5z7z6z1m', false],
  ['mcr', 'seven pairs, four equal tiles', '1111m3355p77s9s24z8m', '9s9s2z4z8m6p', false],
  ['korean', 'half flush', '123m456m789m1157z2p', '1z5z7z1p2p3m6m', false],
  ['korean', 'seven pairs', '1133m5577p1122z36z', '3z6z3z9m9p5z', false],
];

describe.each(ROWS)('%s: %s', (name, _, hand, unseen, isLast) => {
  test(`${hand} of ${unseen}`, () => {
    const family = FAMILIES[name];
    const [held, left] = [tiles(hand), tiles(unseen)];
    expect(held).toHaveLength(14);
    const values = solved(questionOf(family, held, left, isLast));
    let compared = 0;
    for (const tile of new Set(held)) {
      const value = values.find((v) => v.kind === kindOf(tile));
      if (!value) continue;
      expect(value.best!.points, `throwing ${tile}`).toBeCloseTo(
        enumerate(family, held, left, tile, isLast),
        6,
      );
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
    expect(values.some((v) => v.best!.points > 0)).toBe(true);
  });
});

test('Korean hands have no bamboo unless the table plays it', () => {
  expect(kindsOf(KOREAN).some((k) => k >= 18 && k < 27)).toBe(false);
});
