// From what is seen to chances: whether an opponent waits, whether it waits for this tile, and what that costs. The
// weights were learned from recorded games (`tools/fit-danger.ts`); a chance of nought comes from the rules alone.

import type { Players } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Style } from './board.ts';
import { chanceOf, sumOf, type Weights } from './features.ts';
import { lossFeatures } from './loss-features.ts';
import type { Opponent } from './opponent.ts';
import type { Shapes } from './shapes.ts';
import { tenpaiFeatures } from './tenpai-features.ts';
import { waitFeatures } from './wait-features.ts';

/** What was learned for tables of so many players. */
export interface Learned {
  readonly tenpai: Weights;
  readonly wait: Readonly<Record<Style, Weights>>;
  readonly loss: Weights;
}

export type Model = Readonly<Record<Players, Learned>>;

const changed = (weights: Weights, changes: Weights): Weights => {
  const names = new Set([...Object.keys(weights), ...Object.keys(changes)]);
  return Object.fromEntries([...names].map((name) => [name, (weights[name] ?? 0) + (changes[name] ?? 0)]));
};

/** `three`: what three players' weights differ by. */
export const withThree = (four: Learned, three: Learned): Model => ({
  3: {
    tenpai: changed(four.tenpai, three.tenpai),
    wait: {
      riichi: changed(four.wait.riichi, three.wait.riichi),
      dama: changed(four.wait.dama, three.wait.dama),
      open: changed(four.wait.open, three.wait.open),
    },
    loss: changed(four.loss, three.loss),
  },
  4: four,
});

/** Four groups laid open leave one tile, which always waits. */
const isAlwaysWaiting = ({ style, hidden }: Opponent): boolean => style === 'riichi' || hidden.size === 1;

export const tenpaiChance = (o: Opponent, { tenpai }: Learned): number =>
  isAlwaysWaiting(o) ? 1 : chanceOf(sumOf(tenpaiFeatures(o), tenpai));

/** That the kind, possible at all, wins for an opponent who waits: furiten and want of a yaku included. */
export const waitChance = (o: Opponent, shapes: Shapes, { wait }: Learned): number =>
  chanceOf(sumOf(waitFeatures(o, shapes), wait[o.style]));

/** Points of a win on the tile, without honba. */
export const lossOf = (o: Opponent, tile: Tile, { loss }: Learned): number =>
  Math.exp(sumOf(lossFeatures(o, tile), loss));
