import { WINDS, type Wind } from './tile.ts';

/** A chair for the whole game; 0 is East in the first hand, counting in turn order. */
export type Seat = 0 | 1 | 2 | 3;

/** One entry a seat: three long in three-player games. */
export type BySeat<T> = readonly T[];

export type Players = 3 | 4;

export const seatsOf = (players: Players): readonly Seat[] => (players === 3 ? [0, 1, 2] : [0, 1, 2, 3]);

/** The seat `steps` turns after `seat`. */
export const seatAfter = (seat: Seat, steps: number, players: Players): Seat =>
  ((((seat + steps) % players) + players) % players) as Seat;

/** How many turns after `from` it is `to`'s: 0 … players − 1. */
export const turnsBetween = (from: Seat, to: Seat, players: Players): number =>
  (to - from + players) % players;

export const seatWindOf = (seat: Seat, dealer: Seat, players: Players): Wind =>
  WINDS[turnsBetween(dealer, seat, players)] as Wind;
