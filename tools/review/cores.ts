// Files shared out among processes, so that every core reviews. Few files are split by their games.

import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Job, Told, Wish } from './job.ts';
import type { Answer, Asked } from './worker.ts';

const jobsOf = (files: readonly string[], cores: number): readonly Job[] => {
  const of = files.length >= cores ? 1 : cores;
  return files.flatMap((file) => Array.from({ length: of }, (_, rest) => ({ file, of, rest })));
};

const start = (): ChildProcess => fork(process.argv[1]!, ['--worker'], { execArgv: process.execArgv });

/** What a job tells; a process that ends in the middle of it is the file's failure. */
const doneBy = (child: ChildProcess, asked: Asked, tell: (told: Told) => void): Promise<boolean> =>
  new Promise((done) => {
    const { file } = asked.job;
    const finish = (lives: boolean): void => {
      child.off('message', hear).off('exit', fail);
      done(lives);
    };
    const hear = (answer: Answer): void => {
      if (answer.type === 'done') finish(true);
      else tell(answer);
    };
    const fail = (code: number | null): void => {
      const detail = `the review ended with ${code}; its message stands above`;
      tell({ type: 'read', file, error: { code: 'fault', detail } });
      finish(false);
    };
    child.on('message', hear).on('exit', fail);
    child.send(asked);
  });

export const reviewAll = async (
  files: readonly string[],
  wish: Wish,
  tell: (told: Told) => void,
): Promise<void> => {
  const cores = availableParallelism();
  const jobs = [...jobsOf(files, cores)];
  const work = async (): Promise<void> => {
    let child = start();
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const lives = await doneBy(child, { job, wish }, tell);
      if (!lives) child = start();
    }
    child.disconnect();
  };
  await Promise.all(Array.from({ length: Math.min(cores, jobs.length) }, work));
};
