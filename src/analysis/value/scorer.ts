// What a family of rules tells the search: what a win pays. Everything else is the same for all of them.

import type { Tally } from '../../tiles/counts.ts';
import { KIND_COUNT, KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';

/** How the hand stands when it wins: silent (or open), in riichi, in riichi and within ippatsu. */
export const STANCES = ['silent', 'riichi', 'ippatsu'] as const;
export const SILENT = 0;
export const RIICHI = 1;
export const IPPATSU = 2;

/** A prize stands at `prizeAt`: by stance, way and whether the tile is the last. */
export const PRIZES = 12;
export const TSUMO = 0;
export const RON = 1;
export const prizeAt = (stance: number, way: number, isLast: 0 | 1): number => stance * 4 + way * 2 + isLast;

/** A hand that waits: its concealed tiles by kind, and whether it may declare a riichi of the first turn. */
export interface Waiting {
  readonly counts: Tally;
  readonly isFirst: boolean;
}

export interface Scorer {
  /** Whether stances but `silent` exist. */
  readonly declares: boolean;
  /** Without melds, every complete hand wins by self-draw. */
  readonly alwaysWins: boolean;
  /** What declaring costs at once; a prize of a declared win holds it again. */
  readonly stake: number;
  /** Begins with a hand; its waits are asked next. */
  readonly begin: (hand: Waiting) => void;
  /** Fills the `PRIZES` of a wait of that hand: what the winner gains; 0: no win. Those by ron only if asked. */
  readonly fill: (wait: Kind, prizes: Float64Array, withRon: boolean) => void;
}

/** Plain tiles of these counts, into a list of the right length. */
export const spread = (counts: Tally, into: Tile[]): void => {
  let n = 0;
  for (let k = 0; k < KIND_COUNT; k++) for (let i = counts[k]!; i > 0; i--) into[n++] = plainTile(KINDS[k]!);
};
