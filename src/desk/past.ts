// What was done, to be undone and done again. Positions are small and share what did not change, so each is kept whole.

import type { Change } from './change.ts';
import { edit } from './edit.ts';
import type { Position } from './position.ts';

export interface Past {
  readonly before: readonly Position[];
  readonly now: Position;
  /** What was undone, the next to do again first. */
  readonly after: readonly Position[];
}

/** How many steps can be undone. */
export const MOST_STEPS = 200;

export const pastOf = (position: Position): Past => ({ before: [], now: position, after: [] });

const isSame = (a: Position, b: Position): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** A change that changes nothing is no step. */
export const act = (past: Past, change: Change): Past => {
  const now = edit(past.now, change);
  if (isSame(now, past.now)) return past;
  return { before: [...past.before, past.now].slice(-MOST_STEPS), now, after: [] };
};

export const undo = (past: Past): Past => {
  const last = past.before.at(-1);
  if (last === undefined) return past;
  return { before: past.before.slice(0, -1), now: last, after: [past.now, ...past.after] };
};

export const redo = (past: Past): Past => {
  const [next, ...after] = past.after;
  return next === undefined ? past : { before: [...past.before, past.now], now: next, after };
};
