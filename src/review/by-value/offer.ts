// A tile that another shows in MCR and Korean games: calls and letting pass in expected points near a win. Farther away each
// family says what it can by shape.

import type { Act } from '../../game/act.ts';
import { isSame } from '../acts.ts';
import { type CallFault, FAR } from '../by-shape/calls.ts';
import { type Asked, winOf } from '../by-shape/own-turn.ts';
import { isOutOfTime, type Shaped } from '../by-shape/shaped.ts';
import { EQUAL } from '../decision.ts';
import type { Missed } from '../missed.ts';
import { type Compared, compare } from './compare.ts';
import { isNear } from './turn.ts';
import { winFault } from './wins.ts';
import { type Played, type Worth, worthsOf } from './worths.ts';

export interface OfferAsk {
  readonly asked: Asked;
  readonly played: Omit<Played, 'look'>;
  /** Letting pass, and calls. */
  readonly shaped: readonly Shaped[];
  /** What the family says of the choice by shape. */
  readonly byShape: () => CallFault;
}

export interface OfferVerdict extends CallFault {
  readonly worths: readonly Worth[];
}

/** A ready hand that is worth this much of the choice at a first look may be worth more at a second. */
const CLOSE = 0.25;

/** Ready hands alone gain by a second look. */
const isDoubtful = (near: readonly Shaped[], worths: readonly Worth[], chosen: Act): boolean => {
  const [best] = worths;
  const ours = worths.find(({ act }) => isSame(act, chosen));
  if (!best || !ours || best.net === 0) return false;
  const isReady = ({ act }: Worth): boolean => near.some((s) => isSame(s.act, act) && s.view.shanten === 0);
  if (best !== ours) return isReady(best) || isReady(ours);
  return worths.some((w) => w !== ours && isReady(w) && w.net >= CLOSE * ours.net);
};

/** Of none where letting pass is too far from a win: what is not compared with it says nothing. */
const offerWorths = function* ({ asked, played, shaped }: OfferAsk): Generator<undefined, readonly Worth[]> {
  const near = shaped.filter(isNear);
  const isAlone = near.length < 2 && !winOf(asked);
  if (isAlone || !near.some(({ act }) => act.type === 'pass')) return [];
  const acts = near.map(({ act }) => act);
  const first = yield* worthsOf({ ...played, look: 'quick' }, acts);
  const worths = isDoubtful(near, first, asked.chosen)
    ? yield* worthsOf({ ...played, look: 'thorough' }, acts)
    : first;
  return worths.length === near.length ? worths : [];
};

const reasons = ({ best, ours }: Compared): readonly Missed[] => {
  if (best.act.type === 'meld') return [{ id: 'callMissed', call: best.act }];
  return ours.act.type === 'meld' ? [{ id: 'callRash', call: ours.act }] : [];
};

const byValue = ({ played, byShape }: OfferAsk, compared: Compared): CallFault => {
  const { cost } = compared;
  if (cost.value <= EQUAL[played.rules.family][cost.unit]) return { missed: [], cost };
  // A plan given up, or that no yaku is in sight, says more than what it costs.
  const shape = byShape();
  return shape.cost ? { ...shape, cost } : { missed: reasons(compared), cost };
};

/** By shape alone; nothing of a hand that is too late for any win. */
const farFault = ({ asked, shaped, byShape }: OfferAsk): CallFault => {
  const fault = byShape();
  const pass = shaped.find(({ act }) => act.type === 'pass');
  return fault.cost && pass && isOutOfTime(asked.table, pass) ? FAR : fault;
};

export const judgeOffer = function* (ask: OfferAsk): Generator<undefined, OfferVerdict> {
  const { asked, played } = ask;
  const { chosen } = asked;
  const worths = chosen.type === 'ron' ? [] : yield* offerWorths(ask);
  const won = winFault(
    asked,
    worths.find(({ act }) => isSame(act, chosen)),
  );
  if (won) return { worths, ...won };
  const compared = compare(worths, chosen, played.rules.family);
  if (typeof compared === 'string') return { worths, missed: [], unjudged: compared };
  return { worths, ...(compared ? byValue(ask, compared) : farFault(ask)) };
};
