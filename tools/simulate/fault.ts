// An invariant that does not hold: the game stops here and counts as failed.

export class Fault extends Error {}

export const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Fault(what());
};

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  );
};

export const text = (value: unknown): string => JSON.stringify(sorted(value));

export const mustEqual = (got: unknown, expected: unknown, what: string): void => {
  const [a, b] = [text(got), text(expected)];
  must(a === b, () => `${what}: got ${a}, expected ${b}`);
};
