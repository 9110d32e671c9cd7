// Starts the one worker of the tab and knows when it dies. A dead worker sends nothing, so it holds a lock from its first
// line on: the browser frees the lock when the worker is gone, whoever ended it.

import { wrap } from 'comlink';
import type { Running } from './connect.ts';
import { type EngineApi, LOCK } from './protocol.ts';

/** Resolves when whoever holds the lock has ended; never, where the browser has no locks. */
const released = (name: string, signal: AbortSignal): Promise<void> =>
  navigator.locks?.request(name, { signal }, () => undefined) ?? new Promise(() => undefined);

export const spawn = (): Running => {
  const name = `${LOCK}${crypto.randomUUID()}`;
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name });
  const api = wrap<EngineApi>(worker);
  const over = new AbortController();
  const died = new Promise<string>((done) => {
    worker.addEventListener('error', (e) => done(e.message || 'the worker could not be started'), over);
    // The worker asks for the lock before it answers anything, so the lock is its own by then.
    const watch = async (): Promise<void> => {
      await api.ready();
      await released(name, over.signal);
      done('the worker ended');
    };
    watch().catch(() => undefined);
  });
  const end = (): void => {
    over.abort();
    worker.terminate();
  };
  return { answer: (question) => api.answer(question), died, end };
};
