// Every tile the viewer could throw now and what the hand is then, best first: near before far, then more live tiles,
// then one that can be ronned, then one that keeps dora and red fives, then ends and honours before middle tiles.

import { doraOf } from '../rules/riichi/dora.ts';
import type { Situation } from '../rules/rules.ts';
import { isRedFive, isTerminalOrHonour, type Kind, kindOf, type Tile } from '../tiles/tile.ts';
import type { DiscardChoice, HandView } from './analysis.ts';
import type { Facts } from './facts.ts';
import { furitenRisk } from './furiten-risk.ts';
import { viewsOfDiscards } from './hand.ts';
import { byRank, withBehind } from './ranked.ts';
import { afterDiscard, inRiichi, without } from './situation.ts';
import { tenpaiOf } from './tenpai.ts';

/** A hand of 3n + 2 tiles about to throw. `s.concealed` holds all of them. */
export interface Throwing {
  readonly s: Situation;
  readonly drawn?: Tile;
  /** Riichi may be declared in this turn, given a discard that leaves the hand tenpai. */
  readonly mayRiichi: boolean;
  /** Riichi was said and its discard is to come. */
  readonly declared: boolean;
  /** Riichi stands: only the drawn tile goes. */
  readonly bound: boolean;
  /** Kinds that a call just now forbids. */
  readonly barred: readonly Kind[];
}

const forbiddenBy = (t: Throwing, tile: Tile, after: HandView): DiscardChoice['forbidden'] => {
  if (t.bound && tile !== t.drawn) return 'riichi';
  if (t.declared && after.shanten > 0) return 'riichi';
  return t.barred.includes(kindOf(tile)) ? 'kuikae' : undefined;
};

/** What the hand is once the tile is out. */
const choiceOf = (facts: Facts, t: Throwing, tile: Tile, after: HandView): DiscardChoice => {
  const forbidden = forbiddenBy(t, tile, after);
  const riichi = t.mayRiichi && !forbidden && after.shanten === 0;
  const s = afterDiscard(t.s, without(t.s.concealed, tile), tile);
  const tenpai = forbidden
    ? undefined
    : tenpaiOf(facts, { s, view: after, ...(riichi ? { riichi: inRiichi(s, t.s) } : {}) });
  return {
    tile,
    drawn: tile === t.drawn,
    after,
    riichi,
    ...(tenpai ? { tenpai } : {}),
    ...(forbidden ? { forbidden } : {}),
  };
};

/** Han that go with the tile: dora by the indicators and the red five. */
const doraIn = ({ s }: Throwing, tile: Tile): number =>
  s.indicators.filter((i) => doraOf(kindOf(i), s.players) === kindOf(tile)).length +
  (isRedFive(tile) ? 1 : 0);

/** Numbers to compare in turn, smaller is better. */
const rankOfChoice = (t: Throwing, c: DiscardChoice): readonly number[] => [
  c.forbidden ? 1 : 0,
  c.after.shanten,
  -c.after.tiles,
  c.tenpai && c.tenpai.furiten.length > 0 ? 1 : 0,
  doraIn(t, c.tile),
  isTerminalOrHonour(kindOf(c.tile)) ? 0 : 1,
];

/** One step before tenpai, of the discards that keep it: does the hand run into its own river? */
const withRisk = (facts: Facts, t: Throwing, c: DiscardChoice): DiscardChoice => {
  if (c.after.shanten !== 1 || c.forbidden) return c;
  const s = afterDiscard(t.s, without(t.s.concealed, c.tile), c.tile);
  const risk = furitenRisk(s, c.after, facts.sight);
  return risk ? { ...c, furitenRisk: risk } : c;
};

/** Every choice, best first. Of tiles that look alike one stands; a red and a plain five are two. */
export const rankedDiscards = (facts: Facts, t: Throwing): readonly DiscardChoice[] => {
  const views = viewsOfDiscards({ concealed: t.s.concealed, melds: t.s.melds }, facts.sight);
  const tiles = [...new Set(t.s.concealed)];
  return byRank(
    tiles.map((tile) => choiceOf(facts, t, tile, views.get(kindOf(tile))!)),
    (c) => rankOfChoice(t, c),
  );
};

/** The same with the distance from the best, and the furiten that may lie ahead. */
export const discardChoices = (facts: Facts, t: Throwing): readonly DiscardChoice[] =>
  withBehind(rankedDiscards(facts, t)).map((c) => (c.behind === undefined ? c : withRisk(facts, t, c)));
