// How a hand ended.

import type { KoreanScore } from '../rules/korean/score.ts';
import type { McrScore } from '../rules/mcr/score.ts';
import type { RiichiScore } from '../rules/riichi/score.ts';
import type { Ending, StatedScore } from '../table/event.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile, Wind } from '../tiles/tile.ts';

export interface Won {
  readonly seat: Seat;
  readonly deltas: BySeat<number>;
  readonly stated: StatedScore;
  /** The whole sheet; of several winners each has its own payments. */
  readonly score: RiichiScore | McrScore | KoreanScore;
}

/** Where the game goes on. */
export interface NextRound {
  readonly wind: Wind;
  readonly number: number;
  readonly dealer: Seat;
  readonly honba: number;
  /** Players change places first: whoever sits on seat `moves[s]` now takes seat `s`. */
  readonly moves?: BySeat<Seat>;
}

/** What a rule set says of an ended hand. */
export interface Settled {
  readonly ending: Ending;
  readonly wins: readonly Won[];
  readonly deltas: BySeat<number>;
  /** Hands shown at a draw. */
  readonly hands?: BySeat<readonly Tile[] | undefined>;
  /** Sticks left on the table. */
  readonly sticks: number;
  readonly dealerStays: boolean;
  readonly dealer: Seat;
  readonly honba: number;
}

export interface Outcome extends Settled {
  /** After payment. */
  readonly scores: BySeat<number>;
  /** Undefined: the game is over. */
  readonly next: NextRound | undefined;
}
