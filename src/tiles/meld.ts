import type { Seat } from './seat.ts';
import { type Kind, kindOf, type Tile } from './tile.ts';

export const CALLS = ['chi', 'pon', 'openKan', 'addedKan', 'closedKan'] as const;
export type Call = (typeof CALLS)[number];

/** What was taken: the caller's own tiles, the called one, and who threw it. */
type Called = { readonly own: readonly Tile[]; readonly called: Tile; readonly from: Seat };

/** A called group. `own` has two tiles for chi and pon (also under an added kan), three for an open kan, four for a closed one: none where it lies face down (MCR, another's). */
export type Meld =
  | ({ readonly type: 'chi' | 'pon' | 'openKan' } & Called)
  | ({ readonly type: 'addedKan'; readonly added: Tile } & Called)
  | { readonly type: 'closedKan'; readonly own: readonly Tile[] };

/** All tiles of a meld, the called and the added one included. */
export const tilesOf = (meld: Meld): readonly Tile[] => {
  switch (meld.type) {
    case 'closedKan':
      return meld.own;
    case 'addedKan':
      return [...meld.own, meld.called, meld.added];
    case 'chi':
    case 'pon':
    case 'openKan':
      return [...meld.own, meld.called];
  }
};

export const isKan = (meld: Meld): boolean => meld.type.endsWith('Kan');

/** The lowest kind of the meld: where its run begins, or the kind of its triplet or quad. */
export const baseOf = (meld: Meld): Kind => Math.min(...tilesOf(meld).map(kindOf)) as Kind;

/** A hand is concealed as long as it holds nothing but closed kans. */
export const isConcealed = (melds: readonly Meld[]): boolean => melds.every((m) => m.type === 'closedKan');
