// The ways to read a winning hand: how its tiles fall into groups, and which of them the winning tile completed. Both
// matter: a triplet completed by ron is not concealed, and one table wants an open-ended wait.

import type { Decomposition, Group } from '../../shapes/decompose.ts';
import { type Kind, rankOf } from '../../tiles/tile.ts';
import type { Block, Hand } from './hand.ts';

export interface Reading {
  readonly form: 'standard' | 'sevenPairs';
  /** The concealed groups, then the called ones in the order made; empty for seven pairs. */
  readonly blocks: readonly Block[];
  /** The pair; of seven pairs the winning tile's. */
  readonly pair: Kind;
  /** The winning tile completed a run at one of two open ends. */
  readonly openWait: boolean;
}

const contains = ({ type, kind }: Group, tile: Kind): boolean =>
  type === 'run' ? kind <= tile && tile <= kind + 2 : kind === tile;

/** 23 and 78 wait at both ends; 12 and 89 do not, nor do 13 and 79. */
const isOpenEnd = ({ type, kind }: Group, tile: Kind): boolean =>
  type === 'run' && ((tile === kind && rankOf(kind) !== 7) || (tile === kind + 2 && rankOf(kind) !== 1));

type Standard = Extract<Decomposition, { form: 'standard' }>;

const IN_PAIR = -1;

/** Where the winning tile can stand: in the pair, or in a group, of equal groups in the first. */
const placesOf = ({ groups, pair }: Standard, tile: Kind): readonly number[] => {
  const isFirst = ({ type, kind }: Group, i: number): boolean =>
    groups.findIndex((g) => g.type === type && g.kind === kind) === i;
  const inGroups = groups.flatMap((g, i) => (contains(g, tile) && isFirst(g, i) ? [i] : []));
  return pair === tile ? [IN_PAIR, ...inGroups] : inGroups;
};

const standardReading = (way: Standard, hand: Hand, place: number): Reading => {
  const { tsumo, called, options, winKind } = hand;
  const isConcealed = (i: number): boolean => i !== place || tsumo || options.ronTripletConcealed;
  const own = way.groups.map(({ type, kind }, i): Block => ({ type, kind, concealed: isConcealed(i) }));
  const completed = way.groups[place];
  return {
    form: 'standard',
    blocks: [...own, ...called],
    pair: way.pair,
    openWait: completed !== undefined && isOpenEnd(completed, winKind),
  };
};

const readingsIn = (way: Decomposition, hand: Hand): readonly Reading[] => {
  switch (way.form) {
    case 'standard':
      return placesOf(way, hand.winKind).map((place) => standardReading(way, hand, place));
    case 'sevenPairs':
      return [{ form: 'sevenPairs', blocks: [], pair: hand.winKind, openWait: false }];
    case 'thirteenOrphans':
      return [];
  }
};

/** Every reading of the hand, seven pairs first. */
export const readingsOf = (hand: Hand, ways: readonly Decomposition[]): readonly Reading[] =>
  ways.flatMap((way) => readingsIn(way, hand));
