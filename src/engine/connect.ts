// Where the worker lives is known here and in `spawn.ts` alone. The connection keeps the hand's history, asks about the
// newest state, and when a worker dies or falls silent starts another and asks again: a question carries everything its
// answer needs, so the answer is the same. No browser tells the death of a worker (a lock that it holds would, but a
// frame on another site may be denied locks), so an idle one is asked now and then whether it lives.

import type { TableEvent } from '../table/event.ts';
import { eventsOf, type History, hintsOffOf, humansOf, NO_HISTORY, remember } from './history.ts';
import { type Kept, keep } from './kept.ts';
import { latest } from './latest.ts';
import type { Answer, Question, RuleChoices, WorthQuestion, Worths } from './protocol.ts';
import { reasonOf } from './start.ts';

/** A worker at work. */
export interface Running {
  readonly answer: (question: Question) => Promise<Answer>;
  /** What choices are worth, told again and again until it is all known or a newer question comes. */
  readonly refine: (question: WorthQuestion, told: (worths: Worths) => void) => Promise<void>;
  /** The hand as the desk's fragment. */
  readonly place: (question: Question) => Promise<string | undefined>;
  /** Resolves while it lives. */
  readonly alive: () => Promise<unknown>;
  /** Why it could not be started or broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

export interface Wires {
  readonly spawn: () => Running;
  readonly answered: (answer: Answer) => void;
  /** Better and better, for the newest table alone. */
  readonly refined?: (worths: Worths) => void;
  /** Given up: workers die one after the other. */
  readonly failed: (detail: string) => void;
  readonly times?: Times;
}

/** In ms. */
export interface Times {
  /** How long a worker may be silent; doubled after each death, and longer for its first word. */
  readonly patience: number;
  /** How often an idle worker is asked whether it lives. */
  readonly pulse: number;
  /** After an answer, before it is refined: it is to be seen first. */
  readonly rest: number;
}

/** What is asked beside the answer itself. */
export interface Wishes {
  /** What choices are worth and what they risk. */
  readonly worths: boolean;
  /** Weigh places in the last hand. */
  readonly placing: boolean;
}

export interface Engine {
  readonly read: (events: readonly TableEvent[]) => void;
  readonly setRules: (rules: RuleChoices) => void;
  readonly setWishes: (wishes: Wishes) => void;
  readonly humans: () => boolean;
  readonly hintsOff: () => boolean;
  /** What the self-check has found since the page was opened, the newest last. */
  readonly kept: () => readonly Kept[];
  /** The hand at this moment as a link to the desk; undefined where none can be read. */
  readonly place: () => Promise<string | undefined>;
  readonly end: () => void;
}

const TIMES: Times = { patience: 1500, pulse: 1000, rest: 25 };
/** A new worker has its script and tables to load. */
const FIRST_WORD = 4;
/** Deaths without an answer between them before it gives up. */
const LIVES = 4;

/** Rejects when the worker breaks or is silent for too long. */
const within = <T>({ died }: Running, work: Promise<T>, patience: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const silent = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the worker did not answer')), patience);
  });
  const dead = died.then((why) => Promise.reject(new Error(why)));
  return Promise.race([work, silent, dead]).finally(() => clearTimeout(timer));
};

const DECIDES: readonly string[] = ['mine', 'offer'];

export const connect = ({ spawn, answered, refined, failed, times = TIMES }: Wires): Engine => {
  let history: History = NO_HISTORY;
  let rules: RuleChoices = {};
  let wishes: Wishes = { worths: false, placing: true };
  /** The last answer is of a table at which there is something to decide. */
  let decides = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let kept: readonly Kept[] = [];
  /** The newest event that was held against what the service told. */
  let checked = 0;
  let deaths = 0;
  let over = false;
  let spoken = false;
  let working = false;
  let running = spawn();

  const stop = (): void => {
    over = true;
    clearInterval(pulse);
    clearTimeout(resting);
    running.end();
  };
  const restart = (why: string): void => {
    if (over) return;
    deaths += 1;
    if (deaths >= LIVES) {
      stop();
      failed(why);
      return;
    }
    running.end();
    running = spawn();
    spoken = false;
    queue.again();
  };

  /** What the worker makes of it; undefined when another worker has taken its place. */
  const attempt = async <T>(work: (worker: Running) => Promise<T>): Promise<T | undefined> => {
    const mine = running;
    const patience = times.patience * 2 ** deaths * (spoken ? 1 : FIRST_WORD);
    working = true;
    try {
      const result = await within(mine, work(mine), patience);
      if (mine === running) spoken = true;
      return result;
    } catch (error) {
      if (mine === running) restart(reasonOf(error));
      return undefined;
    } finally {
      working = false;
    }
  };

  /** Of the newest table alone. A bug here takes nothing from the answer itself: it is told where faults are looked for. */
  const refine = (): void => {
    clearTimeout(resting);
    if (over || !decides || !wishes.worths || !refined) return;
    const { seq } = history;
    const told = (worths: Worths): void => {
      if (!over && seq === history.seq) refined(worths);
    };
    const question = { events: eventsOf(history), rules, placing: wishes.placing };
    resting = setTimeout(() => void running.refine(question, told).catch(console.error), times.rest);
  };

  const run = async (question: Question): Promise<void> => {
    const answer = await attempt((worker) => worker.answer(question));
    if (!answer || over) return;
    deaths = 0;
    checked = Math.max(checked, question.seq);
    kept = keep(kept, answer, question.events);
    if (answer.seq !== history.seq) return;
    answered(answer);
    decides = answer.state === 'reading' && DECIDES.includes(answer.analysis.moment);
    refine();
  };
  const queue = latest(run);
  const pulse = setInterval(() => !working && void attempt((worker) => worker.alive()), times.pulse);

  const ask = (): void => {
    clearTimeout(resting);
    decides = false;
    if (over) return;
    const [seq, events] = [history.seq, eventsOf(history)];
    queue.ask({ seq, events, rules, checked: Math.max(0, events.length - (seq - checked)) });
  };
  return {
    read: (events) => {
      history = remember(history, events);
      ask();
    },
    setRules: (choice) => {
      rules = choice;
      ask();
    },
    setWishes: (wished) => {
      const isNew = JSON.stringify(wished) !== JSON.stringify(wishes);
      wishes = wished;
      if (isNew) refine();
    },
    humans: () => humansOf(history),
    hintsOff: () => hintsOffOf(history),
    kept: () => kept,
    place: async () =>
      over
        ? undefined
        : attempt((worker) => worker.place({ seq: history.seq, events: eventsOf(history), rules })),
    end: stop,
  };
};
