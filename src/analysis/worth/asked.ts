// The worths of a question: its events folded, its rules chosen, and nothing where there is nothing to decide.

import type { Table } from '../../table/table.ts';
import { followAll } from '../../table/thread.ts';
import { chosenRules } from '../chosen-rules.ts';
import type { Question } from '../question.ts';
import { heldOf } from '../situation.ts';
import { meldsOffered } from './offered.ts';
import { type WorthAsk, worthsOf } from './worth.ts';
import type { Worths } from './worths.ts';

export interface WorthQuestion extends Pick<Question, 'events' | 'rules'> {
  /** Weigh places in the last hand. */
  readonly placing: boolean;
}

const isMyTurn = ({ phase, turn, me }: Table): boolean => phase === 'discard' && turn === me;

/** A tile is to be thrown, or something may be called. */
const decides = ({ table, rules }: WorthAsk): boolean =>
  heldOf(table) !== undefined && (isMyTurn(table) || meldsOffered(table, rules).length > 0);

/** Undefined where there is nothing to decide. */
const askOf = ({ events, rules, placing }: WorthQuestion): WorthAsk | undefined => {
  const thread = followAll(events);
  if (thread.state !== 'reading') return undefined;
  const { table } = thread;
  const ask: WorthAsk = { table, rules: chosenRules(table.rules, rules), placing };
  return decides(ask) ? ask : undefined;
};

/** `undefined` while at work; nothing at all where there is nothing to decide. */
export const worthsAsked = function* (question: WorthQuestion): Generator<Worths | undefined> {
  const ask = askOf(question);
  if (ask) yield* worthsOf(ask);
};
