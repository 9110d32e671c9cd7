import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decisionsOf, loggedGame, ME } from './review.test-kit.ts';
import { type GameReview, labelOf, ratesOf, seriesOf, summaryOf } from './summary.ts';
import { NOTHING, type Tally, tallyOf, together } from './tally.ts';

const WIN = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m 1+ 1-1z 2+');
const PAYMENTS = [3900, -3900, 0, 0];

const tallied = (seat: 0 | 1): Tally => {
  const [hand] = WIN.hands;
  const events = [
    ...hand!.events,
    { type: 'win', seat: 0, tile: 27, from: 1, payments: PAYMENTS },
    { type: 'end', ending: 'win', payments: PAYMENTS },
  ] as unknown as (typeof hand & object)['events'];
  const decisions = seat === ME ? decisionsOf(WIN) : [];
  return tallyOf({ hand: { events, complete: true }, seat, decisions, draws: [] });
};

test('a hand won, and dealt in', () => {
  expect(tallied(0)).toMatchObject({ hands: 1, complete: 1, wins: 1, selfDraws: 0, won: 3900, score: 3900 });
  expect(tallied(1)).toMatchObject({ wins: 0, dealIns: 1, paid: 3900, paidTold: 1, score: -3900 });
});

test('the gravest miss of a decision bears its cost, and none is counted twice', () => {
  const { missed, cost, judged, equal } = tallied(0);
  expect(Object.keys(missed)).toEqual(['winPassed', 'furiten', 'riichiMissed']);
  const sum = Object.values(missed).reduce((all, { points }) => all + points, 0);
  expect(sum).toBeCloseTo(cost.points);
  expect(missed.furiten).toMatchObject({ times: 1, points: 0 });
  expect([judged, equal]).toEqual([2, 0]);
});

const tally = fc.record({ hands: fc.nat(9), judged: fc.nat(9), equal: fc.nat(9), helped: fc.nat(9) });
const whole = (some: Partial<Tally>): Tally => ({ ...NOTHING, ...some });

test('tallies add up in any order', () => {
  fc.assert(
    fc.property(tally, tally, tally, (a, b, c) => {
      const [x, y, z] = [whole(a), whole(b), whole(c)];
      expect(together(together(x, y), z)).toEqual(together(x, together(z, y)));
      expect(together(x, NOTHING)).toEqual(x);
    }),
  );
});

test('rates are quotients, and absent where there is nothing to divide by', () => {
  expect(ratesOf(NOTHING)).toEqual({});
  const t = whole({ judged: 4, equal: 3, complete: 2, wins: 1, draws: 50, helped: 12, expected: 10 });
  expect(ratesOf(t)).toMatchObject({ accuracy: 0.75, win: 0.5, dealIn: 0, luck: 4 });
});

const reviewed = (date: string | undefined, place: number): GameReview => ({
  game: { family: 'riichi', players: 4, seat: 0, place, ...(date === undefined ? {} : { date }) },
  tally: whole({ hands: 1 }),
});

test('games by month, those without a date left out; places counted', () => {
  const games = [reviewed('2026-11-30', 1), reviewed('2026-10-01', 4), reviewed('2026-11-02', 1)];
  const months = seriesOf([...games, reviewed(undefined, 2)], 'month');
  expect(months.map(({ span, games: n, places }) => [span, n, places])).toEqual([
    ['2026-10', 1, [0, 0, 0, 1]],
    ['2026-11', 2, [2, 0, 0, 0]],
  ]);
  expect(summaryOf(games).games).toBe(3);
});

test('a label tells place and score; of equals the earlier East is ahead', () => {
  const game = { ...WIN, scores: [25_000, 30_000, 25_000, 20_000] };
  expect(labelOf(game, 0)).toMatchObject({ place: 2, score: 25_000, preset: 'tenhou' });
  expect(labelOf(game, 2)).toMatchObject({ place: 3 });
});
