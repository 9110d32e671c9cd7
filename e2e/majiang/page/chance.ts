// Games that can be played again: chance from a seed, and time that runs faster without changing the order of things.

import { randomFrom } from '../../../src/tiles/random.ts';

export const seedChance = (seed: number): void => {
  Math.random = randomFrom(seed);
};

const FASTER = 40;

/**
 * Every wait of no time becomes a task of its own at once, which timers nested in timers do not; longer ones shrink.
 * Each step of the game is still its own task, as in a game at ordinary speed. Painting would take most of the time:
 * nothing is shown.
 */
export const hurry = (): void => {
  const later = window.setTimeout.bind(window);
  const forget = window.clearTimeout.bind(window);
  const waiting = new Map<number, () => void>();
  const channel = new MessageChannel();
  let last = 1_000_000_000;
  channel.port1.onmessage = ({ data }: MessageEvent<number>) => {
    const run = waiting.get(data);
    waiting.delete(data);
    run?.();
  };
  const soon = (run: () => void): number => {
    last += 1;
    waiting.set(last, run);
    channel.port2.postMessage(last);
    return last;
  };
  const set = (run: () => void, ms = 0): number => (ms > 0 ? later(run, ms / FASTER) : soon(run));
  const clear = (id?: number): void => {
    if (id !== undefined && !waiting.delete(id)) forget(id);
  };
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  document.documentElement.style.display = 'none';
};
