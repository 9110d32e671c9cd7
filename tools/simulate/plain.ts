// The plain search that the game's answers are held against: no tables, no shared code beyond what a tile is.

import type { Kind } from '../../src/tiles/tile.ts';

type Left = number[];

const groupsOut = (left: Left, from: number): boolean => {
  let k = from;
  while (k < 34 && left[k] === 0) k++;
  if (k === 34) return true;
  if (left[k]! >= 3) {
    left[k]! -= 3;
    const found = groupsOut(left, k);
    left[k]! += 3;
    if (found) return true;
  }
  if (k >= 27 || k % 9 > 6 || left[k + 1] === 0 || left[k + 2] === 0) return false;
  for (const step of [0, 1, 2]) left[k + step]!--;
  const found = groupsOut(left, k);
  for (const step of [0, 1, 2]) left[k + step]!++;
  return found;
};

const isStandard = (left: Left): boolean =>
  left.some((copies, pair) => {
    if (copies < 2) return false;
    left[pair]! -= 2;
    const found = groupsOut(left, 0);
    left[pair]! += 2;
    return found;
  });

const isEnd = (k: number): boolean => k >= 27 || k % 9 === 0 || k % 9 === 8;

export interface Forms {
  readonly quadsArePairs: boolean;
  readonly orphans: boolean;
}

const isPairs = (left: Left, { quadsArePairs }: Forms): boolean =>
  left.every((n) => n === 0 || n === 2 || (quadsArePairs && n === 4));

const isOrphans = (left: Left): boolean =>
  left.every((n, k) => (isEnd(k) ? n === 1 || n === 2 : n === 0)) && left.filter((n) => n === 2).length === 1;

/** A whole hand of 14 tiles less three a meld, by kind. */
export const isComplete = (left: Left, melds: number, forms: Forms): boolean =>
  isStandard(left) || (melds === 0 && (isPairs(left, forms) || (forms.orphans && isOrphans(left))));

export const countKinds = (kinds: readonly number[]): Left => {
  const counts = new Array<number>(34).fill(0);
  for (const k of kinds) counts[k]!++;
  return counts;
};

const found = new Map<string, readonly Kind[]>();
const MOST = 200_000;

const search = (concealed: Left, called: Left, melds: number, forms: Forms): readonly Kind[] =>
  concealed.flatMap((n, k) => {
    if (n + called[k]! >= 4) return [];
    concealed[k]!++;
    const complete = isComplete(concealed, melds, forms);
    concealed[k]!--;
    return complete ? [k as Kind] : [];
  });

export interface PlainHand {
  readonly concealed: readonly number[];
  readonly melds: readonly (readonly number[])[];
}

/** What a hand waits for; never a kind of which it holds all four. */
export const plainWaits = ({ concealed, melds }: PlainHand, forms: Forms): readonly Kind[] => {
  const [own, called] = [countKinds(concealed), countKinds(melds.flat())];
  const key = `${own.join('')}|${called.join('')}|${melds.length}${forms.orphans}${forms.quadsArePairs}`;
  const known = found.get(key);
  if (known) return known;
  if (found.size > MOST) found.clear();
  const waits = search(own, called, melds.length, forms);
  found.set(key, waits);
  return waits;
};
