// How much work a device may be given: measured once, by how long a fixed piece of work takes it.

/** In ms: what a middling computer is given, and the bounds for slower ones, which need longer for the same, and faster. */
const MIDDLING = 900;
const LEAST = 400;
const MOST = 3000;

/** In ms: the piece of work on a middling computer. */
const PIECE = 0.25;
const TURNS = 100_000;

const work = (): number => {
  let mixed = 1;
  for (let i = 0; i < TURNS; i++) mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i;
  return mixed;
};

export const budgetFor = (pieceMs: number): number =>
  Math.min(MOST, Math.max(LEAST, (MIDDLING * pieceMs) / PIECE));

/** The better of two, since the first is compiled on the way. */
export const measureBudget = (now: () => number): number => {
  const times = [0, 0].map(() => {
    const began = now();
    work();
    return now() - began;
  });
  return budgetFor(Math.min(...times));
};
