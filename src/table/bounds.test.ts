import { expect, test } from 'vitest';
import { apply } from './apply.ts';
import type { Round } from './event.ts';
import { dealt, discard, draw, tableAfter } from './story.fixture.ts';
import type { Table } from './table.ts';

const deal = dealt(['123m406p777s11z55z']);

/** What no page may bring in as a number, wherever one stands. */
const NO_NUMBERS = [-5, Number.NaN, 1e20, 1e9, 0.5, Number.POSITIVE_INFINITY] as const;

const ofRound = (change: Partial<Round>): Partial<Table> => ({ round: { ...deal.round, ...change } });
const scored = (n: number) => [25000, n, 25000, 25000];

const FIELDS: Readonly<Record<string, (n: number) => Partial<Table>>> = {
  wall: (wall) => ({ wall }),
  sticks: (riichiSticks) => ({ riichiSticks }),
  honba: (honba) => ofRound({ honba }),
  'sticks at the deal': (riichiSticks) => ofRound({ riichiSticks }),
  'wall at the deal': (wall) => ofRound({ wall }),
  dealer: (n) => ofRound({ dealer: n as 0 }),
  'hand of the round': (number) => ofRound({ number }),
  'scores at the deal': (n) => ofRound({ scores: scored(n < 0 ? -1e9 : n) }),
  scores: (n) => ({
    seats: tableAfter(deal).seats.map((s, i) => (i === 2 ? { ...s, score: n < 0 ? -1e9 : n } : s)),
  }),
  'own seat': (n) => ({ me: n as 0 }),
  turn: (n) => ({ turn: n as 0 }),
};

test.each(
  Object.entries(FIELDS).flatMap(([name, change]) => NO_NUMBERS.map((n) => [name, n, change] as const)),
)('a snapshot whose %s is %d', (_, n, change) => {
  const table = { ...tableAfter(deal), ...change(n) };
  const { ok, ...rest } = apply(undefined, { type: 'snapshot', table });
  expect(ok).toBe(false);
  expect(rest).toMatchObject({ code: expect.stringMatching(/^bad(Value|Deal)$/) });
});

test.each(NO_NUMBERS)('a deal with %d in it', (n) => {
  const wrong: readonly Partial<Round>[] = [
    { wall: n },
    { honba: n },
    { riichiSticks: n },
    { scores: scored(n < 0 ? -1e9 : n) },
    { number: n },
  ];
  for (const change of wrong)
    expect(apply(undefined, { ...deal, round: { ...deal.round, ...change } })).toMatchObject({
      code: 'badValue',
    });
});

test('a wall longer than the deal left', () => {
  const table = { ...tableAfter(deal), wall: 71 };
  expect(apply(undefined, { type: 'snapshot', table })).toMatchObject({
    code: 'badValue',
    detail: 'no table has wall 71',
  });
});

test('what real tables show is let through', () => {
  const table = tableAfter(deal, draw(0, '9s'), discard(0, '9s_'));
  const seats = table.seats.map((s, i) => ({ ...s, score: [-12_300, 0, 212_300, 100][i]! }));
  const round = { ...table.round, honba: 19, riichiSticks: 11 };
  expect(apply(undefined, { type: 'snapshot', table: { ...table, seats, round } }).ok).toBe(true);
});
