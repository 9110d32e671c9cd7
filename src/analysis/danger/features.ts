// A feature is a name and how much of it there is; what it weighs was learned (`weights.ts`). A name that the fit has
// not met weighs nothing.

export type Feature = readonly [name: string, value: number];

export type Weights = Readonly<Record<string, number>>;

/** There or not. */
export const flag = (name: string, is: boolean): readonly Feature[] => (is ? [[name, 1]] : []);

export const sumOf = (features: readonly Feature[], weights: Weights): number => {
  let sum = 0;
  for (const [name, value] of features) sum += (weights[name] ?? 0) * value;
  return sum;
};

/** A log-odds as a chance. */
export const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
