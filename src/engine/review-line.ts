// The queue of games to review: their hands are shared out among a few workers, each as soon as one is free, so that one
// game is done as fast as the machine can and a hundred never stand in anybody's way. What is looked at now goes first.

import { proxy } from 'comlink';
import type { LogGame } from '../logs/log.ts';
import { partsOf } from '../review/part.ts';
import type { Budget } from '../review/stage.ts';
import { type GameReview, labelOf } from '../review/summary.ts';
import { NOTHING, type Tally, together } from '../review/tally.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Decision, Part, ReviewApi } from './review-protocol.ts';
import { reasonOf, watched } from './start.ts';

export interface ReviewOrder {
  readonly game: LogGame;
  readonly seat: Seat;
  readonly budget?: Budget;
  /** Somebody looks at it: before everything else. */
  readonly first?: boolean;
}

export interface ReviewEars {
  /** Of one hand in their order; hands come in any. */
  readonly decided?: (decisions: readonly Decision[]) => void;
  /** Hands reviewed, of how many. */
  readonly progress?: (done: number, of: number) => void;
  readonly done: (review: GameReview) => void;
  readonly failed: (why: string) => void;
}

/** A worker at work. */
export interface Reviewer {
  readonly review: (
    part: Part,
    budget: Budget | undefined,
    told: (decisions: readonly Decision[]) => void,
  ) => Promise<Tally | undefined>;
  readonly giveUp: () => void;
  /** Why it broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

export interface ReviewLine {
  /** Gives back how to give it up: nothing is heard of it then. */
  readonly ask: (order: ReviewOrder, ears: ReviewEars) => () => void;
  /** Games that are not done. */
  readonly waiting: () => number;
  readonly end: () => void;
}

export const spawnReviewer = (): Reviewer => {
  const worker = new Worker(new URL('./review-worker.ts', import.meta.url), {
    type: 'module',
    name: 'tehai review',
  });
  const { api, died, end } = watched<ReviewApi>(worker);
  return {
    review: (part, budget, told) => api.review(part, budget, proxy(told)),
    giveUp: () => void api.giveUp(),
    died,
    end,
  };
};

/** A game in the queue. */
interface Job {
  readonly order: ReviewOrder;
  readonly ears: ReviewEars;
  readonly parts: Part[];
  readonly of: number;
  readonly tallies: Tally[];
  /** Given up, failed or done. */
  over: boolean;
}

interface Hired {
  readonly reviewer: Reviewer;
  job?: Job;
}

/** More than the machine has to spare would slow the page. */
const workersHere = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency));

export const reviewLine = (
  spawn: () => Reviewer = spawnReviewer,
  most: number = workersHere(),
): ReviewLine => {
  let jobs: readonly Job[] = [];
  const hired: Hired[] = [];

  const remove = (job: Job): void => {
    job.over = true;
    jobs = jobs.filter((j) => j !== job);
  };

  const finish = (job: Job, tally: Tally): void => {
    job.tallies.push(tally);
    const done = job.tallies.length;
    job.ears.progress?.(done, job.of);
    if (done < job.of) return;
    remove(job);
    const { game, seat } = job.order;
    job.ears.done({ game: labelOf(game, seat), tally: job.tallies.reduce(together, NOTHING) });
  };

  const fail = (job: Job, why: string): void => {
    if (job.over) return;
    remove(job);
    job.ears.failed(why);
  };

  const dismiss = (worker: Hired): void => {
    worker.reviewer.end();
    hired.splice(hired.indexOf(worker), 1);
  };

  const run = async (worker: Hired, job: Job, part: Part): Promise<void> => {
    const { reviewer } = worker;
    const broken = reviewer.died.then((why) => Promise.reject(new Error(why)));
    const told = (decisions: readonly Decision[]): void => {
      if (!job.over) job.ears.decided?.(decisions);
    };
    try {
      const tally = await Promise.race([reviewer.review(part, job.order.budget, told), broken]);
      if (tally && !job.over) finish(job, tally);
    } catch (error) {
      if (hired.includes(worker)) dismiss(worker);
      fail(job, reasonOf(error));
    }
    delete worker.job;
    share();
  };

  /** Every worker that is free takes the next hand. */
  const share = (): void => {
    for (;;) {
      const job = jobs.find((j) => j.parts.length > 0);
      if (!job) return;
      let worker = hired.find((w) => w.job === undefined);
      if (!worker && hired.length < most) {
        worker = { reviewer: spawn() };
        hired.push(worker);
      }
      if (!worker) return;
      worker.job = job;
      void run(worker, job, job.parts.shift()!);
    }
  };

  const giveUp = (job: Job): void => {
    if (job.over) return;
    remove(job);
    for (const worker of hired) if (worker.job === job) worker.reviewer.giveUp();
  };

  return {
    ask: (order, ears) => {
      const parts = [...partsOf(order.game, order.seat)];
      const job: Job = { order, ears, parts, of: parts.length, tallies: [], over: false };
      jobs = order.first ? [job, ...jobs] : [...jobs, job];
      if (parts.length === 0) finish(job, NOTHING);
      share();
      return () => giveUp(job);
    },
    waiting: () => jobs.length,
    end: () => {
      for (const job of jobs) remove(job);
      for (const worker of [...hired]) dismiss(worker);
    },
  };
};
