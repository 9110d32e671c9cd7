// A game reviewed: every decision of one seat beside the engine's, as it comes, then what the game came to.
//
//   for (const step of reviewGame(game, seat)) if (step) show(step);
//
// `undefined` comes every few milliseconds of work, so that whoever asks can stop or let others in. Nothing is kept
// between games, and no hand needs another: the hands of a game can be reviewed apart (`reviewHand`) and put together.

import { familyOf } from '../analysis/chosen-rules.ts';
import type { LoggedGame } from '../logs/log.ts';
import type { RulesId } from '../rules/rules.ts';
import type { Seat } from '../tiles/seat.ts';
import { isSame } from './acts.ts';
import { type Decision, EQUAL } from './decision.ts';
import { type Draw, drawOf } from './draws.ts';
import { AT_DEAL, differenceOf, type Judge, type Judgement, weighedOf } from './judgement.ts';
import { koreanJudge } from './korean/judge.ts';
import { mcrJudge } from './mcr/judge.ts';
import { type Met, momentsOf, tileOf } from './moments.ts';
import { type Part, partsOf } from './part.ts';
import { isQuiet } from './quiet.ts';
import { riichiJudge } from './riichi/judge.ts';
import { type Budget, QUICK } from './stage.ts';
import { NOTHING, type Tally, tallyOf, together } from './tally.ts';

const JUDGES: Readonly<Record<RulesId, Judge>> = { riichi: riichiJudge, mcr: mcrJudge, korean: koreanJudge };

const rankOf = ({ weighed, chosen }: Judgement): Pick<Decision, 'rank'> => {
  const rank = weighed.findIndex(({ option }) => isSame(option.act, chosen));
  return rank < 0 ? {} : { rank };
};

const differencesOf = ({ weighed, chosen }: Judgement): Pick<Decision, 'difference'> => {
  const [best, ours] = [weighed[0], weighedOf(weighed, chosen)];
  const difference = best && ours && best !== ours ? differenceOf(best, ours) : undefined;
  return difference ? { difference } : {};
};

const costsOf = (
  { cost, unjudged }: Judgement,
  family: RulesId,
): Pick<Decision, 'cost' | 'isEqual' | 'unjudged'> => {
  if (cost) return { cost, isEqual: cost.value <= EQUAL[family][cost.unit] };
  return unjudged ? { unjudged } : {};
};

const decisionOf = ({ game, at: hand, seat }: Part, met: Met, judgement: Judgement): Decision => {
  const { table, at } = met;
  const tile = tileOf(met);
  const family = familyOf(game.rules, {});
  return {
    family,
    seat,
    hand,
    at,
    turn: table.seats[seat]!.river.length + 1,
    moment: table.phase === 'discard' ? 'turn' : 'offer',
    ...(tile === undefined ? {} : { tile }),
    chosen: judgement.chosen,
    options: judgement.weighed.map(({ option }) => option),
    ...rankOf(judgement),
    ...differencesOf(judgement),
    ...costsOf(judgement, family),
    missed: judgement.missed,
    unknown: table.unknown,
  };
};

/** What is worth telling: there was something to choose, or something to be said. */
const isTold = ({ weighed, missed }: Judgement): boolean => weighed.length > 1 || missed.length > 0;

/** The draw that led to a turn. */
const drawBefore = (met: Met, { viewOf }: Judge, { live }: Judgement): readonly Draw[] => {
  const tile = tileOf(met);
  if (met.table.phase !== 'discard' || tile === undefined) return [];
  const view = viewOf(met.table);
  const draw = view && drawOf(view, live, tile);
  return draw ? [draw] : [];
};

export { type Part, partsOf } from './part.ts';

export type Step = Decision | undefined;

/** Decisions of one hand in their order; in the end its tally. */
export const reviewHand = function* (part: Part, budget: Budget = QUICK): Generator<Step, Tally> {
  const { game, hand, seat } = part;
  const judge = JUDGES[familyOf(game.rules, {})];
  const decisions: Decision[] = [];
  const draws: Draw[] = [];
  let standing = AT_DEAL;
  for (const met of momentsOf(game, hand, seat)) {
    if (isQuiet(met, judge)) continue;
    const judgement = yield* judge.judge(met, standing, budget);
    if (!judgement) continue;
    draws.push(...drawBefore(met, judge, judgement));
    standing = judgement.next;
    if (!isTold(judgement)) continue;
    const decision = decisionOf(part, met, judgement);
    decisions.push(decision);
    yield decision;
  }
  return tallyOf({ hand, seat, decisions, draws });
};

/** All hands one after the other. */
export const reviewGame = function* (
  game: LoggedGame,
  seat: Seat,
  budget: Budget = QUICK,
): Generator<Step, Tally> {
  let tally = NOTHING;
  for (const part of partsOf(game, seat)) tally = together(tally, yield* reviewHand(part, budget));
  return tally;
};
