// What each choice of a position is worth: of the same table, by the same rules, as its answer.

import { worthsOf } from '../analysis/worth/worth.ts';
import type { Worths } from '../analysis/worth/worths.ts';
import { tableToAnswer } from './desk.ts';
import type { Position } from './position.ts';
import { rulesOf } from './rules.ts';

/** `undefined` while at work; nothing at all where the position has no answer. */
export const deskWorths = function* (position: Position): Generator<Worths | undefined> {
  const table = tableToAnswer(position);
  if (table) yield* worthsOf({ table, rules: rulesOf(position) });
};
