// Calls of any family: what tells one from another, in which order they stand, which of their tiles are drawn.

import { formatTiles } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';

interface Offer {
  readonly call: string;
  readonly own: readonly Tile[];
}

export const keyOf = ({ call, own }: Offer): string => `${call} ${formatTiles(own)}`;

/** A win comes first, then letting pass, then the calls as the analysis has them. */
const RANK: Readonly<Record<string, number>> = { ron: 0, tsumo: 0, pass: 1 };
const rankOf = ({ call }: Offer): number => RANK[call] ?? 2;

export const ordered = <O extends Offer>(calls: readonly O[]): readonly O[] =>
  [...calls].sort((a, b) => rankOf(a) - rankOf(b));

/** Own tiles to draw: of a kan one will do. */
export const drawnOf = ({ call, own }: Offer): readonly Tile[] =>
  call.endsWith('Kan') ? own.slice(0, 1) : own.slice(0, 2);
