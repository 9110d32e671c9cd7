// A hand that could declare riichi or upeo and keeps silent loses by it with every discard. Upeo's silence is worth what it
// wins without ever declaring: each turn loses the same again. Riichi's is worth what it wins with none now, where a later one
// is open with that: each turn loses a delay. What is certain of both together is the greatest of these losses. So the loss
// counts once a hand: a later turn bears only what is more of it.

import type { Act } from '../game/act.ts';
import type { RulesId } from '../rules/rules.ts';
import { isSame } from './acts.ts';
import { type Cost, EQUAL } from './decision.ts';
import type { Standing } from './judgement.ts';

/** What a choice is worth in the end. */
interface Valued {
  readonly act: Act;
  readonly net?: number;
}

/** How much more the same discard is worth with riichi or upeo; 0: no more, or it is not known. */
export const lostInSilence = (valued: readonly Valued[], chosen: Act): number => {
  if (chosen.type !== 'discard' || chosen.riichi) return 0;
  const netOf = (act: Act): number | undefined => valued.find((v) => isSame(v.act, act))?.net;
  const [silent, declared] = [netOf(chosen), netOf({ ...chosen, riichi: true })];
  return silent === undefined || declared === undefined ? 0 : Math.max(0, declared - silent);
};

interface Counted {
  readonly cost?: Cost;
  /** Of the hand so far. */
  readonly silence: number;
}

/** `lost`: in silence, a part of the cost. */
export const countOnce = (
  cost: Cost | undefined,
  lost: number,
  { silence = 0 }: Pick<Standing, 'silence'>,
): Counted => {
  const counted = { silence: Math.max(silence, lost) };
  if (cost?.unit !== 'points') return { ...counted, ...(cost ? { cost } : {}) };
  const before = Math.min(silence, lost, cost.value);
  if (before <= 0) return { ...counted, cost };
  return { ...counted, cost: { ...cost, value: cost.value - before, before } };
};

/**
 * What silence loses is borne by an earlier turn: it is hardly more by now, or the less of what is left of the cost. `cost`: as
 * it was counted.
 */
export const isSilenceBorne = (cost: Cost | undefined, lost: number, family: RulesId): boolean => {
  if (cost?.before === undefined) return false;
  return lost - cost.before <= Math.max(EQUAL[family].points, cost.value / 2);
};
