import { expect, test } from 'vitest';
import { randomFrom } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { type Dice, stepsOf } from './dice.ts';
import { openingOf } from './opening.ts';
import { brokenBy, dealtFrom, leftIn, nextTile, replacementTile } from './wall.ts';

/** Tiles numbered in the ring's order, so that a tile tells its place: 34 a wall, two a stack. */
const NUMBERED = Array.from({ length: 136 }, (_, i) => i as Tile);
const site = (dealer: Seat) => ({ tiles: NUMBERED, players: 4 as const, dealer, hasDeadWall: true });

test.each([
  ['2, 6 and 10: the right neighbour', [1, 5], 1],
  ['3, 7 and 11: opposite', [3, 4], 2],
  ['4, 8 and 12: the left neighbour', [6, 6], 3],
  ['5 and 9: himself', [4, 5], 0],
] as const)('%s', (_, dice: Dice, steps) => {
  expect(stepsOf(dice) % 4).toBe(steps);
  expect(brokenBy(dice, site(0)).broken).toBe(steps);
});

test('six: South’s wall is broken; the dead wall is its six right stacks and one of West’s', () => {
  const { live, dead, broken } = brokenBy([2, 4], site(0));
  expect(broken).toBe(1);
  // The seventh stack from the right is drawn first.
  expect(live.slice(0, 4)).toEqual([12, 13, 14, 15]);
  // Next to the break the sixth stack and the fifth: the replacements.
  expect(dead?.replacements).toEqual([10, 11, 8, 9]);
  // The third stack from the break is the first indicator; the seventh is West's leftmost, the ring's last.
  expect(dead?.indicators).toEqual([6, 4, 2, 0, 134]);
  expect(dead?.ura).toEqual([7, 5, 3, 1, 135]);
  expect(live.at(-1)).toBe(133);
});

test('nine: the two stacks at the right end are the end of the live wall', () => {
  const { live, dead } = brokenBy([4, 5], site(2));
  expect(live.slice(0, 2)).toEqual([18, 19]);
  expect(live.slice(-4)).toEqual([0, 1, 2, 3]);
  expect(dead?.indicators.at(-1)).toBe(4);
});

test('three rounds of four, then one each; the dealer draws the next', () => {
  const { wall, hands } = dealtFrom(brokenBy([2, 4], site(3)), 3, 4);
  expect(hands[3]).toEqual([12, 13, 14, 15, 28, 29, 30, 31, 44, 45, 46, 47, 60]);
  expect(hands[0]!.slice(0, 4)).toEqual([16, 17, 18, 19]);
  expect(nextTile(wall)).toBe(64);
  expect(leftIn(wall)).toBe(70);
});

test('each replacement takes a live tile; after four the moved ones are drawn', () => {
  const wall = brokenBy([2, 4], site(0));
  const drawn = [0, 1, 2, 3, 4, 5].map((replaced) => replacementTile({ ...wall, replaced }));
  expect(drawn).toEqual([10, 11, 8, 9, 133, 132]);
  expect(leftIn({ ...wall, replaced: 6 })).toBe(leftIn(wall) - 6);
});

test('without a dead wall replacements come from the far end', () => {
  const wall = brokenBy([1, 1], { tiles: NUMBERED.slice(0, 8), players: 4, dealer: 0, hasDeadWall: false });
  expect(replacementTile(wall)).toBe(wall.live.at(-1));
});

test('every player sits on one seat, and each may be first dealer', () => {
  const random = randomFrom(5);
  const openings = Array.from({ length: 200 }, () => openingOf(4, random));
  for (const { players } of openings) expect([...players].sort()).toEqual([0, 1, 2, 3]);
  expect(new Set(openings.map((o) => o.players[0])).size).toBe(4);
});
