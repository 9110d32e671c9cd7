// Calls of MCR and Korean hands too far from a win for values: by a step back.

import type { Cost, Unjudged } from '../decision.ts';
import type { Missed } from '../missed.ts';
import { type Shaped, share } from './shaped.ts';

/** What is said of a call, or of letting one pass. */
export interface CallFault {
  readonly missed: readonly Missed[];
  readonly cost?: Cost;
  readonly unjudged?: Unjudged;
}

export const NO_FAULT: CallFault = { missed: [] };
export const FAR: CallFault = { missed: [], unjudged: 'far' };

/** A call that leaves the hand farther from a win by shape, and brings nothing else: `brings`. */
export const faultByStep = (before: Shaped, ours: Shaped, brings: boolean): CallFault | undefined => {
  const steps = ours.view.shanten - before.view.shanten;
  if (brings || steps <= 0 || ours.act.type !== 'meld') return undefined;
  return { missed: [{ id: 'callRash', call: ours.act }], cost: share(steps) };
};
