import { expect, test } from 'vitest';
import { call, dealt, discard, draw, errorOf, tableAfter, turn } from './story.fixture.ts';
import type { Table } from './table.ts';

const deal = dealt(['123m406p777s11z55z']);
const before: Table = tableAfter(deal, draw(0, '9s'), discard(0, '9s_'), ...turn(1, '5z'));
/** The same moment, as a reconnect shows it: nobody knows whose turn it is. */
const { claimable: _, ...rest } = before;
const joined = { type: 'snapshot', table: { ...rest, phase: 'draw', unknown: ['turn', 'wall'] } } as const;

test.each([
  ['a draw', [draw(2)], 67, 2],
  ['a discard of a tile drawn before', [discard(2, '3p')], 67, 2],
  ['my call of the last discard', [call(0, 'pon', '55z', '5z', 1)], 68, 0],
  ['riichi of who drew before', [{ type: 'declare', seat: 3 } as const], 67, 3],
])('%s tells whose turn it is and how many tiles are left', (_name, events, wall, turn) => {
  const table = tableAfter(joined, ...events);
  expect(table.unknown).toEqual([]);
  expect([table.wall, table.turn]).toEqual([wall, turn]);
});

test('a call of what does not lie last is refused', () => {
  expect(errorOf(joined, call(0, 'pon', '77s', '7s', 1))).toBe('notClaimable');
});

test('a win on the last discard is allowed', () => {
  const table = tableAfter(joined, { type: 'win', seat: 3, tile: before.claimable!.tile, from: 1 });
  expect(table.phase).toBe('over');
});

test('what is told moves nothing', () => {
  expect(tableAfter(joined, { type: 'told', furiten: true }).unknown).toEqual(['turn', 'wall']);
});
