// What the field cases have in common: a line, and an expectation compared name by name with what we have.

import { isSame } from './same.ts';
import { anything, fields, recordOf, type Shape, shaped, text } from './shape.ts';
import type { Verdict } from './suite.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface FieldCase {
  readonly id: string;
  readonly kind: string;
  readonly input: Fields;
  readonly expected: Fields;
}

/** Our facts under the data's names, or the name of what is not checked. */
export type Answered = { readonly got: Fields } | { readonly skipped: string };

export type Answerer = (line: FieldCase) => Answered;

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);

const CASE = fields<FieldCase>({
  id: text,
  kind: text,
  input: recordOf(anything),
  expected: recordOf(anything),
});

export const caseOf = (value: unknown): FieldCase => shaped(CASE, value);

/** What a case is given, once it has the shape. */
export const inputOf = <T>(shape: Shape<T>, { input }: FieldCase): T => shaped(shape, input, 'input');

/** Only what is expected, at every depth: a fact we know besides is no difference. */
const narrow = (got: unknown, expected: unknown): unknown => {
  if (Array.isArray(expected)) {
    return Array.isArray(got) ? got.map((g, i) => (i < expected.length ? narrow(g, expected[i]) : g)) : got;
  }
  if (!isFields(expected) || !isFields(got)) return got === undefined ? 'not answered' : got;
  return Object.fromEntries(Object.entries(expected).map(([key, e]) => [key, narrow(got[key], e)]));
};

export const verdictOf = (line: FieldCase, answered: Answered): Verdict => {
  if ('skipped' in answered) return { id: line.id, skipped: answered.skipped };
  const got = narrow(answered.got, line.expected);
  return isSame(got, line.expected)
    ? { id: line.id }
    : { id: line.id, differs: { expected: line.expected, got } };
};
