// The review's own room: nothing of it is loaded at a table.

import { expose } from 'comlink';
import { reviewHand } from '../review/review.ts';
import type { ReviewApi } from './review-protocol.ts';
import { inSlices } from './review-steps.ts';

/** How often it was given up: a review that began before is over. */
let given = 0;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

const api: ReviewApi = {
  review: (part, budget, told) => {
    const mine = given;
    const isGivenUp = (): boolean => given !== mine;
    return inSlices(reviewHand(part, budget), { now: () => performance.now(), pause, isGivenUp, told });
  },
  giveUp: () => {
    given += 1;
  },
};

expose(api);
