// What numbers a table can have. Clients read them from pages and messages that others write: one that no game has is
// refused by name here, whichever client read it, and never shown.

import type { Table } from './table.ts';

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** Far beyond every score that rooms and forms of the game in use lead to. */
const SCORE: Bounds = { least: -1_000_000, most: 1_000_000 };
/** Counters on the table: a hundred in a row are not heard of. */
const COUNTER: Bounds = { least: 0, most: 200 };
/** The whole set with its flowers. */
const WALL: Bounds = { least: 0, most: 144 };

/** NaN and fractions are in no bounds. */
const isWithin = (n: number, { least, most }: Bounds): boolean =>
  Number.isInteger(n) && n >= least && n <= most;

type Value = readonly [name: string, value: number, bounds: Bounds];

const valuesOf = ({ round, seats, wall, riichiSticks, me, turn }: Table): readonly Value[] => {
  const seat = { least: 0, most: round.players - 1 };
  return [
    ['dealer', round.dealer, seat],
    ['own seat', me, seat],
    ['seat on turn', turn, seat],
    ['hand of the round', round.number, { least: 0, most: 3 }],
    ['honba', round.honba, COUNTER],
    ['sticks at the deal', round.riichiSticks, COUNTER],
    ['sticks', riichiSticks, COUNTER],
    ['wall at the deal', round.wall, WALL],
    ['wall', wall, { least: 0, most: round.wall }],
    ...round.scores.map((s): Value => ['score at the deal', s, SCORE]),
    ...seats.map(({ score }): Value => ['score', score, SCORE]),
  ];
};

/** The first number that no table has, in words. */
export const outOfBounds = (table: Table): string | undefined => {
  const wrong = valuesOf(table).find(([, value, bounds]) => !isWithin(value, bounds));
  return wrong && `${wrong[0]} ${wrong[1]}`;
};
