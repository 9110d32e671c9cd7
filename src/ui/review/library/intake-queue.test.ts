import { expect, test } from 'vitest';
import type { Taken } from '../host.ts';
import {
  beginning,
  EMPTY,
  finished,
  inOrder,
  isBusy,
  nextOf,
  queued,
  stopped,
  sumOf,
} from './intake-queue.ts';

const files = (...names: readonly string[]) => names.map((name) => ({ name, data: name }));
const KEPT = { added: 1, grown: 0, joined: 0, known: 0 };
const GOOD: Taken = { format: 'mjlog', games: 1, hands: 8, kept: KEPT };
const BAD: Taken = { games: 0, hands: 0, kept: { ...KEPT, added: 0 }, error: { code: 'empty', detail: '' } };

test('one after the other, each with its own result; faults are shown first', () => {
  let queue = queued(EMPTY, files('a', 'b'));
  const first = nextOf(queue)!;
  queue = finished(beginning(queue, first), first, GOOD);
  const second = nextOf(queue)!;
  expect(second.given).toEqual({ name: 'b', data: 'b' });
  queue = finished(beginning(queue, second), second, BAD);
  expect(isBusy(queue)).toBe(false);
  expect(sumOf(queue)).toEqual({ done: 2, added: 1, grown: 0, joined: 0, known: 0, faulty: 1, stopped: 0 });
  expect(inOrder(queue).map(({ name }) => name)).toEqual(['b', 'a']);
});

test('stopped: what was at hand does not come back', () => {
  const queue = queued(EMPTY, files('a', 'b', 'c'));
  const first = nextOf(queue)!;
  const after = finished(stopped(beginning(queue, first)), first, GOOD);
  expect(after.map(({ state }) => state)).toEqual(['stopped', 'stopped', 'stopped']);
  expect(nextOf(after)).toBeUndefined();
});

test('given while others wait they follow; given after, they are a new list', () => {
  const queue = queued(EMPTY, files('a'));
  expect(queued(queue, files('b')).map(({ key, name }) => [key, name])).toEqual([
    [0, 'a'],
    [1, 'b'],
  ]);
  const first = nextOf(queue)!;
  const done = finished(beginning(queue, first), first, undefined);
  expect(done[0]?.state).toBe('broke');
  expect(queued(done, files('b')).map(({ key, name }) => [key, name])).toEqual([[1, 'b']]);
});

test('the files of an archive wait in its place', () => {
  const queue = queued(EMPTY, files('zip', 'b'));
  const first = nextOf(queue)!;
  const after = finished(beginning(queue, first), first, { ...GOOD, within: files('zip › 1', 'zip › 2') });
  expect(after.map(({ name, state }) => [name, state])).toEqual([
    ['zip › 1', 'waiting'],
    ['zip › 2', 'waiting'],
    ['b', 'waiting'],
  ]);
  expect(new Set(after.map(({ key }) => key)).size).toBe(3);
});
