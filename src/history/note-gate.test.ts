import { expect, test } from 'vitest';
import { dealt } from '../table/story.fixture.ts';
import { isNote } from './note-gate.ts';
import type { Note } from './record.ts';

const NOTE: Note = {
  game: 'a',
  hand: 0,
  from: 0,
  events: [dealt(['123456789m1234p'])],
  about: {
    place: { client: 'tenhou', host: 'tenhou.net' },
    game: { type: 'game', players: 4, humans: true },
    date: '2026-11-29T20:00:00.000Z',
    joined: false,
  },
};

test('a note is let through, with what is known of its game and without', () => {
  const { about: _, ...rest } = NOTE;
  expect([NOTE, rest].every(isNote)).toBe(true);
});

test('names are let through as they are kept, or the note is not', () => {
  const named = (names: unknown) => ({ ...NOTE, about: { ...NOTE.about, names } });
  expect(isNote(named(['A', '雀士', '', 'D']))).toBe(true);
  for (const names of [
    ['A'],
    ['A', 'B', 'C', 'D\u0000'],
    ['A', 'B', 'C', 'D'.repeat(33)],
    'ABCD',
    [1, 2, 3, 4],
  ])
    expect(isNote(named(names))).toBe(false);
});

test.each([
  ['nothing', undefined],
  ['no game', { ...NOTE, game: 7 }],
  ['a place that is none', { ...NOTE, from: -1 }],
  ['a hand that no game has', { ...NOTE, hand: 5000 }],
  ['events that are none', { ...NOTE, events: [{ kind: 'deal' }] }],
  ['more events than a hand has', { ...NOTE, events: Array(1001).fill(NOTE.events[0]) }],
  ['no host', { ...NOTE, about: { ...NOTE.about, place: { client: 'tenhou' } } }],
  ['five players', { ...NOTE, about: { ...NOTE.about, game: { type: 'game', players: 5, humans: true } } }],
  ['no date', { ...NOTE, about: { ...NOTE.about, date: 'soon' } }],
])('%s is not', (_, value) => {
  expect(isNote(value)).toBe(false);
});
