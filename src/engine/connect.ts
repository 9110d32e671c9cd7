// Where the worker lives is known here and in `spawn.ts` alone. The connection keeps the hand's history, asks about the
// newest state, and when a worker dies or falls silent starts another and asks again: a question carries everything its
// answer needs, so the answer is the same.

import type { TableEvent } from '../table/event.ts';
import { eventsOf, type History, humansOf, NO_HISTORY, remember } from './history.ts';
import { latest } from './latest.ts';
import type { Answer, Question, RuleChoice } from './protocol.ts';

/** A worker at work. */
export interface Running {
  readonly answer: (question: Question) => Promise<Answer>;
  /** Why it ended, when it ends by itself. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

export interface Wires {
  readonly spawn: () => Running;
  readonly answered: (answer: Answer) => void;
  /** Given up: workers die one after the other. */
  readonly failed: (detail: string) => void;
  /** How long a worker may be silent, in ms; doubled after each silence. */
  readonly patience?: number;
}

export interface Engine {
  readonly read: (events: readonly TableEvent[]) => void;
  readonly setRules: (rules: RuleChoice) => void;
  readonly humans: () => boolean;
  readonly end: () => void;
}

const PATIENCE = 3000;
/** Deaths without an answer between them before it gives up. */
const LIVES = 4;

/** Rejects when the worker dies or is silent for too long. */
const answerOf = (running: Running, question: Question, patience: number): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout>;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the worker did not answer')), patience);
  });
  const dead = running.died.then((why) => Promise.reject(new Error(why)));
  return Promise.race([running.answer(question), silent, dead]).finally(() => clearTimeout(timer));
};

export const connect = ({ spawn, answered, failed, patience = PATIENCE }: Wires): Engine => {
  let history: History = NO_HISTORY;
  let rules: RuleChoice = {};
  let deaths = 0;
  let over = false;
  let running: Running;

  const start = (): void => {
    const mine = spawn();
    running = mine;
    void mine.died.then((why) => mine === running && restart(why));
  };

  const restart = (why: string): void => {
    if (over) return;
    running.end();
    deaths += 1;
    if (deaths >= LIVES) {
      giveUp(why);
    } else {
      start();
      queue.again();
    }
  };

  const giveUp = (why: string): void => {
    over = true;
    failed(why);
  };

  const run = async (question: Question): Promise<void> => {
    const mine = running;
    try {
      const answer = await answerOf(mine, question, patience * 2 ** deaths);
      deaths = 0;
      if (!over && answer.seq === history.seq) answered(answer);
    } catch (error) {
      if (mine === running) restart(error instanceof Error ? error.message : String(error));
    }
  };

  const queue = latest(run);
  const ask = (): void => {
    if (!over) queue.ask({ seq: history.seq, events: eventsOf(history), rules });
  };
  start();
  return {
    read: (events) => {
      history = remember(history, events);
      ask();
    },
    setRules: (choice) => {
      rules = choice;
      ask();
    },
    humans: () => humansOf(history),
    end: () => {
      over = true;
      running.end();
    },
  };
};
