// The page's line to its worker. Stopped or broken, the next question starts another.

import { type Remote, wrap } from 'comlink';
import type { Export, Exported, ExportedAll, Given, Taken } from '../../src/ui/review/host.ts';
import type { IntakeApi } from './intake-api.ts';

interface Running {
  readonly api: Remote<IntakeApi>;
  readonly died: Promise<never>;
  readonly end: () => void;
}

const spawn = (): Running => {
  const worker = new Worker(new URL('./intake.worker.ts', import.meta.url), {
    type: 'module',
    name: 'tehai-intake',
  });
  let end = (): void => undefined;
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (e) => reject(new Error(e.message || 'the worker broke')));
    end = () => {
      worker.terminate();
      reject(new Error('stopped'));
    };
  });
  died.catch(() => undefined);
  return { api: wrap<IntakeApi>(worker), died, end };
};

export const intakeLine = () => {
  let running: Running | undefined;
  const stop = (): void => {
    running?.end();
    running = undefined;
  };
  const ask = async <T>(question: (api: Remote<IntakeApi>) => Promise<T>): Promise<T> => {
    running ??= spawn();
    const mine = running;
    try {
      return await Promise.race([question(mine.api), mine.died]);
    } catch (error) {
      if (mine === running) stop();
      throw error;
    }
  };
  return {
    stop,
    take: ({ name, data }: Given, names: boolean): Promise<Taken> =>
      ask((api) => api.take(name, data, names)),
    exportAll: (): Promise<ExportedAll> => ask((api) => api.exportAll()),
    exportGame: (id: string, format: Export): Promise<Exported | 'damaged' | undefined> =>
      ask<Exported | 'damaged' | undefined>((api) => api.exportGame(id, format)),
  };
};
