// Refines what a table is worth. It works in slices and lets the worker's messages in after each: a newer question ends the
// older one at its next step.
// How long it may take in all hangs on how fast this device is, within bounds, so that a phone does not run hot.

import type { Worths } from '../analysis/worth/worths.ts';

export interface Clock {
  /** In ms. */
  readonly now: () => number;
  /** Resolves once the messages that wait have been heard. */
  readonly breathe: () => Promise<void>;
}

export type Steps<Question> = (question: Question) => Generator<Worths | undefined>;

export interface Refiner<Question> {
  /** Resolves when there is nothing better to tell, when time is up, or when a newer question has come. */
  readonly refine: (question: Question, told: (worths: Worths) => void) => Promise<void>;
  /** Ends what runs: something that cannot wait has come. */
  readonly stop: () => void;
}

/** In ms of work. */
export const SLICE = 2;
/** In ms between two tellings, the first and the last apart: numbers that change faster than this cannot be read, and each costs the panel a picture. */
export const PAUSE = 120;

export interface Making<Question> {
  /** Loaded when first asked for. */
  readonly load: () => Promise<Steps<Question>>;
  /** In ms of work. */
  readonly budget: () => number;
  readonly clock: Clock;
}

export const refiner = <Question>({ load, budget, clock }: Making<Question>): Refiner<Question> => {
  let newest = 0;

  /** Works for a slice; what is best at its end, and whether all is done. */
  const slice = (steps: Generator<Worths | undefined>): { best?: Worths; done: boolean } => {
    const end = clock.now() + SLICE;
    let best: Worths | undefined;
    for (;;) {
      const { value, done = false } = steps.next();
      best = value ?? best;
      if (done || clock.now() >= end) return { ...(best && { best }), done };
    }
  };

  const refine: Refiner<Question>['refine'] = async (question, told) => {
    const mine = ++newest;
    const steps = (await load())(question);
    let left = budget();
    let last: Worths | undefined;
    let untold: Worths | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      await clock.breathe();
      if (mine !== newest) return;
      const began = clock.now();
      const { best, done } = slice(steps);
      left -= clock.now() - began;
      last = best ?? last;
      untold = best ?? untold;
      const isBounded = !done && left <= 0;
      if (isBounded && last) told({ ...last, isBounded });
      else if (untold && (done || clock.now() - toldAt >= PAUSE)) {
        told(untold);
        untold = undefined;
        toldAt = clock.now();
      }
      if (done || isBounded) return;
    }
  };
  return { refine, stop: () => void newest++ };
};
