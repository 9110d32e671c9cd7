// A choice beside the best, at the rates counted, and at half and twice of them.

import { expect, test } from 'vitest';
import type { Act } from '../../game/act.ts';
import { parseTile } from '../../tiles/notation.ts';
import { compare } from './compare.ts';
import { threatBy } from './others.ts';
import type { Worth } from './worths.ts';

const tile = parseTile('1m');
if (!tile.ok) throw new Error(tile.detail);
const PASS: Act = { type: 'pass' };
const CALL: Act = {
  type: 'meld',
  meld: { type: 'pon', own: [tile.value, tile.value], called: tile.value, from: 1 },
};

const worth = (act: Act, seldom: number, net: number, often: number, calls = net): Worth => ({
  act,
  points: seldom,
  win: 0.5,
  net,
  between: [seldom, often, calls],
});

test('worth more at every rate: what the other choice costs is the difference', () => {
  const worths = [worth(CALL, 12, 10, 7), worth(PASS, 9, 6, 4)];
  expect(compare(worths, PASS, 'mcr')).toMatchObject({ cost: { unit: 'points', value: 4 } });
  expect(compare(worths, CALL, 'mcr')).toMatchObject({ cost: { unit: 'points', value: 0 } });
});

test('worth more only if the others win late: no verdict on either', () => {
  const worths = [worth(CALL, 14, 10, 4), worth(PASS, 9, 8, 7)];
  expect(compare(worths, PASS, 'mcr')).toBe('others');
  expect(compare(worths, CALL, 'mcr')).toBe('others');
});

test('worth more only if nothing more is called: no verdict on either', () => {
  const worths = [worth(PASS, 12, 10, 7), worth(CALL, 9, 6, 4, 12)];
  expect(compare(worths, CALL, 'mcr')).toBe('calls');
  expect(compare(worths, PASS, 'mcr')).toBe('calls');
  const far = [worth(PASS, 12, 10, 7), worth(CALL, 9, 6, 4, 9)];
  expect(compare(far, CALL, 'mcr')).toMatchObject({ cost: { value: 4 } });
  expect(compare(far, PASS, 'mcr')).toMatchObject({ cost: { value: 0 } });
});

test('as good within the margin, and hardly worse at other rates', () => {
  const worths = [worth(CALL, 10.2, 10, 9), worth(PASS, 10.4, 9.9, 8.8)];
  expect(compare(worths, PASS, 'korean')).toMatchObject({ cost: { value: 10 - 9.9 } });
});

test('nothing wins anything, or the choice has no worth', () => {
  expect(compare([worth(CALL, 0, 0, 0), worth(PASS, 0, 0, 0)], PASS, 'mcr')).toBeUndefined();
  expect(compare([worth(CALL, 9, 8, 7)], PASS, 'mcr')).toBeUndefined();
  expect(compare([], PASS, 'mcr')).toBeUndefined();
});

test('rates follow the own discards made, and never pass certainty', () => {
  const early = threatBy('mcr', 0, 1).hazards;
  const late = threatBy('mcr', 12, 1).hazards;
  expect(early[0]).toBe(0);
  expect(early[12]).toBe(late[0]);
  expect(late[0]).toBeGreaterThan(0);
  expect(Math.max(...threatBy('korean', 9, 100).hazards)).toBe(1);
});
