// Seats of a hand and players of a game. In riichi and Korean mahjong everybody keeps their chair. In MCR the players change
// places from round to round, and services number the seats of each hand anew, East first: what stands by the seats of one
// hand (points, whose hand was seen) belongs to other players in the next. Here it is told who is who.

import { type BySeat, type Players, type Seat, seatsOf, turnsBetween } from '../tiles/seat.ts';
import { firstSeatOf } from '../tiles/seating.ts';
import { WINDS } from '../tiles/tile.ts';
import type { Round, RuleHint } from './event.ts';

/** What says whether players change seats. */
export interface SeatedGame {
  readonly game: { readonly players: Players; readonly rules?: Pick<RuleHint, 'family'> };
  readonly place?: { readonly client: string };
}

export type SeatedHand = Pick<Round, 'wind' | 'number' | 'dealer'>;

/** Clients where everybody sits still in MCR, too. */
const STILL: readonly string[] = ['riichi-advanced'];

const changesSeats = ({ game, place }: SeatedGame): boolean =>
  game.rules?.family === 'mcr' && game.players === 4 && !STILL.includes(place?.client ?? '');

const handNumber = ({ wind, number }: SeatedHand): number => WINDS.indexOf(wind) * 4 + number;

/** The chair of the game's first hand that each seat of this hand had. */
const chairsIn = (hand: SeatedHand): BySeat<Seat> =>
  seatsOf(4).map((seat) => firstSeatOf(handNumber(hand), turnsBetween(hand.dealer, seat, 4) as Seat));

/** For each seat of `hand`: where its player sat in the hand `first`. */
export const playersIn = (game: SeatedGame, first: SeatedHand, hand: SeatedHand): BySeat<Seat> => {
  if (!changesSeats(game)) return seatsOf(game.game.players);
  const before = chairsIn(first);
  return chairsIn(hand).map((chair) => before.indexOf(chair) as Seat);
};

/** For each seat of `first`: where its player sits in `hand`. */
export const seatsIn = (game: SeatedGame, first: SeatedHand, hand: SeatedHand): BySeat<Seat> =>
  playersIn(game, hand, first);
