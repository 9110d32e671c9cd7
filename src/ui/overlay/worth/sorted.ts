// The order of discards: by tiles accepted until the player asks for another, and then fixed: within a turn rows change
// their places only when a head is tapped, and once when the numbers that are sorted by come in.

import { useRef, useState } from 'preact/hooks';
import type { DiscardDress } from '../dress.ts';
import { steady } from '../order.ts';
import { type Seen, worthOfTile } from './seen.ts';

export const SORTS = ['tiles', 'value', 'danger'] as const;
export type Sort = (typeof SORTS)[number];

const LAST = Number.POSITIVE_INFINITY;

/** Smaller comes first; undefined: as the analysis has it. */
const rankBy: Readonly<Record<Sort, ((choice: DiscardDress, seen: Seen) => number) | undefined>> = {
  tiles: undefined,
  value: ({ tile }, seen) => -(worthOfTile(seen, tile)?.total ?? -LAST),
  danger: ({ tile }, seen) => worthOfTile(seen, tile)?.danger?.expectedLoss ?? LAST,
};

/** What may not be thrown stays at the end. */
const barredLast = (choice: DiscardDress): number => (choice.barred === undefined ? 0 : 1);

export const sortedBy = (
  sort: Sort,
  discards: readonly DiscardDress[],
  seen: Seen,
): readonly DiscardDress[] => {
  const rank = rankBy[sort];
  if (!rank) return discards;
  return discards
    .map((choice, at) => ({ choice, at, barred: barredLast(choice), rank: rank(choice, seen) }))
    .sort((a, b) => a.barred - b.barred || (a.rank === b.rank ? a.at - b.at : a.rank < b.rank ? -1 : 1))
    .map(({ choice }) => choice);
};

/** Whether the numbers that are sorted by are there. */
const hasNumbers: Readonly<Record<Sort, (seen: Seen) => boolean>> = {
  tiles: () => true,
  value: ({ worths }) => worths?.discards.some((d) => d.total !== undefined) ?? false,
  danger: ({ worths }) => worths?.discards.some((d) => d.danger !== undefined) ?? false,
};

interface Ordered {
  readonly sort: Sort;
  /** Sorts, anew where it is the order already. */
  readonly by: (sort: Sort) => void;
  readonly choices: readonly DiscardDress[];
}

export const useSorted = (
  turn: string,
  discards: readonly DiscardDress[],
  seen: Seen,
  keyOf: (choice: DiscardDress) => string,
): Ordered => {
  const [{ sort, taps }, set] = useState<{ sort: Sort; taps: number }>({ sort: 'tiles', taps: 0 });
  const shown = useRef<{ moment: string; keys: readonly string[] }>({ moment: '', keys: [] });
  const moment = `${turn} ${sort} ${taps} ${hasNumbers[sort](seen)}`;
  const keys = shown.current.moment === moment ? shown.current.keys : [];
  const choices = steady(keys, keys.length > 0 ? discards : sortedBy(sort, discards, seen), keyOf);
  shown.current = { moment, keys: choices.map(keyOf) };
  return { sort, by: (next) => set({ sort: next, taps: taps + 1 }), choices };
};
