// The best reading of a hand. Bonus points are the same for all readings, so the most base points are the highest total;
// of readings that are equal, seven pairs first, then the one whose yaku come earlier in the book.

import type { Decomposition } from '../../shapes/decompose.ts';
import { seatAfter } from '../../tiles/seat.ts';
import { type Kind, plainTile } from '../../tiles/tile.ts';
import type { Item, Win } from '../rules.ts';
import { baseItems, sumOf } from './base.ts';
import type { KoreanSituation } from './flags.ts';
import { type Hand, handOf } from './hand.ts';
import { BASE_YAKU } from './ids.ts';
import type { KoreanOptions } from './options.ts';
import { type Reading, readingsOf } from './reading.ts';
import { waysOf } from './shape.ts';

export interface Worth {
  readonly reading: Reading;
  readonly items: readonly Item[];
  readonly base: number;
}

const PLACES: ReadonlyMap<string, number> = new Map(BASE_YAKU.map((id, i) => [id, i]));

/** Whether the yaku of `a` come before those of `b`, at the first place where they differ. */
const isEarlier = (a: readonly Item[], b: readonly Item[]): boolean => {
  const at = a.findIndex(({ id }, i) => id !== b[i]?.id);
  if (at < 0) return false;
  const other = b[at];
  return other === undefined || PLACES.get(a[at]!.id)! < PLACES.get(other.id)!;
};

const isBetter = (a: Worth, b: Worth): boolean => {
  if (a.base !== b.base) return a.base > b.base;
  return a.reading.form === b.reading.form && isEarlier(a.items, b.items);
};

/** Undefined: the hand is not complete. */
export const bestWorth = (hand: Hand, ways: readonly Decomposition[]): Worth | undefined => {
  let best: Worth | undefined;
  for (const reading of readingsOf(hand, ways)) {
    const items = baseItems(reading, hand);
    const worth = { reading, items, base: sumOf(items) };
    if (!best || isBetter(worth, best)) best = worth;
  }
  return best;
};

/** The base points of a tile by ron or by self-draw, minimum or not; 0 if it does not complete the hand. */
const baseOfTile = (s: KoreanSituation, win: Win, options: KoreanOptions): number => {
  const hand = handOf(s, win, options);
  return bestWorth(hand, waysOf(hand.inHand, s.melds.length, options))?.base ?? 0;
};

const discard = (s: KoreanSituation, kind: Kind): Win => ({
  tile: plainTile(kind),
  from: seatAfter(s.seat, 1, s.players),
  by: 'discard',
  last: false,
});

/** What another player's discard is worth to the hand as it stands, in base points. */
export const baseByRon = (s: KoreanSituation, kind: Kind, options: KoreanOptions): number =>
  baseOfTile(s, discard(s, kind), options);

/** What the tile is worth self-drawn. */
export const baseByTsumo = (s: KoreanSituation, kind: Kind, options: KoreanOptions): number =>
  baseOfTile(s, { tile: plainTile(kind), by: 'wall', last: false }, options);
