// One question, one answer, nothing kept between: the events of a hand are folded anew each time.

import type { TableEvent } from '../table/event.ts';
import type { Table } from '../table/table.ts';
import type { Thread } from '../table/thread.ts';
import { analyse } from './analyse.ts';
import type { AnyAnalysis } from './analysis.ts';
import { chosenRules, type RuleChoices } from './chosen-rules.ts';
import { analyseMcr } from './mcr/analyse.ts';
import { checkAll, type Found } from './self-check.ts';

export type { RuleChoice, RuleChoices } from './chosen-rules.ts';

export interface Question {
  readonly seq: number;
  /** All events of the hand, from its `deal` or `snapshot` on; a `game` event before it where one was read. */
  readonly events: readonly TableEvent[];
  readonly rules: RuleChoices;
  /** How many of the events were held against what the service told before; absent: all were. */
  readonly checked?: number;
}

/** What the service told and we would not, among the events that were not checked before. */
interface Checks {
  readonly found?: readonly Found[];
}

export type Answer = Checks &
  (
    | { readonly seq: number; readonly state: 'waiting' }
    | { readonly seq: number; readonly state: 'reading'; readonly analysis: AnyAnalysis }
    | { readonly seq: number; readonly state: 'lost'; readonly code: string; readonly detail: string }
  );

const analysisOf = (table: Table, choices: RuleChoices): AnyAnalysis | undefined => {
  const chosen = chosenRules(table.rules, choices);
  switch (chosen.family) {
    case 'riichi':
      return analyse(table, chosen.options, chosen.shown);
    case 'mcr':
      return analyseMcr(table, chosen.options, chosen.shown);
    case 'korean':
      return undefined;
  }
};

const stateOf = (thread: Thread, { seq, rules }: Question): Answer => {
  switch (thread.state) {
    case 'waiting':
      return { seq, state: 'waiting' };
    case 'lost':
      return { seq, state: 'lost', code: thread.code, detail: thread.detail };
    case 'reading': {
      const analysis = analysisOf(thread.table, rules);
      return analysis ? { seq, state: 'reading', analysis } : { seq, state: 'waiting' };
    }
  }
};

const answerOf = (question: Question): Answer => {
  const { events, checked = events.length } = question;
  const { thread, found } = checkAll(events, checked);
  return { ...stateOf(thread, question), ...(found.length > 0 && { found }) };
};

/** Never throws: a fault of ours comes back as a lost thread that says so. */
export const answer = (question: Question): Answer => {
  try {
    return answerOf(question);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { seq: question.seq, state: 'lost', code: 'fault', detail };
  }
};
