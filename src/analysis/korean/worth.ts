// What a tile would be worth as a win, whether or not it reaches the minimum: how much is missing is said beside it.

import type { KoreanSituation } from '../../rules/korean/flags.ts';
import type { KoreanOptions } from '../../rules/korean/options.ts';
import type { KoreanRefusal } from '../../rules/korean/refusals.ts';
import { isRefused, type KoreanScore, valueOfHand } from '../../rules/korean/score.ts';
import type { Win } from '../../rules/rules.ts';
import { seatAfter } from '../../tiles/seat.ts';
import { type Kind, plainTile } from '../../tiles/tile.ts';
import { isLastTile } from '../situation.ts';
import type { KoreanPays, KoreanShort, KoreanWorth } from './analysis.ts';
import { aheadOf, type KoreanFacts } from './facts.ts';

const MEASURED: readonly KoreanRefusal[] = ['belowMinimum', 'illegalUpeo'];

/** Upeo that counts for nothing; an early one is always worth its points. */
const withoutUpeo = ({ openRiichi: _, ...s }: KoreanSituation): KoreanSituation => ({ ...s, riichi: 'none' });

/** The score of a complete hand without regard to the minimum, and to an upeo that was not allowed. */
export const scoreAnyway = (s: KoreanSituation, win: Win, options: KoreanOptions): KoreanScore => {
  const value = valueOfHand(s, win, options);
  if (!isRefused(value)) return value;
  const bare = s.riichi === 'riichi' ? withoutUpeo(s) : s;
  const measured = MEASURED.includes(value) ? valueOfHand(bare, win, { ...options, minBase: 0 }) : value;
  if (isRefused(measured)) throw new Error(`a wait does not complete the hand: ${measured}`);
  return measured;
};

export const shortOf = ({ base }: KoreanScore, { minBase }: KoreanOptions): number =>
  Math.max(0, minBase - base);

/** By discard from the next seat: whoever throws it pays the same. */
const ronOn = (s: KoreanSituation, kind: Kind, last: boolean): Win => ({
  tile: plainTile(kind),
  from: seatAfter(s.seat, 1, s.players),
  by: 'discard',
  last,
});

const drawOf = (kind: Kind): Win => ({ tile: plainTile(kind), by: 'wall', last: false });

const paysOf = (byDiscard: KoreanScore, bySelfDraw: KoreanScore | undefined, players: number): KoreanPays => {
  const discarder = byDiscard.settlement?.discarder;
  const each = bySelfDraw?.settlement?.each;
  return {
    ...(discarder === undefined ? {} : { discarder }),
    ...(each === undefined ? {} : { each, together: each * (players - 1) }),
  };
};

/** Once the wall is empty nobody draws any more: what is left is a ron on the last discard. */
export const worthOf = (facts: KoreanFacts, now: KoreanSituation, kind: Kind): KoreanWorth => {
  const { table, options } = facts;
  const s = aheadOf(facts, now);
  const isLast = isLastTile(table);
  const byDiscard = scoreAnyway(s, ronOn(s, kind, isLast), options);
  const bySelfDraw = isLast ? undefined : scoreAnyway(s, drawOf(kind), options);
  const short: KoreanShort = {
    byDiscard: shortOf(byDiscard, options),
    ...(bySelfDraw && { bySelfDraw: shortOf(bySelfDraw, options) }),
  };
  return {
    byDiscard,
    ...(bySelfDraw && { bySelfDraw }),
    pays: paysOf(byDiscard, bySelfDraw, s.players),
    short,
  };
};
