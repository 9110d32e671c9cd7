// What each discard is worth from now to the end of the hand: the chance to be tenpai, to win, and the points expected.
//
//   for (const values of valuesOf(table, options)) if (values) show(values);
//
// Every answer is better than the one before: `stage` says what it looked at. Between answers `undefined` comes every
// few milliseconds, so that whoever asks can stop: when time is up, or when the table has moved on. Nothing is kept
// between questions. Memory is bounded (`MOST` of `graph.ts`): a hand too far from a win gets no answer, or fewer.
//
// What it holds: own draws without replacement from every tile nobody has shown; red fives, ura, ippatsu, the last tile,
// honba, sticks and the riichi stick exactly; no win without a yaku; no ron in furiten; riichi where it is worth more
// than silence. One plan is followed throughout, the one that expects most points, and all chances are that plan's.
// What it leaves out: calls and kans to come, the others' wins, and how careful they get, but for the stated model of
// how readily they let a tile go (`ron-model.ts`). A tile drawn in vain is taken to lie among the unseen still, so that
// waits that came up late are counted a little high.

import { barredBy } from '../../rules/riichi/moves.ts';
import type { RiichiOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import { isRedFive, kindOf, plainTile, type Tile } from '../../tiles/tile.ts';
import { drawnOf, heldOf, mySeat } from '../situation.ts';
import { isFull, type Question } from './question.ts';
import { answerStage, type Refined, refine, type Stage, type ThrowValue } from './refine.ts';
import { DEFAULT_MODEL, riichiQuestion, type ValueModel } from './riichi-question.ts';

export type { Curve, Stage, ThrowValue, Worth } from './refine.ts';
export { DEFAULT_MODEL, type ValueModel } from './riichi-question.ts';

/** What a discard is worth. */
export interface DiscardValue extends ThrowValue {
  readonly tile: Tile;
}

export interface Values {
  /** `tenpai`: chances to be tenpai alone; `straight`: ways that never turn aside; `full`: with one detour. */
  readonly stage: Stage;
  /** `full`: nothing more will come. */
  readonly isFinal: boolean;
  /** Own draws to come. */
  readonly draws: number;
  /** The best first; empty between draws. Of a red and a plain five of one suit the red one may come later. */
  readonly discards: readonly DiscardValue[];
  /** Between draws: the hand as it is. */
  readonly now?: ThrowValue;
}

/** The tiles that may be thrown now, each face once. */
const throwable = (table: Table, options: RiichiOptions): readonly Tile[] => {
  const drawn = drawnOf(table);
  const held = heldOf(table)?.concealed ?? [];
  if (mySeat(table).riichi === 'accepted') return drawn === undefined ? [] : [drawn];
  const barred = table.justCalled ? barredBy(table.justCalled, options) : [];
  const tiles = new Set(drawn === undefined ? held : [...held, drawn]);
  return [...tiles].filter((t) => !barred.includes(kindOf(t)));
};

/** A red five beside a plain one: to throw it is another throw than to throw its kind. */
const isChoiceOfFives = (tiles: readonly Tile[], tile: Tile): boolean =>
  isRedFive(tile) && tiles.includes(plainTile(kindOf(tile)));

const worthOf = ({ best, tenpai }: ThrowValue): number => best?.points ?? tenpai;

const bestFirst = (values: readonly DiscardValue[]): readonly DiscardValue[] =>
  [...values].sort((a, b) => worthOf(b) - worthOf(a) || b.tenpai - a.tenpai || a.tile - b.tile);

interface Asked {
  readonly table: Table;
  readonly options: RiichiOptions;
  readonly model: ValueModel;
  readonly question: Question;
}

/** The values of one answer, by tile; `fives` are those of red fives that have an answer of their own. */
const valuesFrom = (asked: Asked, refined: Refined, fives: readonly DiscardValue[]): Values => {
  const { table, options, question } = asked;
  const { stage, throws } = refined;
  const { draws } = question.course;
  const isFinal = stage === 'full';
  if (!isFull(question)) return { stage, isFinal, draws, discards: [], now: throws[0]! };
  const tiles = throwable(table, options);
  const discards = tiles.flatMap((tile): DiscardValue[] => {
    if (isChoiceOfFives(tiles, tile)) return [];
    const value = throws.find((t) => t.kind === kindOf(tile));
    return value && !(question.riichi === 'declared' && !value.riichi) ? [{ ...value, tile }] : [];
  });
  return { stage, isFinal, draws, discards: bestFirst([...discards, ...fives]) };
};

/** The red fives that could be thrown while a plain one stays, each searched by itself. */
const valuesOfFives = function* (asked: Asked, refined: Refined): Generator<void, readonly DiscardValue[]> {
  const { table, options, model } = asked;
  const tiles = throwable(table, options);
  const values: DiscardValue[] = [];
  for (const tile of tiles.filter((t) => isChoiceOfFives(tiles, t))) {
    const question = riichiQuestion(table, options, model, tile)!;
    const { stage, detours } = refined;
    const answer = yield* answerStage(question, { stage, detours, only: kindOf(tile) });
    const value = answer?.throws[0];
    if (value) values.push({ ...value, tile });
  }
  return values;
};

/** Answers, each better than the one before; `undefined` while at work. None while the own tiles are hidden. */
export const valuesOf = function* (
  table: Table,
  options: RiichiOptions,
  model: ValueModel = DEFAULT_MODEL,
): Generator<Values | undefined> {
  const question = riichiQuestion(table, options, model);
  if (!question || table.phase === 'over') return;
  const asked = { table, options, model, question };
  for (const refined of refine(question)) {
    if (!refined) {
      yield undefined;
      continue;
    }
    yield valuesFrom(asked, refined, []);
    if (refined.stage === 'tenpai') continue;
    const work = valuesOfFives(asked, refined);
    let step = work.next();
    for (; !step.done; step = work.next()) yield undefined;
    if (step.value.length > 0) yield valuesFrom(asked, refined, step.value);
  }
};

/** The best answer that can be had before `isDue`. */
export const valuesWithin = (
  table: Table,
  options: RiichiOptions,
  isDue: () => boolean,
  model?: ValueModel,
): Values | undefined => {
  let last: Values | undefined;
  for (const values of valuesOf(table, options, model)) {
    last = values ?? last;
    if (isDue()) break;
  }
  return last;
};
