// Shanten, ukeire and waits over the tiles that the table has, in the two forms it knows: four groups and a pair, and
// seven pairs, where four equal tiles may be two of the pairs. So the shape tables, which know seven different pairs and
// thirteen orphans too, are asked for the standard form alone.

import { type Decomposition, decompose } from '../../shapes/decompose.ts';
import type { Form } from '../../shapes/form.ts';
import { limitedNeed } from '../../shapes/limited.ts';
import { shantenOf } from '../../shapes/shanten.ts';
import type { DiscardUkeire, Ukeire } from '../../shapes/ukeire.ts';
import { addTo, countsOf, type Tally } from '../../tiles/counts.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { KoreanOptions } from './options.ts';
import { absentOf, kindsOf } from './tile-set.ts';

export const KOREAN_FORMS = ['standard', 'sevenPairs'] as const satisfies readonly Form[];

export interface Held {
  readonly concealed: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** Copies that no concealed group can use: the own melds, and kinds the table does not have. */
const fixedOf = (melds: readonly Meld[], options: KoreanOptions): Tally => {
  const fixed = absentOf(options);
  addTo(fixed, melds.flatMap(tilesOf));
  return fixed;
};

const NEVER = Number.POSITIVE_INFINITY;

/** Tiles missing for seven pairs, of which a kind can be two. */
const missingWithQuads = (counts: Tally): number => {
  let pairs = 0;
  for (const copies of counts) pairs += copies >> 1;
  return 7 - pairs;
};

interface PairsNeed {
  readonly missing: number;
  readonly after: (kind: Kind) => number;
}

const NO_PAIRS: PairsNeed = { missing: NEVER, after: () => NEVER };

/** Seven different pairs. */
const differentPairs = (counts: Tally): PairsNeed => {
  const drawn = counts.slice();
  return {
    missing: shantenOf('sevenPairs', counts, 0) + 1,
    after: (kind) => {
      drawn[kind]!++;
      const missing = shantenOf('sevenPairs', drawn, 0) + 1;
      drawn[kind]!--;
      return missing;
    },
  };
};

/** Every odd copy is half a pair. */
const anyPairs = (counts: Tally): PairsNeed => {
  const missing = missingWithQuads(counts);
  return { missing, after: (kind) => missing - (counts[kind]! & 1) };
};

const pairsNeed = (counts: Tally, melds: number, options: KoreanOptions): PairsNeed => {
  if (melds > 0) return NO_PAIRS;
  return options.sevenPairsQuad ? anyPairs(counts) : differentPairs(counts);
};

/** What each form misses now, and what the nearer one misses after a draw. */
const needsOf = (counts: Tally, melds: readonly Meld[], options: KoreanOptions) => {
  const fixed = fixedOf(melds, options);
  const standard = limitedNeed(counts, fixed, 4 - melds.length);
  const pairs = pairsNeed(counts, melds.length, options);
  return {
    fixed,
    missing: [standard.need, pairs.missing],
    after: (kind: Kind): number => Math.min(standard.after(kind), pairs.after(kind)),
  };
};

/** Of a hand of 13 or 14 tiles, less three for each meld: −1 complete, 0 tenpai. */
export const shanten = ({ concealed, melds }: Held, options: KoreanOptions): number =>
  Math.min(...needsOf(countsOf(concealed), melds, options).missing) - 1;

const ukeireOfCounts = (counts: Tally, melds: readonly Meld[], options: KoreanOptions): Ukeire => {
  const { fixed, missing, after } = needsOf(counts, melds, options);
  const now = Math.min(...missing);
  return {
    shanten: now - 1,
    kinds: kindsOf(options).filter((k) => counts[k]! + fixed[k]! < 4 && after(k) < now),
    forms: KOREAN_FORMS.filter((_, i) => missing[i] === now),
  };
};

/** The kinds that bring a hand of 13 tiles (less three for each meld) nearer. Never one it holds all four of. */
export const ukeire = ({ concealed, melds }: Held, options: KoreanOptions): Ukeire =>
  ukeireOfCounts(countsOf(concealed), melds, options);

/** For every kind that a hand with a tile to throw can throw, in order of kind. */
export const ukeireOfDiscards = (
  { concealed, melds }: Held,
  options: KoreanOptions,
): readonly DiscardUkeire[] => {
  const counts = countsOf(concealed);
  return kindsOf(options)
    .filter((k) => counts[k]! > 0)
    .map((discard) => {
      const left = counts.slice();
      left[discard]!--;
      return { discard, ...ukeireOfCounts(left, melds, options) };
    });
};

/** The kinds that complete a hand by its shape, whatever they are worth; empty unless tenpai. */
export const waitsOf = (held: Held, options: KoreanOptions): readonly Kind[] => {
  const { shanten: distance, kinds } = ukeire(held, options);
  return distance === 0 ? kinds : [];
};

/** Seven pairs, a kind held four times named twice. */
const sevenPairs = (counts: Tally, options: KoreanOptions): readonly Decomposition[] => {
  const pairs = kindsOf(options).flatMap((k) => new Array<Kind>(counts[k]! >> 1).fill(k));
  const isEven = counts.every((copies) => copies % 2 === 0);
  const isAllowed = options.sevenPairsQuad || new Set(pairs).size === 7;
  return isEven && isAllowed && pairs.length === 7 ? [{ form: 'sevenPairs', pairs }] : [];
};

/**
 * Every reading of a complete hand's concealed tiles; empty if it is none. `known`: splits of them, if there are any yet; those that are
 * no standard ones are looked for anew, as others know no pair held twice.
 */
export const waysOf = (
  counts: Tally,
  melds: number,
  options: KoreanOptions,
  known: readonly Decomposition[] = decompose(counts, melds),
): readonly Decomposition[] => {
  const standard = known.filter(({ form }) => form === 'standard');
  return melds > 0 ? standard : [...sevenPairs(counts, options), ...standard];
};
