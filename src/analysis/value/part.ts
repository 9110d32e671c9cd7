// One part of a hand (a suit, or the honours) and all it can become by draws and throws, each of them made once and
// numbered. A hand of the search is then four numbers, and what a tile does to it is one load.
//
// Forward only: of a kind that was thrown none is kept again and what was drawn is not thrown, so that how many copies
// of a kind were drawn follows from how many are held.

import { type Census, censusOfCopy, censusTables } from '../../shapes/specials.ts';
import { suitClass, tables, trioOf } from '../../shapes/tables.ts';
import type { Tally } from '../../tiles/counts.ts';
import { KIND_COUNT } from '../../tiles/tile.ts';

const { LOW, MIDDLE, HIGH, WIND_CENSUS, DRAGON_CENSUS } = censusTables;
const { WINDS, DRAGONS } = tables;

/** Places a kind of a part takes: honours leave two of nine empty. */
export const WIDTH = 9;

const UNMADE = -2;
const NONE = -1;

/** What a part starts from. */
export interface PartStart {
  /** Its first kind: 0, 9, 18, 27. */
  readonly start: number;
  /** What the hand holds of it. */
  readonly home: Tally;
  /** Copies nobody has seen, by place. */
  readonly live: Tally;
  /** No runs though it is a suit: the 1m and 9m of three players. */
  readonly runless: boolean;
}

/** By number of what a part has become; `counts`, `left` and the moves at `number × WIDTH + place`. */
export interface Part extends PartStart {
  /** Counts in base 5 → number. */
  readonly numbers: Map<number, number>;
  size: number;
  keys: Int32Array;
  classes: Uint8Array;
  censuses: Int32Array;
  counts: Uint8Array;
  /** Copies that can still be drawn: none of a kind that was thrown. */
  left: Uint8Array;
  more: Int32Array;
  less: Int32Array;
  /** Class and census with one tile more, and with one less, at `number × WIDTH + place`. */
  classesMore: Uint8Array;
  classesLess: Uint8Array;
  censusesMore: Int32Array;
  censusesLess: Int32Array;
  /** Places that can be drawn, and thrown, as bits. */
  drawable: Int32Array;
  throwable: Int32Array;
}

const FIRST_CAPACITY = 128;

const POWERS = Int32Array.from({ length: WIDTH }, (_, place) => 5 ** (WIDTH - 1 - place));

const keyOf = (counts: Tally): number => {
  let key = 0;
  for (let i = 0; i < WIDTH; i++) key += counts[i]! * POWERS[i]!;
  return key;
};

// Records of the hot loops are written out in full: spread ones change their hidden class between searches, and what
// was compiled for them is thrown away.
export const partOf = ({ start, home, live, runless }: PartStart): Part => {
  const part: Part = {
    start,
    home,
    live,
    runless,
    numbers: new Map(),
    size: 0,
    keys: new Int32Array(FIRST_CAPACITY),
    classes: new Uint8Array(FIRST_CAPACITY),
    censuses: new Int32Array(FIRST_CAPACITY),
    counts: new Uint8Array(FIRST_CAPACITY * WIDTH),
    left: new Uint8Array(FIRST_CAPACITY * WIDTH),
    more: new Int32Array(FIRST_CAPACITY * WIDTH),
    less: new Int32Array(FIRST_CAPACITY * WIDTH),
    classesMore: new Uint8Array(FIRST_CAPACITY * WIDTH),
    classesLess: new Uint8Array(FIRST_CAPACITY * WIDTH),
    censusesMore: new Int32Array(FIRST_CAPACITY * WIDTH),
    censusesLess: new Int32Array(FIRST_CAPACITY * WIDTH),
    drawable: new Int32Array(FIRST_CAPACITY),
    throwable: new Int32Array(FIRST_CAPACITY),
  };
  part.counts.set(home);
  add(part, keyOf(home));
  return part;
};

const bytes = (old: Uint8Array): Uint8Array => {
  const grown = new Uint8Array(old.length * 2);
  grown.set(old);
  return grown;
};
const words = (old: Int32Array): Int32Array => {
  const grown = new Int32Array(old.length * 2);
  grown.set(old);
  return grown;
};

const makeRoom = (part: Part): void => {
  if (part.size < part.classes.length) return;
  part.keys = words(part.keys);
  part.classes = bytes(part.classes);
  part.censuses = words(part.censuses);
  part.counts = bytes(part.counts);
  part.left = bytes(part.left);
  part.more = words(part.more);
  part.less = words(part.less);
  part.classesMore = bytes(part.classesMore);
  part.classesLess = bytes(part.classesLess);
  part.censusesMore = words(part.censusesMore);
  part.censusesLess = words(part.censusesLess);
  part.drawable = words(part.drawable);
  part.throwable = words(part.throwable);
};

/** The winds of a part in base 5. */
const windsAt = (counts: Tally, at: number): number => trioOf(counts, at) * 5 + counts[at + 3]!;

/** 1m and 9m of three players make triplets and pairs alone: of the class of two dragons. */
const runlessClass = (counts: Tally, at: number): number =>
  DRAGONS[WINDS[0]! + counts[at]! * 25 + counts[at + 8]! * 5]!;

const classAt = ({ start, runless, counts }: Part, at: number): number => {
  if (start === 27) return DRAGONS[WINDS[windsAt(counts, at)]! + trioOf(counts, at + 4)]!;
  return runless ? runlessClass(counts, at) : suitClass(counts, at);
};

const censusAt = ({ start, counts }: Part, at: number): Census =>
  start === 27
    ? WIND_CENSUS[windsAt(counts, at)]! + DRAGON_CENSUS[trioOf(counts, at + 4)]!
    : LOW[trioOf(counts, at)]! + MIDDLE[trioOf(counts, at + 3)]! + HIGH[trioOf(counts, at + 6)]!;

/** What a tile more, or less, would make of the part, without making it. */
const describeNear = (part: Part, number: number): void => {
  const { start, counts } = part;
  const at = number * WIDTH;
  const census = part.censuses[number]!;
  for (let i = 0; i < WIDTH && start + i < KIND_COUNT; i++) {
    const held = counts[at + i]!;
    if (held < 4) {
      counts[at + i] = held + 1;
      part.classesMore[at + i] = classAt(part, at);
      part.censusesMore[at + i] = census + censusOfCopy(start + i, held + 1);
    }
    if (held > 0) {
      counts[at + i] = held - 1;
      part.classesLess[at + i] = classAt(part, at);
      part.censusesLess[at + i] = census - censusOfCopy(start + i, held);
    }
    counts[at + i] = held;
  }
};

/** Numbers the counts that lie at the end of `counts`. */
const add = (part: Part, key: number): number => {
  const number = part.size++;
  part.numbers.set(key, number);
  part.keys[number] = key;
  part.classes[number] = classAt(part, number * WIDTH);
  part.censuses[number] = censusAt(part, number * WIDTH);
  const { home, live, counts, left, more, less } = part;
  const at = number * WIDTH;
  let drawable = 0;
  let throwable = 0;
  for (let i = 0; i < WIDTH; i++) {
    const drawn = counts[at + i]! - home[i]!;
    left[at + i] = drawn >= 0 && live[i]! > drawn ? live[i]! - drawn : 0;
    more[at + i] = counts[at + i] === 4 ? NONE : UNMADE;
    less[at + i] = UNMADE;
    if (left[at + i]! > 0 && counts[at + i]! < 4) drawable |= 1 << i;
    if (counts[at + i]! > 0 && drawn <= 0) throwable |= 1 << i;
  }
  part.drawable[number] = drawable;
  part.throwable[number] = throwable;
  describeNear(part, number);
  return number;
};

const moved = (part: Part, number: number, place: number, step: 1 | -1): number => {
  const key = part.keys[number]! + step * POWERS[place]!;
  const known = part.numbers.get(key);
  if (known !== undefined) return known;
  makeRoom(part);
  const { counts, size } = part;
  for (let i = 0; i < WIDTH; i++) counts[size * WIDTH + i] = counts[number * WIDTH + i]!;
  counts[size * WIDTH + place]! += step;
  return add(part, key);
};

/** What the part becomes with one more tile, whether or not one is left; negative with four held. */
export const more = (part: Part, number: number, place: number): number => {
  const at = number * WIDTH + place;
  const known = part.more[at]!;
  if (known !== UNMADE) return known;
  const made = moved(part, number, place, 1);
  part.more[at] = made;
  return made;
};

/** What the part becomes with one tile less, of the throwable. */
export const less = (part: Part, number: number, place: number): number => {
  const at = number * WIDTH + place;
  const known = part.less[at]!;
  if (known !== UNMADE) return known;
  const made = moved(part, number, place, -1);
  part.less[at] = made;
  return made;
};
