// The judge of riichi: what the engine would have done, beside what was done, in expected points.

import { analyse } from '../../analysis/analyse.ts';
import type { HandView } from '../../analysis/analysis.ts';
import { riichiRules } from '../../analysis/chosen-rules.ts';
import { dangersOf } from '../../analysis/danger/danger.ts';
import { factsOf } from '../../analysis/facts.ts';
import { handView } from '../../analysis/hand.ts';
import { heldOf } from '../../analysis/situation.ts';
import type { Table } from '../../table/table.ts';
import { isKan } from '../../tiles/meld.ts';
import { isTooLate, share, shareOf } from '../by-shape/shaped.ts';
import { countOnce, isSilenceBorne, lostInSilence } from '../counted.ts';
import { type Cost, EQUAL, type Unjudged } from '../decision.ts';
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
import { missedByDiscard, missedByKan, missedWin } from './missed-turn.ts';
import { hangsOnCalls, missedByOffer, offerOptions } from './offer.ts';
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

/** Of a kan without a value that leaves the hand farther from a win, too: what it does else its shape does not tell. */
const costByShape = (best: Weighed | undefined, ours: Weighed | undefined): Cost | undefined => {
  if (!best?.view || !ours?.view || best.option.act.type !== 'discard') return undefined;
  const isMeld = ours.option.act.type === 'meld';
  const isFarther = ours.view.shanten > best.view.shanten;
  if (isMeld && (ours.option.points !== undefined || !isFarther)) return undefined;
  return share(shareOf({ view: best.view }, { view: ours.view }));
};

/** A choice beyond the reach of the values loses no more than the best is worth: where that is nothing, nothing. */
const costOfNothing = (best: Weighed | undefined): Cost | undefined => {
  const stake = best?.option.net;
  return stake !== undefined && stake <= EQUAL.riichi.points
    ? { unit: 'points', value: Math.max(0, stake) }
    : undefined;
};

/** What of a choice without a worth can be told all the same. */
const costWithout = (
  best: Weighed | undefined,
  ours: Weighed | undefined,
  { chosen, table }: Asked,
): Cost | undefined => {
  // What a north set aside brings its shape does not tell; nor that of a hand that gets nowhere any more.
  if (chosen.type !== 'meld' && chosen.type !== 'discard') return undefined;
  const nothing = chosen.type === 'discard' && ours ? costOfNothing(best) : undefined;
  if (nothing) return nothing;
  return isTooLate(table, best?.view?.shanten) ? undefined : costByShape(best, ours);
};

/** By shape where a hand is too far from a win for points, and only in the own turn: a call cannot be told by its shape. */
const costOf = (weighed: readonly Weighed[], asked: Asked): Cost | undefined => {
  const { chosen, analysis } = asked;
  const [best, ours] = [weighed[0], weighedOf(weighed, chosen)];
  const points = pointsCost(best?.option, ours?.option);
  // Norths to come are in no value: one set aside is worth more than it says.
  if (chosen.type === 'aside' && points && points.value > EQUAL.riichi.points) return undefined;
  if (points || analysis.moment !== 'mine') return points;
  return costWithout(best, ours, asked);
};

/** Why a choice has no cost. */
const unjudgedOf = (cost: Cost | undefined, { chosen, stage }: Asked): { readonly unjudged?: Unjudged } => {
  if (cost) return {};
  if (chosen.type === 'nineTerminals') return { unjudged: 'dealtAnew' };
  if (chosen.type === 'meld' && isKan(chosen.meld)) return { unjudged: 'kanDora' };
  return stage === undefined ? { unjudged: 'far' } : {};
};

const turn = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const weighed = yield* turnOptions(asked);
  const cost = costOf(weighed, asked);
  const valued = weighed.map(({ option }) => option);
  const lost = lostInSilence(valued, asked.chosen);
  const { silence, ...counted } = countOnce(cost, lost, standing);
  const left = isSilenceBorne(counted.cost, lost, 'riichi') ? counted.cost : undefined;
  const faults = [...missedByDiscard(asked, weighed, { cost, left }), ...missedByKan(asked, weighed, cost)];
  const missed = told(missedWin(asked), faults, standing);
  const next: Standing = { said: said(faults), silence };
  const { live } = asked.analysis;
  return {
    weighed,
    chosen: asked.chosen,
    missed,
    next,
    live,
    ...counted,
    ...unjudgedOf(cost, asked),
  };
};

const offer = function* (asked: Asked, standing: Standing): Generator<undefined, Judgement> {
  const weighed = yield* offerOptions(asked);
  const { chosen } = asked;
  const isOpen = hangsOnCalls(weighed, chosen);
  const cost = isOpen ? undefined : costOf(weighed, asked);
  const missed = missedByOffer(asked, weighed, cost);
  const next = chosen.type === 'meld' ? AT_DEAL : standing;
  return {
    weighed,
    chosen,
    missed,
    next,
    live: asked.analysis.live,
    ...(cost ? { cost } : {}),
    ...(isOpen ? { unjudged: 'calls' as const } : unjudgedOf(cost, asked)),
  };
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
