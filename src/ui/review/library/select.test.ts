import { expect, test } from 'vitest';
import type { KeptGame } from '../../../history/kept.ts';
import { ALL, byDay, clientsIn, dayOf, FILES, isFiltered, selected } from './select.ts';

const game = (id: string, more: Partial<KeptGame> = {}): KeptGame => ({
  id,
  source: 'own',
  game: { type: 'game', players: 4, humans: true, rules: { family: 'riichi', preset: 'tenhou' } },
  names: ['', '', '', ''],
  changed: '2026-11-29T20:00:00.000Z',
  hands: [],
  ...more,
});

const LIVE = game('live', { place: { client: 'majiang', host: 'localhost' }, date: '2026-11-28' });
const FILE = game('file', { source: 'mjlog', date: '2026-11-29' });
const MCR = game('mcr', {
  game: { type: 'game', players: 4, humans: true, rules: { family: 'mcr', preset: 'wmo' } },
});
const GAMES = [LIVE, FILE, MCR];

const ids = (games: readonly KeptGame[]) => games.map(({ id }) => id);
const said = ({ id }: KeptGame): string => `Game ${id} Ｔｅｎｈｏｕ`;

test.each([
  ['nothing asked', ALL, ['live', 'file', 'mcr']],
  ['rules', { text: '', family: 'mcr' }, ['mcr']],
  ['a client', { text: '', client: 'majiang' }, ['live']],
  ['files', { text: '', client: FILES }, ['file', 'mcr']],
  ['from a day on', { text: '', from: '2026-11-29' }, ['file']],
  ['up to a day', { text: '', to: '2026-11-28' }, ['live']],
  ['words in any order and width', { text: 'tenhou LIVE' }, ['live']],
  ['a word that is nowhere', { text: 'xyzzy' }, []],
] as const)('%s', (_, filter, expected) => {
  expect(ids(selected(GAMES, filter, said))).toEqual(expected);
});

test('days come newest first, and what has none last', () => {
  expect(byDay(GAMES).map(({ day, games }) => [day, ids(games)])).toEqual([
    ['2026-11-29', ['file']],
    ['2026-11-28', ['live']],
    ['', ['mcr']],
  ]);
});

test('a moment lies on the day it was here', () => {
  const moment = new Date(2026, 10, 29, 23, 59);
  expect(dayOf(moment.toISOString())).toBe('2026-11-29');
  expect(dayOf('2026-11-29')).toBe('2026-11-29');
  expect(dayOf('soon')).toBe('');
});

test('clients that are there, and whether anything is asked', () => {
  expect(clientsIn(GAMES)).toEqual(['majiang', FILES]);
  expect([isFiltered(ALL), isFiltered({ text: ' ' }), isFiltered({ text: '', to: '2026-11-28' })]).toEqual([
    false,
    false,
    true,
  ]);
});
