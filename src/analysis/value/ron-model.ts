// How readily others let a tile go that this hand waits for. A model, not a fact: stated here, adjustable everywhere.
//
// Each discard of another is this kind with the chance (unseen copies of it) ÷ (unseen tiles) × `letGo`: 1 is a player
// who throws at random from what nobody has seen. A riichi makes others careful, an honour goes more easily than a five.

import type { Kind } from '../../tiles/tile.ts';

export const TILE_CLASSES = ['honour', 'end', 'next', 'middle'] as const;
export type TileClass = (typeof TILE_CLASSES)[number];

export const READINESS = ['silent', 'riichi', 'open'] as const;
export type Readiness = (typeof READINESS)[number];

export interface RonModel {
  readonly letGo: Readonly<Record<Readiness, Readonly<Record<TileClass, number>>>>;
}

/** Honours; 1 and 9; 2 and 8; 3 to 7. */
export const tileClass = (kind: Kind): TileClass => {
  if (kind >= 27) return 'honour';
  const rank = kind % 9;
  if (rank === 0 || rank === 8) return 'end';
  return rank === 1 || rank === 7 ? 'next' : 'middle';
};

export const DEFAULT_RON: RonModel = {
  letGo: {
    silent: { honour: 1, end: 1, next: 1, middle: 1 },
    riichi: { honour: 1, end: 1, next: 1, middle: 1 },
    open: { honour: 1, end: 1, next: 1, middle: 1 },
  },
};

/** Nobody ever lets a tile go: self-draws alone. */
export const NO_RON: RonModel = {
  letGo: {
    silent: { honour: 0, end: 0, next: 0, middle: 0 },
    riichi: { honour: 0, end: 0, next: 0, middle: 0 },
    open: { honour: 0, end: 0, next: 0, middle: 0 },
  },
};

/** Factors by kind for a readiness. */
export const letGoOf = ({ letGo }: RonModel, readiness: Readiness): Float64Array =>
  Float64Array.from({ length: 34 }, (_, k) => letGo[readiness][tileClass(k as Kind)]);
