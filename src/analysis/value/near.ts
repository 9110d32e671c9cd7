// A hand of four parts read so that a change of one part costs one load: the other three joined once, and the changed
// part beside them.

import { missingForOrphans, missingForPairs } from '../../shapes/specials.ts';
import { missingBeside, tables } from '../../shapes/tables.ts';
import { emptyCounts, type Tally } from '../../tiles/counts.ts';
import { type Part, WIDTH } from './part.ts';

const { JOIN } = tables;

export interface Shape {
  readonly parts: readonly [Part, Part, Part, Part];
  readonly melds: number;
  /**
   * Tiles missing for forms beside the standard one, for rules whose forms are not seven different pairs and thirteen
   * orphans. Asked with the whole hand and what the standard form misses.
   */
  readonly special?: ((counts: Tally, standard: number) => number) | undefined;
}

/** A hand with one part replaced: the other three joined, and what they add to the census. */
export interface Beside {
  readonly rests: Int32Array;
  readonly censuses: Int32Array;
  readonly numbers: Int32Array;
  readonly classes: Int32Array;
}

export const beside = (): Beside => ({
  rests: new Int32Array(4),
  censuses: new Int32Array(4),
  numbers: new Int32Array(4),
  classes: new Int32Array(4),
});

/** Reads a hand so that a change of any part costs one load. */
export const readBeside = ({ parts }: Shape, mp: number, sz: number, into: Beside): void => {
  const { rests, censuses, numbers } = into;
  let all = 0;
  for (let i = 0; i < 4; i++) {
    const word = i < 2 ? mp : sz;
    const number = (i & 1) === 0 ? word >>> 16 : word & 0xffff;
    const part = parts[i]!;
    numbers[i] = number;
    into.classes[i] = part.classes[number]!;
    censuses[i] = part.censuses[number]!;
    all += censuses[i]!;
  }
  for (let i = 0; i < 4; i++) censuses[i] = all - censuses[i]!;
  const { classes } = into;
  const low = JOIN[(classes[0]! << 8) | classes[1]!]! << 8;
  const high = JOIN[(classes[2]! << 8) | classes[3]!]! << 8;
  rests[0] = JOIN[high | classes[1]!]! << 8;
  rests[1] = JOIN[high | classes[0]!]! << 8;
  rests[2] = JOIN[low | classes[3]!]! << 8;
  rests[3] = JOIN[low | classes[2]!]! << 8;
};

/** The words of a hand with one part replaced. */
export const mpWith = (mp: number, part: number, number: number): number =>
  part === 0 ? (number << 16) | (mp & 0xffff) : part === 1 ? (mp & 0xffff0000) | number : mp;
export const szWith = (sz: number, part: number, number: number): number =>
  part === 2 ? (number << 16) | (sz & 0xffff) : part === 3 ? (sz & 0xffff0000) | number : sz;

const whole = emptyCounts();

/** The counts of a hand as read, part `p` being `number`. Filled anew by every call. */
const wholeWith = ({ parts }: Shape, hand: Beside, p: number, number: number): Tally => {
  for (let i = 0; i < 4; i++) {
    const { start, counts } = parts[i]!;
    const from = (i === p ? number : hand.numbers[i]!) * WIDTH;
    const end = i === 3 ? 7 : WIDTH;
    for (let k = 0; k < end; k++) whole[start + k] = counts[from + k]!;
  }
  return whole;
};

/** Tiles missing where part `p` is of a class and adds to the census. `missing`: `missingBeside` the melds. */
const needOf = (hand: Beside, missing: Uint8Array, p: number, id: number, census: number): number => {
  const standard = missing[hand.rests[p]! | id]!;
  if (census === NO_CENSUS) return standard;
  const all = (hand.censuses[p]! + census) | 0;
  const pairs = missingForPairs(all);
  const orphans = missingForOrphans(all);
  const special = Math.min(pairs, orphans);
  return Math.min(standard, special);
};

/** Beside melds there are no special forms. */
const NO_CENSUS = -1;

/** Tiles missing with part `p` as `number`, the rest as read. */
export const needWith = (
  shape: Shape,
  hand: Beside,
  missing: Uint8Array,
  p: number,
  number: number,
): number => {
  const part = shape.parts[p]!;
  const id = part.classes[number]!;
  if (shape.special === undefined)
    return needOf(hand, missing, p, id, shape.melds > 0 ? NO_CENSUS : part.censuses[number]!);
  const standard = missing[hand.rests[p]! | id]!;
  return Math.min(standard, shape.special(wholeWith(shape, hand, p, number), standard));
};

/** A change of one part: to its places with a tile more, or less. */
interface Step {
  readonly classes: Uint8Array;
  readonly censuses: Int32Array;
  readonly copies: 1 | -1;
}
export const stepMore = ({ classesMore, censusesMore }: Part): Step => ({
  classes: classesMore,
  censuses: censusesMore,
  copies: 1,
});
export const stepLess = ({ classesLess, censusesLess }: Part): Step => ({
  classes: classesLess,
  censuses: censusesLess,
  copies: -1,
});

/** Of the places in `bits`, those where part `p` so changed leaves at most `most` tiles missing and at least `least`. */
export const nearBits = (
  shape: Shape,
  hand: Beside,
  p: number,
  step: Step,
  bits: number,
  most: number,
  least: number,
) => {
  const missing = missingBeside(shape.melds);
  const number = hand.numbers[p]!;
  const from = number * WIDTH;
  const rest = hand.rests[p]!;
  const { classes, censuses, copies } = step;
  const { special } = shape;
  const { start } = shape.parts[p]!;
  if (special !== undefined) wholeWith(shape, hand, p, number);
  let near = 0;
  for (let left = bits; left !== 0; left &= left - 1) {
    const place = 31 - Math.clz32(left & -left);
    let need = missing[rest | classes[from + place]!]!;
    if (special !== undefined) {
      // Other forms only miss less: where the standard one decides, they are not asked.
      const isDecided = need < least || (need <= most && least <= 0);
      if (!isDecided) {
        whole[start + place]! += copies;
        need = Math.min(need, special(whole, need));
        whole[start + place]! -= copies;
      }
    } else if (shape.melds === 0 && need > least) {
      const all = (hand.censuses[p]! + censuses[from + place]!) | 0;
      const pairs = missingForPairs(all);
      const orphans = missingForOrphans(all);
      if (pairs < need) need = pairs;
      if (orphans < need) need = orphans;
    }
    if (need <= most && need >= least) near |= left & -left;
  }
  return near;
};

/** The places of part `p` with a copy to draw that complete the hand as read, copies seen or not. */
export const waitBits = (shape: Shape, hand: Beside, p: number): number =>
  nearBits(shape, hand, p, stepMore(shape.parts[p]!), p === 3 ? 0x7f : 0x1ff, 0, 0);
