// Small cases distilled from bug reports of other tools: each is one question with a decided answer, answered here by
// the product's own functions. Kinds of rule sets and clients that are not built yet are counted as skipped by name.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, type Answerer, caseOf, type FieldCase, verdictOf } from './field-case.ts';
import { endingCase } from './field-endings.ts';
import { eventsCase } from './field-events.ts';
import { furitenCase, shantenCase, ukeireCase, waitsCase } from './field-hand.ts';
import { logCase } from './field-log.ts';
import { MOVES } from './field-moves.ts';
import { notationCase } from './field-notation.ts';
import type { RuleInput } from './field-rule-input.ts';
import { scoreCase } from './field-score.ts';
import { readJsonLines } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

const ruleCase = ({ input, expected }: FieldCase): Answered => {
  const rule = input as unknown as RuleInput;
  const move = MOVES[rule.rule];
  return move ? { got: move(rule) } : (endingCase(rule, expected) ?? { skipped: rule.rule });
};

const KINDS: Readonly<Record<string, Answerer>> = {
  shanten: shantenCase,
  ukeire: ukeireCase,
  waits: waitsCase,
  furiten: furitenCase,
  'riichi-score': scoreCase,
  notation: notationCase,
  other: ruleCase,
  log: logCase,
  events: eventsCase,
};

const LATER = ['mcr-score', 'mcr-waits'];

const answerOf = (line: FieldCase): Answered => {
  const answer = KINDS[line.kind];
  if (answer) return answer(line);
  if (LATER.includes(line.kind)) return { skipped: line.kind };
  throw new Error(`${line.id} is of the kind «${line.kind}», which no field case has`);
};

/** A folder's own file of cases, or the file itself. */
const fileOf = (path: string): string =>
  ['cases.jsonl', 'cases.jsonl.gz'].map((name) => join(path, name)).find(existsSync) ?? path;

function* check(path: string): Generator<Verdict> {
  for (const value of readJsonLines(fileOf(path))) {
    const line = caseOf(value);
    yield verdictOf(line, answerOf(line));
  }
}

export const field: Suite = { name: 'field', paths: ['field/cases.jsonl'], check };
