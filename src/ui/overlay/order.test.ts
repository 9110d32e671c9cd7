import { expect, test } from 'vitest';
import { steady } from './order.ts';

const key = (item: { readonly id: string }): string => item.id;
const items = (...ids: readonly string[]) => ids.map((id, n) => ({ id, n }));

test('the same rows keep their place with new numbers', () => {
  expect(steady(['a', 'b', 'c'], items('c', 'a', 'b'), key)).toEqual([
    { id: 'a', n: 1 },
    { id: 'b', n: 2 },
    { id: 'c', n: 0 },
  ]);
});

test.each([
  ['another row', ['a', 'b', 'd']],
  ['a row fewer', ['a', 'b']],
  ['nothing shown yet', []],
])('%s: as they come', (_, shown) => {
  expect(steady(shown, items('c', 'a', 'b'), key).map(key)).toEqual(['c', 'a', 'b']);
});
