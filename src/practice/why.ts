// Every reason for which a thing is not offered, each by its name with what a player needs to see it.

import type { Refused } from '../game/act.ts';
import type { GameRules } from '../game/game.ts';
import type { Hand } from '../game/hand.ts';
import type { Furiten } from '../rules/rules.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Kind } from '../tiles/tile.ts';

/** One hand, seen from one seat. */
export interface Asked {
  readonly rules: GameRules;
  readonly hand: Hand;
  readonly seat: Seat;
}

/** Reasons that say everything by their name. */
export const PLAIN_REASONS = [
  /** It is offered, or was when the tile was shown. */
  'offered',
  /** No other has shown a tile in this hand yet. */
  'nothingShown',
  /** The tile was shown with a kan or set aside: it may be won on, not called. */
  'notADiscard',
  'notYourTurn',
  /** After a call no tile was drawn. */
  'justCalled',
  'notTenpai',
  'noYaku',
  /** A closed kan is robbed by thirteen orphans alone, or by nobody. */
  'closedKan',
  /** These rules have no riichi. */
  'noRiichi',
  'alreadyRiichi',
  'openHand',
  /** These rules, or three players, have no chi. */
  'noChi',
  /** No two tiles of the hand make a run with it. */
  'noRun',
  /** No four of a kind, and no triplet called before to add to. */
  'noQuad',
  /** A hand in riichi or upeo may not change. */
  'riichiHand',
  'kanInRiichi',
  /** The last discard may only be won on. */
  'lastDiscard',
  /** No tile could be thrown after the call that is not exchanged for like. */
  'kuikae',
  'fourKans',
  'noReplacement',
  'noNineTerminals',
  'notFirstTurn',
] as const;
export type PlainReason = (typeof PLAIN_REASONS)[number];

/** Reasons that lack a number: what there is and what it takes. */
export const COUNTED_REASONS = [
  /** MCR, in points without flowers. */
  'underMinimum',
  /** Korean, in base points. */
  'belowMinimum',
  'fewPoints',
  /** Tiles left in the wall. */
  'fewTiles',
  /** Of the tile, in hand. */
  'fewCopies',
  /** Different terminals and honours. */
  'fewTerminals',
] as const;
export type CountedReason = (typeof COUNTED_REASONS)[number];

export type Why =
  | { readonly id: PlainReason }
  | { readonly id: CountedReason; readonly has: number; readonly needs: number }
  /** Tenpai, on other tiles. */
  | { readonly id: 'notThisTile'; readonly waits: readonly Kind[] }
  /** The longest-lasting reason first. */
  | { readonly id: 'furiten'; readonly reasons: readonly Furiten[]; readonly waits: readonly Kind[] }
  /** A chi is for the next in turn; this is who threw the tile. */
  | { readonly id: 'notNext'; readonly from: Seat }
  /** Anything else the rules may find. */
  | { readonly id: 'refused'; readonly code: Refused };

export type WhyId = Why['id'];
