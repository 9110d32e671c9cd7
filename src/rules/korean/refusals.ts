// Why a win is none, in the order in which it is looked for: the first that holds is named.

import { tilesOf } from '../../tiles/meld.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { flagsOf, hasConflict, type KoreanSituation } from './flags.ts';
import type { KoreanOptions } from './options.ts';
import { isInSet, isKoreanFlower } from './tile-set.ts';

export const KOREAN_REFUSALS = [
  'chowNotAllowed',
  'tileNotInSet',
  'tooManyCopies',
  'wrongTileCount',
  'robConcealedKong',
  'upeoOpenHand',
  'openUpeoWithoutUpeo',
  'flagConflict',
  'notComplete',
  'furiten',
  'belowMinimum',
  'illegalUpeo',
] as const;
export type KoreanRefusal = (typeof KOREAN_REFUSALS)[number];

const mostCopies = (tiles: readonly Tile[]): number => {
  const copies = new Map<Tile, number>();
  for (const tile of tiles) copies.set(tile, (copies.get(tile) ?? 0) + 1);
  return Math.max(0, ...copies.values());
};

/** What the tiles themselves forbid. */
const tileFault = (s: KoreanSituation, win: Win, options: KoreanOptions): KoreanRefusal | undefined => {
  if (s.melds.some((m) => m.type === 'chi')) return 'chowNotAllowed';
  const tiles = [...s.concealed, win.tile, ...s.melds.flatMap(tilesOf)];
  if (!tiles.every((t) => isInSet(t, options)) || !s.aside.every(isKoreanFlower)) return 'tileNotInSet';
  if (mostCopies(tiles) > 4 || mostCopies(s.aside) > 1) return 'tooManyCopies';
  return s.concealed.length === 13 - 3 * s.melds.length ? undefined : 'wrongTileCount';
};

/** What is said of the win and cannot be. Upeo outlives an own concealed kong, not a pung or an exposed kong. */
const claimFault = (s: KoreanSituation, win: Win, options: KoreanOptions): KoreanRefusal | undefined => {
  const flags = flagsOf(s, win, options);
  const isUpeo = flags.has('upeo') || flags.has('earlyUpeo');
  if (win.by === 'closedKan') return 'robConcealedKong';
  if (isUpeo && s.melds.some((m) => m.type !== 'closedKan')) return 'upeoOpenHand';
  if (flags.has('openUpeo') && !isUpeo) return 'openUpeoWithoutUpeo';
  return hasConflict(s, win, flags) ? 'flagConflict' : undefined;
};

/** The first fault that can be seen before the hand is read. */
export const faultOf = (s: KoreanSituation, win: Win, options: KoreanOptions): KoreanRefusal | undefined =>
  tileFault(s, win, options) ?? claimFault(s, win, options);
