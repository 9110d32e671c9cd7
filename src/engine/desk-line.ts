// The desk's line to a worker of its own: the newest position wins, and a worker that breaks is replaced with the next
// question.

import { wrap } from 'comlink';
import type { DeskAnswer } from '../desk/answer.ts';
import type { Position } from '../desk/position.ts';
import { latest } from './latest.ts';
import type { EngineApi } from './protocol.ts';

export interface DeskLine {
  readonly ask: (
    position: Position,
    told: (answer: DeskAnswer) => void,
    failed: (why: string) => void,
  ) => void;
  readonly end: () => void;
}

/** A worker at work for the desk. */
export interface DeskWorker {
  readonly desk: (position: Position) => Promise<DeskAnswer>;
  /** Why it broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

const spawnDesk = (): DeskWorker => {
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
  return { desk: (position) => api.desk(position), died, end };
};

interface Asked {
  readonly position: Position;
  readonly told: (answer: DeskAnswer) => void;
  readonly failed: (why: string) => void;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const deskLine = (spawn: () => DeskWorker = spawnDesk): DeskLine => {
  let worker: DeskWorker | undefined;
  const run = async ({ position, told, failed }: Asked): Promise<void> => {
    worker ??= spawn();
    const mine = worker;
    const broken = mine.died.then((why) => Promise.reject(new Error(why)));
    try {
      told(await Promise.race([mine.desk(position), broken]));
    } catch (error) {
      mine.end();
      worker = undefined;
      failed(reasonOf(error));
    }
  };
  const queue = latest(run);
  return {
    ask: (position, told, failed) => queue.ask({ position, told, failed }),
    end: () => worker?.end(),
  };
};
