// All readings of a complete hand where `KNITTED_FORMS` can win: those of `decompose.ts` as far as they hold, and the
// forms it does not know.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind } from '../tiles/tile.ts';
import { type Decomposition, decompose, type Group } from './decompose.ts';
import { BODY_SIZE, differentNeed, pairsNeed } from './knitted.ts';
import { type Held, heldIn, honoursOf, IN_PATTERN, mostOf, ofPattern, PATTERNS } from './patterns.ts';

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

const pairs = (counts: Tally): KnittedDecomposition => ({
  form: 'sevenPairsWithQuads',
  pairs: KINDS.flatMap((k) => (counts[k] === 4 ? [k, k] : counts[k] === 2 ? [k] : [])),
});

const patternOf = (held: Held): number => PATTERNS.findIndex((_, i) => ofPattern(held, i) === mostOf(held));

const different = (held: Held): KnittedDecomposition => ({
  form: honoursOf(held) === 7 ? 'greaterHonorsKnitted' : 'lesserHonorsKnitted',
  pattern: patternOf(held),
});

/** The tiles beside the body of a pattern that is there. */
export const besideBody = (counts: Tally, pattern: number): Tally => {
  const rest = counts.slice();
  for (let k = 0; k < KIND_COUNT; k++) rest[k]! -= IN_PATTERN[pattern * KIND_COUNT + k]!;
  return rest;
};

/** The pattern of which all nine tiles are there: never two of them in fourteen tiles. */
export const bodyOf = (counts: Tally): number | undefined => {
  const held = heldIn(counts);
  return mostOf(held) === BODY_SIZE ? patternOf(held) : undefined;
};

/** The body stands for three groups. */
const straights = (counts: Tally, melds: number, pattern: number): readonly KnittedDecomposition[] =>
  decompose(besideBody(counts, pattern), melds + 3).flatMap((way) =>
    way.form === 'standard' ? [{ ...way, form: 'knittedStraight' as const, pattern }] : [],
  );

const isCommon = (way: Decomposition): way is Extract<KnittedDecomposition, Decomposition> =>
  way.form !== 'sevenPairs';

/** Every reading of the concealed tiles of a complete hand; empty if it is not complete. As `decompose`. */
export const decomposeWithKnitted = (counts: Tally, melds: number): readonly KnittedDecomposition[] => {
  const common: readonly KnittedDecomposition[] = decompose(counts, melds).filter(isCommon);
  if (melds > 1) return common;
  const held = heldIn(counts);
  const found = [...common];
  if (melds === 0 && pairsNeed(held) === 0) found.push(pairs(counts));
  if (melds === 0 && differentNeed(held) === 0) found.push(different(held));
  if (mostOf(held) === BODY_SIZE) found.push(...straights(counts, melds, patternOf(held)));
  return found;
};
