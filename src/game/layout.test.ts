import { expect, test } from 'vitest';
import { DEFAULTS as KOREAN } from '../rules/korean/options.ts';
import { DEFAULTS as MCR } from '../rules/mcr/options.ts';
import { randomFrom } from '../tiles/random.ts';
import type { Seat } from '../tiles/seat.ts';
import type { Tile } from '../tiles/tile.ts';
import { type GameRules, openGame, RIICHI } from './game.ts';
import type { Hand } from './hand.ts';
import { type Layout, layoutOf, type Spot } from './layout.ts';
import { brokenBy, leftIn } from './wall.ts';

const NUMBERED = Array.from({ length: 136 }, (_, i) => i as Tile);

const handWith = (
  dice: readonly [number, number],
  dealer: Seat,
  change: Partial<Hand['wall']> = {},
): Hand => {
  const { hand } = openGame(RIICHI, randomFrom(1)).game;
  const wall = { ...brokenBy(dice, { tiles: NUMBERED, players: 4, dealer, hasDeadWall: true }), ...change };
  return { ...hand, wall };
};

const LETTERS: Readonly<Record<Spot['is'], string>> = { live: 'l', dead: 'd', indicator: 'I', gone: '.' };

/** Each wall as its owner sees it, left to right: upper tiles above, lower ones below. */
const drawn = ({ walls }: Layout, seat: number): readonly string[] =>
  (['upper', 'lower'] as const).map((row) =>
    [...walls[seat]!]
      .reverse()
      .map((stack) => LETTERS[stack[row].is])
      .join(''),
  );

test('six: six stacks of South’s wall and the leftmost of West’s are dead; the third from the break is turned', () => {
  const layout = layoutOf(handWith([2, 4], 0));
  expect([layout.broken, layout.kept]).toEqual([1, 6]);
  expect(drawn(layout, 1)).toEqual(['lllllllllllddIddd', 'llllllllllldddddd']);
  expect(drawn(layout, 2)).toEqual(['dllllllllllllllll', 'dllllllllllllllll']);
  expect(drawn(layout, 0)).toEqual(['l'.repeat(17), 'l'.repeat(17)]);
});

test('nine: the two stacks at the right end are live', () => {
  const layout = layoutOf(handWith([4, 5], 2));
  expect(layout.broken).toBe(2);
  expect(drawn(layout, 2)[0]).toBe('llllllllddIddddll');
});

test('the deal is taken from the break leftwards, a kan’s replacement right of it and the last live tile joins the dead wall', () => {
  const layout = layoutOf(handWith([2, 4], 0, { taken: 53, replaced: 1 }));
  expect(drawn(layout, 1)).toEqual(['...........' + '.dIddd', '...........' + 'dddddd']);
  // Twenty-six and a half stacks: eleven of South's, fifteen and a half of East's.
  expect(drawn(layout, 0)).toEqual(['l................', 'll...............']);
  // The last live tile lies under the stack before the dead wall.
  expect(drawn(layout, 2)).toEqual(['dllllllllllllllll', 'ddlllllllllllllll']);
});

const RULES: readonly (readonly [string, GameRules])[] = [
  ['riichi', RIICHI],
  ['three players', { ...RIICHI, players: 3 } as GameRules],
  ['Korean', { family: 'korean', players: 4, options: KOREAN }],
  ['Korean with bamboo', { family: 'korean', players: 4, options: { ...KOREAN, tileSet: 'full' } }],
  ['MCR', { family: 'mcr', players: 4, options: MCR }],
];

test.each(RULES)('%s: as many live tiles stand as can be drawn, and all stacks are there', (_, rules) => {
  for (let seed = 0; seed < 30; seed++) {
    const { hand } = openGame(rules, randomFrom(seed)).game;
    const { walls } = layoutOf(hand);
    const spots = walls.flatMap((wall) => wall.flatMap(({ upper, lower }) => [upper, lower]));
    const { live, dead } = hand.wall;
    expect(spots.filter((s) => s.is === 'live').length).toBe(leftIn(hand.wall));
    expect(spots.length).toBe(live.length + (dead ? 14 : 0));
    const sizes = walls.map((wall) => wall.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});
