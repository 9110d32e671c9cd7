// One part of a hand (a suit, or the honours) and all it can become by draws and throws, each of them made once and
// numbered. A hand of the search is then four numbers, and what a tile does to it is one load.
//
// Forward only: what was thrown is not drawn back and what was drawn is not thrown, so that how many copies of a kind
// were drawn follows from how many are held.

import { type Census, censusOf } from '../../shapes/specials.ts';
import { honoursClass, suitClass } from '../../shapes/tables.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';

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
  /** No runs: honours, and the 1m and 9m of three players. */
  readonly runless: boolean;
}

/** By number of what a part has become; `counts`, `left` and the moves at `number × WIDTH + place`. */
export interface Part extends PartStart {
  readonly numbers: Map<number, number>;
  size: number;
  classes: Uint8Array;
  censuses: Int32Array;
  counts: Uint8Array;
  /** Copies that can still be drawn. */
  left: Uint8Array;
  more: Int32Array;
  less: Int32Array;
}

const FIRST_CAPACITY = 64;

export const partOf = (start: PartStart): Part => {
  const part: Part = {
    ...start,
    numbers: new Map(),
    size: 0,
    classes: new Uint8Array(FIRST_CAPACITY),
    censuses: new Int32Array(FIRST_CAPACITY),
    counts: new Uint8Array(FIRST_CAPACITY * WIDTH),
    left: new Uint8Array(FIRST_CAPACITY * WIDTH),
    more: new Int32Array(FIRST_CAPACITY * WIDTH),
    less: new Int32Array(FIRST_CAPACITY * WIDTH),
  };
  numberOf(part, start.home);
  return part;
};

const grow = <A extends Uint8Array | Int32Array>(array: A, make: (size: number) => A): A => {
  const grown = make(array.length * 2);
  grown.set(array);
  return grown;
};
const bytes = (size: number) => new Uint8Array(size);
const words = (size: number) => new Int32Array(size);

const makeRoom = (part: Part): void => {
  if (part.size < part.classes.length) return;
  part.classes = grow(part.classes, bytes);
  part.censuses = grow(part.censuses, words);
  part.counts = grow(part.counts, bytes);
  part.left = grow(part.left, bytes);
  part.more = grow(part.more, words);
  part.less = grow(part.less, words);
};

const keyOf = (counts: Tally): number => {
  let key = 0;
  for (let i = 0; i < WIDTH; i++) key = key * 5 + counts[i]!;
  return key;
};

/** Only ever filled for one part and emptied again. */
const scratch = emptyCounts();

/** 1m and 9m of three players make triplets and pairs alone: read as two dragons. */
const runlessClass = (counts: Tally): number => {
  const low = counts.subarray(0, WIDTH).findIndex((n, i) => n > 0 && i > 0 && i < 8);
  if (low >= 0) throw new Error('no such tile with three players');
  scratch.fill(0);
  scratch[31] = counts[0]!;
  scratch[32] = counts[8]!;
  return honoursClass(scratch);
};

const describe = ({ start, runless }: PartStart, counts: Tally): { id: number; census: Census } => {
  const id = runless && start === 0 ? runlessClass(counts) : undefined;
  scratch.fill(0);
  for (let i = 0; i < WIDTH && start + i < scratch.length; i++) scratch[start + i] = counts[i]!;
  return {
    id: id ?? (start === 27 ? honoursClass(scratch) : suitClass(scratch, start)),
    census: censusOf(scratch),
  };
};

/** How many copies of a kind can still come: none once it was thrown. */
const leftOf = ({ home, live }: PartStart, place: number, held: number): number =>
  held < home[place]! ? 0 : Math.max(0, live[place]! - (held - home[place]!));

/** The number of what a part has become, made if it is new. */
export const numberOf = (part: Part, counts: Tally): number => {
  const key = keyOf(counts);
  const known = part.numbers.get(key);
  if (known !== undefined) return known;
  makeRoom(part);
  const number = part.size++;
  part.numbers.set(key, number);
  const { id, census } = describe(part, counts);
  part.classes[number] = id;
  part.censuses[number] = census;
  const at = number * WIDTH;
  for (let i = 0; i < WIDTH; i++) {
    part.counts[at + i] = counts[i]!;
    part.left[at + i] = leftOf(part, i, counts[i]!);
    part.more[at + i] = counts[i] === 4 ? NONE : UNMADE;
    part.less[at + i] = counts[i] === 0 || counts[i]! > part.home[i]! ? NONE : UNMADE;
  }
  return number;
};

const moved = (part: Part, number: number, place: number, step: 1 | -1): number => {
  const counts = part.counts.slice(number * WIDTH, (number + 1) * WIDTH);
  counts[place]! += step;
  return numberOf(part, counts);
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

/** What the part becomes with one tile less; negative where none may go: it was drawn, or is not there. */
export const less = (part: Part, number: number, place: number): number => {
  const at = number * WIDTH + place;
  const known = part.less[at]!;
  if (known !== UNMADE) return known;
  const made = moved(part, number, place, -1);
  part.less[at] = made;
  return made;
};
