// Starts the one worker of the tab.

import { proxy, wrap } from 'comlink';
import type { Running } from './connect.ts';
import type { EngineApi } from './protocol.ts';

export const spawn = (): Running => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tehai' });
  const api = wrap<EngineApi>(worker);
  const over = new AbortController();
  const died = new Promise<string>((done) => {
    worker.addEventListener('error', (e) => done(e.message || 'the worker could not be started'), over);
  });
  const end = (): void => {
    over.abort();
    worker.terminate();
  };
  return {
    answer: (question) => api.answer(question),
    refine: (question, told) => api.refine(question, proxy(told)),
    place: (question) => api.place(question),
    alive: () => api.alive(),
    died,
    end,
  };
};
