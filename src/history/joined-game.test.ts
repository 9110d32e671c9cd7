import { expect, test } from 'vitest';
import { RIICHI } from '../game/game.ts';
import { readLog } from '../logs/read.ts';
import { type WrittenFormat, writeLog } from '../logs/write.ts';
import { playedGame } from '../ui/review/games.fixture.ts';
import { logOfWhole, ownId, wholeOfLog } from './from-log.ts';
import { joinedGame } from './joined-game.ts';
import type { WholeGame } from './kept.ts';
import { isSameGame, printsOf } from './same-game.ts';

const CHANGED = '2026-11-29T20:00:00.000Z';
const ID = '00000000-0000-4000-8000-000000000000';
const PLAYED = playedGame({ rules: RIICHI, seed: 3, hands: 3 });

/** The last hand was the game's last. */
const ENDED = PLAYED.hands.map((hand, i) => ({
  ...hand,
  events: hand.events.map((e) => (i === 2 && e.type === 'end' ? { ...e, last: true as const } : e)),
}));

const keep = (log: typeof PLAYED, id: string): WholeGame =>
  wholeOfLog(log, { id, changed: CHANGED, names: true });

const PRACTICE = keep(
  { ...PLAYED, hands: ENDED, id: ID, me: 3, place: { client: 'practice', host: '' } },
  ID,
);

/** Written, read again, and named as an added file is. */
const exported = (format: WrittenFormat, game = PRACTICE): WholeGame => {
  const written = writeLog(format, logOfWhole(game));
  const [log] = readLog('x', written.ok ? written.value.text : '').games;
  return keep(log!, ownId(log!) ?? `${format}-1`);
};

const FORMATS: readonly WrittenFormat[] = ['own', 'tenhou6', 'mjai'];

test('exports are what the tests take them for', () => {
  expect(FORMATS.map((format) => exported(format).row.id)).toEqual([ID, ID, 'mjai-1']);
  expect(exported('tenhou6').row).not.toHaveProperty('me');
  expect(exported('tenhou6').row.hands[2]).not.toHaveProperty('last');
  expect(exported('own').row).toMatchObject({ me: 3, source: 'own', game: PRACTICE.row.game });
});

test.each(FORMATS)('an export as %s takes nothing from its practice game', (format) => {
  expect(joinedGame(PRACTICE, exported(format))).toBeUndefined();
});

test.each(['tenhou6', 'mjai'] as const)('the practice game completes its export as %s', (format) => {
  const poor = exported(format);
  const full = exported('own');
  const both = joinedGame(poor, full)!;
  expect(both.hands).toEqual(full.hands);
  const { id, source, place, me, game, date } = PRACTICE.row;
  expect(both.row).toMatchObject({ id, source, place, me, game, date, hands: full.row.hands });
  expect(joinedGame(both, full)).toBeUndefined();
  expect(joinedGame(both, poor)).toBeUndefined();
});

test('names of the poorer record stay', () => {
  const { row, hands } = exported('tenhou6');
  const named = { row: { ...row, names: ['A', 'B', 'C', 'D'] }, hands };
  expect(joinedGame(named, PRACTICE)!.row.names).toEqual(['A', 'B', 'C', 'D']);
  const both = joinedGame(PRACTICE, named)!;
  expect(both.row).toEqual({ ...PRACTICE.row, names: ['A', 'B', 'C', 'D'] });
});

test('a shorter record grows, and keeps what it alone knows', () => {
  const names = ['A', 'B', 'C', 'D'];
  const { row, hands } = PRACTICE;
  const short = { row: { ...row, names, hands: row.hands.slice(0, 2) }, hands: hands.slice(0, 2) };
  expect(joinedGame(short, PRACTICE)).toEqual({ row: { ...row, names }, hands });
  expect(joinedGame(short, exported('tenhou6'))!.hands).toHaveLength(3);
  expect(joinedGame({ row, hands }, { ...short, row: { ...short.row, names: row.names } })).toBeUndefined();
});

test('a hand that is shown more fully still ends the game', () => {
  const hidden = hiddenEnd();
  const both = joinedGame(hidden, exported('tenhou6'))!;
  expect(both.hands[2]!.events[0]).toEqual(exported('tenhou6').hands[2]!.events[0]);
  expect(both.row.hands[2]!.last).toBe(true);
  expect(both.hands[2]!.events.at(-1)).toMatchObject({ type: 'end', last: true });
  expect(joinedGame(both, exported('tenhou6'))).toBeUndefined();
});

/** The hands of others were not seen. */
const hiddenEnd = (): WholeGame => ({
  ...PRACTICE,
  hands: PRACTICE.hands.map((hand) => ({
    ...hand,
    events: hand.events.map((e) =>
      e.type === 'deal'
        ? { ...e, hands: e.hands.map((tiles, i) => (i === 3 || typeof tiles === 'number' ? tiles : 13)) }
        : e,
    ),
  })),
});

test('hands that were played otherwise are not mixed', () => {
  const otherwise = PRACTICE.hands.map(({ events, complete }, i) => ({
    complete,
    events: events.map((e) =>
      i === 1 && e.type === 'discard' ? { ...e, tile: ((e.tile + 1) % 34) as typeof e.tile } : e,
    ),
  }));
  const { row, hands } = PRACTICE;
  const short = { row: { ...row, hands: row.hands.slice(0, 2) }, hands: hands.slice(0, 2) };
  expect(joinedGame(short, { row: { ...row, source: 'tenhou6' }, hands: otherwise })).toBeUndefined();
});

test('an export of a practice game is known by its hands, each way round', () => {
  const mjai = exported('mjai');
  expect(printsOf(PRACTICE.hands)).toEqual(printsOf(mjai.hands));
  expect(isSameGame(PRACTICE, mjai)).toBe(true);
  expect(isSameGame(mjai, PRACTICE)).toBe(true);
});

test('one wall played again is another game, and a log of more hands or of other tiles is none of it', () => {
  const again = { ...PRACTICE, row: { ...PRACTICE.row, id: 'again' } };
  expect(isSameGame(PRACTICE, again)).toBe(false);
  const mjai = exported('mjai');
  const { row, hands } = PRACTICE;
  const short = { row: { ...row, hands: row.hands.slice(0, 2) }, hands: hands.slice(0, 2) };
  expect(isSameGame(short, mjai)).toBe(false);
  expect(isSameGame(PRACTICE, { ...mjai, hands: [mjai.hands[0]!, mjai.hands[0]!] })).toBe(false);
  const moved = mjai.hands.map((hand) => ({
    ...hand,
    events: hand.events.map((e) => (e.type === 'deal' ? { ...e, hands: e.hands.toReversed() } : e)),
  }));
  expect(isSameGame(PRACTICE, { ...mjai, hands: moved })).toBe(false);
});

/** Its second hand cannot be read any more. */
const holed = (): WholeGame => ({
  ...PRACTICE,
  hands: PRACTICE.hands.map((hand, i) => (i === 1 ? { events: [], complete: false } : hand)),
  damaged: [1],
});

test('a hand that cannot be read is read again from its export', () => {
  expect(joinedGame(holed(), exported('own'))).toEqual(PRACTICE);
  expect(joinedGame(holed(), exported('tenhou6'))!.hands.map(({ events }) => events.length > 0)).toEqual([
    true,
    true,
    true,
  ]);
});

test('what cannot be read is not written into a file', () => {
  expect(exported('own', holed()).hands).toEqual([PRACTICE.hands[0], PRACTICE.hands[2]]);
});
