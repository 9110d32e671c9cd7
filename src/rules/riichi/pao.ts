// Liability: who fed the pon or open kan that made a yakuman certain answers for it. Own closed kans count among the
// called sets, concealed triplets do not; a kan added later changes nothing.

import { baseOf, isKan, type Meld } from '../../tiles/meld.ts';
import type { Seat } from '../../tiles/seat.ts';
import { isDragon, isWind } from '../../tiles/tile.ts';
import type { RiichiOptions } from './options.ts';

export interface Liable {
  readonly seat: Seat;
  readonly yakuman: string;
}

interface Rule {
  readonly id: keyof RiichiOptions['pao'];
  /** How many such melds make it certain. */
  readonly sets: number;
  readonly counts: (meld: Meld) => boolean;
  /** The last of them is what was fed. */
  readonly feeds: (meld: Meld) => boolean;
}

const RULES: readonly Rule[] = [
  {
    id: 'daisangen',
    sets: 3,
    counts: (m) => isDragon(baseOf(m)),
    feeds: (m) => m.type !== 'closedKan',
  },
  { id: 'daisuushii', sets: 4, counts: (m) => isWind(baseOf(m)), feeds: (m) => m.type !== 'closedKan' },
  // Only an open kan is fed as a kan: one added to a pon is the maker's own doing.
  { id: 'suukantsu', sets: 4, counts: isKan, feeds: (m) => m.type === 'openKan' },
];

const feederOf = (melds: readonly Meld[], { sets, counts, feeds }: Rule): Seat | undefined => {
  const counted = melds.filter(counts);
  const last = counted.at(-1);
  if (counted.length < sets || last === undefined || last.type === 'closedKan') return undefined;
  return feeds(last) ? last.from : undefined;
};

/** The seat liable for one of these yakuman. */
export const liableFor = (
  melds: readonly Meld[],
  yakuman: readonly { readonly id: string }[],
  options: RiichiOptions,
): Liable | undefined => {
  for (const rule of RULES) {
    if (!options.pao[rule.id] || !yakuman.some((y) => y.id === rule.id)) continue;
    const seat = feederOf(melds, rule);
    if (seat !== undefined) return { seat, yakuman: rule.id };
  }
  return undefined;
};
