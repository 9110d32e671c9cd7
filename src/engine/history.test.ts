import { expect, test } from 'vitest';
import { eastOne } from '../table/east-one.ts';
import type { TableEvent } from '../table/event.ts';
import { followAll } from '../table/thread.ts';
import type { Tile } from '../tiles/tile.ts';
import { eventsOf, hintsOffOf, humansOf, NO_HISTORY, noticeAfter, remember } from './history.ts';

const tile = (n: number) => n as Tile;
const game = (humans: boolean): TableEvent => ({ type: 'game', players: 4, humans });
const draw = (n: number): TableEvent => ({ type: 'draw', seat: 0, tile: tile(n) });
const deal: TableEvent = {
  type: 'deal',
  round: eastOne([1, 2, 3, 4], 70),
  me: 0,
  hands: [13, 13, 13, 13],
  indicator: tile(3),
};

const read = (...events: readonly TableEvent[]) => remember(NO_HISTORY, events);

test('keeps the hand at play and the game before it', () => {
  const history = read(game(true), deal, draw(1), draw(2), deal, draw(3));
  expect(eventsOf(history)).toEqual([game(true), deal, draw(3)]);
  expect(history.seq).toBe(6);
});

test('a new game forgets the hand of the old one', () => {
  expect(eventsOf(read(game(true), deal, draw(1), game(false)))).toEqual([game(false)]);
});

test('joined late: events before the first deal are kept as they came', () => {
  expect(eventsOf(read(draw(1), draw(2)))).toEqual([draw(1), draw(2)]);
});

test('told in one piece or event by event is the same', () => {
  const events = [game(true), deal, draw(1), draw(2)];
  expect(events.reduce((h, e) => remember(h, [e]), NO_HISTORY)).toEqual(remember(NO_HISTORY, events));
});

test('a page that never deals cannot fill the memory', () => {
  const history = remember(
    NO_HISTORY,
    Array.from({ length: 5000 }, () => draw(1)),
  );
  expect(history.hand.length).toBeLessThanOrEqual(1000);
  expect(history.seq).toBe(5000);
});

const many = (n: number): readonly TableEvent[] => Array.from({ length: n }, () => draw(1));

test.each([999, 1000, 1001, 5000, 100_000])(
  'a hand of %i events is lost, not forgotten, once it is too long',
  (n) => {
    const history = read(game(true), deal, ...many(n));
    expect(history.seq).toBe(n + 2);
    const lost = n >= 1000;
    expect(followAll(eventsOf(history)).state).toBe('lost');
    expect(history.hand.length).toBe(lost ? 2 : n + 1);
    if (lost) expect(followAll(eventsOf(history))).toMatchObject({ code: 'missed' });
    expect(eventsOf(remember(history, [deal]))).toEqual([game(true), deal]);
  },
);

test('what follows something missed is not kept: only a new beginning is', () => {
  const missed: TableEvent = { type: 'missed', detail: 'x' };
  const history = read(game(true), deal, missed, draw(1), draw(2));
  expect(eventsOf(history)).toEqual([game(true), deal, missed]);
  expect(history.seq).toBe(5);
  expect(eventsOf(remember(history, [deal, draw(1)]))).toEqual([game(true), deal, draw(1)]);
});

test('who sits opposite: the game says it, unknown counts as people', () => {
  expect([read(), read(game(true)), read(game(false)), read(game(false), deal)].map(humansOf)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('hints off: of the game that said so, also when it is joined again unseen, not of the next', () => {
  const off: TableEvent = { type: 'game', players: 4, humans: true, hintsOff: true };
  const joined: TableEvent = { type: 'game', players: 4, humans: true, joined: true };
  expect(
    [read(), read(game(true)), read(off, deal), read(off, deal, joined), read(off, game(true))].map(
      hintsOffOf,
    ),
  ).toEqual([false, false, true, true, false]);
});

test.each([
  ['a deal ends spectating', { type: 'spectating' }, [deal], undefined],
  ['a draw does not', { type: 'spectating' }, [draw(1)], { type: 'spectating' }],
  ['stopped stays', { type: 'stopped', detail: 'x' }, [deal], { type: 'stopped', detail: 'x' }],
] as const)('%s', (_, notice, events, after) => {
  expect(noticeAfter(notice, { type: 'events', events })).toEqual(after);
});

test('what could not be read changes no notice', () => {
  const report = { type: 'unread', unread: { odd: 1 } } as const;
  expect(noticeAfter({ type: 'spectating' }, report)).toEqual({ type: 'spectating' });
});

test('the newest notice stands', () => {
  const report = { type: 'notice', notice: { type: 'unsupported', mode: 'x' } } as const;
  expect(noticeAfter({ type: 'spectating' }, report)).toEqual(report.notice);
});
