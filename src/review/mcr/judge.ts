// The judge of MCR. A discard is judged as the engine ranks it, by what wins, plans, shape and live tiles; a call by
// what it gains near a win, else where it loses a plan or a step.

import type { HandView } from '../../analysis/analysis.ts';
import { mcrRules } from '../../analysis/chosen-rules.ts';
import { analyseMcr } from '../../analysis/mcr/analyse.ts';
import type { McrAnalysis, McrCall } from '../../analysis/mcr/analysis.ts';
import { factsOf, plainHeld } from '../../analysis/mcr/facts.ts';
import { mcrView } from '../../analysis/mcr/hand.ts';
import type { Act } from '../../game/act.ts';
import type { McrOptions } from '../../rules/mcr/options.ts';
import type { Table } from '../../table/table.ts';
import { isSame, meldOf } from '../acts.ts';
import {
  type CallFault,
  callGains,
  faultByGain,
  faultByStep,
  NO_FAULT,
  weighCalls,
} from '../by-shape/calls.ts';
import type { Gain } from '../by-shape/gains.ts';
import { type Beside, noPlan, reasonOf, shapeOnly } from '../by-shape/missed.ts';
import {
  kanOptions,
  kongFault,
  missedWin,
  type Asked as OwnAsked,
  winCost,
  winOf,
  winOptions,
} from '../by-shape/own-turn.ts';
import { type Shaped, share, shareOf, stepsBehind } from '../by-shape/shaped.ts';
import { weighShaped } from '../by-shape/weigh.ts';
import type { Cost } from '../decision.ts';
import { AT_DEAL, type Judge, type Judgement, type Standing } from '../judgement.ts';
import { gravestFirst, type Missed } from '../missed.ts';
import { heard } from '../moments.ts';
import { said, told } from '../said.ts';
import { mcrShaped } from './shaped.ts';

interface Asked extends OwnAsked {
  readonly rules: McrOptions;
  readonly analysis: McrAnalysis;
}

const refusedWin = ({ analysis }: Asked): readonly Missed[] => {
  const refused = analysis.warnings.find((w) => w.type === 'winRefusedNow');
  return refused
    ? [{ id: 'winRefused', tile: refused.tile, reason: 'underMinimum', short: refused.short }]
    : [];
};

const shapedDiscards = ({ analysis }: Asked): readonly Shaped[] =>
  analysis.discards.map((d) => mcrShaped({ type: 'discard', tile: d.tile, drawn: d.drawn }, d));

const besideOf = (asked: Asked, shaped: readonly Shaped[]): Beside | undefined => {
  const best = shaped[0];
  const ours = shaped.find(({ act }) => isSame(act, asked.chosen));
  if (!best || !ours) return undefined;
  const fan = asked.analysis.discards[0]?.plans.plans[0]?.fan;
  return { best, ours, share: shareOf(best, ours), ...(fan ? { fan } : {}) };
};

const turnCost = (asked: Asked, beside: Beside | undefined): { readonly cost?: Cost } => {
  const won = winCost(asked);
  if (won) return won;
  return beside ? { cost: share(beside.share) } : {};
};

const turn = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const shaped = shapedDiscards(asked);
  const beside = besideOf(asked, shaped);
  const { missed: byKong, ...kong } = yield* kongFault(
    asked,
    { family: 'mcr', options: asked.rules },
    shaped[0],
  );
  const faults = beside ? [...shapeOnly(beside), ...noPlan(beside), ...reasonOf(beside)] : [];
  const { chosen, analysis } = asked;
  return {
    weighed: [...winOptions(asked), ...shaped.map(weighShaped), ...kanOptions(asked)],
    chosen,
    missed: told(
      missedWin(asked, () => refusedWin(asked)),
      [...faults, ...byKong],
      standing,
    ),
    ...turnCost(asked, beside),
    ...kong,
    next: { said: said(faults) },
    live: analysis.live,
  };
};

/** A call that can be told by shape; undefined: it cannot. */
const shapedCall = ({ table }: Asked, call: McrCall): Shaped | undefined => {
  const meld = call.call === 'pass' ? undefined : meldOf(table, call);
  const act: Act | undefined = call.call === 'pass' ? { type: 'pass' } : meld && { type: 'meld', meld };
  if (!act || !call.after || !call.plans) return undefined;
  const { after, plans, tenpai } = call;
  return mcrShaped(act, { after, plans, ...(tenpai ? { tenpai } : {}) });
};

const FAR: CallFault = { missed: [], unjudged: 'far' };

/** A call to a hand that is ready to win on every wait, from one that is not ready. What it would have brought is not known. */
const passFault = (pass: Shaped, calls: readonly Shaped[]): CallFault => {
  const ready = calls.find((c) => c.ready?.readiness === 'ready');
  if (!ready || pass.ready) return FAR;
  return { missed: [{ id: 'callMissed', call: ready.act }], unjudged: 'far' };
};

/** A call after which a hand that reaches the minimum is farther away, or none is left. */
const callFault = ({ analysis }: Asked, pass: Shaped, ours: Shaped): CallFault => {
  const fan = analysis.calls.find((c) => c.call === 'pass')?.plans?.plans[0]?.fan;
  if (!fan || pass.away === undefined || ours.winning > 0 || stepsBehind(pass, ours) === 0) return NO_FAULT;
  return {
    missed: [{ id: 'planLost', fan, away: pass.away, better: pass.act, ...leftOf(ours) }],
    cost: share(1),
  };
};

const leftOf = ({ away }: Shaped): { readonly left?: number } => (away === undefined ? {} : { left: away });

/** A plan comes nearer by the call. */
const bringsPlan = (pass: Shaped, { away }: Shaped): boolean =>
  away !== undefined && (pass.away === undefined || away < pass.away);

const shapeFault = (asked: Asked, shaped: readonly Shaped[]): CallFault => {
  const pass = shaped.find(({ act }) => act.type === 'pass');
  const ours = shaped.find(({ act }) => isSame(act, asked.chosen));
  if (!pass || !ours) return NO_FAULT;
  if (ours === pass) return passFault(pass, shaped);
  const lost = callFault(asked, pass, ours);
  return lost.cost ? lost : (faultByStep(pass, ours, bringsPlan(pass, ours)) ?? FAR);
};

const offerFault = (asked: Asked, shaped: readonly Shaped[], gains: readonly Gain[]): CallFault => {
  const won = winCost(asked);
  if (won) return { ...NO_FAULT, ...won };
  const byShape = shapeFault(asked, shaped);
  const byGain = faultByGain(gains, asked.chosen);
  // A plan given up says more than what it costs.
  return byGain?.cost && byShape.cost ? { ...byShape, cost: byGain.cost } : (byGain ?? byShape);
};

const offer = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const { table, rules, analysis, chosen } = asked;
  const shaped = analysis.calls.flatMap((c) => shapedCall(asked, c) ?? []);
  const gains = winOf(asked)
    ? []
    : yield* callGains({ table, rules: { family: 'mcr', options: rules } }, shaped);
  const { missed, ...judged } = offerFault(asked, shaped, gains);
  return {
    weighed: [...winOptions(asked), ...weighCalls(shaped, gains, { missed, ...judged })],
    chosen,
    missed: gravestFirst([...missedWin(asked, () => refusedWin(asked)), ...missed]),
    ...judged,
    next: chosen.type === 'meld' ? AT_DEAL : standing,
    live: analysis.live,
  };
};

const viewOf = (table: Table): HandView | undefined => {
  const held = plainHeld(table);
  return held && mcrView(held, factsOf(table, mcrRules(table.rules).options).live);
};

export const mcrJudge: Judge = {
  judge: function* ({ table, chosen }, standing) {
    const { options, shown } = mcrRules(table.rules);
    const analysis = analyseMcr(table, options, shown);
    yield undefined;
    const act =
      analysis &&
      heard(
        chosen,
        analysis.calls.some((c) => c.call === 'ron'),
      );
    if (!act) return undefined;
    const asked = { table, rules: options, analysis, chosen: act };
    return analysis.moment === 'mine' ? yield* turn(asked, standing) : yield* offer(asked, standing);
  },
  viewOf,
};
