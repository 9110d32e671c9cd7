// A place within a game's review, and how it stands in the address behind `game/ID`: `/3/14/1` is the third hand after its
// 14th event, with the eyes of seat 1; `/summary` is the game as a whole.

import { type Players, type Seat, seatsOf } from '../../../tiles/seat.ts';

export interface Spot {
  /** From 0. */
  readonly hand: number;
  /** Events that have happened. */
  readonly at: number;
  /** Whose eyes: by the seats of the first hand. */
  readonly seat: Seat;
}

export const VIEWS = ['replay', 'summary'] as const;
export type View = (typeof VIEWS)[number];

export interface GamePlace {
  readonly view: View;
  /** What the address leaves out is left out. */
  readonly spot: Partial<Spot>;
}

const numberIn = (text: string | undefined, least: number): number | undefined => {
  const n = text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : undefined;
  return n !== undefined && n >= least ? n : undefined;
};

/** `rest`: what follows the game's id. Never fails: what cannot be read is as if it were not there. */
export const placeOfRest = (rest: readonly string[], players: Players): GamePlace => {
  const isSummary = rest[0] === 'summary';
  const [hand, at, seat] = isSummary ? [undefined, undefined, rest[1]] : rest;
  const [h, a, s] = [numberIn(hand, 1), numberIn(at, 0), numberIn(seat, 0)];
  const known = seatsOf(players).find((one) => one === s);
  return {
    view: isSummary ? 'summary' : 'replay',
    spot: {
      ...(h === undefined ? {} : { hand: h - 1 }),
      ...(a === undefined ? {} : { at: a }),
      ...(known === undefined ? {} : { seat: known }),
    },
  };
};

export const restOfSpot = ({ hand, at, seat }: Spot): string => `/${hand + 1}/${at}/${seat}`;

export const restOfSummary = (seat: Seat): string => `/summary/${seat}`;
