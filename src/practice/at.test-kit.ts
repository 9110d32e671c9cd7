// Sessions in the middle of a hand told by script: `script.test-kit.ts` of the game.

import { type Game, RIICHI } from '../game/game.ts';
import { actOf, gameOf, type Setup as Laid, play as told } from '../game/script.test-kit.ts';
import type { Seat } from '../tiles/seat.ts';
import { choose, mySeat, openSession, PERSON, play, type Session } from './session.ts';

/** The person sits on seat `me`, the others in turn from there. */
const seated = (game: Game, me: Seat): Game => ({
  ...game,
  players: game.players.map((_, seat, all) => (seat - me + all.length + PERSON) % all.length),
});

const step = (session: Session, word: string): Session => {
  const seat = Number(word[0]) as Seat;
  const act = actOf(session.game, seat, word);
  const next = seat === mySeat(session) ? choose(session, act) : play(session, act);
  if (!next.ok) throw new Error(`${word}: ${next.code}: ${next.detail}`);
  return next.value;
};

/** A session after the words of a script; `last` are words that the session itself has seen. */
export const sessionAt = (laid: Laid, me: Seat, script = '', last = ''): Session => {
  const rules = laid.rules ?? RIICHI;
  const fresh = openSession({ rules, seed: 1, level: 'byUkeire' });
  const { game } = told(gameOf(laid), script);
  return last
    .split(' ')
    .filter((word) => word !== '')
    .reduce(step, { ...fresh, game: seated(game, me) });
};
