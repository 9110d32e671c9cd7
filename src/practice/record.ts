// The whole game as a log, all hands open: what the review and the history read.

import { bookOf, finalScores } from '../game/game.ts';
import type { LoggedGame } from '../logs/log.ts';
import type { BySeat } from '../tiles/seat.ts';
import { PERSON, type Session } from './session.ts';

/** By the seats of the first hand. */
const scoresOf = ({ game }: Session): BySeat<number> | undefined => {
  const scores = finalScores(game);
  return scores && game.opening.players.map((player) => scores[game.players.indexOf(player)]!);
};

/** `names`: of the players by the order they came in, the person first. Where players change seats each hand's `deal` says where the person sat. */
export const recordOf = (session: Session, names: readonly string[]): LoggedGame => {
  const { game, opened, hands, setup } = session;
  const { players } = bookOf(setup.rules);
  const seated = game.opening.players.slice(0, players);
  const scores = scoresOf(session);
  return {
    game: opened,
    names: seated.map((player) => names[player] ?? ''),
    hands: hands.map((events) => ({ events, complete: events.at(-1)?.type === 'end' })),
    ...(scores ? { scores } : {}),
    me: seated.indexOf(PERSON) as 0 | 1 | 2 | 3,
  };
};
