// What the course of a hand asks of a rule set. Everything else is common to all three: turns, calls by priority, what
// lies where.

import type { RuleHint } from '../table/event.ts';
import type { BySeat, Players, Seat } from '../tiles/seat.ts';
import type { Kind, Tile } from '../tiles/tile.ts';
import type { Act, Refused } from './act.ts';
import type { Hand, Player } from './hand.ts';
import type { NextRound, Settled } from './outcome.ts';

export const DRAWS = ['exhaustive', 'nineTerminals', 'fourWinds', 'fourRiichi', 'fourKans'] as const;
export type DrawnEnding = (typeof DRAWS)[number];

export interface Book {
  readonly players: Players;
  readonly hint: RuleHint;
  readonly startPoints: number;
  readonly tiles: () => readonly Tile[];
  readonly hasDeadWall: boolean;
  /** What riichi costs; 0 where nothing is laid down. */
  readonly stick: number;
  /** Or they lie face down until the hand ends. */
  readonly showsClosedKans: boolean;
  /** Indicators a kan turns, and when. */
  readonly kanIndicator: 'none' | 'immediate' | 'openAfterDiscard';
  /** What a hand at rest waits for by its shape: an open riichi shows it. */
  readonly waits: (player: Player) => readonly Kind[];
  /** A cheap first look: whether a riichi could be allowed at all. */
  readonly mayBeReady: (hand: Hand, seat: Seat) => boolean;
  /** Why the rules forbid an act that the tiles allow. */
  readonly forbids: (hand: Hand, seat: Seat, act: Act) => Refused | undefined;
  /** Why the tile just drawn, or the one shown, is no win for this seat. */
  readonly noWin: (hand: Hand, seat: Seat) => Refused | undefined;
  /** Whether a discard that everybody let pass ends the hand. */
  readonly drawAfter: (hand: Hand) => DrawnEnding | undefined;
  /** `winners`: all who claimed the tile, or the one who drew it. */
  readonly settleWins: (hand: Hand, winners: readonly Seat[]) => Settled;
  readonly settleDraw: (hand: Hand, ending: DrawnEnding) => Settled;
  /** Undefined: the game is over. */
  readonly nextRound: (hand: Hand, settled: Settled, scores: BySeat<number>) => NextRound | undefined;
}
