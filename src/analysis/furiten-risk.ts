// One step before tenpai: does the best tenpai that a draw leads to wait for a tile of the own river? Said before it
// happens, while the hand can still be led elsewhere.

import type { Situation } from '../rules/rules.ts';
import { type Kind, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import type { Accepted, DiscardChoice, HandView } from './analysis.ts';
import { quickViewsOfDiscards, type Sight } from './hand.ts';
import type { Held } from './situation.ts';

type Risk = NonNullable<DiscardChoice['furitenRisk']>;

/** How a hand with a tile too many stands after each kind it can throw, in order of kind. */
export type ViewsOfDiscards = (held: Held) => Iterable<HandView>;

/** Of the tenpai after this draw the one with the most live tiles; the lowest discard where several have as many. */
const bestTenpai = (s: Situation, draw: Kind, viewsOf: ViewsOfDiscards): HandView | undefined => {
  const held = { concealed: [...s.concealed, plainTile(draw)], melds: s.melds };
  let best: HandView | undefined;
  for (const view of viewsOf(held)) {
    if (view.shanten === 0 && view.tiles > (best?.tiles ?? 0)) best = view;
  }
  return best;
};

const riskOf = (
  s: Situation,
  draw: Kind,
  viewsOf: ViewsOfDiscards,
  river: ReadonlyMap<Kind, Tile>,
): Risk | undefined => {
  const wait = bestTenpai(s, draw, viewsOf)?.accepts.find((a) => river.has(a.kind));
  return wait && { draw, wait: wait.kind, inRiver: river.get(wait.kind)! };
};

const mostLiveFirst = (accepts: readonly Accepted[]): readonly Accepted[] =>
  accepts.filter((a) => a.live > 0).sort((a, b) => b.live - a.live);

/** The likeliest draw that leads into furiten; `s.river` holds every own discard, the coming one included. */
export const furitenRiskBy = (s: Situation, view: HandView, viewsOf: ViewsOfDiscards): Risk | undefined => {
  const river = new Map(s.river.map((tile) => [kindOf(tile), tile]));
  for (const { kind } of mostLiveFirst(view.accepts)) {
    const risk = riskOf(s, kind, viewsOf, river);
    if (risk) return risk;
  }
  return undefined;
};

export const furitenRisk = (s: Situation, view: HandView, sight: Sight): Risk | undefined =>
  furitenRiskBy(s, view, (held) => quickViewsOfDiscards(held, sight));
