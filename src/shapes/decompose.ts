import type { Kind } from '../tiles/tile.ts';

/** A group of a complete hand; `kind` is the lowest of a run. Quads are called groups and stand in melds alone. */
export interface Group {
  readonly type: 'run' | 'triplet';
  readonly kind: Kind;
}

/** One way to read a complete hand's concealed tiles. */
export type Decomposition =
  | { readonly form: 'standard'; readonly groups: readonly Group[]; readonly pair: Kind }
  | { readonly form: 'sevenPairs'; readonly pairs: readonly Kind[] }
  | { readonly form: 'thirteenOrphans'; readonly pair: Kind };
