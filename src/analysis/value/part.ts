// One part of a hand (a suit, or the honours) and all it can become by draws and throws, each of them made once and
// numbered. A hand of the search is then four numbers, and what a tile does to it is one load.
//
// Forward only: of a kind that was thrown none is kept again and what was drawn is not thrown, so that how many copies
// of a kind were drawn follows from how many are held.

import { censusOf, censusTables } from '../../shapes/specials.ts';
import { honoursClass, suitClass, trioOf } from '../../shapes/tables.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';

const { LOW, MIDDLE, HIGH } = censusTables;

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

export const partOf = (start: PartStart): Part => {
  const part: Part = {
    ...start,
    numbers: new Map(),
    size: 0,
    keys: new Int32Array(FIRST_CAPACITY),
    classes: new Uint8Array(FIRST_CAPACITY),
    censuses: new Int32Array(FIRST_CAPACITY),
    counts: new Uint8Array(FIRST_CAPACITY * WIDTH),
    left: new Uint8Array(FIRST_CAPACITY * WIDTH),
    more: new Int32Array(FIRST_CAPACITY * WIDTH),
    less: new Int32Array(FIRST_CAPACITY * WIDTH),
    drawable: new Int32Array(FIRST_CAPACITY),
    throwable: new Int32Array(FIRST_CAPACITY),
  };
  part.counts.set(start.home);
  add(part, keyOf(start.home));
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
  part.drawable = words(part.drawable);
  part.throwable = words(part.throwable);
};

/** Only ever filled for one part and emptied again. */
const scratch = emptyCounts();

const describeHonours = (part: Part, number: number): void => {
  scratch.set(part.counts.subarray(number * WIDTH, number * WIDTH + 7), 27);
  part.classes[number] = honoursClass(scratch);
  part.censuses[number] = censusOf(scratch);
  scratch.fill(0);
};

/** 1m and 9m of three players make triplets and pairs alone: of the class of two dragons. */
const describeRunless = (part: Part, number: number): void => {
  const [low, high] = [part.counts[number * WIDTH]!, part.counts[number * WIDTH + 8]!];
  scratch[31] = low;
  scratch[32] = high;
  part.classes[number] = honoursClass(scratch);
  part.censuses[number] = censusOf(scratch);
  scratch.fill(0);
};

const describeSuit = (part: Part, number: number): void => {
  const { counts } = part;
  const at = number * WIDTH;
  part.classes[number] = suitClass(counts, at);
  part.censuses[number] =
    LOW[trioOf(counts, at)]! + MIDDLE[trioOf(counts, at + 3)]! + HIGH[trioOf(counts, at + 6)]!;
};

/** Numbers the counts that lie at the end of `counts`. */
const add = (part: Part, key: number): number => {
  const number = part.size++;
  part.numbers.set(key, number);
  part.keys[number] = key;
  if (part.start === 27) describeHonours(part, number);
  else if (part.runless) describeRunless(part, number);
  else describeSuit(part, number);
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
