// How near a Korean hand is by shape, over the tiles that the table has, and what brings it nearer.

import type { KoreanOptions } from '../../rules/korean/options.ts';
import { ukeire, ukeireOfDiscards } from '../../rules/korean/shape.ts';
import type { Ukeire } from '../../shapes/ukeire.ts';
import type { Kind } from '../../tiles/tile.ts';
import type { HandView } from '../analysis.ts';
import type { Held } from '../situation.ts';

interface Sight {
  readonly options: KoreanOptions;
  readonly live: readonly number[];
}

const viewOf = ({ shanten, kinds, forms }: Ukeire, { live }: Sight): HandView => {
  const accepts = kinds.map((kind) => ({ kind, live: live[kind]! }));
  return { shanten, forms, accepts, tiles: accepts.reduce((sum, a) => sum + a.live, 0) };
};

/** A hand between draws. */
export const koreanView = (held: Held, sight: Sight): HandView => viewOf(ukeire(held, sight.options), sight);

/** A hand with a tile too many after each kind it can throw, in order of kind. */
export const koreanViewsOfDiscards = (held: Held, sight: Sight): ReadonlyMap<Kind, HandView> =>
  new Map(ukeireOfDiscards(held, sight.options).map((u) => [u.discard, viewOf(u, sight)]));
