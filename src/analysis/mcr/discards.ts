// Every tile the viewer could throw now with what the hand is then, by shape and by value. Best first: a hand that is
// ready to win before one that is not, then the nearest plan, then the nearest shape, then live tiles, then ends and
// honours before middle tiles. Shape comes second because a hand that is fast and falls short wins nothing.

import type { McrSituation } from '../../rules/mcr/hand.ts';
import { countsOf } from '../../tiles/counts.ts';
import { compareTiles, isTerminalOrHonour, kindOf, type Tile } from '../../tiles/tile.ts';
import type { HandView } from '../analysis.ts';
import { byRank, withBehind } from '../ranked.ts';
import { without } from '../situation.ts';
import type { McrDiscard, McrTenpai, Plans } from './analysis.ts';
import { afterThrow, type McrFacts } from './facts.ts';
import { mcrViewsOfDiscards } from './hand.ts';
import { plansOf } from './plans.ts';
import { type Budget, type Pool, poolOf } from './pool.ts';
import { mcrTenpaiOf } from './tenpai.ts';

/** A hand of 3n + 2 tiles about to throw. `s.concealed` holds all of them. */
export interface McrThrowing {
  readonly s: McrSituation;
  readonly drawn?: Tile;
}

const choiceOf = (pool: Pool, { s, drawn }: McrThrowing, tile: Tile, after: HandView): McrDiscard => {
  const concealed = without(s.concealed, tile);
  const tenpai = mcrTenpaiOf(afterThrow(pool.facts, tile), { ...s, concealed }, after);
  const plans = plansOf(pool, { held: countsOf(concealed), tenpai });
  return { tile, drawn: tile === drawn, after, ...(tenpai ? { tenpai } : {}), plans };
};

const winning = (tenpai: McrTenpai | undefined): number =>
  tenpai ? tenpai.tilesByDiscard + tenpai.tilesBySelfDraw : 0;

const NO_PLAN = 99;
const nearest = ({ plans }: Plans): number => plans[0]?.away ?? NO_PLAN;

/** Numbers to compare in turn, smaller is better. */
const rankOf = ({ tile, after, tenpai, plans }: McrDiscard): readonly number[] => [
  -winning(tenpai),
  nearest(plans),
  after.shanten,
  -after.tiles,
  isTerminalOrHonour(kindOf(tile)) ? 0 : 1,
];

/** Where the budget does not last for all, the best shapes have theirs first. */
const byShape = (tiles: readonly Tile[], viewAfter: (tile: Tile) => HandView): readonly Tile[] =>
  [...tiles].sort((a, b) => {
    const [one, other] = [viewAfter(a), viewAfter(b)];
    return one.shanten - other.shanten || other.tiles - one.tiles || compareTiles(a, b);
  });

export interface McrDiscards {
  readonly discards: readonly McrDiscard[];
  readonly work: number;
}

/** Every choice, best first. Of tiles that look alike one stands. */
export const mcrDiscards = (facts: McrFacts, t: McrThrowing, budget: Budget): McrDiscards => {
  const views = mcrViewsOfDiscards({ concealed: t.s.concealed, melds: t.s.melds }, facts.live);
  const near = Math.min(...[...views.values()].map((v) => v.shanten));
  const pool = poolOf(facts, t.s, near, budget);
  const viewAfter = (tile: Tile): HandView => views.get(kindOf(tile))!;
  const choices = byShape([...new Set(t.s.concealed)], viewAfter).map((tile) =>
    choiceOf(pool, t, tile, viewAfter(tile)),
  );
  return { discards: withBehind(byRank(choices, rankOf)), work: pool.left.work };
};
