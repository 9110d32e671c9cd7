// Fans that ask only which tiles a hand has, whatever it is made of: each a set of kinds that all its tiles are from, or
// a few facts of them.

import { KIND_COUNT, KINDS, type Kind } from '../../tiles/tile.ts';
import { fanNumber } from './fans.ts';
import type { Hand } from './hand.ts';

/** Kinds as two fields of bits: number tiles, and honours from 0 for East. */
interface Kinds {
  readonly numbers: number;
  readonly honours: number;
}

const bitsWhere = (from: number, to: number, holds: (kind: Kind) => boolean): number =>
  KINDS.slice(from, to).reduce((bits, kind) => (holds(kind) ? bits | (1 << (kind - from)) : bits), 0);
const kindsWhere = (holds: (kind: Kind) => boolean): Kinds => ({
  numbers: bitsWhere(0, 27, holds),
  honours: bitsWhere(27, KIND_COUNT, holds),
});
const ranks = (from: number, to: number): Kinds =>
  kindsWhere((kind) => kind < 27 && kind % 9 >= from - 1 && kind % 9 < to);
const oneOf = (...kinds: readonly number[]): Kinds => kindsWhere((kind) => kinds.includes(kind));

const isTerminal = (kind: number): boolean => kind < 27 && (kind % 9 === 0 || kind % 9 === 8);
const GREEN_DRAGON = 32;
const WHITE_DRAGON = 31;
const P = 9;
const S = 18;

/** All tiles are from these kinds. */
const ALL_FROM: readonly (readonly [number: number, kinds: Kinds])[] = [
  [fanNumber('allGreen'), oneOf(S + 1, S + 2, S + 3, S + 5, S + 7, GREEN_DRAGON)],
  [fanNumber('allTerminals'), kindsWhere(isTerminal)],
  [fanNumber('allHonors'), kindsWhere((kind) => kind >= 27)],
  [fanNumber('upperTiles'), ranks(7, 9)],
  [fanNumber('middleTiles'), ranks(4, 6)],
  [fanNumber('lowerTiles'), ranks(1, 3)],
  [fanNumber('upperFour'), ranks(6, 9)],
  [fanNumber('lowerFour'), ranks(1, 4)],
  [
    fanNumber('reversibleTiles'),
    oneOf(
      ...[P, P + 1, P + 2, P + 3, P + 4, P + 7, P + 8],
      ...[S + 1, S + 3, S + 4, S + 5, S + 7, S + 8, WHITE_DRAGON],
    ),
  ],
  [fanNumber('allSimples'), ranks(2, 8)],
  [fanNumber('noHonors'), ranks(1, 9)],
];

const TERMINALS = kindsWhere(isTerminal).numbers;
const WINDS = 0b1111;
const DRAGONS = 0b1110000;
const SUIT = 0b111111111;

const heldOf = ({ all }: Hand): Kinds => {
  let [numbers, honours] = [0, 0];
  for (let k = 0; k < 27; k++) if (all[k]! > 0) numbers |= 1 << k;
  for (let k = 27; k < KIND_COUNT; k++) if (all[k]! > 0) honours |= 1 << (k - 27);
  return { numbers, honours };
};

const suitsIn = (numbers: number): number =>
  (numbers & SUIT ? 1 : 0) + ((numbers >> 9) & SUIT ? 1 : 0) + ((numbers >> 18) & SUIT ? 1 : 0);

const ALL_TERMINALS_AND_HONORS = fanNumber('allTerminalsAndHonors');
const FULL_FLUSH = fanNumber('fullFlush');
const HALF_FLUSH = fanNumber('halfFlush');
const ALL_TYPES = fanNumber('allTypes');
const ONE_VOIDED_SUIT = fanNumber('oneVoidedSuit');
const TILE_HOG = fanNumber('tileHog');

const addSuits = (fans: Uint8Array, { numbers, honours }: Kinds): void => {
  const suits = suitsIn(numbers);
  if (suits === 1) fans[honours === 0 ? FULL_FLUSH : HALF_FLUSH] = 1;
  if (suits === 2) fans[ONE_VOIDED_SUIT] = 1;
  if (suits === 3 && honours & WINDS && honours & DRAGONS) fans[ALL_TYPES] = 1;
  if (numbers !== 0 && honours !== 0 && (numbers & ~TERMINALS) === 0) fans[ALL_TERMINALS_AND_HONORS] = 1;
};

/** Kinds of which all four are in the hand and no kong. */
const hogsOf = ({ all, melded }: Hand): number => {
  let hogs = 0;
  for (let k = 0; k < KIND_COUNT; k++) if (all[k] === 4) hogs++;
  for (const { type } of melded) if (type === 'kong') hogs--;
  return hogs;
};

/** Adds to counts by fan number. */
export const addTileFans = (fans: Uint8Array, hand: Hand): void => {
  const held = heldOf(hand);
  for (const [number, { numbers, honours }] of ALL_FROM) {
    if ((held.numbers & ~numbers) === 0 && (held.honours & ~honours) === 0) fans[number] = 1;
  }
  addSuits(fans, held);
  fans[TILE_HOG] = hogsOf(hand);
};
