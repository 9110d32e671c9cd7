// Calls of MCR and Korean hands: by what they gain where that is known, else by a step back.

import type { Act } from '../../game/act.ts';
import { isSame } from '../acts.ts';
import { type Cost, EQUAL, type Unjudged } from '../decision.ts';
import type { Weighed } from '../judgement.ts';
import type { Missed } from '../missed.ts';
import { type Compared, compare, type Gain, gainsOf, type Played } from './gains.ts';
import { type Shaped, share } from './shaped.ts';
import { weighShaped } from './weigh.ts';

/** What is said of a call, or of letting one pass. */
export interface CallFault {
  readonly missed: readonly Missed[];
  readonly cost?: Cost;
  readonly unjudged?: Unjudged;
}

export const NO_FAULT: CallFault = { missed: [] };

/** As far as the search looks at every way with a detour. */
const NEAR = 1;

const isNear = (shaped: readonly Shaped[]): boolean =>
  shaped.length > 1 && shaped.every(({ view }) => view.shanten <= NEAR);

/** Of each; of none where one is too far from a win. */
export const callGains = function* (
  played: Played,
  shaped: readonly Shaped[],
): Generator<undefined, readonly Gain[]> {
  if (!isNear(shaped)) return [];
  const acts = shaped.map(({ act }) => act);
  return yield* gainsOf(played, acts);
};

const reason = ({ best, cost }: Compared, chosen: Act): readonly Missed[] => {
  if (cost.value <= EQUAL.share) return [];
  if (best.act.type === 'meld') return [{ id: 'callMissed', call: best.act }];
  return chosen.type === 'meld' ? [{ id: 'callRash', call: chosen }] : [];
};

/** Undefined: nothing is known. */
export const faultByGain = (gains: readonly Gain[], chosen: Act): CallFault | undefined => {
  const compared = compare(gains, chosen);
  if (compared === undefined) return undefined;
  if (compared === 'others') return { missed: [], unjudged: compared };
  return { missed: reason(compared, chosen), cost: compared.cost };
};

/** A call that leaves the hand farther from a win by shape, and brings nothing else: `brings`. */
export const faultByStep = (pass: Shaped, ours: Shaped, brings: boolean): CallFault | undefined => {
  const steps = ours.view.shanten - pass.view.shanten;
  if (brings || steps <= 0 || ours.act.type !== 'meld') return undefined;
  return { missed: [{ id: 'callRash', call: ours.act }], cost: share(steps) };
};

/** An own kan beside the best discard. */
export const kanFault = function* (
  played: Played,
  best: Shaped | undefined,
  kan: Weighed | undefined,
): Generator<undefined, CallFault> {
  if (!best || !kan?.view) return NO_FAULT;
  const { act } = kan.option;
  const gains = yield* callGains(played, [best, { act, view: kan.view, winning: 0 }]);
  return faultByGain(gains, act) ?? { missed: [], unjudged: 'far' };
};

/** With what they gain; the most first where that is certain. */
export const weighCalls = (
  shaped: readonly Shaped[],
  gains: readonly Gain[],
  { cost }: CallFault,
): readonly Weighed[] => {
  const weighed = shaped.map((one): Weighed => {
    const gain = gains.find(({ act }) => isSame(act, one.act));
    const { option, ...rest } = weighShaped(one);
    return { ...rest, option: { ...option, ...(gain && { points: gain.points, win: gain.win }) } };
  });
  if (cost?.of !== 'points') return weighed;
  return weighed.sort((a, b) => (b.option.points ?? 0) - (a.option.points ?? 0));
};
