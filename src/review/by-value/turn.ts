// The own turn of MCR and Korean games: a win, discards and kongs in expected points near a win; else discards by shape, and a
// kong by the steps that it takes back.

import { isSame } from '../acts.ts';
import { type CallFault, FAR, faultByStep } from '../by-shape/calls.ts';
import { type Beside, reasonOf } from '../by-shape/missed.ts';
import { type Asked, kongsOf } from '../by-shape/own-turn.ts';
import { isOutOfTime, type Shaped, share, shareOf, thrown } from '../by-shape/shaped.ts';
import { EQUAL } from '../decision.ts';
import type { Missed } from '../missed.ts';
import { type Compared, compare } from './compare.ts';
import { winFault } from './wins.ts';
import { isDeclared, type Played, type Worth, worthsOf } from './worths.ts';

/** As far as the search looks at every way with a detour. */
const NEAR = 1;

export const isNear = ({ view }: Shaped): boolean => view.shanten <= NEAR;

export interface TurnAsk {
  readonly asked: Asked;
  readonly played: Omit<Played, 'look'>;
  /** Best first by shape: what can be thrown. */
  readonly discards: readonly Shaped[];
}

export interface TurnVerdict extends CallFault {
  readonly worths: readonly Worth[];
  /** Of a discard: beside the best one. */
  readonly beside?: Beside;
}

/** A hand taken back that is worth this much of the best at a first look may be worth more at a second. */
const CLOSE = 0.7;

/** Of a ready hand, where it was taken back, or would better be. */
const isDoubtful = ({ asked, discards }: TurnAsk, worths: readonly Worth[]): boolean => {
  if (!discards.some(({ view }) => view.shanten === 0)) return false;
  const [best] = worths;
  const isFarther = ({ act }: Worth): boolean =>
    (discards.find((s) => isSame(s.act, act))?.view.shanten ?? 0) > 0;
  const ours = worths.find(({ act }) => isSame(act, asked.chosen));
  if (!best || best.net === 0 || (ours && isFarther(ours))) return true;
  return worths.some((w) => isFarther(w) && w.net >= CLOSE * best.net);
};

const turnWorths = function* (ask: TurnAsk): Generator<undefined, readonly Worth[]> {
  const { asked, played, discards } = ask;
  if (!discards.some(isNear)) return [];
  const kongs = kongsOf(asked).filter(isNear);
  const acts = [...discards, ...kongs].map(({ act }) => act);
  const first = yield* worthsOf({ ...played, look: 'quick' }, acts);
  if (!isDoubtful(ask, first)) return first;
  return yield* worthsOf({ ...played, look: 'thorough' }, acts);
};

const besideOf = ({ asked, discards }: TurnAsk, compared: Compared | undefined): Beside | undefined => {
  const of = (act: Asked['chosen']): Shaped | undefined => discards.find((s) => isSame(s.act, act));
  const ours = of(asked.chosen);
  const best = (compared && of(compared.best.act)) ?? discards[0];
  if (!best || !ours) return undefined;
  const isGone = compared?.ours.points === 0;
  const worths = compared && of(compared.best.act) ? { worths: compared } : {};
  return { best, ours, ...(isGone ? { isGone } : {}), ...worths };
};

const byShape = ({ asked, played, discards }: TurnAsk, beside: Beside | undefined): CallFault => {
  if (beside && isOutOfTime(asked.table, beside.best)) return FAR;
  if (beside) {
    const cost = share(shareOf(beside.best, beside.ours));
    return { missed: cost.value > EQUAL[played.rules.family].share ? reasonOf(beside) : [], cost };
  }
  const kong = kongsOf(asked).find(({ act }) => isSame(act, asked.chosen));
  if (!kong || !discards[0]) return { missed: [] };
  if (isOutOfTime(asked.table, discards[0])) return FAR;
  return faultByStep(discards[0], kong, false) ?? FAR;
};

const reasons = ({ best, ours }: Compared, beside: Beside | undefined): readonly Missed[] => {
  if (best.act.type === 'meld') return [{ id: 'callMissed', call: best.act }];
  if (ours.act.type === 'meld') return [{ id: 'callRash', call: ours.act }];
  // The same discard with upeo or without: the family names it.
  if (thrown(best.act) === thrown(ours.act)) return [];
  return beside ? reasonOf(beside) : [];
};

const byValue = (ask: TurnAsk, compared: Compared, beside: Beside | undefined): CallFault => {
  const { cost } = compared;
  const isCostly = cost.value > EQUAL[ask.played.rules.family][cost.unit];
  return { missed: isCostly ? reasons(compared, beside) : [], cost };
};

/**
 * Upeo is valued where it is declared now alone, never later. So a choice after which it could still be declared is held
 * against what is silent, too: a kong, or a hand that is not ready yet.
 */
const comparable = (worths: readonly Worth[], chosen: Asked['chosen']): readonly Worth[] => {
  const mayDeclare =
    chosen.type === 'discard' && worths.some((w) => isSame(w.act, { ...chosen, riichi: true }));
  return mayDeclare ? worths : worths.filter(({ act }) => !isDeclared(act));
};

export const judgeTurn = function* (ask: TurnAsk): Generator<undefined, TurnVerdict> {
  const { asked, played } = ask;
  const all = yield* turnWorths(ask);
  // Where nothing in reach wins anything the shape tells more.
  const worths = all[0]?.net === 0 ? [] : all;
  const ours = all.find(({ act }) => isSame(act, asked.chosen));
  const compared = compare(comparable(worths, asked.chosen), asked.chosen, played.rules.family);
  const beside = besideOf(ask, typeof compared === 'string' ? undefined : compared);
  const about = { worths, ...(beside ? { beside } : {}) };
  const won = winFault(asked, ours);
  if (won) return { ...about, ...won };
  if (typeof compared === 'string') return { ...about, missed: [], unjudged: compared };
  return { ...about, ...(compared ? byValue(ask, compared, beside) : byShape(ask, beside)) };
};
