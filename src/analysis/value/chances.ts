// Chances of counts drawn without replacement, as lists: at i, the chance of i.

export type Chances = readonly number[];

/** How many of `marked` among `all` are in a draw of `taken`: exact. */
export const hypergeometric = (all: number, marked: number, taken: number): Chances => {
  let chances: number[] = [1];
  for (let draw = 0; draw < taken; draw++) {
    const left = all - draw;
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, hits) => {
      const hit = left > 0 ? Math.max(0, marked - hits) / left : 0;
      next[hits]! += chance * (1 - hit);
      next[hits + 1]! += chance * hit;
    });
    chances = next;
  }
  return chances;
};

/** The sum of two independent counts. */
export const sumOf = (a: Chances, b: Chances): Chances => {
  if (a.length === 1 && a[0] === 1) return b;
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j]! += a[i]! * b[j]!;
  return sum;
};

/** Always `count`. */
export const always = (count: number): Chances => {
  const chances = new Array<number>(count + 1).fill(0);
  chances[count] = 1;
  return chances;
};

/**
 * The sum of what `taken` tiles are worth, drawn without replacement from groups: `sizes[i]` tiles are worth i each.
 */
export const worthOfDraws = (sizes: readonly number[], taken: number): Chances => {
  const sums = new Array<number>((sizes.length - 1) * taken + 1).fill(0);
  const left = [...sizes];
  const take = (draws: number, sum: number, chance: number, all: number): void => {
    if (draws === taken || all === 0) {
      sums[sum]! += chance;
      return;
    }
    for (let worth = 0; worth < left.length; worth++) {
      const size = left[worth]!;
      if (size === 0) continue;
      left[worth] = size - 1;
      take(draws + 1, sum + worth, (chance * size) / all, all - 1);
      left[worth] = size;
    }
  };
  take(
    0,
    0,
    1,
    sizes.reduce((a, b) => a + b, 0),
  );
  return sums;
};
