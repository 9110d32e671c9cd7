import { describe, expect, test } from 'vitest';
import { caseOf, verdictOf } from './field-case.ts';

const line = (expected: Record<string, unknown>) => ({ id: 'a', kind: 'waits', input: {}, expected });

describe('a verdict', () => {
  test('facts beyond the expected ones are no difference', () => {
    expect(verdictOf(line({ a: { b: 1 } }), { got: { a: { b: 1, c: 2 }, d: 3 } })).toEqual({ id: 'a' });
  });

  test('a fact that differs, is missing or is one too many', () => {
    expect(verdictOf(line({ a: 1 }), { got: { a: 2 } }).differs).toEqual({
      expected: { a: 1 },
      got: { a: 2 },
    });
    expect(verdictOf(line({ a: 1 }), { got: {} }).differs?.got).toEqual({ a: 'not answered' });
    expect(verdictOf(line({ a: [1] }), { got: { a: [1, 2] } }).differs).toBeDefined();
    expect(verdictOf(line({ a: null }), { got: { a: 0 } }).differs).toBeDefined();
  });

  test('what is not checked carries its name', () => {
    expect(verdictOf(line({}), { skipped: 'mjai' })).toEqual({ id: 'a', skipped: 'mjai' });
  });
});

test.each([
  [undefined],
  [[]],
  [{ id: 'a' }],
  [{ id: 'a', kind: 'waits' }],
  [{ id: 1, kind: 'waits', input: {} }],
])('no case: %j', (value) => {
  expect(() => caseOf(value)).toThrow();
});
