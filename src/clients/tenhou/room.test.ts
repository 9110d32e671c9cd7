import { expect, test } from 'vitest';
import { roomOf } from './room.ts';

// Recorded games: of room 553 a dealer's 30 fu 4 han paid 4000 each; of room 1569 a ron with one counter 1500 more.
test.each([
  ['houou, hanchan', 169, undefined, undefined],
  ['with chips', 553, true, undefined],
  ['as parlours play', 1569, true, 1500],
])('%s', (_, bits, kiriageMangan, honbaValue) => {
  const options = roomOf(bits).rules.options ?? {};
  expect([options.kiriageMangan, options.honbaValue]).toEqual([kiriageMangan, honbaValue]);
});
