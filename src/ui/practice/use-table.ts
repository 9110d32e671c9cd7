// A session being played: opponents are asked, the person's acts are taken, the panel is fed, and everything is kept.

import { useEffect, useState } from 'preact/hooks';
import type { Act, Refused } from '../../game/act.ts';
import { askOf, choose, dealOn, offered, play, type Session, toMove, undo } from '../../practice/session.ts';
import type { Host } from './host.ts';
import { PACE_MS, type Pace } from './wish.ts';

export interface Live {
  readonly session: Session;
  /** The rule that the last try of an act breaks. */
  readonly refused: Refused | undefined;
  /** Why the opponents think no more. */
  readonly broken: string | undefined;
  /** The game's name in the history, once the hand is over and lies there. */
  readonly kept: string | undefined;
  readonly act: (act: Act) => void;
  readonly undo: () => void;
  readonly deal: () => void;
  readonly retry: () => void;
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, Math.max(0, ms));
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });

/** Nothing is to be seen of a claim that is let go. */
const timeFor = (act: Act, pace: Pace): number => (act.type === 'pass' ? 0 : PACE_MS[pace]);

/** What follows without the person: an opponent's move, or the only thing the person can do. */
const followUp = async (
  session: Session,
  { host, pace }: { readonly host: Host; readonly pace: Pace },
  signal: AbortSignal,
): Promise<Session | string | undefined> => {
  const started = performance.now();
  const rest = (act: Act) => pause(timeFor(act, pace) - (performance.now() - started), signal);
  const ask = askOf(session);
  const [only, ...others] = ask ? [] : offered(session);
  if (!ask && (only === undefined || others.length > 0)) return undefined;
  const move = ask ? await host.opponents.move(ask, signal) : undefined;
  if (move && !move.ok) return move.code === 'broken' ? (move.detail ?? move.code) : undefined;
  const act = move ? move.value : only!;
  await rest(act);
  const next = ask ? play(session, act) : choose(session, act);
  if (!next.ok) throw new Error(`${next.code}: ${next.detail}`);
  return next.value;
};

const useFollowUp = (
  session: Session,
  wires: { readonly host: Host; readonly pace: Pace },
  told: { readonly next: (session: Session) => void; readonly broken: (why: string) => void },
  attempt: number,
): void => {
  useEffect(() => {
    const ends = new AbortController();
    void followUp(session, wires, ends.signal).then((next) => {
      if (ends.signal.aborted || next === undefined) return;
      if (typeof next === 'string') told.broken(next);
      else told.next(next);
    });
    return () => ends.abort();
  }, [session, attempt]);
};

/**
 * Kept with every act, so that a page that is closed loses none; a hand that is over goes into the history. Gives the game's name
 * there once this state of it lies there.
 */
const useKeeping = (session: Session, host: Host): string | undefined => {
  const [kept, setKept] = useState<{ readonly session: Session; readonly id: string | undefined }>();
  useEffect(() => {
    host.keepSession(session);
    const { type } = toMove(session);
    if (type === 'handOver' || type === 'gameOver')
      void host.keepGame(session).then((id) => setKept({ session, id }));
  }, [session, host]);
  return kept?.session === session ? kept.id : undefined;
};

export const useTable = (first: Session, host: Host, pace: Pace): Live => {
  const [session, setSession] = useState(first);
  const [refused, setRefused] = useState<Refused>();
  const [broken, setBroken] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const goOn = (next: Session): void => {
    setRefused(undefined);
    setBroken(undefined);
    setSession(next);
  };
  useFollowUp(session, { host, pace }, { next: goOn, broken: setBroken }, attempt);
  const kept = useKeeping(session, host);
  return {
    session,
    refused,
    broken,
    kept,
    act: (act) => {
      const next = choose(session, act);
      if (next.ok) goOn(next.value);
      else setRefused(next.code);
    },
    undo: () => {
      const before = undo(session);
      if (before) goOn(before);
    },
    deal: () => {
      const next = dealOn(session);
      if (next.ok) goOn(next.value);
    },
    retry: () => {
      setBroken(undefined);
      setAttempt((n) => n + 1);
    },
  };
};
