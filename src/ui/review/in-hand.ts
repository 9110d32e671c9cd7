// What a game says of one of its hands: what it brought a player, who sits where, and which place each took in the end.

import type { HandLine, KeptGame } from '../../history/kept.ts';
import { playersInHand, seatsInHand } from '../../history/seats.ts';
import { rankOf, standingOf } from '../../history/standing.ts';
import type { Decision } from '../../review/decision.ts';
import type { Seat } from '../../tiles/seat.ts';
import { mistakesIn } from './judgement/judgement.tsx';
import type { HandTab } from './replay/hands.tsx';

const changeIn = ({ before, after }: HandLine, seat: Seat): number | undefined =>
  after && after[seat]! - before[seat]!;

/** `seat`: of the first hand. */
export const tabsOf = (
  row: KeptGame,
  seat: Seat,
  decisions: readonly Decision[],
  threshold: number,
): readonly HandTab[] =>
  row.hands.map((line, hand) => ({
    round: line.round,
    change: changeIn(line, seatsInHand(row, line)[seat]!),
    mistakes: mistakesIn(decisions, hand, threshold),
  }));

/** Of each seat of a hand, where the game is over and it is known how it ended. */
export const placesIn = (row: KeptGame, line: HandLine): ((seat: Seat) => number) | undefined => {
  const standing = standingOf(row);
  const players = playersInHand(row, line);
  return standing?.final ? (seat) => rankOf(standing, players[seat]!) : undefined;
};
