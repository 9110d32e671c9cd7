// Series of games shared out among processes, so that every core plays: each process is this tool again, asked for one slice.

import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { NOTHING, type Series, type Tally, together } from './series.ts';

/** Small enough that no core waits long for the last one, large enough that starting costs little. */
const SLICE = 50;

const slicesOf = ({ rules, games, seed }: Series): readonly Series[] =>
  Array.from({ length: Math.ceil(games / SLICE) }, (_, i) => ({
    rules,
    games: Math.min(SLICE, games - i * SLICE),
    seed: seed + i * SLICE,
  }));

/** The process writes its tally as its last line; one that ends otherwise has failed as a whole. */
const playApart = ({ rules, games, seed }: Series): Promise<Tally> =>
  new Promise((done) => {
    const args = ['--rules', rules, '--games', String(games), '--seed', String(seed), '--tally'];
    const child = spawn(process.execPath, [...process.execArgv, process.argv[1]!, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('close', (code) => {
      const last = text.trimEnd().split('\n').at(-1) ?? '';
      const isWhole = code === 0 && last.startsWith('{');
      const failed = { ...NOTHING, games, faults: [`${rules} seed ${seed}: the process ended with ${code}`] };
      done(isWhole ? JSON.parse(last) : failed);
    });
  });

/** The tally of each series, in their order; `after` hears of every slice that is done. */
export const playAll = async (
  series: readonly Series[],
  after: (slice: Series) => void,
): Promise<readonly Tally[]> => {
  const slices = series.flatMap((one, of) => slicesOf(one).map((slice) => ({ of, slice })));
  const tallies = series.map(() => NOTHING);
  const work = async (): Promise<void> => {
    for (let next = slices.shift(); next; next = slices.shift()) {
      const tally = await playApart(next.slice);
      tallies[next.of] = together(tallies[next.of]!, tally);
      after(next.slice);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return tallies;
};
