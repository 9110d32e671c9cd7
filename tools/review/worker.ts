// The process that reviews: asked for one job after the other, it tells what it finds and says when it is done.

import { type Job, reviewJob, type Told, type Wish } from './job.ts';

export interface Asked {
  readonly job: Job;
  readonly wish: Wish;
}

export type Answer = Told | { readonly type: 'done' };

export const work = (): void => {
  const tell = (answer: Answer): void => void process.send!(answer);
  process.on('message', ({ job, wish }: Asked) => {
    reviewJob(job, wish, tell);
    tell({ type: 'done' });
  });
  process.on('disconnect', () => process.exit(0));
};
