// Dora: han without being yaku.

import type { Counts } from '../../tiles/counts.ts';
import type { Players } from '../../tiles/seat.ts';
import { KINDS, type Kind, kindOf, NORTH, type Tile } from '../../tiles/tile.ts';
import type { Hand } from './hand.ts';
import { DORA_IDS, type Han } from './yaku.ts';

/** The next in the circle of suit, winds or dragons. */
const nextKind = (kind: Kind): Kind => {
  if (kind >= 31) return (kind === 33 ? 31 : kind + 1) as Kind;
  if (kind >= 27) return (kind === 30 ? 27 : kind + 1) as Kind;
  return (kind % 9 === 8 ? kind - 8 : kind + 1) as Kind;
};

const NEXT = KINDS.map(nextKind);
/** With three players 9m follows 1m. */
const NEXT_OF_THREE = KINDS.map((kind) => (kind === 0 ? (8 as Kind) : nextKind(kind)));

/** The kind that an indicator makes dora. */
export const doraOf = (indicator: Kind, players: Players): Kind =>
  (players === 3 ? NEXT_OF_THREE : NEXT)[indicator]!;

interface Counted {
  readonly counts: Counts;
  /** Norths set aside count when north is dora. */
  readonly norths: number;
  readonly players: Players;
}

const hitsOf = (indicators: readonly Tile[], { counts, norths, players }: Counted): number => {
  let hits = 0;
  for (const indicator of indicators) {
    const kind = doraOf(kindOf(indicator), players);
    hits += counts[kind] + (kind === NORTH ? norths : 0);
  }
  return hits;
};

const NONE: readonly Tile[] = [];

/** The indicators that count: without kan dora the first alone. */
const counting = (indicators: readonly Tile[] | undefined, all: boolean): readonly Tile[] => {
  if (indicators === undefined) return NONE;
  return all ? indicators : indicators.slice(0, 1);
};

/** Filled anew for every hand, so that a list of the right length can be cut from it. */
const found: Han[] = DORA_IDS.map((id) => ({ id, han: 0 }));
const NO_DORA: readonly Han[] = [];

/** A line for each kind of dora the hand has. Ura only for a riichi winner, and only once shown. */
export const doraOfHand = (h: Hand): readonly Han[] => {
  const { situation: s, options, reds } = h;
  const norths = s.players === 3 ? s.aside.length : 0;
  const counted: Counted = { counts: h.all, norths, players: s.players };
  const hasUra = options.uraDora && s.riichi !== 'none';
  const dora = hitsOf(counting(s.indicators, options.kanDora), counted);
  const ura = hasUra ? hitsOf(counting(s.ura, options.kanDora && options.kanUra), counted) : 0;
  let n = 0;
  if (dora > 0) found[n++] = { id: 'dora', han: dora };
  if (ura > 0) found[n++] = { id: 'ura', han: ura };
  if (reds > 0 && options.akaDora > 0) found[n++] = { id: 'aka', han: reds };
  if (norths > 0) found[n++] = { id: 'north', han: norths };
  return n === 0 ? NO_DORA : found.slice(0, n);
};
