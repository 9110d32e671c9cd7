import { expect, test } from 'vitest';
import { inOrder, type Order, restored, type Sent, UNORDERED } from './order.ts';

const sent = (step: number, name = 'ActionDealTile', tag = step): Sent => ({
  step,
  name,
  data: new Uint8Array([tag]),
});
const deal = (step: number, tag = 200): Sent => sent(step, 'ActionNewRound', tag);
const end = (step: number): Sent => sent(step, 'ActionNoTile', 250);

/** The steps passed on, each with its tag, and where a gap was said. */
const passed = (list: readonly Sent[], from: Order = UNORDERED): readonly string[] => {
  let order = from;
  return list.flatMap((s) => {
    const after = inOrder(order, s);
    order = after.order;
    return [...after.ready.map((r) => `${r.step}:${r.data[0]}`), ...(after.gap ? ['gap'] : [])];
  });
};

const after = (list: readonly Sent[]): Order => list.reduce((order, s) => inOrder(order, s).order, UNORDERED);

test.each([
  ['in order', [deal(0), sent(1), sent(2)], ['0:200', '1:1', '2:2']],
  ['a deal of step 1', [deal(1), sent(2)], ['1:200', '2:2']],
  [
    'out of turn: the hand again from its deal',
    [deal(0), sent(2), sent(3), sent(1), sent(4)],
    ['0:200', 'gap', 'gap', '0:200', '1:1', '2:2', '3:3', '4:4'],
  ],
  [
    'two gaps: all of it waits for both',
    [deal(0), sent(2), sent(4), sent(1), sent(3)],
    ['0:200', 'gap', 'gap', 'gap', '0:200', '1:1', '2:2', '3:3', '4:4'],
  ],
  [
    'an end behind a gap',
    [deal(0), end(2), sent(1), deal(0, 201)],
    ['0:200', 'gap', '0:200', '1:1', '2:250', '0:201'],
  ],
  ['twice', [deal(0), sent(1), sent(1), deal(0), sent(2), sent(1)], ['0:200', '1:1', '2:2']],
  ['nothing before the deal', [sent(5), sent(6)], []],
  ['before the deal, kept for it', [sent(1), deal(0)], ['0:200', '1:1']],
  ['the next hand', [deal(0), end(1), deal(0, 201), sent(1)], ['0:200', '1:250', '0:201', '1:1']],
  [
    'the next hand’s step before its deal',
    [deal(0), end(1), sent(1), deal(0, 201)],
    ['0:200', '1:250', '0:201', '1:1'],
  ],
  [
    'the old hand’s step again between two hands',
    [deal(0), sent(1), end(2), sent(1), deal(0, 201)],
    ['0:200', '1:1', '2:250', '0:201'],
  ],
  [
    'the next deal closes a gap',
    [deal(0), sent(2), deal(0, 201), sent(1, 'ActionDealTile', 9)],
    ['0:200', 'gap', '0:201', '1:9'],
  ],
  ['an end ends', [deal(0), end(1), sent(2)], ['0:200', '1:250']],
  ['a step that no hand has', [deal(0), sent(5000), sent(1)], ['0:200', '1:1']],
])('%s', (_, list, expected) => {
  expect(passed(list)).toEqual(expected);
});

test('so many steps behind a gap are kept, one more and it will not be filled', () => {
  const behind = Array.from({ length: 33 }, (_, i) => sent(i + 2));
  expect(passed([deal(0), ...behind.slice(0, 32), sent(1)]).at(-1)).toBe('33:33');
  expect(passed([deal(0), ...behind, sent(1), sent(35)]).filter((s) => s !== 'gap')).toEqual(['0:200']);
});

test('a restore gives the hand from its deal, and what came early follows', () => {
  const gap = after([deal(0), sent(3)]);
  const { order, ready } = restored(gap, [sent(2), sent(1), deal(0)]);
  expect(ready.map((r) => r.step)).toEqual([0, 1, 2, 3]);
  expect(passed([sent(4), sent(3)], order)).toEqual(['4:4']);
});

test('a restore of another hand forgets what came early in the old one', () => {
  const { ready } = restored(after([deal(0), sent(3)]), [deal(0, 201), sent(1), sent(2)]);
  expect(ready.map((r) => r.step)).toEqual([0, 1, 2]);
});

test('an empty restore changes nothing', () => {
  const order = after([deal(0), sent(1)]);
  expect(restored(order, [])).toEqual({ order, ready: [] });
});
