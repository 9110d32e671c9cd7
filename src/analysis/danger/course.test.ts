import { expect, test } from 'vitest';
import { type Setting, scriptTable } from '../script.test-kit.ts';
import { courseOf } from './course.ts';

const HAND = '199m 456p 789s 1122z';

test.each<[string, string, Setting, string]>([
  ['turn by turn', '0+1m 0-1m 1+ 1-9p 2+ 2-5z', {}, '0 1 2'],
  ['a pon passes turns over', '0+1m 0-1m 1+ 1-9p 3[999p2] 3-5z 0+2z', {}, '0 1 3'],
  ['a closed kan passes nobody over', '0+1m 0-1m 1+ 1[5555z] 1+ 1-9p 2+', {}, '0 1'],
  ['an open kan gives its caller the turn', '0+3m 0-3m 2[3333m2] 2+ 2-9p 3+', {}, '0 2'],
  ['the dealer begins', '2+ 2-9p 3+ 3-9p 0+1m', { dealer: 2 }, '2 3'],
  ['three players', '0+1m 0-1z 1+ 1~4z 1+ 1-9p 2+ 2-9s 0+1m', { players: 3 }, '0 1 2'],
])('%s', (_, script, setting, seats) => {
  const course = courseOf(scriptTable(HAND, script, setting));
  expect(course?.map((t) => t.seat).join(' ')).toBe(seats);
});

test('the tile that lies open is not yet passed', () => {
  const course = courseOf(scriptTable(HAND, '0+1m 0-1m 1+ 1-9p'));
  expect(course?.map((t) => t.passed)).toEqual([true, false]);
});

test('rivers that are not known whole have no order', () => {
  const table = scriptTable(HAND, '0+1m 0-1m 1+ 1-9p 2+ 2-5z');
  expect(courseOf({ ...table, unknown: ['rivers'] })).toBeUndefined();
  const seats = table.seats.map((state, seat) => (seat === 1 ? { ...state, river: [] } : state));
  expect(courseOf({ ...table, seats })).toBeUndefined();
});
