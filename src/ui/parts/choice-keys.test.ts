import { expect, test } from 'vitest';
import { moved, opened } from './choice-keys.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 0, 0],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['a', 1, undefined],
])('%s from row %i of three leads to %s', (key, at, to) => {
  expect(moved(key, at, 3)).toBe(to);
});

test.each([
  ['Enter', false, true],
  ['Enter', true, false],
  [' ', false, true],
  ['ArrowRight', true, true],
  ['ArrowLeft', true, false],
  ['Escape', true, false],
  ['Escape', false, undefined],
  ['Tab', false, undefined],
])('%s on a row that is open: %s', (key, isOpen, to) => {
  expect(opened(key, isOpen)).toBe(to);
});
