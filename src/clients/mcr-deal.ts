// How a hand of Chinese official mahjong begins, for every client and log of it. Chairs are those of the hand, not of the
// game: players change seats between rounds, so that seat 0 is always East and deals, and a seat is its own wind.

import type { Round, RuleHint, TableEvent } from '../table/event.ts';
import type { BySeat, Seat } from '../tiles/seat.ts';
import { firstSeatOf } from '../tiles/seating.ts';
import { type Tile, WINDS } from '../tiles/tile.ts';

export const SEATS: readonly Seat[] = [0, 1, 2, 3];
export const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);

/** Values by chairs of the first hand, by the seats of this one. */
export const inHand = <T>(hand: number, byFirst: readonly T[]): BySeat<T> =>
  SEATS.map((seat) => byFirst[firstSeatOf(hand, seat)]!);

/** Adds what the seats of a hand won to what stands by the chairs of the first. */
export const addByFirst = (
  hand: number,
  before: readonly number[],
  changes: BySeat<number>,
): readonly number[] => {
  const after = [...before];
  for (const seat of SEATS) after[firstSeatOf(hand, seat)]! += changes[seat] ?? 0;
  return after;
};

/** Today's Chinese practice; `minimum` where a room asks for other than eight. */
export const mcrRules = (minimum = 8): RuleHint => ({
  family: 'mcr',
  preset: 'cn',
  reds: [0, 0, 0],
  ...(minimum === 8 ? {} : { options: { minimum } }),
});

export const NO_SCORES: BySeat<number> = [0, 0, 0, 0];

/** Tiles left once four hands of 13 are dealt from 144. */
const WALL = 92;

/** `hand`: 0–15 through the game. */
export const roundOf = (hand: number, scores: BySeat<number>): Round => ({
  players: 4,
  wind: WINDS[Math.floor(hand / 4) % 4]!,
  number: hand % 4,
  dealer: 0,
  honba: 0,
  riichiSticks: 0,
  scores,
  wall: WALL,
});

type Dealt = readonly Tile[] | number;

const lastOf = (hand: Dealt): { readonly tile?: Tile } =>
  typeof hand === 'number' ? {} : { tile: hand[13]! };
const without14th = (hand: Dealt): Dealt => (typeof hand === 'number' ? 13 : hand.slice(0, 13));
const sizeOf = (hand: Dealt): number => (typeof hand === 'number' ? hand : hand.length);

/** The deal; where the dealer is dealt 14 tiles, the last of them is the first draw. */
export const dealEvents = (round: Round, me: Seat, hands: BySeat<Dealt>): readonly TableEvent[] => {
  const first = hands[0]!;
  if (sizeOf(first) !== 14) return [{ type: 'deal', round, me, hands }];
  return [
    { type: 'deal', round, me, hands: [without14th(first), ...hands.slice(1)] },
    { type: 'draw', seat: 0, ...lastOf(first) },
  ];
};
