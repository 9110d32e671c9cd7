import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import type { Tile } from '../tiles/tile.ts';
import { keep } from './kept.ts';
import type { Answer } from './protocol.ts';

const deal: TableEvent = {
  type: 'deal',
  round: { players: 4, wind: 'south', number: 1, dealer: 1, honba: 2, riichiSticks: 0, scores: [], wall: 70 },
  me: 0,
  hands: [13, 13, 13, 13],
  indicator: 3 as Tile,
};
const draw: TableEvent = { type: 'draw', seat: 1 };
const told: TableEvent = { type: 'told', furiten: true };
const EVENTS = [deal, draw, told, draw];

const answer = (ours: string, at = 2): Answer => ({
  seq: 4,
  state: 'waiting',
  found: [{ what: 'furiten', ours, theirs: 'true', at }],
});

test('what, where, and the events up to the one that told it', () => {
  expect(keep([], answer('false'), EVENTS)).toEqual([
    {
      what: 'furiten',
      ours: 'false',
      theirs: 'true',
      round: { wind: 'south', number: 1, honba: 2 },
      event: 3,
      events: 'deal 0 south-1 13 4m wall 70 honba 2 sticks 0\ndraw 1\ntold furiten true',
    },
  ]);
});

test('where the thread broke is kept with what was read last', () => {
  const lost: Answer = { seq: 4, state: 'lost', code: 'wrongTurn', detail: 'a draw out of turn' };
  expect(keep([], lost, EVENTS)).toMatchObject([
    { what: 'lost', ours: 'wrongTurn', theirs: 'a draw out of turn', event: 4 },
  ]);
});

test('the same fault once; nothing new is the same list; not more than a few', () => {
  const once = keep([], answer('false'), EVENTS);
  expect(keep(once, answer('false', 3), EVENTS)).toBe(once);
  expect(keep(once, { seq: 5, state: 'waiting' }, EVENTS)).toBe(once);
  const many = Array.from({ length: 50 }, (_, i) => answer(String(i))).reduce(
    (kept, a) => keep(kept, a, EVENTS),
    once,
  );
  expect(many.length).toBeLessThanOrEqual(8);
  expect(many.at(-1)?.ours).toBe('49');
});
