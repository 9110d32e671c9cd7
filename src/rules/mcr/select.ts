// The best choice of bundles (`combinations.ts`) beside the fans that are there in any case, and what they are worth
// together once exclusions are applied.

import type { Bundle } from './combinations.ts';
import { FAN_END } from './fans.ts';
import type { Hand, TileSet } from './hand.ts';
import { sparePungs } from './pungs.ts';

/** How often each fan counts, by number. */
export type Fans = Uint8Array;

/** Takes out what is not counted beside others; says what is left is worth. */
export const settle = (fans: Fans, { table, values }: Pick<Hand, 'table' | 'values'>): number => {
  let sum = 0;
  for (let fan = 1; fan < FAN_END; fan++) {
    const times = fans[fan]!;
    if (times === 0) continue;
    sum += times * values[fan]!;
    for (const excluded of table[fan]!) fans[excluded] = 0;
  }
  return sum;
};

export interface Worth {
  readonly fans: Fans;
  readonly worth: number;
}

/** A choice under way. `parts[place]` is one bit field of all places in the same part. */
interface Search {
  readonly hand: Hand;
  readonly sets: readonly TileSet[];
  readonly base: Fans;
  /** What the base is worth at most. */
  readonly floor: number;
  readonly bundles: readonly Bundle[];
  /** What the bundles from each on are worth together. */
  readonly rest: readonly number[];
  readonly chosen: Bundle[];
  /** Whether every best choice is wanted, not one alone. */
  readonly ties: boolean;
  best: number;
  found: Worth[];
}

const PLACES = 5;

/** The part of every place after a bundle; undefined if two of its sets are in one part already. */
const joinParts = (parts: readonly number[], sets: number): readonly number[] | undefined => {
  let joined = 0;
  for (let place = 0; place < PLACES; place++) {
    if ((sets & (1 << place)) === 0) continue;
    if (joined & parts[place]!) return undefined;
    joined |= parts[place]!;
  }
  return parts.map((part) => (part & joined ? joined : part));
};

/** Whether a set is in a bundle of the same fan already. */
const isUsed = (chosen: readonly Bundle[], { fan, sets }: Bundle): boolean =>
  chosen.some((other) => other.fan === fan && (other.sets & sets) !== 0);

const weigh = (search: Search): void => {
  const { hand, sets, base, chosen } = search;
  const fans = base.slice();
  for (const { fan } of chosen) fans[fan]!++;
  sparePungs(fans, sets, chosen, hand);
  const worth = settle(fans, hand);
  if (worth < search.best || (worth === search.best && !search.ties)) return;
  if (worth > search.best) search.found = [];
  search.best = worth;
  search.found.push({ fans, worth });
};

const choose = (search: Search, at: number, parts: readonly number[], sum: number): void => {
  const most = search.floor + sum + search.rest[at]!;
  if (most < search.best || (most === search.best && !search.ties)) return;
  const bundle = search.bundles[at];
  if (bundle === undefined) {
    weigh(search);
    return;
  }
  const joined = isUsed(search.chosen, bundle) ? undefined : joinParts(parts, bundle.sets);
  if (joined) {
    search.chosen.push(bundle);
    choose(search, at + 1, joined, sum + search.hand.values[bundle.fan]!);
    search.chosen.pop();
  }
  choose(search, at + 1, parts, sum);
};

const APART: readonly number[] = [1, 2, 4, 8, 16];

/** Counted from the last: the sum of values from each place on. */
const sumsFrom = (values: readonly number[]): readonly number[] => {
  const sums = [...values, 0];
  for (let i = values.length - 1; i >= 0; i--) sums[i]! += sums[i + 1]!;
  return sums;
};

/**
 * The one that is worth more. No rule prefers one of several lists that are worth the same; the book's examples name
 * the one whose fans come first in the book, and so do we.
 */
export const better = (a: Worth | undefined, b: Worth): Worth => {
  if (a === undefined || b.worth > a.worth) return b;
  if (b.worth < a.worth) return a;
  for (let fan = 1; fan < FAN_END; fan++) {
    if (a.fans[fan] !== b.fans[fan]) return a.fans[fan]! > b.fans[fan]! ? a : b;
  }
  return a;
};

/** Dearest first, so that the best is met early; of equal ones the first in the book, as above. */
export const byValue = (bundles: readonly Bundle[], values: readonly number[]): readonly Bundle[] =>
  [...bundles].sort((a, b) => values[b.fan]! - values[a.fan]! || a.fan - b.fan);

const totalOf = (fans: Fans, values: readonly number[]): number => {
  let sum = 0;
  for (let fan = 1; fan < FAN_END; fan++) sum += fans[fan]! * values[fan]!;
  return sum;
};

/** Sets, the fans they have in any case, and the bundles to choose from. */
export interface Choice {
  readonly sets: readonly TileSet[];
  readonly base: Fans;
  readonly bundles: readonly Bundle[];
}

/** Without bundles nothing is to be chosen. */
const settled = (base: Fans, hand: Hand): Worth => {
  const fans = base.slice();
  return { worth: settle(fans, hand), fans };
};

/** Which of the choices are asked for. */
export interface Wanted {
  /** Whether every best one is, not one alone. */
  readonly ties: boolean;
  /** What is worth less need not be told. */
  readonly least: number;
}

/** The best of all choices; with `ties`, all of those that are worth as much. None where bundles make less than `least`. */
export const best = (
  hand: Hand,
  { sets, base, bundles }: Choice,
  { ties, least }: Wanted,
): readonly Worth[] => {
  if (bundles.length === 0) return [settled(base, hand)];
  const search: Search = {
    hand,
    sets,
    base,
    floor: totalOf(base, hand.values),
    bundles,
    rest: sumsFrom(bundles.map(({ fan }) => hand.values[fan]!)),
    chosen: [],
    ties,
    best: least - 1,
    found: [],
  };
  choose(search, 0, APART, 0);
  return search.found;
};
