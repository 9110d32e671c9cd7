// Reads what was given, one file after the other, drawn a few times a second however small they are.

import { useRef, useState } from 'preact/hooks';
import type { Given, ReviewHost } from '../host.ts';
import { beginning, EMPTY, finished, nextOf, type Queue, queued, stopped } from './intake-queue.ts';

export interface Intake {
  readonly queue: Queue;
  readonly give: (files: readonly Given[]) => void;
  readonly stop: () => void;
  readonly close: () => void;
}

const DRAW_MS = 120;

export const useIntake = (host: ReviewHost, names: boolean): Intake => {
  const [shown, setShown] = useState(EMPTY);
  const queue = useRef(EMPTY);
  const keepsNames = useRef(names);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  keepsNames.current = names;

  const set = (next: Queue, atOnce = false): void => {
    queue.current = next;
    if (atOnce) setShown(next);
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setShown(queue.current);
    }, DRAW_MS);
  };
  const run = async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    for (let next = nextOf(queue.current); next; next = nextOf(queue.current)) {
      set(beginning(queue.current, next));
      const taken = await host.take(next.given, keepsNames.current).catch(() => undefined);
      set(finished(queue.current, next, taken));
    }
    running.current = false;
  };
  return {
    queue: shown,
    give: (files) => {
      if (files.length === 0) return;
      set(queued(queue.current, files), true);
      void run();
    },
    stop: () => {
      set(stopped(queue.current), true);
      host.stop();
    },
    close: () => set(EMPTY, true),
  };
};
