// What a log tells of one seat's decisions, and what it does not.

import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { momentsOf } from './moments.ts';
import { decisionsOf, loggedGame, ME } from './review.test-kit.ts';

const chosenBy = (script: string, more: readonly TableEvent[] = []) => {
  const { game, hands } = loggedGame('riichi', '123m456p789s1122z', script);
  const hand = { events: [...hands[0]!.events, ...more], complete: false };
  return momentsOf(game, hand, ME).map(({ chosen }) => (typeof chosen === 'string' ? chosen : chosen.type));
};

test('discards of the own turn, passes on what others show', () => {
  expect(chosenBy('0+5m 0-5m 1+ 1-1z 2+')).toEqual(['discard', 'pass']);
});

test('the tile that ends a log was answered by nobody', () => {
  expect(chosenBy('0+5m 0-5m 1+ 1-1z')).toEqual(['discard']);
});

test('a call of the own seat', () => {
  expect(chosenBy('0+5m 0-5m 1+ 1-1z 0[111z3]')).toEqual(['discard', 'meld']);
});

test('another came first: what this seat would have said is not known', () => {
  const ron = { type: 'win', seat: 2, tile: 27, from: 1 } as unknown as TableEvent;
  expect(chosenBy('0+5m 0-5m 1+ 1-1z', [ron])).toEqual(['discard', 'win']);
  expect(chosenBy('0+5m 0-5m 1+ 1-5p 2[555p1]')).toEqual(['discard', 'call']);
});

test('riichi that was said before its discard is decided before it was said', () => {
  const [decision] = decisionsOf(loggedGame('riichi', '123m456p789s1122z', '0+5m 0? 0-5m'));
  expect(decision).toMatchObject({ at: 2, chosen: { type: 'discard', riichi: true } });
});

test('hidden tiles of others change nothing', () => {
  const open = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m 1+9m 1-9m 2+');
  const shut = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m 1+ 1-9m 2+');
  expect(decisionsOf(open)).toEqual(decisionsOf(shut));
});
