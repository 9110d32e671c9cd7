// The plain way, for the tests alone: a recursive search for the nearest complete hand, tile by tile, that shares
// nothing with the tables or with `needs.ts`. Slow, and easy to believe.

import type { Tally } from '../tiles/counts.ts';

/** A run (`step` 1) or a triplet (`step` 0) from a kind up. */
interface Block {
  readonly kind: number;
  readonly step: 0 | 1;
}

const TRIPLETS: readonly Block[] = Array.from({ length: 34 }, (_, kind) => ({ kind, step: 0 }));
const RUNS: readonly Block[] = Array.from({ length: 27 }, (_, kind) => ({ kind, step: 1 as const })).filter(
  ({ kind }) => kind % 9 < 7,
);
const GROUPS = [...RUNS, ...TRIPLETS];
const IMPOSSIBLE = 99;

/** A target being put together: what it uses so far, of what is held, and what can exist. */
interface Target {
  readonly held: Tally;
  readonly limits: Tally;
  readonly used: Tally;
}

/** Tiles missing for `copies` more of a kind. */
const costOfCopies = ({ held, limits, used }: Target, kind: number, copies: number): number => {
  const want = used[kind]! + copies;
  if (want > limits[kind]!) return IMPOSSIBLE;
  return want <= held[kind]! ? 0 : Math.min(copies, want - held[kind]!);
};

const costOf = (target: Target, { kind, step }: Block): number =>
  step === 0
    ? costOfCopies(target, kind, 3)
    : costOfCopies(target, kind, 1) + costOfCopies(target, kind + 1, 1) + costOfCopies(target, kind + 2, 1);

const use = ({ used }: Target, { kind, step }: Block, copies: 1 | -1): void => {
  used[kind]! += copies;
  used[kind + step]! += copies;
  used[kind + 2 * step]! += copies;
};

/** Groups that may be taken next, and what each costs now: one list a depth, filled again and again. */
const choices = Array.from({ length: 6 }, () => new Uint8Array(GROUPS.length));
const costs = Array.from({ length: 6 }, () => new Uint8Array(GROUPS.length));

/** Prices the groups listed one depth above, from `first`, and lists those within `budget`. */
const listAffordable = (
  target: Target,
  groups: number,
  first: number,
  size: number,
  budget: number,
): number => {
  const [above, list, cost] = [choices[groups + 1]!, choices[groups]!, costs[groups]!];
  let count = 0;
  for (let i = first; i < size; i++) {
    const price = costOf(target, GROUPS[above[i]!]!);
    if (price > budget) continue;
    list[count] = above[i]!;
    cost[count++] = price;
  }
  return count;
};

/**
 * Whether `groups` more groups can be had for `budget` tiles, in the order of the list above, from `first`. A group
 * never gets cheaper as the target grows: what is too dear now is not asked again, and the rest cost at least what
 * the cheapest costs now.
 */
const canBuild = (target: Target, groups: number, first: number, size: number, budget: number): boolean => {
  if (groups === 0) return true;
  const count = listAffordable(target, groups, first, size, budget);
  const cost = costs[groups]!;
  let cheapest = IMPOSSIBLE;
  for (let i = 0; i < count; i++) cheapest = Math.min(cheapest, cost[i]!);
  for (let i = 0; i < count; i++) {
    if (cost[i]! + (groups - 1) * cheapest > budget) continue;
    const group = GROUPS[choices[groups]![i]!]!;
    use(target, group, 1);
    const found = canBuild(target, groups - 1, i, count, budget - cost[i]!);
    use(target, group, -1);
    if (found) return true;
  }
  return false;
};

const canComplete = (target: Target, groups: number, budget: number): boolean => {
  choices[groups + 1]!.forEach((_, i, all) => {
    all[i] = i;
  });
  for (let pair = 0; pair < 34; pair++) {
    const cost = costOfCopies(target, pair, 2);
    if (cost > budget) continue;
    target.used[pair]! += 2;
    const found = canBuild(target, groups, 0, GROUPS.length, budget - cost);
    target.used[pair]! -= 2;
    if (found) return true;
  }
  return false;
};

/** Four groups less `melds`, and a pair, no kind used more than `limits` says. */
export const plainStandard = (held: Tally, melds: number, limits: Tally): number => {
  const target = { held, limits, used: new Uint8Array(34) };
  let budget = 0;
  while (!canComplete(target, 4 - melds, budget)) budget++;
  return budget - 1;
};

const orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];

export const plainSevenPairs = (held: Tally): number => {
  const best = [...held].map((n) => 2 - Math.min(n, 2)).sort((a, b) => a - b);
  return best.slice(0, 7).reduce((a, b) => a + b) - 1;
};

export const plainThirteenOrphans = (held: Tally): number =>
  Math.min(
    ...orphans.map((pair) => orphans.filter((k) => held[k] === 0).length + (held[pair]! > 1 ? 0 : 1)),
  ) - 1;

export const plainShanten = (held: Tally, melds: number, limits: Tally): number =>
  melds > 0
    ? plainStandard(held, melds, limits)
    : Math.min(plainStandard(held, 0, limits), plainSevenPairs(held), plainThirteenOrphans(held));

/** Every way to take `groups` groups and a pair from exactly these tiles, as sorted text. */
export const plainReadings = (held: Tally, groups: number): string[] => {
  const target: Target = { held, limits: held, used: new Uint8Array(34) };
  const found: string[] = [];
  const take = (first: number, names: readonly string[]): void => {
    if (names.length === groups + 1) found.push(names.join(' '));
    else {
      for (let i = first; i < GROUPS.length; i++) {
        const group = GROUPS[i]!;
        if (costOf(target, group) > 0) continue;
        use(target, group, 1);
        take(i, [...names, `${group.step === 1 ? 'run' : 'triplet'}${group.kind}`]);
        use(target, group, -1);
      }
    }
  };
  for (let pair = 0; pair < 34; pair++) {
    if (held[pair]! < 2) continue;
    target.used[pair]! += 2;
    take(0, [`pair${pair}`]);
    target.used[pair]! -= 2;
  }
  return found.sort();
};
