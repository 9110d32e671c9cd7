// The judge of riichi: what the engine would have done, beside what was done, in expected points.

import { analyse } from '../../analysis/analyse.ts';
import type { HandView } from '../../analysis/analysis.ts';
import { riichiRules } from '../../analysis/chosen-rules.ts';
import { dangersOf } from '../../analysis/danger/danger.ts';
import { factsOf } from '../../analysis/facts.ts';
import { handView } from '../../analysis/hand.ts';
import { heldOf } from '../../analysis/situation.ts';
import type { Table } from '../../table/table.ts';
import { share, shareOf } from '../by-shape/shaped.ts';
import type { Cost } from '../decision.ts';
import {
  AT_DEAL,
  type Judge,
  type Judgement,
  pointsCost,
  type Standing,
  type Weighed,
  weighedOf,
} from '../judgement.ts';
import { heard, type Met } from '../moments.ts';
import { threatOf } from '../net.ts';
import { said, told } from '../said.ts';
import { type Budget, stageAt } from '../stage.ts';
import { missedByDiscard, missedWin } from './missed-turn.ts';
import { missedByOffer, offerOptions } from './offer.ts';
import { type Asked, turnOptions } from './turn.ts';

const farthest = (views: readonly (HandView | undefined)[]): number =>
  Math.max(...views.map((v) => v?.shanten ?? -1));

const askedOf = ({ table, chosen }: Met, budget: Budget): Asked | undefined => {
  const { options: rules, shown } = riichiRules(table.rules);
  const analysis = analyse(table, rules, shown);
  const act =
    analysis &&
    heard(
      chosen,
      analysis.calls.some((c) => c.call === 'ron'),
    );
  if (!act) return undefined;
  const isTurn = analysis.moment === 'mine';
  const shanten = isTurn ? analysis.now.shanten : farthest(analysis.calls.map((c) => c.after));
  const dangers = dangersOf(table, rules);
  const threat = threatOf(dangers, table);
  return { table, rules, analysis, dangers, threat, stage: stageAt(shanten, budget), chosen: act };
};

/** By shape where a hand is too far from a win for points, and only of discards: a call cannot be told by its shape. */
const costOf = (weighed: readonly Weighed[], { chosen, analysis }: Asked): Cost | undefined => {
  const [best, ours] = [weighed[0], weighedOf(weighed, chosen)];
  if (best?.option.net !== undefined) return pointsCost(best.option, ours?.option);
  if (analysis.moment !== 'mine' || chosen.type !== 'discard' || !best?.view || !ours?.view) return undefined;
  return share(shareOf({ view: best.view }, { view: ours.view }));
};

const turn = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const weighed = yield* turnOptions(asked);
  const cost = costOf(weighed, asked);
  const faults = missedByDiscard(asked, weighed, cost);
  const missed = told(missedWin(asked), faults, standing);
  const next: Standing = { said: said(faults) };
  const { live } = asked.analysis;
  return { weighed, chosen: asked.chosen, missed, next, live, ...(cost ? { cost } : {}) };
};

const offer = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const weighed = yield* offerOptions(asked);
  const cost = costOf(weighed, asked);
  const missed = missedByOffer(asked, weighed, cost);
  const { chosen } = asked;
  const next = chosen.type === 'meld' ? AT_DEAL : standing;
  return { weighed, chosen, missed, next, live: asked.analysis.live, ...(cost ? { cost } : {}) };
};

const viewOf = (table: Table): HandView | undefined => {
  const held = heldOf(table);
  return held && handView(held, factsOf(table, riichiRules(table.rules).options).sight);
};

export const riichiJudge: Judge = {
  judge: function* (met, standing, budget) {
    const asked = askedOf(met, budget);
    yield undefined;
    if (!asked) return undefined;
    return asked.analysis.moment === 'mine' ? yield* turn(asked, standing) : yield* offer(asked, standing);
  },
  viewOf,
};
