// A kept game gone through again: its setup and its moves give the same session.

import {
  choose,
  dealOn,
  type Move,
  mySeat,
  openSession,
  play,
  type Session,
  type Setup,
} from '../../src/practice/session.ts';

interface Saved {
  readonly setup: Setup;
  readonly moves: readonly Move[];
}

export const savedOf = ({ setup, moves }: Session): Saved => ({ setup, moves });

const isSaved = (value: unknown): value is Saved =>
  typeof value === 'object' &&
  value !== null &&
  'setup' in value &&
  'moves' in value &&
  Array.isArray(value.moves);

const next = (session: Session, move: Move): Session | undefined => {
  const step =
    move === 'deal' ? dealOn(session) : (move.seat === mySeat(session) ? choose : play)(session, move.act);
  return step.ok ? step.value : undefined;
};

/** Undefined: nothing is kept, or it is of another version. */
export const resumed = (value: unknown): Session | undefined => {
  if (!isSaved(value)) return undefined;
  let session: Session | undefined;
  try {
    session = openSession(value.setup);
  } catch {
    return undefined;
  }
  for (const move of value.moves) session = session && next(session, move);
  return session;
};
