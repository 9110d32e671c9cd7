// A hand that is being read becomes a link to the desk: the events of the table are folded as for an answer, and shown by
// the rules that the player is advised by.

import { chosenRules, type RuleChoices } from '../analysis/chosen-rules.ts';
import type { TableEvent } from '../table/event.ts';
import { followAll } from '../table/thread.ts';
import { fragmentOf } from './fragment.ts';
import { positionOf } from './position-of.ts';

/** Undefined where no hand can be read. */
export const fragmentOfEvents = (events: readonly TableEvent[], rules: RuleChoices): string | undefined => {
  const thread = followAll(events);
  if (thread.state !== 'reading') return undefined;
  const { table } = thread;
  return fragmentOf(positionOf(table, chosenRules(table.rules, rules).shown));
};
