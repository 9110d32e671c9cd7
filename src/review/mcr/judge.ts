// The judge of MCR. Near a win choices are judged by what they are worth. Farther away a discard is judged as the engine
// ranks it, by plans, shape and live tiles; a call where it loses a plan or a step.

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
import { type CallFault, FAR, faultByStep, NO_FAULT } from '../by-shape/calls.ts';
import { noPlan, shapeOnly } from '../by-shape/missed.ts';
import { kongsOf, missedWin, type Asked as OwnAsked, winOptions } from '../by-shape/own-turn.ts';
import { type Shaped, share, stepsBehind } from '../by-shape/shaped.ts';
import { judgeOffer } from '../by-value/offer.ts';
import { judgeTurn } from '../by-value/turn.ts';
import { weighAll } from '../by-value/weigh.ts';
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

const turn = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const { table, rules: options, analysis, chosen } = asked;
  const discards = shapedDiscards(asked);
  const played = { table, rules: { family: 'mcr', options } } as const;
  const verdict = yield* judgeTurn({ asked, played, discards });
  const { worths, beside, missed, ...judged } = verdict;
  const isHopeless = worths.length === 0;
  const faults = beside ? [...shapeOnly(beside), ...(isHopeless ? noPlan(beside) : [])] : [];
  return {
    weighed: weighAll(winOptions(asked), [...discards, ...kongsOf(asked)], worths),
    chosen,
    missed: told(
      missedWin(asked, () => refusedWin(asked)),
      [...faults, ...missed],
      standing,
    ),
    ...judged,
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

/** A call to a hand that is ready to win on every wait, from one that is not ready. What it would have brought is not known. */
const passFault = (pass: Shaped, calls: readonly Shaped[]): CallFault => {
  const ready = calls.find((c) => c.ready?.readiness === 'ready');
  if (!ready || pass.ready) return FAR;
  return { missed: [{ id: 'callMissed', call: ready.act }], unjudged: 'far' };
};

/** A call after which a hand that reaches the minimum is farther away, or none is left. */
const callFault = (pass: Shaped, ours: Shaped): CallFault => {
  const { fan } = pass;
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
  const lost = callFault(pass, ours);
  return lost.cost ? lost : (faultByStep(pass, ours, bringsPlan(pass, ours)) ?? FAR);
};

const offer = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const { table, rules: options, analysis, chosen } = asked;
  const shaped = analysis.calls.flatMap((c) => shapedCall(asked, c) ?? []);
  const played = { table, rules: { family: 'mcr', options } } as const;
  const verdict = yield* judgeOffer({ asked, played, shaped, byShape: () => shapeFault(asked, shaped) });
  const { worths, missed, ...judged } = verdict;
  return {
    weighed: weighAll(winOptions(asked), shaped, worths),
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
