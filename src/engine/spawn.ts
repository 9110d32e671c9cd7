// Starts the workers of the tab: one that answers, and once something is to be refined a second one of the same make, so
// that an answer never waits behind a value. The second has nothing to lose: if it breaks, the next question starts another.

import { proxy } from 'comlink';
import type { Running } from './connect.ts';
import type { EngineApi } from './protocol.ts';
import { type Started, startEngine } from './start.ts';

/** In ms: a question that is worked on for longer than any may be has nobody at work. */
const LOST = 15_000;

export const spawn = (): Running => {
  const { api, died, end } = startEngine();
  let second: Started<EngineApi> | undefined;
  /** When the oldest question that is not done yet was asked. */
  let since: number | undefined;
  const refining = (): Started<EngineApi> => {
    if (since !== undefined && performance.now() - since > LOST) {
      second?.end();
      second = undefined;
      since = undefined;
    }
    if (second) return second;
    const mine = startEngine();
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
