// Complete hands of the other forms near a hand: pairs, orphans, different tiles, and the knitted straight's body with
// what is nearest beside it. Of equal choices the tiles with more live copies are taken.

import { PATTERN_KINDS } from '../../shapes/patterns.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { isHonour, isTerminalOrHonour, KINDS, type Kind } from '../../tiles/tile.ts';
import { handsOf, leastMissing, priced, type Reach, type Rest } from './nearest.ts';

const tallyOf = (kinds: readonly Kind[]): Tally => {
  const counts = emptyCounts();
  for (const k of kinds) counts[k]!++;
  return counts;
};

/** Distances that were asked for: `all` hands within `most` missing tiles, or of each kind of hand the nearest ones. */
export interface Span {
  readonly most: number;
  readonly all: boolean;
}

const NO_END = 1e6;
/** How many hands of one kind are looked at where not all are. */
const FEW = 4;

/** Copies left of what is missing: of hands as near the likeliest come first. */
export const easeOf = (hand: Tally, { held, limits }: Reach): number => {
  let ease = 0;
  for (let k = 0; k < hand.length; k++) if (hand[k]! > held[k]!) ease += limits[k]! - held[k]!;
  return ease;
};

/** The likeliest few of some hands. */
export const likeliest = (hands: readonly Tally[], reach: Reach, size = FEW): readonly Tally[] =>
  hands
    .map((hand) => ({ hand, ease: easeOf(hand, reach) }))
    .sort((a, b) => b.ease - a.ease)
    .slice(0, size)
    .map(({ hand }) => hand);

/** Those within the distance; where not all are wanted, the nearest and likeliest. */
const within = (hands: readonly Tally[], reach: Reach, { most, all }: Span): readonly Tally[] => {
  const priced = hands.map((hand) => ({ hand, missing: missingOf(hand, reach.held) }));
  const least = all ? most : Math.min(most, ...priced.map((p) => p.missing));
  const near = priced.filter((p) => p.missing <= least).map((p) => p.hand);
  return all ? near : likeliest(near, reach);
};

/** Of the sixteen kinds of a pattern and the honours, all but two. */
const differentOf = (reach: Reach, pattern: readonly Kind[]): readonly Tally[] => {
  const kinds = [...pattern, ...KINDS.filter(isHonour)].filter((k) => reach.limits[k]! > 0);
  if (kinds.length < 14) return [];
  if (kinds.length === 14) return [tallyOf(kinds)];
  if (kinds.length === 15) return kinds.map((out) => tallyOf(kinds.filter((k) => k !== out)));
  return kinds.flatMap((out, i) =>
    kinds.slice(i + 1).map((too) => tallyOf(kinds.filter((k) => k !== out && k !== too))),
  );
};

const honoursIn = (hand: Tally): number => hand.subarray(27).reduce((sum, n) => sum + n, 0);

/** Lesser and greater honours are two kinds of hand: the greater has all seven. */
const different = (reach: Reach, span: Span): readonly Tally[] => {
  if (14 - span.most > differentHeld(reach)) return [];
  const hands = PATTERN_KINDS.flatMap((pattern) => differentOf(reach, pattern));
  const isGreater = (hand: Tally) => honoursIn(hand) === 7;
  return [
    ...within(hands.filter(isGreater), reach, span),
    ...within(
      hands.filter((hand) => !isGreater(hand)),
      reach,
      span,
    ),
  ];
};

/** The most different tiles of one pattern and the honours that are held. */
const differentHeld = ({ held }: Reach): number => {
  const count = (kinds: readonly Kind[]) => kinds.filter((k) => held[k]! > 0).length;
  return count(KINDS.filter(isHonour)) + Math.max(...PATTERN_KINDS.map(count));
};

interface Pair {
  readonly kind: Kind;
  readonly missing: number;
}

/** Pairs that are there, that lack one tile, and that are not begun; four of a kind are two. */
const pairsOf = ({ held, limits }: Reach): readonly Pair[] =>
  KINDS.flatMap((kind): readonly Pair[] => {
    const there = held[kind]! >> 1;
    const missing = 2 - (held[kind]! & 1);
    const next = there < 2 && limits[kind]! >= 2 * there + 2 ? [{ kind, missing }] : [];
    return [...Array.from({ length: there }, () => ({ kind, missing: 0 })), ...next];
  }).sort((a, b) => a.missing - b.missing || limits[b.kind]! - limits[a.kind]! || a.kind - b.kind);

/** Where not all are wanted, so many of the likeliest pairs are tried. */
const LIKELY_PAIRS = 40;
const sevenPairs = (reach: Reach, span: Span): readonly Tally[] => {
  const pairs = pairsOf(reach);
  const least = pairs.slice(0, 7).reduce((sum, p) => sum + p.missing, 0);
  if (pairs.length < 7 || least > span.most) return [];
  const size = span.all ? NO_END : LIKELY_PAIRS;
  const found = new Map<string, Tally>();
  const take = (first: number, kinds: readonly Kind[], left: number): void => {
    if (kinds.length === 7) {
      const hand = tallyOf([...kinds, ...kinds]);
      found.set(hand.join(''), hand);
    }
    if (kinds.length === 7 || found.size >= size) return;
    for (let i = first; i < pairs.length && pairs[i]!.missing <= left; i++)
      take(i + 1, [...kinds, pairs[i]!.kind], left - pairs[i]!.missing);
  };
  take(0, [], span.all ? span.most : least);
  return within([...found.values()], reach, span);
};

const ORPHANS = KINDS.filter(isTerminalOrHonour);
const thirteenOrphans = (reach: Reach, span: Span): readonly Tally[] => {
  if (ORPHANS.some((k) => reach.limits[k] === 0)) return [];
  const pairs = ORPHANS.filter((k) => reach.limits[k]! > 1);
  const hands = pairs.map((pair) => tallyOf([...ORPHANS, pair]));
  return within(hands, reach, span);
};

/** What is left of hand and limits once some tiles are set aside for a part of the wanted hand. */
export const beside = ({ held, limits }: Reach, part: Tally): Reach => ({
  held: held.map((n, k) => Math.max(0, n - part[k]!)),
  limits: limits.map((n, k) => Math.max(0, n - part[k]!)),
});

export const canExist = ({ limits }: Reach, part: Tally): boolean => part.every((n, k) => n <= limits[k]!);

export const missingOf = (hand: Tally, held: Tally): number => {
  let missing = 0;
  for (let k = 0; k < hand.length; k++) if (hand[k]! > held[k]!) missing += hand[k]! - held[k]!;
  return missing;
};

export const joined = (a: Tally, b: Tally): Tally => a.map((n, k) => n + b[k]!);

/** How many hands are listed before the likeliest are picked. */
const MANY = 24;

/** A part with groups and a pair beside it: all such hands, or the nearest. */
export const completed = (reach: Reach, part: Tally, rest: Rest, { most, all }: Span): readonly Tally[] => {
  if (!canExist(reach, part)) return [];
  const left = most - missingOf(part, reach.held);
  if (left < 0) return [];
  const patterns = priced(beside(reach, part), rest, left);
  const least = leastMissing(patterns, rest);
  if (least > left) return [];
  const want = all ? { ...rest, most: left, size: NO_END } : { ...rest, most: least, size: MANY };
  const hands = handsOf(patterns, want).map((tiles) => joined(part, tiles));
  return all ? hands : likeliest(hands, reach);
};

const knittedStraight = (reach: Reach, melds: number, span: Span): readonly Tally[] =>
  melds > 1
    ? []
    : PATTERN_KINDS.flatMap((kinds) =>
        completed(reach, tallyOf(kinds), { groups: 1 - melds, pair: 1 }, span),
      );

export const specialHands = (reach: Reach, melds: number, span: Span): readonly Tally[] => [
  ...(melds > 0
    ? []
    : [...different(reach, span), ...sevenPairs(reach, span), ...thirteenOrphans(reach, span)]),
  ...knittedStraight(reach, melds, span),
];
