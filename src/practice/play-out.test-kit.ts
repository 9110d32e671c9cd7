// Sessions played to their end by a person without sense: whatever is offered, by lot.

import type { Act, Refused } from '../game/act.ts';
import type { Result } from '../result.ts';
import { pick, type Random } from '../tiles/random.ts';
import { moveOf } from './opponent.ts';
import { askOf, choose, dealOn, offered, openSession, play, type Session, toMove } from './session.ts';
import type { Setup } from './setup.ts';

const must = (result: Result<Session, Refused>): Session => {
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.value;
};

/** What the person does of what is offered. */
export type Person = (choices: readonly Act[], session: Session) => Act;

export const byLot =
  (random: Random): Person =>
  (choices) =>
    pick(choices, random);

/** One step further; undefined when the game is over. */
export const step = (session: Session, person: Person): Session | undefined => {
  switch (toMove(session).type) {
    case 'person':
      return must(choose(session, person(offered(session), session)));
    case 'opponent':
      return must(play(session, moveOf(askOf(session)!)));
    case 'handOver':
      return must(dealOn(session));
    case 'gameOver':
      return undefined;
  }
};

/** Every state of a session, the first first. */
export const statesOf = function* (setup: Setup, person: Person): Generator<Session> {
  let session: Session | undefined = openSession(setup);
  while (session) {
    yield session;
    session = step(session, person);
  }
};
