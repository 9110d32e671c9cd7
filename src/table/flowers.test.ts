// Tables with flowers: set aside in the deal or in play, replaced from the end of the wall; kongs that lie face down.

import { expect, test } from 'vitest';
import { formatHand } from '../tiles/notation.ts';
import type { Seat } from '../tiles/seat.ts';
import type { TableEvent } from './event.ts';
import { formatEvent } from './format-event.ts';
import { closedKan, dealt, discard, draw, errorOf, tableAfter, tile, turn } from './story.fixture.ts';
import type { Table } from './table.ts';

const { indicator: _, ...plain } = dealt(['123m456p77s11z1f3g5z']);
const deal: TableEvent = { ...plain, round: { ...plain.round, wall: 92, scores: [0, 0, 0, 0] } };
const mine = (table: Table) => formatHand(table.seats[0]!.concealed as never);

const aside = (seat: Seat, flower: string): TableEvent => ({ type: 'aside', seat, tile: tile(flower) });
const dealtFlower = (seat: Seat, flower: string, replacement?: string): TableEvent => ({
  type: 'aside',
  seat,
  tile: tile(flower),
  dealt: { replacement: replacement === undefined ? 'hidden' : tile(replacement) },
});

test('a deal without an indicator', () => {
  const table = tableAfter(deal);
  expect(table.indicators).toEqual([]);
  expect(formatEvent(deal)).toBe('deal 0 east-0 123m456p77s11z1f3g5z wall 92 honba 0 sticks 0');
});

test('flowers of the deal change places with their replacements, whoever is to play', () => {
  const table = tableAfter(deal, draw(0, '2f'), dealtFlower(2, '4g'), dealtFlower(0, '1f', '9p'));
  expect(mine(table)).toBe('123m4569p77s115z3g');
  expect(table.seats.map((s) => s.aside.length)).toEqual([1, 0, 1, 0]);
  expect([table.turn, table.phase, table.wall]).toEqual([0, 'discard', 89]);
  const after = tableAfter(deal, draw(0, '2f'), dealtFlower(0, '2f', '8s'));
  expect(after.seats[0]!.drawn).toBe(tile('8s'));
  expect(formatEvent(dealtFlower(0, '2f', '8s'))).toBe('aside 0 2f for 8s');
});

test('no flower of the deal: once somebody has thrown, not held, no flower at all', () => {
  const begun = [deal, draw(0, '9p'), discard(0, '9p_')];
  expect(errorOf(...begun, dealtFlower(1, '2f'))).toBe('wrongStep');
  expect(errorOf(deal, dealtFlower(0, '2f', '9p'))).toBe('notHeld');
  expect(errorOf(deal, dealtFlower(0, '1f'))).toBe('notHeld');
  expect(errorOf(deal, dealtFlower(0, '1m', '9p'))).toBe('wrongStep');
  expect(errorOf(deal, dealtFlower(1, '1f'))).toBe('tooManyCopies');
});

test('a flower in play: its replacement is no replacement of a kan', () => {
  const start = [deal, draw(0, '2f'), aside(0, '2f')];
  const table = tableAfter(...start, { ...draw(0, '9p'), replacement: true } as TableEvent);
  expect([table.seats[0]!.drawnFrom, table.wall, table.phase]).toEqual(['wall', 90, 'discard']);
  expect(table.fromWall).toBeUndefined();
  expect(errorOf(...start, draw(1))).toBe('wrongTurn');
});

test('a flower after a kan: the win on the tile after it is not on the kan', () => {
  const kan = [deal, draw(0, '9p'), discard(0, '9p_'), ...turn(1, '5p'), draw(2), closedKan(2, '6666s')];
  expect(tableAfter(...kan, draw(2)).seats[2]!.drawnFrom).toBe('replacement');
  expect(tableAfter(...kan, draw(2), aside(2, '2f'), draw(2)).seats[2]!.drawnFrom).toBe('wall');
});

test("another's kan face down: four hidden tiles less, and nothing to rob", () => {
  const down: TableEvent = { type: 'meld', seat: 1, meld: { type: 'closedKan', own: [] } };
  const start = [deal, draw(0, '9p'), discard(0, '9p_'), draw(1), down];
  const table = tableAfter(...start);
  expect([table.seats[1]!.concealed, table.claimable, table.phase]).toEqual([10, undefined, 'draw']);
  const after = tableAfter(...start, draw(1));
  expect(after.seats[1]!.drawnFrom).toBe('replacement');
  expect(errorOf(deal, draw(0, '9p'), { ...down, seat: 0 })).toBe('notHeld');
});

test('walls of their own: the hand may run out with tiles left in another', () => {
  const own: TableEvent = { ...plain, round: { ...plain.round, wall: 84, ownWalls: true } };
  const end: TableEvent = { type: 'end', ending: 'exhaustive' };
  const play = [draw(0, '9p'), discard(0, '9p_')];
  expect(errorOf(deal, ...play, end)).toBe('wallLeft');
  expect(tableAfter(own, ...play, end).phase).toBe('over');
});

test('joined before a draw: with melds or flowers out, it still is no replacement of a kan', () => {
  const { claimable: _, ...before } = tableAfter(
    deal,
    draw(0, '2f'),
    aside(0, '2f'),
    draw(0, '9p'),
    discard(0, '9p_'),
    ...turn(1, '5p'),
  );
  const joined: TableEvent = { type: 'snapshot', table: { ...before, unknown: ['turn', 'wall'] } };
  const table = tableAfter(joined, draw(0, '8p'));
  expect([table.seats[0]!.drawnFrom, table.fromWall, table.unknown]).toEqual(['wall', undefined, []]);
});
