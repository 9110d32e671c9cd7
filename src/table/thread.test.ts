import { expect, test } from 'vitest';
import type { TableEvent } from './event.ts';
import { dealt, discard, draw, tableAfter, turn } from './story.fixture.ts';
import { follow, followAll, WAITING } from './thread.ts';

const deal = dealt(['123m406p777s11z55z']);
const game: TableEvent = {
  type: 'game',
  players: 4,
  humans: false,
  rules: { family: 'riichi', preset: 'tenhou', reds: [1, 1, 1] },
};

test('nothing is read before a deal', () => {
  expect(followAll([game, draw(1), discard(1, '5z_')])).toEqual({
    state: 'waiting',
    game: { players: 4, humans: false, rules: { family: 'riichi', preset: 'tenhou', reds: [1, 1, 1] } },
  });
});

test('what was said of the game goes with every deal', () => {
  const thread = followAll([
    game,
    deal,
    draw(0, '9s'),
    discard(0, '9s_'),
    { type: 'end', ending: 'unknown' },
    deal,
  ]);
  expect(thread).toMatchObject({
    state: 'reading',
    table: { humans: false, rules: { preset: 'tenhou' }, seq: 5 },
  });
});

test('a missing discard loses the thread until the next deal', () => {
  const lost = followAll([game, deal, draw(0, '9s'), draw(1)]);
  expect(lost).toMatchObject({ state: 'lost', code: 'wrongStep', table: { wall: 69 } });
  expect(followAll([discard(1, '5z_'), ...turn(2, '1p')], lost)).toBe(lost);
  expect(follow(lost, deal)).toMatchObject({
    state: 'reading',
    table: { wall: 70, rules: { preset: 'tenhou' } },
  });
});

test('a snapshot takes the thread up again', () => {
  const lost = followAll([deal, draw(1)]);
  const table = tableAfter(deal, draw(0, '9s'));
  expect(follow(lost, { type: 'snapshot', table })).toMatchObject({ state: 'reading', table: { wall: 69 } });
});

test('a deal that cannot be is lost too, and a new game waits again', () => {
  const lost = follow(WAITING, { ...dealt([], 0, 3), me: 3 });
  expect(lost).toMatchObject({ state: 'lost', code: 'badDeal' });
  expect(follow(lost, game).state).toBe('waiting');
});

test('a deal that could not be read is lost, not waited for; the first reason stands', () => {
  const missed: TableEvent = { type: 'missed', detail: 'INIT' };
  const lost = followAll([game, missed]);
  expect(lost).toMatchObject({ state: 'lost', code: 'missed', detail: 'INIT', game: { humans: false } });
  expect(follow(lost, { type: 'missed', detail: 'DORA' })).toBe(lost);
  expect(follow(lost, deal)).toMatchObject({ state: 'reading', table: { humans: false } });
});

test('the table before is not changed by what follows', () => {
  const before = tableAfter(deal, draw(0, '9s'));
  const copy = structuredClone(before);
  followAll([discard(0, '1m'), ...turn(1, '5z')], { state: 'reading', table: before });
  expect(before).toEqual(copy);
});
