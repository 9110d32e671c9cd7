// A hand in play, everything known. It is kept by the game's own moves, never by folding events, so that the two can be
// held against each other.

import type { Round } from '../table/event.ts';
import type { Claimable, Phase, SeatState } from '../table/table.ts';
import type { Meld } from '../tiles/meld.ts';
import { isKan } from '../tiles/meld.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Act } from './act.ts';
import type { Outcome } from './outcome.ts';
import { leftIn, type Wall } from './wall.ts';

export interface Player extends SeatState {
  readonly concealed: readonly Tile[];
  readonly drawn?: Tile;
  /** Shown by others since the own last discard, and let pass. */
  readonly passed: readonly Claimable[];
  readonly passedInRiichi: readonly Claimable[];
}

export interface Hand {
  readonly round: Round;
  /** Hands played before this one. */
  readonly played: number;
  readonly wall: Wall;
  /** Thirteen tiles each, once the flowers of the deal were replaced. */
  readonly dealt: BySeat<readonly Tile[]>;
  readonly seats: BySeat<Player>;
  /** Indicators turned, and those to be turned with the next discard. */
  readonly indicators: number;
  readonly owed: number;
  readonly riichiSticks: number;
  readonly turn: Seat;
  readonly phase: Exclude<Phase, 'draw'>;
  readonly claimable?: Claimable;
  readonly untouched: boolean;
  readonly justCalled?: Meld;
  /** Who may answer what was just shown, and what they have answered. */
  readonly asked: readonly Seat[];
  readonly answers: BySeat<Act | undefined>;
  readonly outcome?: Outcome;
}

export const playerAt = (hand: Hand, seat: Seat): Player => hand.seats[seat]!;

export const withPlayer = (hand: Hand, seat: Seat, change: (player: Player) => Player): Hand => ({
  ...hand,
  seats: hand.seats.map((player, s) => (s === seat ? change(player) : player)),
});

export const withPlayers = (hand: Hand, change: (player: Player, seat: number) => Player): Hand => ({
  ...hand,
  seats: hand.seats.map(change),
});

/** Concealed and drawn as one. */
export const wholeOf = ({ concealed, drawn }: Player): readonly Tile[] =>
  drawn === undefined ? concealed : [...concealed, drawn];

/** Without these very tiles; undefined if one of them is not there. */
export const tilesWithout = (tiles: readonly Tile[], gone: readonly Tile[]): readonly Tile[] | undefined => {
  const left = [...tiles];
  for (const tile of gone) {
    const at = left.indexOf(tile);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** Holding these tiles and nothing drawn. */
export const resting = (player: Player, concealed: readonly Tile[]): Player => {
  const { drawn: _drawn, drawnFrom: _from, flowerDraw: _flower, ...rest } = player;
  return { ...rest, concealed };
};

export const wallLeft = (hand: Hand): number => leftIn(hand.wall);

export const kansOf = ({ seats }: Hand): BySeat<number> => seats.map((p) => p.melds.filter(isKan).length);

export const kanCount = (hand: Hand): number => kansOf(hand).reduce((sum, n) => sum + n, 0);

export const indicatorsOf = ({ wall, indicators }: Hand): readonly Tile[] =>
  wall.dead?.indicators.slice(0, indicators) ?? [];

export const uraOf = ({ wall, indicators }: Hand): readonly Tile[] =>
  wall.dead?.ura.slice(0, indicators) ?? [];

/** Nobody has called, and the own first tile is still to be thrown. */
export const isFirstTurn = (hand: Hand, seat: Seat): boolean =>
  hand.untouched && playerAt(hand, seat).river.length === 0;
