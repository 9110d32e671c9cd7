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
import { addSevenPairs, addThirteenOrphans, type Draws, noteCopies, noteDiscard } from './special-draws.ts';
import { type Census, censusOf, censusOfCopy, missingForOrphans, missingForPairs } from './specials.ts';
import { missingBeside, NO_CLASS, tables, trioOf, windsOf } from './tables.ts';

const { FIRST, SECOND, THIRD, WINDS, DRAGONS, JOIN } = tables;

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

/** Of the hand being answered for: tiles missing by its parts' classes, for as many groups as it needs. */
let missing = missingBeside(0);

/** The draws to a part, as bits from 0, that leave fewer than `need` tiles missing. */
const nearer = (part: number, kinds: number, need: number): number => {
  const row = rests[part]! << 8;
  const start = part * 9;
  let bits = 0;
  for (let i = 0; i < kinds; i++) bits |= ((missing[row | drawn[start + i]!]! - need) >>> 31) << i;
  return bits;
};

const addStandard = (draws: Draws, need: number): void => {
  draws.numbers |= nearer(M, 9, need) | (nearer(P, 9, need) << 9) | (nearer(S, 9, need) << 18);
  draws.honours |= nearer(Z, 7, need);
};

const draws: Draws = { numbers: 0, honours: 0 };

/** A need that is never the least. */
const NONE = 99;

/**
 * Answers for the 3n + 1 tiles in `hand`, every part of which has been read. A census of −1: beside melds there are
 * no special forms.
 */
const answer = (census: Census | -1, discard: number, visit: Visit): void => {
  joinRests();
  const standard = missing[(rests[M]! << 8) | classes[M]!]!;
  const pairs = census === -1 ? NONE : missingForPairs(census);
  const orphans = census === -1 ? NONE : missingForOrphans(census);
  const need = Math.min(standard, pairs, orphans);
  draws.numbers = draws.honours = 0;
  if (standard === need) addStandard(draws, need);
  if (pairs === need) addSevenPairs(draws, census);
  if (orphans === need) addThirteenOrphans(draws, census);
  const forms =
    (standard === need ? STANDARD : 0) |
    (pairs === need ? SEVEN_PAIRS : 0) |
    (orphans === need ? THIRTEEN_ORPHANS : 0);
  visit(need - 1, draws, forms, discard);
};

const readHand = (counts: Tally, melds: number): void => {
  hand.set(counts);
  missing = missingBeside(melds);
  for (let part = 0; part < 4; part++) readPart(part);
  noteCopies(hand);
};

/** A hand between draws. */
export const visitHand = (counts: Tally, melds: number, visit: Visit): void => {
  readHand(counts, melds);
  answer(melds === 0 ? censusOf(hand) : -1, -1, visit);
};

const visitDiscard = (kind: number, part: number, census: Census | -1, visit: Visit): void => {
  const held = hand[kind]!;
  hand[kind] = held - 1;
  noteDiscard(kind, held);
  readPart(part);
  answer(census === -1 ? -1 : census - censusOfCopy(kind, held), kind, visit);
  noteDiscard(kind, held);
  hand[kind] = held;
};

/** Every kind that a hand with a tile to throw can throw, in order. */
export const visitDiscards = (counts: Tally, melds: number, visit: Visit): void => {
  readHand(counts, melds);
  const census = melds === 0 ? censusOf(hand) : -1;
  for (let part = 0; part < 4; part++) {
    const end = part === Z ? KIND_COUNT : part * 9 + 9;
    for (let kind = part * 9; kind < end; kind++) {
      if (hand[kind]! > 0) visitDiscard(kind, part, census, visit);
    }
    readPart(part);
  }
};
