// Which draws bring a hand nearer, after each discard: from the tables, without allocation.
//
// A hand has four parts: three suits and the honours. Reading a part gives its class and the class after each draw
// (`readPart`). What a draw completes is then one load: the rest of the hand joined to one class, against the part
// with the draw. After a discard only its own part is read again.
//
// The arrays below are scratch, filled anew by every call and never handed out.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import { SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS } from './form.ts';
import { type Census, censusOf, censusOfCopy, missingForOrphans, missingForPairs } from './specials.ts';
import {
  DRAGONS,
  FIRST,
  JOIN,
  missingBeside,
  NO_CLASS,
  SECOND,
  THIRD,
  trioOf,
  WINDS,
  windsOf,
} from './tables.ts';

/** Kinds as bits: number tiles 0–26, and honours from 0 for East. */
export interface Draws {
  numbers: number;
  honours: number;
}

/** Called for the hand as it is, or once a discard; `forms` are bits of `form.ts`. */
export type Visit = (shanten: number, draws: Draws, forms: number, discard: number) => void;

const M = 0;
const P = 1;
const S = 2;
const Z = 3;
const HONOURS_START = 27;

const hand: Tally = new Uint8Array(KIND_COUNT);
/** The class of each part, and of each part with one more tile of a kind. */
const classes = new Uint8Array(4);
const drawn = new Uint8Array(KIND_COUNT);
/** For each part, the class of the other three. */
const rests = new Uint8Array(4);

/** One tile more in a number of base 5, at the place of its kind. */
const WIND_STEPS = [125, 25, 5, 1] as const;
const TRIO_STEPS = [25, 5, 1] as const;

const readSuit = (part: number): void => {
  const start = part * 9;
  const low = trioOf(hand, start);
  const middle = trioOf(hand, start + 3);
  const high = trioOf(hand, start + 6);
  const second = FIRST[low]!;
  const third = SECOND[second + middle]!;
  classes[part] = THIRD[third + high]!;
  for (let i = 0; i < 3; i++) {
    const step = TRIO_STEPS[i]!;
    const k = start + i;
    drawn[k] = hand[k]! < 4 ? THIRD[SECOND[FIRST[low + step]! + middle]! + high]! : NO_CLASS;
    drawn[k + 3] = hand[k + 3]! < 4 ? THIRD[SECOND[second + middle + step]! + high]! : NO_CLASS;
    drawn[k + 6] = hand[k + 6]! < 4 ? THIRD[third + high + step]! : NO_CLASS;
  }
};

const readHonours = (): void => {
  const winds = windsOf(hand);
  const dragons = trioOf(hand, 31);
  const row = WINDS[winds]!;
  classes[Z] = DRAGONS[row + dragons]!;
  for (let i = 0; i < 4; i++) {
    const k = HONOURS_START + i;
    drawn[k] = hand[k]! < 4 ? DRAGONS[WINDS[winds + WIND_STEPS[i]!]! + dragons]! : NO_CLASS;
  }
  for (let i = 0; i < 3; i++)
    drawn[31 + i] = hand[31 + i]! < 4 ? DRAGONS[row + dragons + TRIO_STEPS[i]!]! : NO_CLASS;
};

const readPart = (part: number): void => (part === Z ? readHonours() : readSuit(part));

const joinRests = (): void => {
  const mp = JOIN[(classes[M]! << 8) | classes[P]!]! << 8;
  const sz = JOIN[(classes[S]! << 8) | classes[Z]!]! << 8;
  rests[M] = JOIN[sz | classes[P]!]!;
  rests[P] = JOIN[sz | classes[M]!]!;
  rests[S] = JOIN[mp | classes[Z]!]!;
  rests[Z] = JOIN[mp | classes[S]!]!;
};

/** The draws of a part, as bits from 0, that leave fewer than `need` tiles missing. */
const nearer = (missing: Uint8Array, part: number, kinds: number, need: number): number => {
  const row = rests[part]! << 8;
  const start = part * 9;
  let bits = 0;
  for (let i = 0; i < kinds; i++) bits |= ((missing[row | drawn[start + i]!]! - need) >>> 31) << i;
  return bits;
};

const addStandard = (draws: Draws, missing: Uint8Array, need: number): void => {
  draws.numbers |=
    nearer(missing, M, 9, need) | (nearer(missing, P, 9, need) << 9) | (nearer(missing, S, 9, need) << 18);
  draws.honours |= nearer(missing, Z, 7, need);
};

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

const noteCopies = (): void => {
  single.numbers = single.honours = absent.numbers = absent.honours = 0;
  for (let k = 0; k < KIND_COUNT; k++) {
    if (hand[k] === 1) flip(single, k);
    else if (hand[k] === 0) flip(absent, k);
  }
};

/** Notes, or takes back, that one of `held` copies of a kind is thrown. */
const noteDiscard = (kind: number, held: number): void => {
  if (held <= 2) flip(single, kind);
  if (held === 1) flip(absent, kind);
};

/** A second copy always makes a pair; a new kind helps while there are fewer than seven. */
const addSevenPairs = (draws: Draws, census: Census): void => {
  draws.numbers |= single.numbers;
  draws.honours |= single.honours;
  if ((census & 0xff) >= 7) return;
  draws.numbers |= absent.numbers;
  draws.honours |= absent.honours;
};

/** A missing orphan always helps; while there is no pair, a second copy of any does. */
const addThirteenOrphans = (draws: Draws, census: Census): void => {
  draws.numbers |= absent.numbers & TERMINALS;
  draws.honours |= absent.honours;
  if (census >>> 24 > 0) return;
  draws.numbers |= single.numbers & TERMINALS;
  draws.honours |= single.honours;
};

const draws: Draws = { numbers: 0, honours: 0 };

/** Answers for the 3n + 1 tiles in `hand`, every part of which has been read. */
const answer = (missing: Uint8Array, isConcealed: boolean, census: Census, discard: number, visit: Visit) => {
  joinRests();
  const standard = missing[(rests[M]! << 8) | classes[M]!]!;
  const pairs = isConcealed ? missingForPairs(census) : standard + 1;
  const orphans = isConcealed ? missingForOrphans(census) : standard + 1;
  const need = Math.min(standard, pairs, orphans);
  draws.numbers = draws.honours = 0;
  let forms = 0;
  if (standard === need) {
    forms = STANDARD;
    addStandard(draws, missing, need);
  }
  if (pairs === need) {
    forms |= SEVEN_PAIRS;
    addSevenPairs(draws, census);
  }
  if (orphans === need) {
    forms |= THIRTEEN_ORPHANS;
    addThirteenOrphans(draws, census);
  }
  visit(need - 1, draws, forms, discard);
};

const readHand = (counts: Tally): void => {
  hand.set(counts);
  for (let part = 0; part < 4; part++) readPart(part);
  noteCopies();
};

/** A hand between draws. */
export const visitHand = (counts: Tally, melds: number, visit: Visit): void => {
  readHand(counts);
  answer(missingBeside(melds), melds === 0, censusOf(hand), -1, visit);
};

/** Every kind that a hand with a tile to throw can throw, in order. */
export const visitDiscards = (counts: Tally, melds: number, visit: Visit): void => {
  readHand(counts);
  const missing = missingBeside(melds);
  const census = censusOf(hand);
  for (let part = 0; part < 4; part++) {
    const end = part === Z ? KIND_COUNT : part * 9 + 9;
    for (let kind = part * 9; kind < end; kind++) {
      const held = hand[kind]!;
      if (held === 0) continue;
      hand[kind] = held - 1;
      noteDiscard(kind, held);
      readPart(part);
      answer(missing, melds === 0, census - censusOfCopy(kind, held), kind, visit);
      noteDiscard(kind, held);
      hand[kind] = held;
    }
    readPart(part);
  }
};
