// An invariant that does not hold: the game stops here and counts as failed.

export class Fault extends Error {}

export const must = (holds: boolean, what: () => string): void => {
  if (!holds) throw new Fault(what());
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (x: unknown): x is Fields => typeof x === 'object' && x !== null;

/** A field that is undefined is one that is not there. */
const fieldsAgree = (a: Fields, b: Fields): boolean => {
  for (const key in a) if (!isEqual(a[key], b[key])) return false;
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
};

/** The same plain data; what the two have in common is not looked into. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return fieldsAgree(a, b);
};

export const mustEqual = (got: unknown, expected: unknown, what: string): void =>
  must(
    isEqual(got, expected),
    () => `${what}: got ${JSON.stringify(got)}, expected ${JSON.stringify(expected)}`,
  );
