// `start_kyoku`. The first server left scores and sticks out: they follow from the hands before.

import { type Fields, integer, listOf } from '../../clients/json.ts';
import type { Round, TableEvent } from '../../table/event.ts';
import { type BySeat, type Players, type Seat, seatsOf } from '../../tiles/seat.ts';
import { WINDS, type Wind } from '../../tiles/tile.ts';
import { bySeat, seatIn } from './telling.ts';
import { handOf, tileOf } from './tiles.ts';

/** What a hand begins with where its message does not say. */
export interface Before {
  readonly scores: BySeat<number>;
  readonly sticks: number;
}

const START_POINTS: Readonly<Record<Players, number>> = { 3: 35_000, 4: 25_000 };

export const atStart = (players: Players): Before => ({
  scores: seatsOf(players).map(() => START_POINTS[players]),
  sticks: 0,
});

const LETTERS = 'ESWN';
const windOf = (letter: unknown): Wind | undefined =>
  typeof letter === 'string' && letter.length === 1 ? WINDS[LETTERS.indexOf(letter)] : undefined;
export const letterOf = (wind: Wind): string => LETTERS[WINDS.indexOf(wind)]!;

/** Live tiles after the deal. */
const LIVE_WALL: Readonly<Record<Players, number>> = { 3: 55, 4: 70 };

const roundOf = (players: Players, event: Fields, before: Before): Round | undefined => {
  const [wind, kyoku] = [windOf(event.bakaze), integer(event.kyoku)];
  const dealer = seatIn({ players }, event.oya ?? (kyoku ?? 0) - 1);
  if (wind === undefined || kyoku === undefined || kyoku < 1 || kyoku > 4 || dealer === undefined)
    return undefined;
  return {
    players,
    wind,
    number: kyoku - 1,
    dealer,
    honba: integer(event.honba) ?? 0,
    riichiSticks: integer(event.kyotaku) ?? before.sticks,
    scores: bySeat(players, event.scores) ?? before.scores,
    wall: LIVE_WALL[players],
  };
};

/** `me`: whose hand is known where others' are not. */
const viewerOf = (hands: BySeat<unknown>): Seat => {
  const known = hands.findIndex((hand) => typeof hand !== 'number');
  return Math.max(0, known) as Seat;
};

export const dealOf = (players: Players, event: Fields, before: Before): TableEvent | undefined => {
  const round = roundOf(players, event, before);
  const indicator = tileOf(event.dora_marker);
  const hands = seatsOf(players).map((seat) => handOf(listOf(event.tehais)[seat]));
  if (round === undefined || indicator === undefined || !hands.every((hand) => hand !== undefined))
    return undefined;
  return { type: 'deal', round, me: viewerOf(hands), hands, indicator };
};
