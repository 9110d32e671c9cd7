// Before the first hand: who sits where, and who deals first. Each draws a wind; East chooses a chair, South sits on
// his right, and so on. East throws two dice for a provisional dealer, who throws again for the first one.

import { pick, type Random, shuffled } from '../tiles/random.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../tiles/seat.ts';
import { WINDS, type Wind } from '../tiles/tile.ts';
import { type Dice, stepsOf, throwDice } from './dice.ts';

export interface Opening {
  /** The wind each player drew, players by the order they came in. */
  readonly drawn: readonly Wind[];
  /** The chair that East chose; the others follow to the right. */
  readonly chair: Seat;
  /** East's throw and the provisional dealer's. */
  readonly dice: readonly [Dice, Dice];
  /** Players who drew East, South, …: the provisional dealer is counted among them, then the first dealer. */
  readonly provisional: number;
  /** Who sits on each seat; seat 0 deals first. */
  readonly players: BySeat<number>;
}

export const openingOf = (players: Players, random: Random): Opening => {
  const seats = seatsOf(players);
  const drawn = shuffled(WINDS.slice(0, players), random);
  const dice = [throwDice(random), throwDice(random)] as const;
  const sitting = seats.map((seat) => drawn.indexOf(WINDS[seat]!));
  const provisional = stepsOf(dice[0]) % players;
  const first = (provisional + stepsOf(dice[1])) % players;
  return {
    drawn,
    chair: pick(seats, random),
    dice,
    provisional: sitting[provisional]!,
    players: seats.map((seat) => sitting[(first + seat) % players]!),
  };
};
