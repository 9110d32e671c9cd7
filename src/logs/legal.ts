// A hand that was read is followed on a table: what the table does not allow ends it there, so that whoever gets the
// hand can fold it without looking back.

import { replay } from '../table/replay.ts';
import type { LogError, LoggedGame, LoggedHand } from './log.ts';

interface Followed {
  readonly hand: LoggedHand;
  readonly error?: LogError;
}

/** A hand whose reader lost the thread says so itself: that is no fault of the log. */
const followed = ({ game }: LoggedGame, hand: LoggedHand, at: number): Followed => {
  const { error } = replay(hand.events, game);
  if (error === undefined) return { hand: { events: hand.events, complete: hand.complete } };
  if (error.code === 'missed')
    return { hand: { events: hand.events.slice(0, error.at + 1), complete: false } };
  return {
    hand: { events: hand.events.slice(0, error.at), complete: false },
    error: { code: 'illegal', detail: `${error.code}: ${error.detail}`, hand: at, event: error.at },
  };
};

/** Every hand as far as it follows, and the first that does not. */
export const followedHands = (
  game: LoggedGame,
): { readonly hands: readonly LoggedHand[]; readonly error?: LogError } => {
  const all = game.hands.map((hand, at) => followed(game, hand, at));
  const error = all.find((one) => one.error)?.error;
  return {
    hands: all.map((one) => one.hand).filter(({ events }) => events.length > 0),
    ...(error ? { error } : {}),
  };
};
