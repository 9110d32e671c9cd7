// One question, one answer, nothing kept between: the events of a hand are folded anew each time. Whose rules are played is
// said by the events; whoever answers by them is handed in.

import type { RulesId } from '../rules/rules.ts';
import type { TableEvent } from '../table/event.ts';
import type { Thread } from '../table/thread.ts';
import type { Adviser } from './adviser.ts';
import type { AnyAnalysis } from './analysis.ts';
import { familyOf, type RuleChoices } from './chosen-rules.ts';
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

/** Which family the events are about. */
export const familyIn = ({ events, rules }: Question): RulesId => {
  const said = events.findLast((e) => e.type === 'game' || e.type === 'snapshot');
  return familyOf(said?.type === 'snapshot' ? said.table.rules : said?.rules, rules);
};

const stateOf = (thread: Thread, { seq, rules }: Question, adviser: Adviser): Answer => {
  switch (thread.state) {
    case 'waiting':
      return { seq, state: 'waiting' };
    case 'lost':
      return { seq, state: 'lost', code: thread.code, detail: thread.detail };
    case 'reading': {
      const analysis = adviser.analyse(thread.table, rules);
      return analysis ? { seq, state: 'reading', analysis } : { seq, state: 'waiting' };
    }
  }
};

export const answerBy = (question: Question, adviser: Adviser): Answer => {
  const { events, checked = events.length } = question;
  const { thread, found } = checkAll(events, checked, adviser.checks);
  return { ...stateOf(thread, question, adviser), ...(found.length > 0 && { found }) };
};

/** A fault of ours comes back as a lost thread that says so. */
export const faultOf = ({ seq }: Question, error: unknown): Answer => {
  const detail = error instanceof Error ? error.message : String(error);
  return { seq, state: 'lost', code: 'fault', detail };
};
