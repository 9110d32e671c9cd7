// When a hand is too late for any win: by its shape, and in MCR by its plans.

import { expect, test } from 'vitest';
import { scriptTable } from '../../analysis/script.test-kit.ts';
import { isOutOfTime } from './shaped.ts';

/** The own turn, with so many tiles in the wall. */
const turn = (left: number) => scriptTable('123456789m1199p', '0+5z', { round: { wall: left + 1 } });

const hand = (shanten: number, plans: { readonly away?: number; readonly exactTo?: number } = {}) => ({
  view: { shanten, tiles: 8, forms: [], accepts: [] },
  ...plans,
});

test.each([
  ['two draws are left for two steps', 8, hand(2), false],
  ['one is left', 7, hand(2), true],
  ['none is left, and the hand is ready', 3, hand(0), false],
  ['one is left, and the only plan near is a step away', 4, hand(1, { away: 1, exactTo: 1 }), false],
  ['a plan two steps away, and none was overlooked nearer', 4, hand(1, { away: 2, exactTo: 1 }), true],
  ['no plan, and none was overlooked a step away', 4, hand(0, { exactTo: 1 }), true],
  ['no plan was found, and one may have been overlooked', 4, hand(1, { exactTo: 0 }), false],
  ['ready by shape alone, with no draw left', 3, hand(0, { exactTo: 0 }), true],
])('%s', (_, left, standing, isLate) => {
  expect(isOutOfTime(turn(left), standing)).toBe(isLate);
});
