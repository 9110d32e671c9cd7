// The seam to a worker that reviews: one hand at a time, so that several workers share a game, and decisions come as they are
// found.

import type { Decision } from '../review/decision.ts';
import type { Part } from '../review/part.ts';
import type { Budget } from '../review/stage.ts';
import type { Tally } from '../review/tally.ts';

export type { Decision } from '../review/decision.ts';
export type { Part } from '../review/part.ts';

/** What a worker exposes through comlink. */
export interface ReviewApi {
  /** Undefined: given up. Rejects where a bug throws. `told` hears of decisions in their order, several at a time. */
  readonly review: (
    part: Part,
    budget: Budget | undefined,
    told: (decisions: readonly Decision[]) => void,
  ) => Promise<Tally | undefined>;
  /** Gives up what is under way. */
  readonly giveUp: () => void;
}
