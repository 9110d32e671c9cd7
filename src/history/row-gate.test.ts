import { expect, test } from 'vitest';
import type { HandKey } from './hand-keys.ts';
import { type DamagedRow, isUnreadable, type KeptGame } from './kept.ts';
import { areEvents, damagedRow, gamesAmong, isRow, listed } from './row-gate.ts';

const GAME: KeptGame = {
  id: 'a',
  place: { client: 'tenhou', host: 'tenhou.net' },
  source: 'own',
  game: { type: 'game', players: 4, humans: true, rules: { family: 'riichi', preset: 'tenhou' } },
  names: ['', '', '', ''],
  date: '2026-11-29T18:00:00.000Z',
  changed: '2026-11-29T18:30:00.000Z',
  me: 0,
  hands: [
    {
      round: { wind: 'east', number: 0, dealer: 0, honba: 0 },
      before: [25000, 25000, 25000, 25000],
      winners: [],
      marks: ['unfinished'],
      events: 4,
      bytes: 200,
    },
  ],
  prints: [],
};

const { place, date, me, prints, ...LEAST } = GAME;

test.each<[string, object]>([
  ['all fields', GAME],
  ['no more than it needs', { ...LEAST, hands: [], game: { type: 'game', players: 3, humans: false } }],
  ['a day', { ...GAME, date: '2026-11-29' }],
  ['a day in words of a log', { ...GAME, date: 'some day' }],
  ['a field of a later version', { ...GAME, more: 1 }],
])('a game: %s', (_, row) => expect(isRow(row)).toBe(true));

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['an id alone', { id: 'garbage1' }],
  ['fields of other types', { id: 'garbage2', hands: 'x', game: 5, place: null, date: 7 }],
  ['no hands', { ...GAME, hands: undefined }],
  ['a hand without its round', { ...GAME, hands: [{ ...GAME.hands[0], round: undefined }] }],
  ['scores that are none', { ...GAME, scores: [NaN] }],
  ['a moment that is none', { ...GAME, date: '2026-99-99T00:00' }],
  ['a day that is none', { ...GAME, date: '2026-99-99' }],
  ['rules of no family', { ...GAME, game: { ...GAME.game, rules: { family: 'toString', preset: '' } } }],
  ['a format that nobody writes', { ...GAME, source: 'constructor' }],
])('no game: %s', (_, row) => expect(isRow(row)).toBe(false));

test('the newest comes first', () => {
  const later = { ...GAME, id: 'b', date: '2026-11-30' };
  expect(gamesAmong([GAME, later])).toEqual([later, GAME]);
});

const [CLIENT, DATE] = ['tenhou', '2026-11-29T18:00:00.000Z'];
test.each<[string, unknown, DamagedRow]>([
  ['nothing', 7, { parts: ['about', 'hands'] }],
  ['an id alone', { id: 'garbage1' }, { parts: ['about', 'hands'] }],
  ['all but its hands', { ...GAME, hands: 'x' }, { client: CLIENT, date: DATE, parts: ['hands'] }],
  ['all but its rules', { ...GAME, game: 5 }, { client: CLIENT, date: DATE, parts: ['about'] }],
  ['no place', { ...GAME, place: 5 }, { date: DATE, parts: ['about'] }],
  ['no day', { ...GAME, date: '2026-99-99' }, { client: CLIENT, date: GAME.changed, parts: ['about'] }],
  ['no moment', { ...GAME, date: 7, changed: 'soon' }, { client: CLIENT, parts: ['about'] }],
])('of what is damaged it is told what is known: %s', (_, row, known) => {
  expect(listed([row, GAME], [['a', 0]])).toEqual({ games: [GAME], damaged: [known], loose: 0 });
});

const TWO: KeptGame = { ...GAME, hands: [...GAME.hands, ...GAME.hands] };

test.each<[string, KeptGame, readonly HandKey[], readonly number[] | undefined]>([
  [
    'all lie there',
    TWO,
    [
      ['a', 0],
      ['a', 1],
    ],
    undefined,
  ],
  ['one is gone', TWO, [['a', 0]], [1]],
  ['all are gone', TWO, [], [0, 1]],
  [
    'one could not be read',
    { ...TWO, unread: [0] },
    [
      ['a', 0],
      ['a', 1],
    ],
    [0],
  ],
  ['one could not be read, one is gone', { ...TWO, unread: [0] }, [['a', 0]], [0, 1]],
  [
    'what was noted is no hand of it',
    { ...TWO, unread: [7] },
    [
      ['a', 0],
      ['a', 1],
    ],
    undefined,
  ],
])('the hands of a game: %s', (_, row, keys, unread) => {
  const [game] = listed([row], keys).games;
  expect(game?.unread).toEqual(unread);
  expect(isUnreadable(game!)).toBe(unread?.length === 2);
});

test('a game without hands has lost none', () => {
  expect(listed([{ ...GAME, hands: [] }], []).games.some(isUnreadable)).toBe(false);
});

test('of a game that cannot be read it is told what is known', () => {
  expect(damagedRow({ ...GAME, unread: [0] })).toEqual({ client: CLIENT, date: DATE, parts: ['events'] });
});

test.each<[string, HandKey]>([
  ['of a game that is gone', ['gone', 0]],
  ['of no number that its game has', ['a', 1]],
  ['of no number', ['a', 'x']],
  ['between two numbers', ['a', 0.5]],
])('a hand %s belongs to no game', (_, key) => {
  expect(listed([GAME], [['a', 0], key])).toEqual({ games: [GAME], damaged: [], loose: 1 });
});

test('the hands of a damaged row are its own', () => {
  expect(listed([{ id: 'x' }], [['x', 3]]).loose).toBe(0);
});

test('events are told from anything else', () => {
  expect(areEvents([{ type: 'draw', seat: 1 }])).toBe(true);
  for (const other of [undefined, 'zzz', {}, [7], [{ type: 1 }]]) expect(areEvents(other)).toBe(false);
});
