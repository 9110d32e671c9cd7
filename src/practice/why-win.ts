// Why a tile is no win for a seat, with what the player needs to see it: the waits, the furiten, the points that are missing.

import type { Refused } from '../game/act.ts';
import { situationOf, winOf } from '../game/facts.ts';
import { bookOf } from '../game/game.ts';
import { type Hand, playerAt } from '../game/hand.ts';
import { howWon as howKoreanWon } from '../game/korean/book.ts';
import { factsOf } from '../game/korean/facts.ts';
import { howWon as howMcrWon } from '../game/mcr/book.ts';
import { furiten as koreanFuriten } from '../rules/korean/furiten.ts';
import type { KoreanOptions } from '../rules/korean/options.ts';
import { isRefused as isKoreanRefused, score as koreanScore } from '../rules/korean/score.ts';
import type { McrOptions } from '../rules/mcr/options.ts';
import { isRefused as isMcrRefused, valueOfHand as mcrValue } from '../rules/mcr/score.ts';
import { furiten as riichiFuriten } from '../rules/riichi/furiten.ts';
import type { Furiten } from '../rules/rules.ts';
import type { Seat } from '../tiles/seat.ts';
import { type Kind, kindOf } from '../tiles/tile.ts';
import type { Asked, Why } from './why.ts';

const incomplete = ({ rules, hand, seat }: Asked): Why => {
  const waits = bookOf(rules).waits(playerAt(hand, seat));
  return waits.length === 0 ? { id: 'notTenpai' } : { id: 'notThisTile', waits };
};

const reasonsIn = ({ rules, hand, seat }: Asked, waits: readonly Kind[]): readonly Furiten[] => {
  switch (rules.family) {
    case 'riichi':
      return riichiFuriten(situationOf(hand, seat), waits, rules.options);
    case 'korean':
      return koreanFuriten(factsOf(hand, seat, rules.options), waits, rules.options);
    case 'mcr':
      return [];
  }
};

/** By some rules an own discard bars itself alone. */
const ITSELF_ALONE: ReadonlySet<string> = new Set(['tileOnly', 'tile']);

const barsThisTile = ({ rules, hand: { claimable } }: Asked, { type, tile }: Furiten): boolean => {
  if (type !== 'discard' || rules.family === 'mcr' || !ITSELF_ALONE.has(rules.options.furiten)) return true;
  return claimable !== undefined && kindOf(tile) === kindOf(claimable.tile);
};

const inFuriten = (asked: Asked): Why => {
  const waits = bookOf(asked.rules).waits(playerAt(asked.hand, asked.seat));
  const reasons = reasonsIn(asked, waits).filter((reason) => barsThisTile(asked, reason));
  return { id: 'furiten', reasons, waits };
};

/** What the hand would be worth were there no minimum. */
const mcrPoints = (hand: Hand, seat: Seat, options: McrOptions): number => {
  const win = howMcrWon(hand, seat);
  const value = win && mcrValue(situationOf(hand, seat), win, options);
  return value === undefined || isMcrRefused(value) ? 0 : value.basic;
};

const koreanBase = (hand: Hand, seat: Seat, options: KoreanOptions): number => {
  const win = howKoreanWon(hand, seat);
  const value = win && koreanScore(factsOf(hand, seat, options), win, { ...options, minBase: 0 });
  return value === undefined || isKoreanRefused(value) ? 0 : value.base;
};

const tooCheap = ({ rules, hand, seat }: Asked): Why => {
  switch (rules.family) {
    case 'mcr': {
      const has = mcrPoints(hand, seat, rules.options);
      return { id: 'underMinimum', has, needs: rules.options.minimum };
    }
    case 'korean': {
      const has = koreanBase(hand, seat, rules.options);
      return { id: 'belowMinimum', has, needs: rules.options.minBase };
    }
    case 'riichi':
      return { id: 'noYaku' };
  }
};

const WHY: Partial<Readonly<Record<Refused, (asked: Asked) => Why>>> = {
  notComplete: incomplete,
  furiten: inFuriten,
  noYaku: () => ({ id: 'noYaku' }),
  underMinimum: tooCheap,
  belowMinimum: tooCheap,
  cannotRobAnkan: () => ({ id: 'closedKan' }),
  robConcealedKong: () => ({ id: 'closedKan' }),
};

/** Undefined: it is one. The tile just drawn, or the one that was shown. */
export const whyNoWin = (asked: Asked): Why | undefined => {
  const { rules, hand, seat } = asked;
  if (winOf(hand, seat) === undefined) return { id: 'justCalled' };
  const code = bookOf(rules).noWin(hand, seat);
  if (code === undefined) return undefined;
  return WHY[code]?.(asked) ?? { id: 'refused', code };
};
