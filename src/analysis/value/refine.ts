// A question answered again and again, each time better: the chance to be tenpai on straight ways; what these ways are
// worth; what every way with a detour is worth. Whoever asks stops when time is up and has the answer before.

import { buildGraph, type Graph, shantenOfParts } from './graph.ts';
import { sizeOf } from './hands.ts';
import { WIDTH } from './part.ts';
import { type LayerPrizes, layerPrizes } from './prizes.ts';
import { isFull, meldedCounts, type Question, STAGES, type Stage, shapeOf } from './question.ts';

export type { Stage } from './question.ts';

import { BY_RON, BY_TSUMO, onCourse, POINTS, type Search, searchOf, TENPAI, WORTH } from './search.ts';
import { solve } from './solve.ts';

/** What a way of going on is worth. */
export interface Worth {
  /** Points gained from now to the end of the hand, a riichi stick paid included. */
  readonly points: number;
  readonly win: number;
  readonly tsumo: number;
  readonly ron: number;
}

/** By own draws left, from 0 up: the hand unchanged, the draws before in vain. */
export interface PlanCurve {
  readonly win: readonly number[];
  readonly points: readonly number[];
}

/** Of whichever plan is worth more with so many draws left. */
export interface Curve extends PlanCurve {
  readonly tenpai: readonly number[];
}

/** `riichi`: declared now, or standing. */
export const DECLARATIONS = ['silent', 'riichi'] as const;
export type Declaration = (typeof DECLARATIONS)[number];

/** One throw (or, between draws, the hand as it is). */
export interface ThrowValue {
  /** Its kind; undefined between draws. */
  readonly kind: number | undefined;
  readonly shanten: number;
  readonly tenpai: number;
  /** The better of the two below; absent before scores are known. */
  readonly best?: Worth;
  /** Without riichi now. */
  readonly silent?: Worth;
  /** With riichi declared now (or standing). */
  readonly riichi?: Worth;
  readonly curve: Curve;
  /** One plan throughout: riichi declared with so many draws left, or not then. The key is there where the plan is open now. */
  readonly curves: Readonly<Partial<Record<Declaration, PlanCurve>>>;
  /** Each plan amid others who win, by the play that is best then; there where it was asked. */
  readonly amid?: Readonly<Partial<Record<Declaration, Worth>>>;
}

export interface Refined {
  readonly stage: Stage;
  readonly detours: number;
  /** Of the hand before the throw, tenpai and complete hands alike 0. */
  readonly shanten: number;
  readonly throws: readonly ThrowValue[];
  /** Hands and ways between them that were looked at. */
  readonly size: number;
}

/** How many steps beyond the nearest way the full stage looks, by shanten. */
const DETOURS = [2, 1, 1, 1] as const;

interface Noted {
  readonly silent: Worth[];
  readonly declared: Worth[];
  readonly tenpai: number[];
  /** Amid others who win. */
  amid?: Partial<Record<Declaration, Worth>>;
}

const worthAt = (values: Float64Array, place: number): Worth => {
  const at = place * WORTH;
  const [tsumo, ron] = [values[at + BY_TSUMO]!, values[at + BY_RON]!];
  return { points: values[at + POINTS]!, win: tsumo + ron, tsumo, ron };
};

/** What the first layer is worth in the turn just computed. */
const note = (search: Search, question: Question, records: readonly Noted[]): void => {
  const { values, declared, locked } = search.worths[0]!;
  const rows = search.prizes?.[0]?.rows;
  records.forEach((record, i) => {
    record.silent.push(worthAt(values, i));
    record.tenpai.push(values[i * WORTH + TENPAI]!);
    const row = rows ? rows[i]! : -1;
    if (row < 0 || !search.course.declares) return;
    const isStanding = question.riichi === 'accepted';
    record.declared.push(worthAt(values, (isStanding ? locked : declared) + row));
  });
};

const blank = (): Noted => ({ silent: [], declared: [], tenpai: [] });

/** Solves the same hands again, amid others who win. */
const noteAmid = function* (search: Search, question: Question, records: readonly Noted[]): Generator<void> {
  const { goesOn } = question;
  if (!goesOn || !search.prizes) return;
  const amid = onCourse(search, { ...search.course, goesOn });
  for (const _ of solve(amid)) yield;
  const now = records.map(blank);
  note(amid, question, now);
  records.forEach((record, i) => {
    const { silent, riichi } = plansOf(question, amid, now[i]!);
    record.amid = { ...(silent && { silent: silent[0]! }), ...(riichi && { riichi: riichi[0]! }) };
  });
};

const kindThrown = (graph: Graph, i: number): number | undefined => {
  const { resting } = graph.layers[0]!;
  const [mp, sz] = [resting.mp.items[i]!, resting.sz.items[i]!];
  const numbers = [mp >>> 16, mp & 0xffff, sz >>> 16, sz & 0xffff];
  for (let p = 0; p < 4; p++) {
    const part = graph.parts[p]!;
    for (let k = 0; k < WIDTH; k++)
      if (part.counts[numbers[p]! * WIDTH + k]! < part.home[k]!) return part.start + k;
  }
  return undefined;
};

const better = (a: Worth, b: Worth | undefined): Worth => (b && b.points > a.points ? b : a);

const planCurve = (turns: readonly Worth[]): PlanCurve => ({
  win: turns.map((w) => w.win),
  points: turns.map((w) => w.points),
});

/** Turn by turn what each plan that is open now is worth; in riichi there is one. */
const plansOf = (question: Question, { course }: Search, { silent, declared }: Noted) => {
  const isLocked = question.riichi !== 'none';
  const mayDeclare = isLocked || course.mayDeclare[0] === true;
  return {
    ...(isLocked ? {} : { silent }),
    ...(mayDeclare && declared.length > 0 ? { riichi: declared } : {}),
  };
};

const throwValue = (question: Question, search: Search, i: number, noted: Noted): ThrowValue => {
  const { graph, prizes, course } = search;
  const { silent, declared, tenpai } = noted;
  const plans = plansOf(question, search, noted);
  const best = silent.map((worth, left) => {
    if (!plans.silent) return declared[left] ?? worth;
    return course.mayDeclare[course.draws - left] ? better(worth, declared[left]) : worth;
  });
  return {
    kind: kindThrown(graph, i),
    shanten: graph.layers[0]!.resting.shanten.items[i]!,
    tenpai: tenpai.at(-1)!,
    ...(prizes ? { best: best.at(-1)!, ...(plans.silent && { silent: silent.at(-1)! }) } : {}),
    ...(plans.riichi ? { riichi: declared.at(-1)! } : {}),
    ...(noted.amid && { amid: noted.amid }),
    curve: { tenpai, ...(prizes ? planCurve(best) : { win: [], points: [] }) },
    curves: prizes
      ? {
          ...(plans.silent && { silent: planCurve(silent) }),
          ...(plans.riichi && { riichi: planCurve(plans.riichi) }),
        }
      : {},
  };
};

/** A closed riichi hand has a yaku by every self-draw; other hands may have to go on. */
const completeWins = ({ melds, scorer }: Question): boolean => melds.length === 0 && scorer.alwaysWins;

const prizesOf = function* (question: Question, graph: Graph): Generator<void, readonly LayerPrizes[]> {
  const { scorer, furiten, letGo } = question;
  const melded = meldedCounts(question);
  const all: LayerPrizes[] = [];
  for (const [d, { resting }] of graph.layers.entries()) {
    const isFirst = d === 0 && question.isFirst;
    const after = completeWins(question) ? undefined : graph.layers[d + 1]?.full;
    all.push(yield* layerPrizes(graph, resting, { scorer, furiten, letGo, melded, isFirst, after }));
  }
  return all;
};

/** Of one kind alone, or of every throw. */
export interface Plan {
  readonly stage: Stage;
  readonly detours: number;
  readonly only?: number;
}

/** The search of a stage, ready to be solved; undefined where it would take more memory than is allowed. */
export const prepare = function* (question: Question, plan: Plan): Generator<void, Search | undefined> {
  const shape = shapeOf(question);
  const shanten = Math.max(0, shantenOfParts(shape, 0, 0));
  const graph = yield* buildGraph(shape, isFull(question), {
    reach: shanten + plan.detours,
    completeWins: completeWins(question),
    ...(plan.only === undefined ? {} : { only: plan.only }),
  });
  if (!graph) return undefined;
  const prizes = plan.stage === 'tenpai' ? undefined : yield* prizesOf(question, graph);
  return searchOf(graph, prizes, question.course);
};

/** One stage. */
export const answerStage = function* (question: Question, plan: Plan): Generator<void, Refined | undefined> {
  const search = yield* prepare(question, plan);
  if (!search) return undefined;
  const { layers, size } = search.graph;
  const shanten = Math.max(0, shantenOfParts(search.graph, 0, 0));
  const records = Array.from({ length: sizeOf(layers[0]!.resting) }, blank);
  for (const n of solve(search)) {
    if (n !== undefined) note(search, question, records);
    yield;
  }
  yield* noteAmid(search, question, records);
  const throws = records.map((record, i) => throwValue(question, search, i, record));
  return { stage: plan.stage, detours: plan.detours, shanten, throws, size };
};

/** Answers, each better than the one before; undefined while at work, so that whoever asks can stop. */
export const refine = function* (question: Question): Generator<Refined | undefined> {
  const shanten = Math.max(0, shantenOfParts(shapeOf(question), 0, 0));
  for (const stage of STAGES) {
    if (shanten > question.reach[stage]) return;
    // In riichi nothing changes any more: the straight ways are all there are.
    const isLocked = question.riichi === 'accepted';
    if (isLocked && stage === 'full') return;
    const plan = { stage, detours: stage === 'full' ? DETOURS[shanten]! : 0 };
    const work = answerStage(question, plan);
    for (;;) {
      const step = work.next();
      if (step.done) {
        if (step.value) yield step.value;
        break;
      }
      yield undefined;
    }
  }
};

/** Whether no better answer can follow. */
export const isLastStage = (question: Question, { stage, shanten }: Refined): boolean => {
  const isLocked = question.riichi === 'accepted';
  const later = STAGES.slice(STAGES.indexOf(stage) + 1).filter((s) => shanten <= question.reach[s]);
  return later.length === 0 || (isLocked && later[0] === 'full');
};
