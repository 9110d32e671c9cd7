// An opponent's move: from what its seat sees and may do to what it does. The levels are told apart here; each is a function of
// the question alone, without chance, clock or memory, so that the same question has the same answer.

import type { Act } from '../game/act.ts';
import { byFlush, byUkeire } from '../game/bot.ts';
import type { Ask } from './ask.ts';
import type { Level } from './level.ts';
import { VALUE, VALUE_AND_DANGER } from './opponents/judge.ts';
import { type Thinking, thinkBy } from './opponents/think.ts';

type Thinker = (ask: Ask) => Thinking<Act>;

const quickest: Thinker = function* ({ rules, table, choices }) {
  yield;
  return rules.family === 'mcr' ? byFlush(table, choices) : byUkeire(table, choices);
};

const THINKERS: Readonly<Record<Level, Thinker>> = {
  byUkeire: quickest,
  byValue: thinkBy(VALUE),
  byValueAndDanger: thinkBy(VALUE_AND_DANGER),
};

/** Thinks and yields every few milliseconds, so that whoever asked can stop it. */
export const thinking = (ask: Ask): Thinking<Act> => THINKERS[ask.level](ask);

/** The move, thought out at once. */
export const moveOf = (ask: Ask): Act => {
  const work = thinking(ask);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};
