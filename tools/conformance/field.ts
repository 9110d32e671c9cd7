// Small cases distilled from bug reports of other tools: each is one question with a decided answer, answered here by
// the product's own functions.

import { type Answered, type Answerer, caseOf, type FieldCase, verdictOf } from './field-case.ts';
import { endingCase } from './field-endings.ts';
import { eventsCase } from './field-events.ts';
import { furitenCase, shantenCase, ukeireCase, waitsCase } from './field-hand.ts';
import { logCase } from './field-log.ts';
import { mcrScoreCase, mcrWaitsCase } from './field-mcr.ts';
import { MOVES } from './field-moves.ts';
import { notationCase } from './field-notation.ts';
import { ruleInputOf } from './field-rule-input.ts';
import { scoreCase } from './field-score.ts';
import { filesOf, type Wanted } from './files.ts';
import { BadInput, lastPlace, readJsonLines } from './read.ts';
import type { Suite, Verdict } from './suite.ts';

const ruleCase: Answerer = (line): Answered => {
  const rule = ruleInputOf(line);
  const move = MOVES[rule.rule];
  return move ? { got: move(rule) } : (endingCase(rule, line.expected) ?? { skipped: rule.rule });
};

const KINDS: Readonly<Record<string, Answerer>> = {
  shanten: shantenCase,
  ukeire: ukeireCase,
  waits: waitsCase,
  furiten: furitenCase,
  'riichi-score': scoreCase,
  'mcr-score': mcrScoreCase,
  'mcr-waits': mcrWaitsCase,
  notation: notationCase,
  other: ruleCase,
  log: logCase,
  events: eventsCase,
};

const answererOf = ({ id, kind }: FieldCase): Answerer => {
  const answer = KINDS[kind];
  if (answer) return answer;
  throw new BadInput(`${lastPlace()}: ${id} is of the kind «${kind}», which no field case has`);
};

/** A case that cannot be answered fails by itself: the others still count. */
const verdict = (line: FieldCase): Verdict => {
  const answer = answererOf(line);
  try {
    return verdictOf(line, answer(line));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { id: line.id, differs: { expected: line.expected, got: `not answered: ${why}` } };
  }
};

const CASES: Wanted = { names: /^cases\.jsonl(\.gz)?$/, words: 'cases.jsonl or cases.jsonl.gz' };

function* check(path: string): Generator<Verdict> {
  for (const file of filesOf(path, CASES))
    for (const value of readJsonLines(file)) yield verdict(caseOf(value));
}

export const field: Suite = { name: 'field', paths: ['field/cases.jsonl'], check };
