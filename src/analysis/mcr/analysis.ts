// What an MCR table is answered with, beside the riichi `Analysis` and in its words. A hand may be tenpai and yet not
// ready to win, because its waits fall short of the minimum: the two are told apart everywhere. Numbers that are not
// known are undefined, never 0. Points are `basic` ones: flowers never help to the minimum.

import type { FanId } from '../../rules/mcr/fans.ts';
import type { FanLine, McrScore } from '../../rules/mcr/score.ts';
import type { Unknown } from '../../table/table.ts';
import type { Call } from '../../tiles/meld.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { Accepted, AnalysisBase, HandView } from '../analysis.ts';

/** `underMinimum`: by neither way; `selfDrawOnly`: a discard falls short; `discardOnly`: a self-draw does (melded hand). */
export type McrBar = 'underMinimum' | 'selfDrawOnly' | 'discardOnly' | 'dead';

/** How many points are missing to the minimum; 0: none. Undefined where the win cannot come that way any more. */
export interface Short {
  readonly byDiscard?: number;
  readonly bySelfDraw?: number;
}

export interface McrWait {
  readonly kind: Kind;
  readonly live: number;
  /** Whether or not it reaches the minimum. */
  readonly byDiscard: McrScore;
  /** Absent once nobody draws any more. */
  readonly bySelfDraw?: McrScore;
  readonly short: Short;
  readonly bars: readonly McrBar[];
}

/**
 * Of a tenpai hand: `ready`: every live wait may be won on either way; `partly`: some, or one way alone; `shapeOnly`:
 * none reaches the minimum; `dead`: no live copy of any wait is left.
 */
export type Readiness = 'ready' | 'partly' | 'shapeOnly' | 'dead';

export interface McrTenpai {
  readonly readiness: Readiness;
  readonly waits: readonly McrWait[];
  /** Kinds that would complete the hand and of which it holds all four itself. */
  readonly ownFour: readonly Kind[];
  /** Live tiles that win by discard, and by self-draw. */
  readonly tilesByDiscard: number;
  readonly tilesBySelfDraw: number;
}

/** A finished hand at its best: the concealed tiles of the ready hand, and the tile it then wins on. */
export interface PlanWin {
  readonly basic: number;
  readonly fans: readonly FanLine[];
  readonly concealed: readonly Tile[];
  readonly win: Kind;
}

/**
 * A way to a win that reaches the minimum, named after its dearest fan. `away`: exchanges before the hand is ready, as
 * shanten counts them: 0 is ready. At least one of the wins is there.
 */
export interface Plan {
  readonly fan: FanId;
  readonly away: number;
  readonly byDiscard?: PlanWin;
  readonly bySelfDraw?: PlanWin;
  /** What is missing for the best of them, and how many copies nobody has seen. A kind missing twice stands twice. */
  readonly needs: readonly Accepted[];
}

/**
 * Plans, the nearest first, of one distance the dearest first. `exactTo`: up to so many away none is missing and every
 * value is the best there is; 0 where the hands one away were too many to score them all. What is farther is what the
 * search met: each of them can be had as named, another may be nearer or dearer.
 */
export interface Plans {
  readonly plans: readonly Plan[];
  readonly exactTo: 0 | 1;
}

export interface McrDiscard {
  readonly tile: Tile;
  readonly drawn: boolean;
  readonly after: HandView;
  /** Live tiles less than the best choice of the same shanten has. Undefined for a higher shanten. */
  readonly behind?: number;
  readonly tenpai?: McrTenpai;
  readonly plans: Plans;
}

/** What a call does to the value of the hand. */
export interface CallEffect {
  /**
   * The hand was concealed and no longer is: concealed and fully concealed hand are lost, and all hands of pairs and of
   * different tiles.
   */
  readonly opens: boolean;
  /** Groups that lie open then. Four of them and a win by discard are a melded hand. */
  readonly exposed: number;
  /** Plans of the hand that lets pass and are no longer there, and those that are new. */
  readonly lost: readonly FanId[];
  readonly gained: readonly FanId[];
}

export interface McrCall {
  readonly call: Call | 'ron' | 'tsumo' | 'flower' | 'pass';
  readonly own: readonly Tile[];
  readonly after?: HandView;
  /** Tiles to throw then, best first. */
  readonly discards?: readonly Tile[];
  readonly tenpai?: McrTenpai;
  readonly plans?: Plans;
  readonly effect?: CallEffect;
  /** For ron and tsumo. */
  readonly score?: McrScore;
}

export type McrWarning =
  /** Waits that reach the minimum in no way, and the least that is missing. */
  | { readonly type: 'underMinimum'; readonly waits: readonly Kind[]; readonly short: number }
  /** Waits that reach it by self-draw alone. */
  | { readonly type: 'selfDrawOnly'; readonly waits: readonly Kind[]; readonly short: number }
  | { readonly type: 'deadWait'; readonly waits: readonly Kind[] }
  /** The tile on the table, or the one just drawn, completes the hand and may not be won on. */
  | { readonly type: 'winRefusedNow'; readonly tile: Tile; readonly short: number }
  /** No hand that reaches the minimum was found within the distance that was searched. */
  | { readonly type: 'noPlan' }
  | { readonly type: 'unknown'; readonly unknown: Unknown };

export interface McrAnalysis extends AnalysisBase {
  readonly family: 'mcr';
  /** Points a win needs, flowers not counted. */
  readonly minimum: number;
  readonly flowers: number;
  /** Flowers still in the hand, to be set aside. */
  readonly flowersHeld: number;
  readonly tenpai?: McrTenpai;
  readonly plans: Plans;
  /** Best first; only on my turn. */
  readonly discards: readonly McrDiscard[];
  /** What can be called now, the passing first if a discard can be called; empty else. */
  readonly calls: readonly McrCall[];
  readonly warnings: readonly McrWarning[];
  /** Wins that were scored for the plans: the search's measure of work. */
  readonly work: number;
}
