// What a Korean table is answered with, beside the riichi `Analysis` and in its words. A hand may be ready by its shape and
// yet win nothing, because its waits fall short of the minimum of base points: the two are told apart everywhere. Numbers
// that are not known are undefined, never 0. Bonus points pay and never help to the minimum.

import type { BaseYaku } from '../../rules/korean/ids.ts';
import type { KoreanRefusal } from '../../rules/korean/refusals.ts';
import type { KoreanScore } from '../../rules/korean/score.ts';
import type { UpeoFault } from '../../rules/korean/upeo.ts';
import type { Furiten } from '../../rules/rules.ts';
import type { Unknown } from '../../table/table.ts';
import type { Call } from '../../tiles/meld.ts';
import type { Kind, Tile } from '../../tiles/tile.ts';
import type { AnalysisBase, HandView } from '../analysis.ts';

/**
 * `underMinimum`: by neither way; `selfDrawOnly`: a discard falls short; `discardOnly`: a self-draw does; `furiten`: a ron
 * is barred; `illegalUpeo`: upeo was declared without the right to; `dead`: no copy is left.
 */
export type KoreanBar = 'underMinimum' | 'selfDrawOnly' | 'discardOnly' | 'furiten' | 'illegalUpeo' | 'dead';

/** How many base points are missing to the minimum; 0: none. Undefined where the win cannot come that way any more. */
export interface KoreanShort {
  readonly byDiscard?: number;
  readonly bySelfDraw?: number;
}

/** What is paid under the settlement; undefined where points alone are told. */
export interface KoreanPays {
  /** What the discarder pays for a ron: all of what is won. */
  readonly discarder?: number;
  /** What each other player pays for a self-draw, and what that makes together. */
  readonly each?: number;
  readonly together?: number;
}

/** A wait as a win by discard and by self-draw: base and bonus lines, sums, payments. */
export interface KoreanWorth {
  /** Whether or not it reaches the minimum: `short` says how much is missing. */
  readonly byDiscard: KoreanScore;
  /** Absent once nobody draws any more. */
  readonly bySelfDraw?: KoreanScore;
  readonly pays: KoreanPays;
  readonly short: KoreanShort;
}

export interface KoreanWait extends KoreanWorth {
  readonly kind: Kind;
  readonly live: number;
  /** The same with upeo declared (with the first discard: early upeo), where that is allowed with this hand. */
  readonly withUpeo?: KoreanWorth;
  /** The same with the waits shown besides, or shown now by a hand in upeo. */
  readonly withOpenUpeo?: KoreanWorth;
  readonly bars: readonly KoreanBar[];
}

/**
 * Of a hand that is ready by shape, by the minimum alone, furiten aside: `ready`: every live wait may be won on either way;
 * `partly`: some, or one way alone; `shapeOnly`: none reaches the minimum; `dead`: no live copy of any wait is left.
 */
export type KoreanReadiness = 'ready' | 'partly' | 'shapeOnly' | 'dead';

export interface KoreanTenpai {
  readonly readiness: KoreanReadiness;
  readonly waits: readonly KoreanWait[];
  /** Live tiles that reach the minimum by discard, and by self-draw. */
  readonly tilesByDiscard: number;
  readonly tilesBySelfDraw: number;
  /** All that bars ron, the longest-lasting first. */
  readonly furiten: readonly Furiten[];
}

/** A wait and the base points that a discard of it would bring without upeo: what upeo asks for. */
export interface KoreanUpeoWait {
  readonly kind: Kind;
  readonly live: number;
  readonly base: number;
  readonly suffices: boolean;
}

export interface KoreanUpeoAnswer {
  readonly legal: boolean;
  /** Why not, all that holds. `belowMinimum` never with an early upeo. */
  readonly faults: readonly UpeoFault[];
  /** It would be an early upeo: with the first own discard, nobody having called before the own turn. */
  readonly early: boolean;
  readonly waits: readonly KoreanUpeoWait[];
}

export interface KoreanUpeo {
  /** What was declared, and whether it was allowed: a win after a jump may be void. */
  readonly declared: 'none' | 'upeo' | 'earlyUpeo';
  readonly jumped: boolean;
  /** The waits have been shown. */
  readonly open: boolean;
  /** Upeo may be declared now: with one of `discards`. */
  readonly legal: boolean;
  /** Why not now, all that holds: of the best discard on the own turn, else of the hand at rest as for the next turn. */
  readonly faults: readonly UpeoFault[];
  /** Declared with the next own discard it would be an early one. */
  readonly early: boolean;
  /** The waits may be shown now: with upeo, or by a hand that has declared it before. */
  readonly mayOpen: boolean;
  /** Of the hand that `faults` speaks of; empty where it is not ready. */
  readonly waits: readonly KoreanUpeoWait[];
  /** Tiles that may be thrown with upeo now, best first. */
  readonly discards: readonly Tile[];
}

/** One step before ready: the likeliest draw that leads to a wait in the own river. */
export interface KoreanFuritenRisk {
  readonly draw: Kind;
  readonly wait: Kind;
  readonly inRiver: Tile;
}

export interface KoreanDiscard {
  readonly tile: Tile;
  readonly drawn: boolean;
  readonly after: HandView;
  /** Live tiles less than the best choice of the same shanten has. Undefined for a higher shanten. */
  readonly behind?: number;
  readonly tenpai?: KoreanTenpai;
  /** Whether upeo may be declared with it; absent where the hand is not ready then, or upeo is declared already. */
  readonly upeo?: KoreanUpeoAnswer;
  readonly furitenRisk?: KoreanFuritenRisk;
  /** A hand in upeo throws what it draws. */
  readonly forbidden?: 'upeo';
}

export interface KoreanCall {
  readonly call: Exclude<Call, 'chi'> | 'ron' | 'tsumo' | 'flower' | 'upeo' | 'openUpeo' | 'pass';
  /** Own tiles used. */
  readonly own: readonly Tile[];
  readonly after?: HandView;
  /** Tiles to throw then, best first. */
  readonly discards?: readonly Tile[];
  readonly tenpai?: KoreanTenpai;
  /** The hand was concealed and no longer is: menzen and all that hangs on it is lost. */
  readonly opens?: boolean;
  /** Base yaku that the hand has or can still have after this call; empty: none in sight. */
  readonly yaku?: readonly BaseYaku[];
  /** For ron and tsumo. */
  readonly score?: KoreanScore;
}

/** The worst things to know, in the order they should be shown. */
export type KoreanWarning =
  /** The tile on the table, or the one just drawn, completes the hand and may not be won on. `short`: base points missing. */
  | {
      readonly type: 'winRefusedNow';
      readonly tile: Tile;
      readonly reason: KoreanRefusal;
      readonly short: number;
    }
  /** Upeo was declared without the right to: by these rules the hand cannot win, or upeo does not count. */
  | { readonly type: 'illegalUpeo'; readonly waits: readonly Kind[]; readonly voidsWin: boolean }
  | { readonly type: 'furiten'; readonly furiten: Furiten }
  | {
      readonly type: 'furitenAfter';
      readonly tile: Tile;
      readonly furiten: Furiten;
      readonly waits: readonly Kind[];
    }
  /** Waits that reach the minimum in no way, and the least that is missing. */
  | { readonly type: 'underMinimum'; readonly waits: readonly Kind[]; readonly short: number }
  /** Waits that reach it by self-draw alone. */
  | { readonly type: 'selfDrawOnly'; readonly waits: readonly Kind[]; readonly short: number }
  /** Waits that reach it by discard alone. */
  | { readonly type: 'discardOnly'; readonly waits: readonly Kind[]; readonly short: number }
  | { readonly type: 'deadWait'; readonly waits: readonly Kind[] }
  | { readonly type: 'unknown'; readonly unknown: Unknown };

export interface KoreanAnalysis extends AnalysisBase {
  readonly family: 'korean';
  /** Base points a win needs. */
  readonly minimum: number;
  readonly flowers: number;
  /** Flowers still in the hand, to be set aside. */
  readonly flowersHeld: number;
  readonly tenpai?: KoreanTenpai;
  /** Best first; only on my turn. */
  readonly discards: readonly KoreanDiscard[];
  /** What can be called now, the passing first if a discard can be called; empty else. */
  readonly calls: readonly KoreanCall[];
  readonly upeo: KoreanUpeo;
  readonly warnings: readonly KoreanWarning[];
}
