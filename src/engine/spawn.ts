// Starts the workers of the tab: one that answers, and once something is to be refined a second one of the same make, so
// that an answer never waits behind a value. The second has nothing to lose: if it breaks, the next question starts another.

import { proxy, type Remote, wrap } from 'comlink';
import type { Running } from './connect.ts';
import type { EngineApi } from './protocol.ts';

interface Started {
  readonly api: Remote<EngineApi>;
  /** Why it could not be started or broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

const start = (): Started => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tehai' });
  const over = new AbortController();
  const died = new Promise<string>((done) => {
    worker.addEventListener('error', (e) => done(e.message || 'the worker could not be started'), over);
  });
  const end = (): void => {
    over.abort();
    worker.terminate();
  };
  return { api: wrap<EngineApi>(worker), died, end };
};

/** In ms: a question that is worked on for longer than any may be has nobody at work. */
const LOST = 15_000;

export const spawn = (): Running => {
  const { api, died, end } = start();
  let second: Started | undefined;
  /** When the oldest question that is not done yet was asked. */
  let since: number | undefined;
  const refining = (): Started => {
    if (since !== undefined && performance.now() - since > LOST) {
      second?.end();
      second = undefined;
      since = undefined;
    }
    if (second) return second;
    const mine = start();
    second = mine;
    void mine.died.then(() => {
      mine.end();
      if (second === mine) second = undefined;
    });
    return mine;
  };
  return {
    answer: (question) => {
      // What is worked out is of an older table.
      void second?.api.rest();
      return api.answer(question);
    },
    refine: async (question, told) => {
      const mine = refining();
      since ??= performance.now();
      await mine.api.refine(question, proxy(told));
      if (mine === second) since = undefined;
    },
    place: (question) => api.place(question),
    alive: () => api.alive(),
    died,
    end: () => {
      second?.end();
      end();
    },
  };
};
