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
  /** The chance that no call takes ippatsu away before the own next draw. */
  readonly ippatsu: number;
}

/** Honours; 1 and 9; 2 and 8; 3 to 7. */
export const tileClass = (kind: Kind): TileClass => {
  if (kind >= 27) return 'honour';
  const rank = kind % 9;
  if (rank === 0 || rank === 8) return 'end';
  return rank === 1 || rank === 7 ? 'next' : 'middle';
};

/**
 * Measured in 766 games of four players: of every discard while somebody was tenpai, how often it was a kind waited for,
 * against the chance of it (`tools/value/let-go.ts`). Half intervals of 95 %: silent 0.48 0.26 0.15 0.06, riichi 0.17
 * 0.07 0.04 0.02, open 0.11 0.12 0.07 0.03.
 */
export const DEFAULT_RON: RonModel = {
  letGo: {
    silent: { honour: 1.15, end: 1.18, next: 0.8, middle: 0.55 },
    riichi: { honour: 0.76, end: 0.49, next: 0.32, middle: 0.2 },
    open: { honour: 0.63, end: 0.96, next: 0.62, middle: 0.4 },
  },
  ippatsu: 0.88,
};

/** Nobody ever lets a tile go: self-draws alone. */
export const NO_RON: RonModel = {
  letGo: {
    silent: { honour: 0, end: 0, next: 0, middle: 0 },
    riichi: { honour: 0, end: 0, next: 0, middle: 0 },
    open: { honour: 0, end: 0, next: 0, middle: 0 },
  },
  ippatsu: 1,
};

/** Factors by kind for a readiness. */
export const letGoOf = ({ letGo }: RonModel, readiness: Readiness): Float64Array =>
  Float64Array.from({ length: 34 }, (_, k) => letGo[readiness][tileClass(k as Kind)]);
