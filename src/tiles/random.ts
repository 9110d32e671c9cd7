// Chance comes from outside: a generator is passed in, and the same seed gives the same numbers.

/** From 0 to below 1. */
export type Random = () => number;

/** Mulberry32: small, quick, and good enough to shuffle tiles. */
export const randomFrom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from 0 to below `limit`. */
export const below = (limit: number, random: Random): number => Math.floor(random() * limit);

/** Fisher–Yates. */
export const shuffled = <T>(items: readonly T[], random: Random): readonly T[] => {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(i + 1, random);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
};

export const pick = <T>(items: readonly T[], random: Random): T => items[below(items.length, random)]!;
