// Two suits with the same needs are worth the same in every hand: one class. Joining two suits gives needs again, and
// nothing but 180 classes ever comes out, however many suits are joined: one small table answers every sum.

import { joinNeeds, type Needs } from '../needs.ts';
import { needsKey } from './automaton.ts';

const needsOfKey = (key: string): Needs => Uint8Array.from(key, (digit) => Number.parseInt(digit, 16));

export interface Classes {
  /** Every class's needs, in order of the classes. */
  readonly keys: readonly string[];
  /** `joins[a][b]` for b ≤ a: the class of both together. */
  readonly joins: readonly (readonly number[])[];
}

/** All needs that come out of joining any of `keys` any number of times. */
const closure = (keys: Iterable<string>): string[] => {
  const all = new Map([...keys].map((key) => [key, needsOfKey(key)]));
  // A Map is walked to its end, what is added on the way included.
  for (const a of all.values()) {
    for (const b of [...all.values()]) {
      const joined = joinNeeds(a, b);
      all.set(needsKey(joined), joined);
    }
  }
  return [...all.keys()].sort();
};

export const classesOf = (suits: Iterable<string>): Classes => {
  const keys = closure(suits);
  const needs = keys.map(needsOfKey);
  const ids = new Map(keys.map((key, id) => [key, id]));
  const joins = needs.map((a, i) => needs.slice(0, i + 1).map((b) => ids.get(needsKey(joinNeeds(a, b)))!));
  return { keys, joins };
};
