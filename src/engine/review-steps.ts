// A review in slices: between two of them whoever else waits is let in, so that a review under way can be given up.

import type { Decision } from '../review/decision.ts';
import type { Step } from '../review/review.ts';
import type { Tally } from '../review/tally.ts';

export interface Slices {
  /** A moment in ms. */
  readonly now: () => number;
  /** Lets others in. */
  readonly pause: () => Promise<void>;
  readonly isGivenUp: () => boolean;
  readonly told: (decisions: readonly Decision[]) => void;
}

/** In ms. Long enough that pausing costs little. */
const SLICE = 20;

/** Undefined: given up. */
export const inSlices = async (
  steps: Generator<Step, Tally>,
  { now, pause, isGivenUp, told }: Slices,
): Promise<Tally | undefined> => {
  let found: Decision[] = [];
  let until = now() + SLICE;
  const tell = (): void => {
    if (found.length > 0) told(found);
    found = [];
  };
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) {
      tell();
      return step.value;
    }
    if (step.value) found.push(step.value);
    if (now() < until) continue;
    tell();
    await pause();
    if (isGivenUp()) return undefined;
    until = now() + SLICE;
  }
};
