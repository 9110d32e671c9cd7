// Which draws bring a hand nearer, after each discard: from the tables, without allocation.
//
// A hand has four parts: three suits and the honours. Reading a part gives its class and the class after each draw
// (`readPart`). What a draw completes is then one load: the rest of the hand joined to one class, against the part
// with the draw. After a discard only its own part is read again.
//
// The arrays below are scratch, filled anew by every call. `answers` alone is read from outside, by `ukeire.ts`.

import type { Tally } from '../tiles/counts.ts';
import { KIND_COUNT } from '../tiles/tile.ts';
import { SEVEN_PAIRS, STANDARD, THIRTEEN_ORPHANS } from './form.ts';
import { addSevenPairs, addThirteenOrphans, type Draws, noteCopies, noteDiscard } from './special-draws.ts';
import { type Census, censusOf, censusOfCopy, missingForOrphans, missingForPairs } from './specials.ts';
import { missingBeside, NO_CLASS, tables, trioOf, windsOf } from './tables.ts';

const { FIRST, SECOND, THIRD, WINDS, DRAGONS, JOIN } = tables;

/**
 * What was asked last: for the hand as it is at place 0, or for each discard in order. `forms` are bits of `form.ts`,
 * `numbers` and `honours` the kinds that help, as in `Draws`. Read it before the next question.
 */
export const answers = {
  discards: new Uint8Array(KIND_COUNT),
  shantens: new Int8Array(KIND_COUNT),
  forms: new Uint8Array(KIND_COUNT),
  numbers: new Int32Array(KIND_COUNT),
  honours: new Int32Array(KIND_COUNT),
} as const;
const { discards, shantens, forms, numbers, honours } = answers;

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
 * Answers, at a place of `answers`, for the 3n + 1 tiles in `hand`, every part of which has been read. A census of −1:
 * beside melds there are no special forms.
 */
const answer = (place: number, census: Census | -1): void => {
  joinRests();
  const standard = missing[(rests[M]! << 8) | classes[M]!]!;
  const pairs = census === -1 ? NONE : missingForPairs(census);
  const orphans = census === -1 ? NONE : missingForOrphans(census);
  const need = Math.min(standard, pairs, orphans);
  draws.numbers = draws.honours = 0;
  if (standard === need) addStandard(draws, need);
  if (pairs === need) addSevenPairs(draws, census);
  if (orphans === need) addThirteenOrphans(draws, census);
  shantens[place] = need - 1;
  numbers[place] = draws.numbers;
  honours[place] = draws.honours;
  forms[place] =
    (standard === need ? STANDARD : 0) |
    (pairs === need ? SEVEN_PAIRS : 0) |
    (orphans === need ? THIRTEEN_ORPHANS : 0);
};

const readHand = (counts: Tally, melds: number): void => {
  hand.set(counts);
  missing = missingBeside(melds);
  for (let part = 0; part < 4; part++) readPart(part);
  noteCopies(hand);
};

/** Answers for a hand between draws, at place 0. */
export const answerHand = (counts: Tally, melds: number): void => {
  readHand(counts, melds);
  answer(0, melds === 0 ? censusOf(hand) : -1);
};

const answerDiscard = (place: number, kind: number, part: number, census: Census | -1): void => {
  const held = hand[kind]!;
  hand[kind] = held - 1;
  noteDiscard(kind, held);
  readPart(part);
  discards[place] = kind;
  answer(place, census === -1 ? -1 : census - censusOfCopy(kind, held));
  noteDiscard(kind, held);
  hand[kind] = held;
};

/** Answers for every kind that a hand with a tile to throw can throw, in order, and says how many these are. */
export const answerDiscards = (counts: Tally, melds: number): number => {
  readHand(counts, melds);
  const census = melds === 0 ? censusOf(hand) : -1;
  let place = 0;
  for (let part = 0; part < 4; part++) {
    const end = part === Z ? KIND_COUNT : part * 9 + 9;
    for (let kind = part * 9; kind < end; kind++) {
      if (hand[kind]! > 0) answerDiscard(place++, kind, part, census);
    }
    readPart(part);
  }
  return place;
};
