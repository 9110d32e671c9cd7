// What open groups give away: the yaku they carry or promise, and the dora in them.

import { baseOf, type Meld, tilesOf } from '../../tiles/meld.ts';
import {
  isHonour,
  isRedFive,
  isTerminalOrHonour,
  type Kind,
  kindOf,
  type Suit,
  suitOf,
} from '../../tiles/tile.ts';
import { type Seated, yakuhaiOf } from './board.ts';

export interface Shown {
  /** Called groups; closed kans are none. */
  readonly calls: number;
  readonly kans: number;
  /** Han of called triplets of honours. */
  readonly yakuhai: number;
  /** The one suit of two groups or more, honours aside. */
  readonly flush: Suit | undefined;
  /** Two groups or more, and no run. */
  readonly isTriplets: boolean;
  /** No terminal and no honour in any group. */
  readonly isSimples: boolean;
  /** A terminal or an honour in every group, a run among them. */
  readonly isOutside: boolean;
  readonly dora: number;
}

const isCall = (meld: Meld): boolean => meld.type !== 'closedKan';

const flushOf = (melds: readonly Meld[]): Suit | undefined => {
  const suits = new Set(melds.map((m) => suitOf(baseOf(m))).filter((suit) => suit !== 'z'));
  return melds.length > 1 && suits.size === 1 ? [...suits][0] : undefined;
};

const hasOutside = (meld: Meld): boolean => tilesOf(meld).some((t) => isTerminalOrHonour(kindOf(t)));

const doraIn = (melds: readonly Meld[], { dora }: Seated['board']): number =>
  melds.flatMap(tilesOf).reduce((sum, t) => sum + dora[kindOf(t)]! + Number(isRedFive(t)), 0);

export const shownBy = (o: Seated): Shown => {
  const { melds, aside } = o.state;
  const calls = melds.filter(isCall);
  const runs = melds.filter((m) => m.type === 'chi');
  const honours = melds.map(baseOf).filter(isHonour);
  return {
    calls: calls.length,
    kans: melds.filter((m) => m.type.endsWith('Kan')).length,
    yakuhai: honours.reduce((sum, kind: Kind) => sum + yakuhaiOf(o, kind), 0),
    flush: flushOf(melds),
    isTriplets: melds.length > 1 && runs.length === 0,
    isSimples: melds.length > 0 && !melds.some(hasOutside),
    isOutside: runs.length > 0 && melds.every(hasOutside),
    dora: doraIn(melds, o.board) + aside.length,
  };
};
