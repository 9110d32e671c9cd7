// The line to the opponents of a practice game. They think in a worker of their own, so that neither the table nor the advice
// waits for them. One move at a time: a new question calls off the one before. A worker that breaks is replaced with the next
// question, and since a question carries everything, asking it again gives the same move.

import type { Act, Ask } from '../practice/session.ts';
import { err, ok, type Result } from '../result.ts';
import { reasonOf, startEngine } from './start.ts';

/** `calledOff`: by its signal, or by a newer question. `broken`: the worker died; ask again. */
export type NoMove = 'calledOff' | 'broken';

export interface Opponents {
  readonly move: (ask: Ask, signal?: AbortSignal) => Promise<Result<Act, NoMove>>;
  readonly end: () => void;
}

/** A worker in which opponents think. */
export interface OpponentWorker {
  readonly move: (ask: Ask, id: number) => Promise<Act | undefined>;
  readonly callOff: (id: number) => void;
  /** Why it broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

const spawnOpponents = (): OpponentWorker => {
  const { api, died, end } = startEngine();
  return {
    move: (ask, id) => api.opponentMove(ask, id),
    callOff: (id) => void api.callOff(id),
    died,
    end,
  };
};

const NOBODY_WAITS = err('calledOff', 'nobody waits for it');

export const opponents = (spawn: () => OpponentWorker = spawnOpponents): Opponents => {
  const over = new AbortController();
  const ended = new Promise<undefined>((done) => {
    over.signal.addEventListener('abort', () => done(undefined));
  });
  let worker: OpponentWorker | undefined;
  let asked = 0;

  /** Undefined: called off. */
  const thought = (mine: OpponentWorker, ask: Ask, id: number): Promise<Act | undefined> => {
    const broken = mine.died.then((why) => Promise.reject(new Error(why)));
    return Promise.race([mine.move(ask, id), broken, ended]);
  };
  const replace = (broken: OpponentWorker): void => {
    broken.end();
    if (worker === broken) worker = undefined;
  };
  const move = async (ask: Ask, signal?: AbortSignal): Promise<Result<Act, NoMove>> => {
    worker ??= spawn();
    const mine = worker;
    mine.callOff(asked);
    const id = ++asked;
    const stop = (): void => mine.callOff(id);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      const act = await thought(mine, ask, id);
      const isWanted = id === asked && !signal?.aborted;
      return act && isWanted ? ok(act) : NOBODY_WAITS;
    } catch (error) {
      replace(mine);
      return err('broken', reasonOf(error));
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  };
  return {
    move: async (ask, signal) => (over.signal.aborted || signal?.aborted ? NOBODY_WAITS : move(ask, signal)),
    end: () => {
      over.abort();
      worker?.end();
    },
  };
};
