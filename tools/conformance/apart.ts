// Every suite at once: each on each of its paths in a process of its own, so that every core is at work. Each process is
// this tool again, asked for that suite and that path alone.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A suite's name and what it is run on. */
export type Job = readonly [suite: string, path: string];

/** How one ended: its sums, and everything it said but them. */
export interface Ended {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly text: string;
  readonly code: number;
}

const SUMS = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** One that ends badly and counts no failure of its own is one failure. */
const endedOf = (text: string, code: number): Ended => {
  const lines = text.trimEnd().split('\n');
  const sums = SUMS.exec(lines.at(-1) ?? '');
  const [passed = 0, failed = 0, skipped = 0] = sums ? sums.slice(1).map((n) => Number(n ?? 0)) : [];
  return {
    passed,
    failed: code === 0 ? failed : Math.max(failed, 1),
    skipped,
    text: (sums ? lines.slice(0, -1) : lines).join('\n'),
    code,
  };
};

const runJob = (job: Job): Promise<Ended> =>
  new Promise((done) => {
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...job], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let text = '';
    const hear = (chunk: Buffer): void => {
      text += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', (error) => done(endedOf(error.message, 1)));
    child.on('close', (code) => done(endedOf(text, code ?? 1)));
  });

/** All of them, the first first, as many at a time as there are cores; `told` hears of each as it ends. */
export const runApart = async (jobs: readonly Job[], told: (ended: Ended) => void): Promise<void> => {
  const queue = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) told(await runJob(job));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
};
