// Hands of the search, each once: four numbers of parts in two words, found again by an open hash table.

import { type Ints, push } from './grow.ts';

export interface Hands {
  /** m << 16 | p and s << 16 | z: numbers of `part.ts`. */
  readonly mp: Ints;
  readonly sz: Ints;
  /** Place + 1 of a hand, 0 where free. */
  table: Int32Array;
}

export const noTable = (): Int32Array => new Int32Array(1024);

const slotOf = (mp: number, sz: number, mask: number): number => {
  const mixed = Math.imul(mp, 0x9e3779b1) ^ Math.imul(sz, 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) & mask;
};

const rehash = (hands: Hands): void => {
  const table = new Int32Array(hands.table.length * 4);
  const mask = table.length - 1;
  const { mp, sz } = hands;
  for (let i = 0; i < mp.size; i++) {
    let slot = slotOf(mp.items[i]!, sz.items[i]!, mask);
    while (table[slot] !== 0) slot = (slot + 1) & mask;
    table[slot] = i + 1;
  }
  hands.table = table;
};

/** The place of a hand in its list, at the end if it is new. */
export const placeOf = (hands: Hands, mp: number, sz: number): number => {
  const { table } = hands;
  const mask = table.length - 1;
  let slot = slotOf(mp, sz, mask);
  for (let found = table[slot]!; found !== 0; found = table[slot]!) {
    if (hands.mp.items[found - 1] === mp && hands.sz.items[found - 1] === sz) return found - 1;
    slot = (slot + 1) & mask;
  }
  const place = hands.mp.size;
  table[slot] = place + 1;
  push(hands.mp, mp);
  push(hands.sz, sz);
  if (hands.mp.size * 2 > table.length) rehash(hands);
  return place;
};

export const sizeOf = (hands: Hands): number => hands.mp.size;
