// What is said of a win beside its tiles. Most of it follows from the situation and the win; what does not (a flower's
// replacement, a hand ready from the deal) whoever knows the table says. Facts that cannot hold together are refused.

import { isKan } from '../../tiles/meld.ts';
import type { Situation, Win } from '../rules.ts';
import type { KoreanOptions } from './options.ts';

export const FLAGS = [
  'upeo',
  'earlyUpeo',
  'openUpeo',
  'heavenlyHand',
  'earthlyHand',
  'humanHand',
  'kongDraw',
  'flowerDraw',
  'robKong',
  /** Won on a discard that another player takes for an exposed kong. */
  'robExposedKong',
  'lastTile',
  /** Barred from ron for a reason that the tiles do not show. */
  'furiten',
] as const;
export type Flag = (typeof FLAGS)[number];
export type Flags = ReadonlySet<Flag>;

/**
 * One seat's facts. `riichi` stands for upeo ('double': early upeo), `openRiichi` for open upeo, `aside` for flowers;
 * to set a flower aside does not end `firstTurn`.
 */
export interface KoreanSituation extends Situation {
  readonly flags?: readonly Flag[];
}

const isSelfDraw = ({ from }: Win): boolean => from === undefined;
const isDealer = ({ seat, dealer }: Situation): boolean => seat === dealer;

/** Won before the first own discard, by self-draw or by ron; the dealer's own first discard comes before any ron. */
const blessingOf = (s: Situation, win: Win, options: KoreanOptions): Flag | undefined => {
  if (!s.firstTurn || s.melds.length > 0) return undefined;
  if (isSelfDraw(win)) {
    if (s.river.length > 0) return undefined;
    return isDealer(s) ? 'heavenlyHand' : 'earthlyHand';
  }
  // Whether the others were ready too, nobody can see; nor, later, whether the own hand was ready from the deal.
  if (options.humanHandAllReady || win.by !== 'discard') return undefined;
  return s.river.length === (isDealer(s) ? 1 : 0) ? 'humanHand' : undefined;
};

const arrivalOf = (s: KoreanSituation, { by }: Win): Flag | undefined => {
  if (by === 'addedKan') return 'robKong';
  if (by !== 'replacement' || s.flags?.includes('flowerDraw')) return undefined;
  return s.melds.some(isKan) ? 'kongDraw' : 'flowerDraw';
};

const UPEO = { none: undefined, riichi: 'upeo', double: 'earlyUpeo' } as const;

export const flagsOf = (s: KoreanSituation, win: Win, options: KoreanOptions): Flags => {
  const derived: readonly (Flag | undefined)[] = [
    UPEO[s.riichi],
    s.openRiichi ? 'openUpeo' : undefined,
    arrivalOf(s, win),
    win.last ? 'lastTile' : undefined,
    blessingOf(s, win, options),
  ];
  return new Set([...(s.flags ?? []), ...derived.filter((flag) => flag !== undefined)]);
};

interface Said {
  readonly has: (flag: Flag) => boolean;
  readonly tsumo: boolean;
  readonly isEast: boolean;
  readonly hasMeld: boolean;
  readonly hasKong: boolean;
}

const isBlessed = ({ has }: Said): boolean => has('heavenlyHand') || has('earthlyHand') || has('humanHand');
const isRob = ({ has }: Said): boolean => has('robKong') || has('robExposedKong');

/** Each names what cannot be. */
const CONFLICTS: readonly ((said: Said) => boolean)[] = [
  ({ has, tsumo }) => (has('kongDraw') || has('flowerDraw')) && !tsumo,
  ({ has, hasKong }) => has('kongDraw') && !hasKong,
  (said) => isRob(said) && (said.tsumo || said.has('lastTile')),
  (said) => isBlessed(said) && said.hasMeld,
  ({ has, isEast, tsumo }) => has('heavenlyHand') && (!isEast || !tsumo),
  ({ has, isEast, tsumo }) => has('earthlyHand') && (isEast || !tsumo),
  ({ has, tsumo }) => has('humanHand') && tsumo,
  ({ has }) => has('earlyUpeo') && (has('heavenlyHand') || has('earthlyHand')),
];

/** Whether the flags cannot hold together with each other, the seat, the melds or the way the hand is won. */
export const hasConflict = (s: Situation, win: Win, flags: Flags): boolean => {
  const said: Said = {
    has: (flag) => flags.has(flag),
    tsumo: isSelfDraw(win),
    isEast: s.seatWind === 'east',
    hasMeld: s.melds.length > 0,
    hasKong: s.melds.some(isKan),
  };
  return CONFLICTS.some((holds) => holds(said));
};
