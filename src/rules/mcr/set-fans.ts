// Fans of what the sets and the pair are, each by itself.

import { fanNumber } from './fans.ts';
import type { Hand, TileSet } from './hand.ts';
import { addPungs } from './pungs.ts';

const ALL_PUNGS = fanNumber('allPungs');
const ALL_CHOWS = fanNumber('allChows');
const ALL_EVEN_PUNGS = fanNumber('allEvenPungs');
const ALL_FIVES = fanNumber('allFives');
const OUTSIDE_HAND = fanNumber('outsideHand');

const isNumber = (kind: number): boolean => kind < 27;
const rankOf = (kind: number): number => (kind % 9) + 1;

const hasFive = ({ type, kind }: TileSet): boolean => {
  const rank = rankOf(kind);
  return isNumber(kind) && (rank === 5 || (type === 'chow' && (rank === 3 || rank === 4)));
};

const isOuter = (kind: number): boolean => !isNumber(kind) || rankOf(kind) === 1 || rankOf(kind) === 9;
const isOuterSet = ({ type, kind }: TileSet): boolean =>
  type === 'chow' ? rankOf(kind) === 1 || rankOf(kind) === 7 : isOuter(kind);

const isEven = (kind: number): boolean => isNumber(kind) && rankOf(kind) % 2 === 0;

const addAllPungs = (fans: Uint8Array, sets: readonly TileSet[], pair: number): void => {
  fans[ALL_PUNGS] = 1;
  if (isEven(pair) && sets.every(({ kind }) => isEven(kind))) fans[ALL_EVEN_PUNGS] = 1;
};

/** Of the sets alone, whether or not a knitted straight's body stands beside them. */
export const addSetFans = (fans: Uint8Array, sets: readonly TileSet[], pair: number, hand: Hand): void => {
  if (isNumber(pair) && sets.every(({ type }) => type === 'chow')) fans[ALL_CHOWS] = 1;
  addPungs(fans, sets, hand);
};

/** Of four sets. */
export const addFourSetFans = (
  fans: Uint8Array,
  sets: readonly TileSet[],
  pair: number,
  hand: Hand,
): void => {
  addSetFans(fans, sets, pair, hand);
  if (sets.every(({ type }) => type !== 'chow')) addAllPungs(fans, sets, pair);
  if (isNumber(pair) && rankOf(pair) === 5 && sets.every(hasFive)) fans[ALL_FIVES] = 1;
  if (isOuter(pair) && sets.every(isOuterSet)) fans[OUTSIDE_HAND] = 1;
};
