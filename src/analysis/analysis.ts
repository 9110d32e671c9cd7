// What the engine answers and the UI draws: data alone, so that it crosses a port and a view can be tested with
// a fixed one. Numbers that are not known are undefined, never 0.

import type { RiichiScore } from '../rules/riichi/score.ts';
import type { Furiten, RulesId } from '../rules/rules.ts';
import type { Form } from '../shapes/form.ts';
import type { Round } from '../table/event.ts';
import type { Claimable, Unknown } from '../table/table.ts';
import type { Call } from '../tiles/meld.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Kind, Tile, Wind } from '../tiles/tile.ts';
import type { KoreanAnalysis } from './korean/analysis.ts';
import type { McrAnalysis } from './mcr/analysis.ts';

/** A kind that helps, and how many copies nobody has seen. */
export interface Accepted {
  readonly kind: Kind;
  readonly live: number;
}

/** A hand between draws. */
export interface HandView {
  readonly shanten: number;
  /** The forms that are this near. */
  readonly forms: readonly Form[];
  /** Kinds that lower shanten (at tenpai: that win), in order of kind, those with no live copy included. */
  readonly accepts: readonly Accepted[];
  /** Sum of live copies. */
  readonly tiles: number;
}

/** Why a wait cannot be won on by ron; `dead`: no copy is left. */
export type RonBar = 'noYaku' | 'furiten' | 'dead';

/** The shape of a wait by its best reading; `multi` when kinds mix. */
export type WaitShape = 'open' | 'edge' | 'closed' | 'pair' | 'shanpon' | 'multi' | 'thirteen';

export interface Wait {
  readonly kind: Kind;
  readonly live: number;
  /** As the hand stands (riichi counted if declared); undefined: no yaku. */
  readonly ron?: RiichiScore;
  readonly tsumo?: RiichiScore;
  /** With riichi, where it can still be declared. */
  readonly riichiRon?: RiichiScore;
  readonly riichiTsumo?: RiichiScore;
  readonly bars: readonly RonBar[];
}

export interface Tenpai {
  readonly shape: WaitShape;
  readonly waits: readonly Wait[];
  readonly furiten: readonly Furiten[];
}

export interface DiscardChoice {
  readonly tile: Tile;
  /** The drawn tile itself. */
  readonly drawn: boolean;
  readonly after: HandView;
  /** Live tiles less than the best choice of the same shanten has; 0 for the best. Undefined for a higher shanten. */
  readonly behind?: number;
  /** Present if the discard leaves the hand tenpai. */
  readonly tenpai?: Tenpai;
  /** Riichi may be declared with this discard. */
  readonly riichi: boolean;
  /** One step before tenpai: of the kinds it accepts, those that lead to a wait in the own river. */
  readonly furitenRisk?: { readonly draw: Kind; readonly wait: Kind; readonly inRiver: Tile };
  /** Why this tile may not be thrown now. */
  readonly forbidden?: 'kuikae' | 'riichi';
}

export interface CallChoice {
  readonly call: Call | 'ron' | 'tsumo' | 'riichi' | 'north' | 'nineTerminals' | 'pass';
  /** Own tiles used. */
  readonly own: readonly Tile[];
  /** The hand after the call and its best discard. */
  readonly after?: HandView;
  /** Tiles to throw then, best first. */
  readonly discards?: readonly Tile[];
  readonly tenpai?: Tenpai;
  /** Yaku that the hand still has or can have after this call, by id: `tanyao`, `white`, … Empty: none in sight. */
  readonly yaku?: readonly string[];
  /** For ron and tsumo. */
  readonly score?: RiichiScore;
}

/** The worst things to know, in the order they should be shown. The UI has a sentence for each. */
export type Warning =
  | { readonly type: 'furiten'; readonly furiten: Furiten }
  | {
      readonly type: 'furitenAfter';
      readonly tile: Tile;
      readonly furiten: Furiten;
      readonly waits: readonly Kind[];
    }
  | { readonly type: 'noYaku'; readonly waits: readonly Kind[]; readonly riichiHelps: boolean }
  | { readonly type: 'deadWait'; readonly waits: readonly Kind[] }
  | { readonly type: 'ronRefusedNow'; readonly reason: 'noYaku' | 'furiten'; readonly tile: Tile }
  | { readonly type: 'unknown'; readonly unknown: Unknown };

/** What an answer says in every rule set. */
export interface AnalysisBase {
  /** Of the table it answers. */
  readonly seq: number;
  readonly round: Round;
  readonly me: Seat;
  readonly seatWind: Wind;
  /** Tiles left to draw. */
  readonly wall: number;
  /** `mine`: I must throw; `offer`: somebody's tile may be called; `others`: nothing to decide; `over`. */
  readonly moment: 'mine' | 'offer' | 'others' | 'over';
  /** The hand without a drawn tile; with 3n + 2 tiles, the hand after the best discard. */
  readonly now: HandView;
  readonly melds: number;
  readonly claimable?: Claimable;
  /** Live copies per kind as this player sees it (34); 0 for kinds the table does not have. */
  readonly live: readonly number[];
  readonly unknown: readonly Unknown[];
  /** Our answer to what the service told: differences only. */
  readonly differences: readonly Difference[];
  readonly rules: RulesInForce;
}

export interface Analysis extends AnalysisBase {
  readonly family: 'riichi';
  readonly indicators: readonly Tile[];
  readonly tenpai?: Tenpai;
  /** Best first; only on my turn. */
  readonly discards: readonly DiscardChoice[];
  /** What can be called now, the passing first if anything can; empty else. */
  readonly calls: readonly CallChoice[];
  readonly inRiichi: boolean;
  readonly warnings: readonly Warning[];
}

/** An answer of any rule set, told apart by its `family`. */
export type AnyAnalysis = Analysis | McrAnalysis | KoreanAnalysis;

/** Who said so: the room, the client that is known to play so, the player. */
export type RuleSource = 'room' | 'client' | 'player';

export interface RulesInForce {
  readonly family: RulesId;
  /** Of this family; MCR calls it a profile. */
  readonly preset: string;
  readonly source: RuleSource;
  /** What differs from the preset, in the order of a form; absent: nothing. `id` and `value` are an option's. */
  readonly changes?: readonly RuleChange[];
  /** Rules of the room that we do not play by, in its client's own words; absent: none. */
  readonly unsupported?: readonly string[];
}

export interface RuleChange {
  readonly id: string;
  readonly value: string | number | boolean;
  readonly source: RuleSource;
}

/** What we answer to, too, when a service tells it its own client. `payments`: of several winners together. */
export const TOLD = ['furiten', 'offers', 'waits', 'discards', 'win', 'payments'] as const;

/** Where our answer and the service's differ, both as text for a report. */
export interface Difference {
  readonly what: (typeof TOLD)[number];
  readonly ours: string;
  readonly theirs: string;
}
