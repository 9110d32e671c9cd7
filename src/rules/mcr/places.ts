// Where the winning tile may be said to stand: in any set or in the pair that has it. What it stands in decides which
// wait fan there may be, and whether a pung is concealed: one that another player's tile completed is not.

import type { Group } from '../../shapes/decompose.ts';
import type { Kind } from '../../tiles/tile.ts';
import { fanNumber } from './fans.ts';
import type { Hand } from './hand.ts';

const EDGE_WAIT = fanNumber('edgeWait');
const CLOSED_WAIT = fanNumber('closedWait');
const SINGLE_WAIT = fanNumber('singleWait');
export const NO_WAIT = 0;

export interface Place {
  /** The wait fan, or `NO_WAIT`. */
  readonly wait: number;
  /** Concealed pungs and kongs. */
  readonly pungs: number;
}

/** The sets and pair of a reading that are in the hand. */
export interface Parts {
  readonly groups: readonly Group[];
  readonly pair: Kind;
}

const chowWait = (start: number, tile: number): number => {
  if (tile === start + 1) return CLOSED_WAIT;
  const edge = (tile === start + 2 && start % 9 === 0) || (tile === start && start % 9 === 6);
  return edge ? EDGE_WAIT : NO_WAIT;
};

const hasTile = ({ type, kind }: Group, tile: number): boolean =>
  type === 'run' ? kind <= tile && tile <= kind + 2 : kind === tile;

/** All concealed pungs and kongs of a reading, whatever the winning tile completed. */
export const concealedPungs = ({ groups }: Parts, { concealedKongs }: Hand): number => {
  let pungs = concealedKongs;
  for (const { type } of groups) if (type === 'triplet') pungs++;
  return pungs;
};

/** The place in a group, before it is known whether the wait was the only one. */
const placeIn = ({ type, kind }: Group, pungs: number, { winKind, selfDrawn }: Hand): Place =>
  type === 'run'
    ? { wait: chowWait(kind, winKind), pungs }
    : { wait: NO_WAIT, pungs: selfDrawn ? pungs : pungs - 1 };

const withoutWait = ({ pungs }: Place): Place => ({ wait: NO_WAIT, pungs });

/** Every place of the winning tile; `isSingle`: whether it was the only wait, asked where that matters. */
export const placesOf = (parts: Parts, hand: Hand, isSingle: () => boolean): readonly Place[] => {
  const pungs = concealedPungs(parts, hand);
  const places: Place[] = [];
  for (const group of parts.groups) {
    if (hasTile(group, hand.winKind)) places.push(placeIn(group, pungs, hand));
  }
  if (parts.pair === hand.winKind) places.push({ wait: SINGLE_WAIT, pungs });
  const matters = places.some(({ wait }) => wait !== NO_WAIT);
  return matters && !isSingle() ? places.map(withoutWait) : places;
};

/** A wait fan and a concealed pung never exclude what is worth more, so one place is as good as any. */
const isBetter = (a: Place, b: Place): boolean => {
  if (a.pungs !== b.pungs) return a.pungs > b.pungs;
  return b.wait === NO_WAIT ? a.wait !== NO_WAIT : a.wait !== NO_WAIT && a.wait < b.wait;
};

/** The place that is worth most; of several wait fans the first in the book, all being worth a point. */
export const bestPlace = (places: readonly Place[]): Place =>
  places.reduce((best, next) => (isBetter(next, best) ? next : best));
