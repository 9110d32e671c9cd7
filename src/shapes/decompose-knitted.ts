// All readings of a complete hand where `KNITTED_FORMS` can win: those of `decompose.ts` as far as they hold, and the
// forms it does not know.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';
import { type Decomposition, decompose, type Group } from './decompose.ts';
import { pairsNeedOf } from './knitted.ts';
import { heldOf, honoursHeld, IN_PATTERN, kindsOfHonours, PATTERNS, suitHeld } from './patterns.ts';

/** One way to read the concealed tiles. Of seven pairs, four of a kind are listed twice. `pattern`: of `PATTERNS`. */
export type KnittedDecomposition =
  | Extract<Decomposition, { form: 'standard' | 'thirteenOrphans' }>
  | { readonly form: 'sevenPairsWithQuads'; readonly pairs: readonly Kind[] }
  | { readonly form: 'lesserHonorsKnitted' | 'greaterHonorsKnitted'; readonly pattern: number }
  | {
      readonly form: 'knittedStraight';
      readonly pattern: number;
      readonly groups: readonly Group[];
      readonly pair: Kind;
    };

const pairs = (counts: Tally): readonly KnittedDecomposition[] =>
  pairsNeedOf(counts) > 0
    ? []
    : [
        {
          form: 'sevenPairsWithQuads',
          pairs: KINDS.flatMap((k) => (counts[k] === 4 ? [k, k] : counts[k] === 2 ? [k] : [])),
        },
      ];

const different = (counts: Tally): readonly KnittedDecomposition[] => {
  const honours = kindsOfHonours(honoursHeld(counts));
  const [m, p, s] = [suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)];
  const pattern = PATTERNS.findIndex((_, i) => honours + heldOf(i, m, p, s) === 14);
  if (pattern < 0) return [];
  return [{ form: honours === 7 ? 'greaterHonorsKnitted' : 'lesserHonorsKnitted', pattern }];
};

/** The tiles beside the body of a pattern that is there. */
export const besideBody = (counts: Tally, pattern: number): Tally => {
  const rest = counts.slice();
  for (let k = 0; k < KIND_COUNT; k++) rest[k]! -= IN_PATTERN[pattern * KIND_COUNT + k]!;
  return rest;
};

/** The patterns of which all nine tiles are there: seldom one, never two. */
export const bodiesOf = (counts: Tally): readonly number[] => {
  const [m, p, s] = [suitHeld(counts, 0), suitHeld(counts, 9), suitHeld(counts, 18)];
  return PATTERNS.flatMap((_, i) => (heldOf(i, m, p, s) === 9 ? [i] : []));
};

/** A straight's body stands for three groups. */
const straights = (counts: Tally, melds: number): readonly KnittedDecomposition[] =>
  bodiesOf(counts).flatMap((pattern) =>
    decompose(besideBody(counts, pattern), melds + 3).flatMap((way) =>
      way.form === 'standard'
        ? [{ form: 'knittedStraight' as const, pattern, groups: way.groups, pair: way.pair }]
        : [],
    ),
  );

const isCommon = (way: Decomposition): way is Extract<KnittedDecomposition, Decomposition> =>
  way.form !== 'sevenPairs';

/** Every reading of the concealed tiles of a complete hand; empty if it is not complete. As `decompose`. */
export const decomposeWithKnitted = (counts: Tally, melds: number): readonly KnittedDecomposition[] => {
  const common: readonly KnittedDecomposition[] = decompose(counts, melds).filter(isCommon);
  if (melds > 1) return common;
  const straight = straights(counts, melds);
  const special = melds === 0 ? [...pairs(counts), ...different(counts)] : [];
  return straight.length + special.length === 0 ? common : [...common, ...special, ...straight];
};
