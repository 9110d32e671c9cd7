// Workers started, and how their end is heard of.

import { type Remote, wrap } from 'comlink';
import type { EngineApi } from './protocol.ts';

export interface Started<Api> {
  readonly api: Remote<Api>;
  /** Why it could not be started or broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

/** A worker that was just made. Its caller names the script in one expression: only so does the bundler know it. */
export const watched = <Api>(worker: Worker): Started<Api> => {
  const over = new AbortController();
  const died = new Promise<string>((done) => {
    worker.addEventListener('error', (e) => done(e.message || 'the worker could not be started'), over);
  });
  const end = (): void => {
    over.abort();
    worker.terminate();
  };
  return { api: wrap<Api>(worker), died, end };
};

/** One that answers, refines, and thinks for opponents. */
export const startEngine = (): Started<EngineApi> =>
  watched(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tehai' }));

/** What went wrong, as text. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
