// What a hand between draws can be worth: every live wait with its value by discard and by self-draw, and what one
// exchange can reach. No win is refused here for falling short of the minimum: that is for whoever shows it to say.

import { ukeireWithKnitted } from '../../shapes/with-knitted.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { KINDS, type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import type { Win } from '../rules.ts';
import { fixedOf, type McrSituation, ownCounts } from './hand.ts';
import type { McrOptions } from './options.ts';
import { isRefused, type McrScore, valueOfHand } from './score.ts';
import { waitsOf } from './waits.ts';

/** What a wait pays. A self-draw can reach the minimum where a discard does not. */
export interface WaitValue {
  readonly kind: Kind;
  readonly byDiscard: McrScore;
  readonly bySelfDraw: McrScore;
}

/** The facts of a win that are foreseen, but for its tile. */
type Foreseen = Pick<Win, 'last' | 'lastCopy'>;
const NOTHING: Foreseen = { last: false };

const expectedValue = (s: McrSituation, win: Win, options: McrOptions): McrScore => {
  const value = valueOfHand(s, win, options);
  if (isRefused(value)) throw new Error(`a wait does not complete the hand: ${value}`);
  return value;
};

export const waitValue = (
  s: McrSituation,
  kind: Kind,
  options: McrOptions,
  foreseen = NOTHING,
): WaitValue => {
  const tile = plainTile(kind);
  const from = s.seat === 0 ? 1 : 0;
  return {
    kind,
    byDiscard: expectedValue(s, { tile, from, by: 'discard', ...foreseen }, options),
    bySelfDraw: expectedValue(s, { tile, by: 'wall', ...foreseen }, options),
  };
};

/** Every live wait; empty unless the hand is ready. */
export const waitValues = (s: McrSituation, options: McrOptions): readonly WaitValue[] =>
  waitsOf(s).live.map((kind) => waitValue(s, kind, options));

/** A finished hand: the tiles it waited with, and what it then won on. */
export interface Final extends WaitValue {
  readonly concealed: readonly Tile[];
}

const tilesOfCounts = (counts: Tally): readonly Tile[] =>
  KINDS.flatMap((k) => Array.from({ length: counts[k]! }, () => plainTile(k)));

/** The ready hands that a draw and a discard lead to, each once. */
const readyHands = (s: McrSituation): readonly Tally[] => {
  const [counts, own, fixed] = [countsOf(s.concealed), ownCounts(s), fixedOf(s.melds)];
  const hands = new Map<string, Tally>();
  for (const drawn of KINDS) {
    if (own[drawn]! > 3) continue;
    for (const thrown of KINDS) {
      if (thrown === drawn || counts[thrown] === 0) continue;
      const hand = counts.slice();
      hand[drawn]!++;
      hand[thrown]!--;
      if (ukeireWithKnitted(hand, s.melds.length, fixed).shanten === 0) hands.set(hand.join(''), hand);
    }
  }
  return [...hands.values()];
};

/**
 * All finished hands that one draw, one discard and a win lead to: exact, for a hand that is one away. No more copies of
 * a tile are used than there are; what others hold or have thrown is not asked.
 */
export const finalsOneAway = (s: McrSituation, options: McrOptions): readonly Final[] =>
  readyHands(s).flatMap((hand) => {
    const concealed = tilesOfCounts(hand);
    const ready = { ...s, concealed };
    return waitValues(ready, options).map((value) => ({ concealed, ...value }));
  });
