// A table is the fold of its events and nothing else: `apply.ts`. Everything here is fact, seen or told.

import type { Meld } from '../tiles/meld.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Kind, Tile } from '../tiles/tile.ts';
import type { Ending, Round, RuleHint, Told } from './event.ts';

export interface Discard {
  readonly tile: Tile;
  /** Thrown as drawn; undefined where it is not known. */
  readonly drawn?: boolean;
  readonly riichi?: true;
  /** Who called it away. */
  readonly calledBy?: Seat;
}

export interface SeatState {
  /** Without the drawn tile. A number: so many hidden tiles. After an own call 3n + 2, else 3n + 1. */
  readonly concealed: readonly Tile[] | number;
  /** The tile just drawn, or `hidden`. */
  readonly drawn?: Tile | 'hidden';
  /** A flower's replacement counts as from the wall: only a kan makes a win on one worth more. */
  readonly drawnFrom?: 'wall' | 'replacement';
  /** The drawn tile replaces a flower. */
  readonly flowerDraw?: true;
  readonly melds: readonly Meld[];
  readonly river: readonly Discard[];
  /** Norths or flowers set aside. */
  readonly aside: readonly Tile[];
  readonly riichi: 'none' | 'declared' | 'accepted';
  readonly doubleRiichi: boolean;
  readonly ippatsu: boolean;
  /** Open riichi, open upeo: the waits that were shown. */
  readonly open?: readonly Kind[];
  readonly score: number;
}

/** A tile that others may claim now. */
export interface Claimable {
  readonly tile: Tile;
  readonly seat: Seat;
  readonly by: 'discard' | 'addedKan' | 'closedKan' | 'north';
}

/** What cannot be known, so that whoever reads the table can say so. */
export const UNKNOWNS = [
  /** Discards before joining may be missing: furiten may be missed. */
  'rivers',
  /** Tiles let pass since the own last discard: temporary furiten may be missed. Ends at the own next discard. */
  'passed',
  /** Tiles let pass since the own riichi: riichi furiten may be missed. */
  'passedInRiichi',
  /** Kan dora turned before joining may be missing. */
  'indicators',
  /** Whether ippatsu, double riichi or a first turn still hold. */
  'timing',
  /** The number of tiles left in the wall. */
  'wall',
  /** Melds of others may be missing. */
  'melds',
  /** Whose turn it is. Ends with the next draw, discard or call. */
  'turn',
] as const;
export type Unknown = (typeof UNKNOWNS)[number];

export type Phase =
  /** `turn` is to draw. */
  | 'draw'
  /** `turn` holds a tile too many and must throw, kan or win. */
  | 'discard'
  /** `claimable` may be called or won on. */
  | 'claim'
  | 'over';

export interface Table {
  /** Events folded since the game began to be read; every event adds one. */
  readonly seq: number;
  readonly round: Round;
  readonly rules?: RuleHint;
  readonly humans: boolean;
  readonly me: Seat;
  readonly seats: BySeat<SeatState>;
  readonly indicators: readonly Tile[];
  /** Live tiles left to draw. */
  readonly wall: number;
  readonly riichiSticks: number;
  readonly turn: Seat;
  readonly phase: Phase;
  readonly claimable?: Claimable;
  /** The next draw is no kan's replacement: it is a flower's, or we joined just before it. */
  readonly fromWall?: true | 'flower';
  /** No call, no kan, no north yet. */
  readonly untouched: boolean;
  /** What others showed since my last discard (from the deal on, before the first) and I let pass. `claimable` is not yet in it. */
  readonly passed: readonly Claimable[];
  /** The same since my riichi discard. */
  readonly passedInRiichi: readonly Claimable[];
  /** Kinds I may not throw after my call just now are a rule's matter; this is the call. */
  readonly justCalled?: Meld;
  readonly unknown: readonly Unknown[];
  readonly told: Told;
  readonly result?: {
    readonly ending: Ending;
    readonly payments?: BySeat<number>;
    readonly wins: readonly import('./event.ts').TableEvent[];
  };
}
