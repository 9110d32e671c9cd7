// What a player can do, and why it may be refused: each code names the rule it breaks.

import type { KoreanRefusal } from '../rules/korean/refusals.ts';
import type { Refusal } from '../rules/rules.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Tile } from '../tiles/tile.ts';

export type Act =
  /** `drawn`: the tile just drawn goes out. `open`: the waits are shown with the riichi or upeo. */
  | {
      readonly type: 'discard';
      readonly tile: Tile;
      readonly drawn: boolean;
      readonly riichi?: true;
      readonly open?: true;
    }
  /** Upeo declared before: its waits are shown now. */
  | { readonly type: 'open' }
  | { readonly type: 'meld'; readonly meld: Meld }
  /** Three players: a north. */
  | { readonly type: 'aside'; readonly tile: Tile }
  | { readonly type: 'nineTerminals' }
  | { readonly type: 'tsumo' }
  | { readonly type: 'ron' }
  | { readonly type: 'pass' };

export const GAME_REFUSALS = [
  /** The hand has ended: the next one is to be dealt. */
  'handOver',
  'gameOver',
  /** Another is to move. */
  'notYourTurn',
  /** The own turn, but not for this. */
  'notNow',
  /** Nothing was shown that this seat could claim, or it has answered. */
  'notAsked',
  'notHeld',
  /** The tile was not the one just drawn. */
  'notDrawn',
  /** No run, triplet or quad, or not of the tile that was shown. */
  'noGroup',
  /** A kan or a north right after a call, before any draw. */
  'justCalled',
  /** A hand in riichi may not change. */
  'riichiHand',
  /** A kan in riichi of another tile than the drawn one, or one that changes the hand. */
  'kanInRiichi',
  /** These rules have no riichi. */
  'riichiNotPlayed',
  'riichiTwice',
  /** These rules have no open riichi, or none in a later turn. */
  'openNotPlayed',
  /** Waits are shown with riichi or upeo, or in it. */
  'openWithoutRiichi',
  'openTwice',
  'riichiOpenHand',
  'riichiNotTenpai',
  'riichiPoints',
  'riichiWall',
  /** The call and the discard exchange like for like. */
  'kuikae',
  /** Chi from another than the left neighbour. */
  'chiFromLeft',
  /** This rule set, or this number of players, has no chi. */
  'noChi',
  /** The last discard may only be won on. */
  'lastDiscard',
  /** A fifth kan. */
  'fourKans',
  /** No tile is left to replace one. */
  'noReplacement',
  'notSetAside',
  'nineTerminalsNotPlayed',
  'notFirstTurn',
  'fewTerminals',
] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];

/** The game's own reasons, and those of the rule sets for a win that is none. */
export type Refused = GameRefusal | Refusal | KoreanRefusal;
