import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { dealt, discard, draw, tableAfter, tile, tiles, turn } from '../table/story.fixture.ts';
import { handLine, isComplete } from './hand-line.ts';

const DEAL = dealt(['123m456m789m1122p']);
const UNTIL_RIICHI = [DEAL, draw(0, '9p'), discard(0, '9p_*')];
const RON: TableEvent = {
  type: 'win',
  seat: 0,
  tile: tile('1p'),
  from: 1,
  hand: tiles('123m456m789m1122p'),
  payments: [6200, -5200, 0, 0],
};
const STANDS: TableEvent = { type: 'riichi', seat: 0 };
const WON = [...UNTIL_RIICHI, STANDS, ...turn(1, '1p'), RON];

test('a win: who, from whom, and the scores after it, the stick that was laid counted', () => {
  expect(handLine(WON)).toMatchObject({
    ending: 'win',
    winners: [0],
    from: 1,
    before: [25000, 25000, 25000, 25000],
    after: [30200, 19800, 25000, 25000],
    marks: [],
  });
});

test('the last hand says so', () => {
  expect(handLine([...WON, { type: 'end', ending: 'win', last: true }])?.last).toBe(true);
});

test('payments that were not told are not guessed', () => {
  const { payments: _, ...untold } = RON as Extract<TableEvent, { type: 'win' }>;
  const line = handLine([...WON.slice(0, -1), untold]);
  expect(line).toMatchObject({ ending: 'win', winners: [0] });
  expect(line).not.toHaveProperty('after');
});

test.each([
  ['left before its end', UNTIL_RIICHI, ['unfinished']],
  ['an end nobody saw', [...UNTIL_RIICHI, STANDS, { type: 'end', ending: 'unknown' }], ['unfinished']],
  ['messages missing', [...UNTIL_RIICHI, { type: 'missed', detail: 'x' }], ['lost']],
  ['what does not follow', [DEAL, draw(2)], ['lost']],
  [
    'joined in the middle',
    [{ type: 'snapshot', table: tableAfter(...UNTIL_RIICHI) }],
    ['joined', 'unfinished'],
  ],
] as const)('%s is marked', (_, events, marks) => {
  const line = handLine(events as readonly TableEvent[]);
  expect(line?.marks).toEqual(marks);
  expect(line && isComplete(line)).toBe(false);
});

test('no deal, no hand', () => {
  expect(handLine([])).toBeUndefined();
  expect(handLine([draw(0)])).toBeUndefined();
});
