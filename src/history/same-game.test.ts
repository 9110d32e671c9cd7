import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { type LogGame, seenBy } from '../logs/log.ts';
import { readLog } from '../logs/read.ts';
import { type WrittenFormat, writeLog } from '../logs/write.ts';
import { playedGame } from '../ui/review/games.fixture.ts';
import { logOfWhole, wholeOfLog } from './from-log.ts';
import { joinedGame } from './joined-game.ts';
import type { KeptGame, WholeGame } from './kept.ts';
import { isSameGame, printsOf } from './same-game.ts';

const OPEN: LogGame = { ...playedGame({ rules: RIICHI, seed: 3, hands: 3 }), names: ['A', 'B', 'C', 'D'] };
const CHANGED = '2026-11-29T20:00:00.000Z';
const PLACE = { client: 'tenhou', host: 'tenhou.net' };

const wholeOf = (log: LogGame, id: string): WholeGame =>
  wholeOfLog(log, { id, changed: CHANGED, names: true });

/** As seat 2 saw it, from the second hand on, the last left in its middle. */
const LIVE_LOG: LogGame = {
  ...OPEN,
  place: PLACE,
  me: 2,
  names: ['', '', '', ''],
  id: '00000000-0000-4000-8000-000000000000',
  hands: OPEN.hands.slice(1).map(({ events, complete }, i) => ({
    events: seenBy(i === 1 ? events.slice(0, 6) : events, 2),
    complete: complete && i === 0,
  })),
};
const LIVE = wholeOf(LIVE_LOG, 'live');
const LOG = wholeOf({ ...OPEN, source: 'tenhou6', id: '2026112918gm-0029-0000-1' }, 'tenhou6-1');

test('a log is the game that was read live, and opens its hands', () => {
  expect(printsOf(LIVE.hands).length).toBeGreaterThan(0);
  expect(isSameGame(LIVE, LOG)).toBe(true);
  const both = joinedGame(LIVE, LOG)!;
  expect(both.row).toMatchObject({ id: 'live', place: PLACE, me: 2, names: ['A', 'B', 'C', 'D'] });
  expect(both.hands.map(({ events }) => events)).toEqual(LOG.hands.map(({ events }) => events));
  expect(both.row.hands.map(({ marks }) => marks)).toEqual([[], [], []]);
});

test('given once more it tells nothing new', () => {
  const both = joinedGame(LIVE, LOG)!;
  expect(isSameGame(both, LOG)).toBe(true);
  expect(joinedGame(both, LOG)).toBeUndefined();
  const completed = joinedGame(LOG, LIVE)!;
  expect(completed.hands).toEqual(LOG.hands);
  expect(completed.row).toMatchObject({ id: 'tenhou6-1', source: 'own', place: PLACE, me: 2 });
  expect(joinedGame(completed, LIVE)).toBeUndefined();
  expect(joinedGame(completed, LOG)).toBeUndefined();
});

test('a hand that the log lacks stays', () => {
  const few = wholeOf({ ...OPEN, source: 'mjai', hands: OPEN.hands.slice(0, 2) }, 'mjai-1');
  const both = joinedGame(LIVE, few)!;
  expect(both.hands).toHaveLength(3);
  expect(both.hands[2]).toEqual(LIVE.hands[1]);
  expect(both.row.hands[2]!.marks).toEqual(['unfinished']);
});

test.each<WrittenFormat>(['mjai', 'tenhou6'])('what was written as %s is recognised', (format) => {
  const written = writeLog(format, logOfWhole(LOG));
  const text = written.ok ? written.value.text : '';
  const [log] = readLog('x', text).games;
  expect(isSameGame(LIVE, wholeOf(log!, 'x'))).toBe(true);
});

const other = playedGame({ rules: RIICHI, seed: 4, hands: 3 });
const [second] = LOG.hands.slice(1);
const swapped = second!.events.map((e, i) =>
  i === second!.events.findLastIndex((d) => d.type === 'discard') && e.type === 'discard'
    ? { ...e, seat: e.seat, tile: ((e.tile + 1) % 34) as typeof e.tile }
    : e,
);

test.each<[string, WholeGame, Partial<KeptGame>?]>([
  ['another game', wholeOf(other, 'b')],
  ['another id of the service', wholeOf({ ...OPEN, source: 'own', id: 'other' }, 'c'), { origin: 'x' }],
  ['the same deal, played otherwise', { ...LOG, hands: [LOG.hands[0]!, { ...second!, events: swapped }] }],
  ['other rules', { ...LOG, row: { ...LOG.row, game: { ...LOG.row.game, players: 3 as const } } }],
])('%s is another game', (_, given, more: Partial<KeptGame> = {}) => {
  const kept = wholeOf({ ...OPEN }, 'a');
  expect(isSameGame({ ...kept, row: { ...kept.row, ...more } }, given)).toBe(false);
});
