// One question, one answer, nothing kept between: the events of a hand are folded anew each time.

import type { TableEvent } from '../table/event.ts';
import { followAll, type Thread } from '../table/thread.ts';
import { analyse } from './analyse.ts';
import type { Analysis } from './analysis.ts';
import { chosenRules, type RuleChoice } from './chosen-rules.ts';

export type { RuleChoice } from './chosen-rules.ts';

export interface Question {
  readonly seq: number;
  /** All events of the hand, from its `deal` or `snapshot` on; a `game` event before it where one was read. */
  readonly events: readonly TableEvent[];
  readonly rules: RuleChoice;
}

export type Answer =
  | { readonly seq: number; readonly state: 'waiting' }
  | { readonly seq: number; readonly state: 'reading'; readonly analysis: Analysis }
  | { readonly seq: number; readonly state: 'lost'; readonly code: string; readonly detail: string };

const answerOf = (thread: Thread, { seq, rules }: Question): Answer => {
  switch (thread.state) {
    case 'waiting':
      return { seq, state: 'waiting' };
    case 'lost':
      return { seq, state: 'lost', code: thread.code, detail: thread.detail };
    case 'reading': {
      const { options, shown } = chosenRules(thread.table.rules, rules);
      const analysis = analyse(thread.table, options, shown);
      return analysis ? { seq, state: 'reading', analysis } : { seq, state: 'waiting' };
    }
  }
};

/** Never throws: a fault of ours comes back as a lost thread that says so. */
export const answer = (question: Question): Answer => {
  try {
    return answerOf(followAll(question.events), question);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return { seq: question.seq, state: 'lost', code: 'fault', detail };
  }
};
