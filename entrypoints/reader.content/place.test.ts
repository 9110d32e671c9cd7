import { expect, test } from 'vitest';
import { boxOf, defaultPlace, moved, sized } from './place.ts';

const WINDOW = { width: 1000, height: 700 };
const FIT = { width: 340, height: 280 };
const DEFAULT_PLACE = { right: 12, top: 12, width: 340 };
const box = (place = DEFAULT_PLACE, window = WINDOW) => boxOf(place, FIT, false, window);

test('by default it stands in the right gutter, as tall as its text', () => {
  expect(box(defaultPlace(WINDOW))).toEqual({ right: 4, top: 140, width: 362, height: 280 });
});

test('long text scrolls: at most four fifths of the window', () => {
  expect(boxOf(DEFAULT_PLACE, { width: 340, height: 2000 }, false, WINDOW).height).toBe(560);
});

test('whatever is stored, there is a panel to be seen', () => {
  expect(boxOf({ right: 0, top: 0, width: 0, height: 0 }, FIT, false, WINDOW)).toMatchObject({
    width: 284,
    height: 120,
  });
});

test('a pill is as large as it is drawn', () => {
  expect(boxOf(DEFAULT_PLACE, { width: 96, height: 32 }, true, WINDOW)).toEqual({
    right: 12,
    top: 12,
    width: 96,
    height: 32,
  });
});

test.each([
  [
    'a smaller window',
    { right: 900, top: 650, width: 340 },
    { right: 660, top: 420, width: 340, height: 280 },
  ],
  ['a phone', { right: 12, top: 12, width: 500 }, { right: 0, top: 12, width: 390, height: 280 }],
])('%s: brought back into sight', (name, place, expected) => {
  const window = name === 'a phone' ? { width: 390, height: 700 } : WINDOW;
  expect(box(place, window)).toEqual(expected);
});

test.each([
  ['left and down', { right: -100, down: 50 }, { right: 112, top: 62 }],
  ['beyond the right and upper edge', { right: 500, down: -500 }, { right: 0, top: 0 }],
  ['beyond the left and lower edge', { right: -5000, down: 5000 }, { right: 660, top: 420 }],
])('moved %s', (_, by, expected) => {
  expect(moved(DEFAULT_PLACE, box(), by, WINDOW)).toMatchObject({ ...expected, width: 340 });
});

test.each([
  ['wider and taller', { right: -60, down: 40 }, { width: 400, height: 320 }],
  ['never too small', { right: 900, down: -900 }, { width: 284, height: 120 }],
  ['never beyond the window', { right: -9000, down: 9000 }, { width: 988, height: 688 }],
])('sized %s', (_, by, expected) => {
  expect(sized(DEFAULT_PLACE, box(), by, WINDOW)).toEqual({ ...DEFAULT_PLACE, ...expected });
});

test('a drag from a clamped place begins where the eye sees it', () => {
  const far = { right: 900, top: 650, width: 340 };
  expect(moved(far, box(far), { right: 10, down: -10 }, WINDOW)).toMatchObject({ right: 650, top: 410 });
});
