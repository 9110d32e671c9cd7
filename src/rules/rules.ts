// What a rule set is: data and questions about one seat's facts. Rules know no table; `analysis/situation.ts`
// turns a table into these facts, so that every yaku is tested with one line of text and no game.

import type { Decomposition } from '../shapes/decompose.ts';
import type { Form } from '../shapes/form.ts';
import type { Meld } from '../tiles/meld.ts';
import type { Players, Seat } from '../tiles/seat.ts';
import type { Kind, Tile, Wind } from '../tiles/tile.ts';

export const RULE_SETS = ['riichi', 'mcr', 'korean'] as const;
export type RulesId = (typeof RULE_SETS)[number];

/** How a tile that another seat showed came out: what may be won on differs. */
export type Shown = {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly by: 'discard' | 'addedKan' | 'closedKan' | 'north';
};

/** One seat's facts. What is not known is left out, never guessed. */
export interface Situation {
  readonly players: Players;
  readonly seat: Seat;
  readonly dealer: Seat;
  readonly roundWind: Wind;
  readonly seatWind: Wind;
  /** Tiles in hand, without the winning tile: 13 − 3 × melds. */
  readonly concealed: readonly Tile[];
  /** In the order they were made. */
  readonly melds: readonly Meld[];
  /** Norths (three players) or flowers set aside. */
  readonly aside: readonly Tile[];
  /** Own discards in order, called-away ones included. */
  readonly river: readonly Tile[];
  /** What others showed since the own last discard (from the deal on, before the first) and this seat let pass. */
  readonly passed: readonly Shown[];
  /** The same since the own riichi discard; empty without riichi. */
  readonly passedInRiichi: readonly Shown[];
  readonly riichi: 'none' | 'riichi' | 'double';
  readonly openRiichi?: true;
  /** No call and no own draw since riichi beyond the next one: ippatsu is still on. */
  readonly ippatsu: boolean;
  /**
   * Nobody has called or set aside anything, and the own second turn has not come: double riichi, tenhou, chiihou and
   * renhou are open. With an empty river, nothing was thrown yet.
   */
  readonly firstTurn: boolean;
  readonly indicators: readonly Tile[];
  /** Ura indicators, only once they were shown. */
  readonly ura?: readonly Tile[];
  readonly honba: number;
  readonly riichiSticks: number;
}

/** How the hand is won. */
export interface Win {
  readonly tile: Tile;
  /** The seat that showed the tile; absent on a self-draw. */
  readonly from?: Seat;
  /** Ron: how the tile was shown. Self-draw: where it was drawn; in MCR a draw after a flower is from the `wall`. */
  readonly by: 'discard' | 'addedKan' | 'closedKan' | 'north' | 'wall' | 'replacement';
  /** Of the live wall: the last draw, or the last discard after it. */
  readonly last: boolean;
  /** The three other copies lay open to everyone before the win, in rivers and open melds; only MCR asks. */
  readonly lastCopy?: true;
}

export const REFUSALS = [
  'noYaku',
  'underMinimum',
  'notComplete',
  'furiten',
  'cannotRobAnkan',
  'tooManyCopies',
  'wrongTileCount',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Why ron is barred, by which tile, and when that ends. */
export interface Furiten {
  readonly type: 'discard' | 'temporary' | 'riichi';
  readonly tile: Tile;
  /** Who showed it; the own seat for a discard furiten. */
  readonly seat: Seat;
  /** For `discard`: the place in the own river, from 0. */
  readonly riverIndex?: number;
  readonly until: 'waitsChange' | 'ownNextDiscard' | 'handEnd';
}

/** One line of a score sheet: an id of the rule book and what it counts. */
export interface Item {
  readonly id: string;
  readonly value: number;
}

/** `Why`: the names of a rule set's own reasons to refuse a win. */
export interface RuleQuestions<Options, Score, Why extends string = Refusal> {
  readonly id: RulesId;
  readonly forms: readonly Form[];
  readonly defaults: Options;
  readonly score: (s: Situation, win: Win, options: Options, ways?: readonly Decomposition[]) => Score | Why;
  /** All furiten that bar ron on these waits, the longest-lasting first; empty = none. */
  readonly furiten: (s: Situation, waits: readonly Kind[], options: Options) => readonly Furiten[];
}
