// Games that can be played again: chance from a seed, and time that runs faster without changing the order of things.

/** mulberry32. */
const generator = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export const seedChance = (seed: number): void => {
  Math.random = generator(seed);
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
