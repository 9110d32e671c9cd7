import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { dealt, draw, tableAfter } from '../table/story.fixture.ts';
import { goesOn } from './follow-up.ts';
import { handLine } from './hand-line.ts';
import type { GameEvent, KeptGame } from './kept.ts';
import type { About } from './record.ts';

const GAME: GameEvent = {
  type: 'game',
  players: 4,
  humans: true,
  rules: { family: 'riichi', preset: 'tenhou' },
};
const PLACE = { client: 'tenhou', host: 'tenhou.net' };

type Deal = Extract<TableEvent, { type: 'deal' }>;
const deal = (number: number, round: Partial<Deal['round']> = {}): Deal => {
  const first = dealt(['123456789m1234p']);
  return { ...first, round: { ...first.round, number, dealer: 0, ...round } };
};

const KEPT: KeptGame = {
  id: 'a',
  place: PLACE,
  source: 'own',
  game: GAME,
  names: ['', '', '', ''],
  date: '2026-11-29T20:00:00.000Z',
  changed: '2026-11-29T20:10:00.000Z',
  hands: [handLine([deal(0)])!, handLine([deal(1), draw(0, '5p')])!],
};
const ABOUT: About = { place: PLACE, game: GAME, date: '2026-11-29T20:11:00.000Z', joined: true };

const snapshot = (start: Deal): TableEvent => ({ type: 'snapshot', table: tableAfter(start, draw(0, '5p')) });

test.each([
  ['the hand at play, as it stands now', snapshot(deal(1)), true],
  ['the next hand', deal(2), true],
  ['the dealer stayed', deal(1, { honba: 1 }), true],
  ['sticks on the table count', deal(2, { scores: [24000, 25000, 25000, 25000], riichiSticks: 1 }), true],
  ['the same hand dealt again', deal(1), false],
  ['a hand that was before', snapshot(deal(0)), false],
  ['other points: another table', deal(2, { scores: [30000, 30000, 30000, 30000] }), false],
] as const)('%s: %s', (_, first, expected) => {
  expect(goesOn(KEPT, ABOUT, first)).toBe(expected);
});

test.each([
  ['another host', KEPT, { ...ABOUT, place: { client: 'tenhou', host: 'other.example' } }],
  ['half an hour later', KEPT, { ...ABOUT, date: '2026-11-29T20:40:01.000Z' }],
  [
    'of another family',
    KEPT,
    { ...ABOUT, game: { ...GAME, rules: { family: 'mcr', preset: 'wmo' } } as GameEvent },
  ],
  ['after the last hand', { ...KEPT, hands: KEPT.hands.map((h) => ({ ...h, last: true as const })) }, ABOUT],
])('%s: a game of its own', (_, kept, about) => {
  expect(goesOn(kept, about, deal(2))).toBe(false);
});
