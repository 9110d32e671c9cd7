// The desk's line to a worker of its own: the newest position wins, and a worker that breaks is replaced with the next
// question.

import { proxy } from 'comlink';
import type { DeskAnswer } from '../desk/answer.ts';
import type { Position } from '../desk/position.ts';
import { latest } from './latest.ts';
import type { Worths } from './protocol.ts';
import { reasonOf, startEngine } from './start.ts';

/** What a question is answered with, one after the other. */
export interface DeskListener {
  readonly told: (answer: DeskAnswer) => void;
  readonly failed: (why: string) => void;
  /** What choices are worth: after the answer, better and better. */
  readonly refined: (worths: Worths) => void;
}

export interface DeskLine {
  readonly ask: (position: Position, listener: DeskListener) => void;
  readonly end: () => void;
}

/** A worker at work for the desk. */
export interface DeskWorker {
  readonly desk: (position: Position) => Promise<DeskAnswer>;
  readonly refine: (position: Position, told: (worths: Worths) => void) => Promise<void>;
  /** Why it broke. */
  readonly died: Promise<string>;
  readonly end: () => void;
}

const spawnDesk = (): DeskWorker => {
  const { api, died, end } = startEngine();
  return {
    desk: (position) => api.desk(position),
    refine: (position, told) => api.deskRefine(position, proxy(told)),
    died,
    end,
  };
};

interface Asked extends DeskListener {
  readonly position: Position;
}

export const deskLine = (spawn: () => DeskWorker = spawnDesk): DeskLine => {
  let worker: DeskWorker | undefined;
  let newest: Asked | undefined;
  const run = async (asked: Asked): Promise<void> => {
    const { position, told, failed, refined } = asked;
    worker ??= spawn();
    const mine = worker;
    const broken = mine.died.then((why) => Promise.reject(new Error(why)));
    try {
      told(await Promise.race([mine.desk(position), broken]));
      // Not waited for: the next position may be asked at any time, and ends it.
      void mine.refine(position, (w) => asked === newest && refined(w)).catch(console.error);
    } catch (error) {
      mine.end();
      worker = undefined;
      failed(reasonOf(error));
    }
  };
  const queue = latest(run);
  return {
    ask: (position, listener) => {
      newest = { position, ...listener };
      queue.ask(newest);
    },
    end: () => worker?.end(),
  };
};
