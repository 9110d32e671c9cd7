// The draws that bring seven pairs and thirteen orphans nearer. They follow from which kinds are held once and which
// not at all; both are noted once a hand and kept while tiles are thrown and taken back.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import type { Census } from './specials.ts';

/** Kinds as bits: number tiles 0–26, and honours from 0 for East. */
export interface Draws {
  numbers: number;
  honours: number;
}

const HONOURS_START = 27;

/** The kinds held once, and those not held. */
const single: Draws = { numbers: 0, honours: 0 };
const absent: Draws = { numbers: 0, honours: 0 };
const TERMINALS = (1 | (1 << 8)) * (1 | (1 << 9) | (1 << 18));

/** The bit of each kind, in the field where it stands; 0 in the other. */
const NUMBER_BITS = Int32Array.from({ length: KIND_COUNT }, (_, k) => (k < HONOURS_START ? 1 << k : 0));
const HONOUR_BITS = Int32Array.from({ length: KIND_COUNT }, (_, k) =>
  k < HONOURS_START ? 0 : 1 << (k - HONOURS_START),
);

const flip = (draws: Draws, kind: number): void => {
  draws.numbers ^= NUMBER_BITS[kind]!;
  draws.honours ^= HONOUR_BITS[kind]!;
};

export const noteCopies = (hand: Tally): void => {
  single.numbers = single.honours = absent.numbers = absent.honours = 0;
  for (let k = 0; k < KIND_COUNT; k++) {
    if (hand[k] === 1) flip(single, k);
    else if (hand[k] === 0) flip(absent, k);
  }
};

/** Notes, or takes back, that one of `held` copies of a kind is thrown. */
export const noteDiscard = (kind: number, held: number): void => {
  if (held <= 2) flip(single, kind);
  if (held === 1) flip(absent, kind);
};

/** A second copy always makes a pair; a new kind helps while there are fewer than seven. */
export const addSevenPairs = (draws: Draws, census: Census): void => {
  draws.numbers |= single.numbers;
  draws.honours |= single.honours;
  if ((census & 0xff) >= 7) return;
  draws.numbers |= absent.numbers;
  draws.honours |= absent.honours;
};

/** A missing orphan always helps; while there is no pair, a second copy of any does. */
export const addThirteenOrphans = (draws: Draws, census: Census): void => {
  draws.numbers |= absent.numbers & TERMINALS;
  draws.honours |= absent.honours;
  if (census >>> 24 > 0) return;
  draws.numbers |= single.numbers & TERMINALS;
  draws.honours |= single.honours;
};
