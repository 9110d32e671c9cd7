// What each discard is worth from now to the end of the hand: the chance to be tenpai, to win, and the points expected.
// For riichi, MCR and Korean tables alike.
//
//   for (const values of valuesFor({ table, rules })) if (values) show(values);
//
// Every answer is better than the one before: `stage` says what it looked at. Between answers `undefined` comes every
// few milliseconds, so that whoever asks can stop: when time is up, or when the table has moved on. Nothing is kept
// between questions. Memory is bounded (`MOST` of `graph.ts`): a hand too far from a win gets fewer answers, or none.
//
// What it holds: own draws without replacement from every tile nobody has shown; red fives, ura, the last tile, honba,
// sticks and the riichi stick; no win without a yaku or below the minimum; no ron in furiten; riichi where it is worth
// more than silence. One plan is followed throughout, the one that expects most points, and all chances are that plan's.
// What it leaves out: calls and kans to come, the others' wins, and how they play, but for the stated model of how
// readily they let a tile go and call (`ron-model.ts`). A tile drawn in vain is taken to lie among the unseen still:
// plans with a detour, whose waits may have been thrown before, count about one per cent of wins too many.
// MCR and Korean: one step before tenpai `full` looks at every way with a detour; beyond, `straight` is the last
// answer, ways that never turn aside, which is less than the hand is worth.

import { barredBy } from '../../rules/riichi/moves.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { isRedFive, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import type { ChosenRules } from '../chosen-rules.ts';
import { drawnOf, heldOf, mySeat } from '../situation.ts';
import { koreanQuestion } from './korean-question.ts';
import { mcrQuestion } from './mcr-question.ts';
import { DEFAULT_MODEL, type ValueModel } from './model.ts';
import { isFull, type Question } from './question.ts';
import { answerStage, isLastStage, type Refined, refine, type Stage, type ThrowValue } from './refine.ts';
import { riichiQuestion } from './riichi-question.ts';
import type { GoesOn } from './rons.ts';

export { DEFAULT_MODEL, type ValueModel } from './model.ts';
export { STAGES } from './question.ts';
export type { Curve, Declaration, PlanCurve, Stage, ThrowValue, Worth } from './refine.ts';
export { DECLARATIONS } from './refine.ts';
export type { GoesOn } from './rons.ts';

/** The rules in force, as `chosenRules` finds them. */
export type ValueRules = ChosenRules extends infer Rules
  ? Rules extends ChosenRules
    ? Pick<Rules, 'family' | 'options'>
    : never
  : never;

/** What a discard is worth. */
export interface DiscardValue extends ThrowValue {
  readonly tile: Tile;
}

export interface Values {
  /** `tenpai`: chances to be tenpai alone; `straight`: ways that never turn aside; `full`: with one detour. */
  readonly stage: Stage;
  /** Nothing better will come. */
  readonly isFinal: boolean;
  /** Own draws to come. */
  readonly draws: number;
  /** The best first; empty between draws. Of a red and a plain five of one suit the red one may come later. */
  readonly discards: readonly DiscardValue[];
  /** Between draws: the hand as it is. */
  readonly now?: ThrowValue;
}

export interface ValueAsk {
  readonly table: Table;
  readonly rules: ValueRules;
  readonly model?: ValueModel;
  /** Of others who win; absent: they are not asked about. */
  readonly goesOn?: GoesOn;
}

/** `lost`: a red five that goes first. Undefined where the own tiles are hidden or a flower is to be set aside. */
const questionOf = (ask: ValueAsk, lost?: Tile): Question | undefined => {
  const question = plainQuestion(ask, lost);
  return question && (ask.goesOn ? { ...question, goesOn: ask.goesOn } : question);
};

const plainQuestion = (
  { table, rules, model = DEFAULT_MODEL }: ValueAsk,
  lost: Tile | undefined,
): Question | undefined => {
  switch (rules.family) {
    case 'riichi':
      return riichiQuestion(table, rules.options, model, lost);
    case 'mcr':
      return mcrQuestion(table, rules.options, model);
    case 'korean':
      return koreanQuestion(table, rules.options, model);
  }
};

const barredKinds = ({ table, rules }: ValueAsk): readonly number[] =>
  rules.family === 'riichi' && table.justCalled ? barredBy(table.justCalled, rules.options) : [];

/** The tiles that may be thrown now, each face once. */
const throwable = (ask: ValueAsk): readonly Tile[] => {
  const { table } = ask;
  const drawn = drawnOf(table);
  const held = heldOf(table)?.concealed ?? [];
  if (mySeat(table).riichi === 'accepted') return drawn === undefined ? [] : [drawn];
  const barred = barredKinds(ask);
  const tiles = new Set(drawn === undefined ? held : [...held, drawn]);
  return [...tiles].filter((t) => !barred.includes(kindOf(t)));
};

/** A red five beside a plain one: to throw it is another throw than to throw its kind. */
const isChoiceOfFives = (tiles: readonly Tile[], tile: Tile): boolean =>
  isRedFive(tile) && tiles.includes(plainTile(kindOf(tile)));

const worthOf = ({ best, tenpai }: ThrowValue): number => best?.points ?? tenpai;

const bestFirst = (values: readonly DiscardValue[]): readonly DiscardValue[] =>
  [...values].sort((a, b) => worthOf(b) - worthOf(a) || b.tenpai - a.tenpai || a.tile - b.tile);

/** The values of one answer, by tile; `fives` are those of red fives that have an answer of their own. */
const valuesFrom = (
  ask: ValueAsk,
  question: Question,
  refined: Refined,
  fives: readonly DiscardValue[],
): Values => {
  const { stage, throws } = refined;
  const about = { stage, isFinal: isLastStage(question, refined), draws: question.course.draws };
  if (!isFull(question)) return { ...about, discards: [], now: throws[0]! };
  const tiles = throwable(ask);
  const discards = tiles.flatMap((tile): DiscardValue[] => {
    if (isChoiceOfFives(tiles, tile)) return [];
    const value = throws.find((t) => t.kind === kindOf(tile));
    const mustDeclare = question.riichi === 'declared' && refined.stage !== 'tenpai';
    return value && !(mustDeclare && !value.riichi) ? [{ ...value, tile }] : [];
  });
  return { ...about, discards: bestFirst([...discards, ...fives]) };
};

/** The red fives that could be thrown while a plain one stays, each searched by itself. */
const valuesOfFives = function* (ask: ValueAsk, refined: Refined): Generator<void, readonly DiscardValue[]> {
  const tiles = throwable(ask);
  const values: DiscardValue[] = [];
  for (const tile of tiles.filter((t) => isChoiceOfFives(tiles, t))) {
    const { stage, detours } = refined;
    const question = questionOf(ask, tile)!;
    const answer = yield* answerStage(question, { stage, detours, only: kindOf(tile) });
    const value = answer?.throws[0];
    if (value) values.push({ ...value, tile });
  }
  return values;
};

/** Answers, each better than the one before; `undefined` while at work. None where there is nothing to ask. */
export const valuesFor = function* (ask: ValueAsk): Generator<Values | undefined> {
  const question = questionOf(ask);
  if (!question || ask.table.phase === 'over') return;
  for (const refined of refine(question)) {
    if (!refined) {
      yield undefined;
      continue;
    }
    yield valuesFrom(ask, question, refined, []);
    if (refined.stage === 'tenpai' || !isFull(question)) continue;
    const work = valuesOfFives(ask, refined);
    let step = work.next();
    for (; !step.done; step = work.next()) yield undefined;
    if (step.value.length > 0) yield valuesFrom(ask, question, refined, step.value);
  }
};

/** The same for a riichi table. */
export const valuesOf = (
  table: Table,
  options: RiichiOptions,
  model: ValueModel = DEFAULT_MODEL,
): Generator<Values | undefined> => valuesFor({ table, rules: { family: 'riichi', options }, model });

/** The best answer that can be had before `isDue` says that time is up; it is asked every few milliseconds. */
export const valuesWithin = (ask: ValueAsk, isDue: () => boolean): Values | undefined => {
  let last: Values | undefined;
  for (const values of valuesFor(ask)) {
    last = values ?? last;
    if (isDue()) break;
  }
  return last;
};
