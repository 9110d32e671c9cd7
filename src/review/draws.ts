// Luck: how often the own draws brought the hand nearer, beside how often they were to be expected to. Of a hand that
// accepts `a` of the `u` tiles that its player has not seen, every draw helps with the chance a ÷ u, wherever the tiles lie:
// so drawn − expected is luck alone, and its mean is nought whoever plays.

import type { HandView } from '../analysis/analysis.ts';
import { isFlower, kindOf, type Tile } from '../tiles/tile.ts';

export interface Draw {
  readonly expected: number;
  readonly helped: boolean;
}

/** `view`: of the hand before the draw; `live`: as it is seen after it. */
export const drawOf = (view: HandView, live: readonly number[], tile: Tile): Draw | undefined => {
  if (isFlower(tile)) return undefined;
  const drawn = kindOf(tile);
  const before = live.map((copies, kind) => copies + (kind === drawn ? 1 : 0));
  const unseen = before.reduce((sum, copies) => sum + copies, 0);
  const helping = view.accepts.reduce((sum, { kind }) => sum + before[kind]!, 0);
  return { expected: helping / unseen, helped: view.accepts.some(({ kind }) => kind === drawn) };
};
