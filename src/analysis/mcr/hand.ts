// How near an MCR hand is by shape, over all forms that can win, and what brings it nearer.

import type { Ukeire } from '../../shapes/ukeire.ts';
import { ukeireOfDiscardsWithKnitted, ukeireWithKnitted } from '../../shapes/with-knitted.ts';
import { countsOf } from '../../tiles/counts.ts';
import type { Kind } from '../../tiles/tile.ts';
import type { HandView } from '../analysis.ts';
import { fixedOf } from '../hand.ts';
import type { Held } from '../situation.ts';

const viewOf = ({ shanten, kinds, forms }: Ukeire, live: readonly number[]): HandView => {
  const accepts = kinds.map((kind) => ({ kind, live: live[kind]! }));
  return { shanten, forms, accepts, tiles: accepts.reduce((sum, a) => sum + a.live, 0) };
};

/** A hand between draws. */
export const mcrView = ({ concealed, melds }: Held, live: readonly number[]): HandView =>
  viewOf(ukeireWithKnitted(countsOf(concealed), melds.length, fixedOf(melds, 4)), live);

/** A hand with a tile too many after each kind it can throw. */
export const mcrViewsOfDiscards = (
  { concealed, melds }: Held,
  live: readonly number[],
): ReadonlyMap<Kind, HandView> =>
  new Map(
    ukeireOfDiscardsWithKnitted(countsOf(concealed), melds.length, fixedOf(melds, 4)).map((u) => [
      u.discard,
      viewOf(u, live),
    ]),
  );
