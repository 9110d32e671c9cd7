// Dora: han without being yaku.

import type { Counts } from '../../tiles/counts.ts';
import { tilesOf } from '../../tiles/meld.ts';
import type { Players } from '../../tiles/seat.ts';
import { isRedFive, type Kind, kindOf, NORTH, type Tile } from '../../tiles/tile.ts';
import type { Hand } from './hand.ts';
import type { DoraId } from './yaku.ts';

/** The kind that an indicator makes dora: the next in its circle. With three players 9m follows 1m. */
export const doraOf = (indicator: Kind, players: Players): Kind => {
  if (players === 3 && indicator === 0) return 8 as Kind;
  if (indicator >= 31) return (indicator === 33 ? 31 : indicator + 1) as Kind;
  if (indicator >= 27) return (indicator === 30 ? 27 : indicator + 1) as Kind;
  return (indicator % 9 === 8 ? indicator - 8 : indicator + 1) as Kind;
};

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

const redCount = ({ situation, win }: Hand): number => {
  let reds = isRedFive(win.tile) ? 1 : 0;
  for (const t of situation.concealed) if (isRedFive(t)) reds++;
  for (const meld of situation.melds) for (const t of tilesOf(meld)) if (isRedFive(t)) reds++;
  return reds;
};

/** Han of each kind of dora. Ura only for a riichi winner, and only once shown. */
export const doraHan = (h: Hand): Readonly<Record<DoraId, number>> => {
  const { situation: s, options } = h;
  const norths = s.players === 3 ? s.aside.length : 0;
  const counted: Counted = { counts: h.all, norths, players: s.players };
  const shown = options.kanDora ? s.indicators : s.indicators.slice(0, 1);
  const under = options.kanDora && options.kanUra ? (s.ura ?? []) : (s.ura ?? []).slice(0, 1);
  return {
    dora: hitsOf(shown, counted),
    ura: options.uraDora && s.riichi !== 'none' ? hitsOf(under, counted) : 0,
    aka: options.akaDora === 0 ? 0 : redCount(h),
    north: norths,
  };
};
