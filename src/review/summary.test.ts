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

const PLAYED = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m*');

/** Four hands of one seat: a self-draw after riichi, a deal-in after a call, a drawn hand in furiten, one cut short. */
const FOUR: readonly Tally[] = [
  { wins: 1, selfDraws: 1, riichi: 1, won: 8000, wonTold: 1, score: 8000, scoreTold: 1 },
  { dealIns: 1, calls: 1, paid: 3900, paidTold: 1, score: -3900, scoreTold: 1 },
  { furiten: 1, score: -1500, scoreTold: 1 },
].map((told): Tally => whole({ ...told, hands: 1, complete: 1 }));
const CUT = whole({ hands: 1, judged: 5, equal: 5, draws: 6, helped: 1, expected: 2.5 });

test('rates of a few hands: each with what it is out of; a hand cut short counts for none', () => {
  const rates = ratesOf([...FOUR, CUT].reduce(together, NOTHING));
  expect(rates).toMatchObject({
    accuracy: 1,
    win: 1 / 3,
    selfDraw: 1 / 3,
    dealIn: 1 / 3,
    riichi: 1 / 3,
    call: 1 / 3,
    furiten: 1 / 3,
    winPoints: 8000,
    dealInPoints: 3900,
    score: 2600 / 3,
  });
  // One draw helped where two and a half were to be expected, in six: 25 too few in a hundred.
  expect(rates.luck).toBeCloseTo(-25);
});

test('riichi and a call are read from what happened', () => {
  const of = (events: (typeof PLAYED.hands)[number]['events']): Tally =>
    tallyOf({ hand: { events, complete: true }, seat: 0, decisions: [], draws: [] });
  expect(of(PLAYED.hands[0]!.events)).toMatchObject({ riichi: 1, calls: 0 });
  const called = loggedGame('riichi', '123m456p789s1122z', '0+5m 0-5m 1+ 1-1z 0[111z3]');
  expect(of(called.hands[0]!.events)).toMatchObject({ riichi: 0, calls: 1 });
});

test('points lost by category add up to all that choices cost, over units and hands', () => {
  const cost = (unit: 'points' | 'share', value: number, id: 'narrower' | 'safeTile') => ({
    ...decisionsOf(WIN)[0]!,
    cost: { unit, value },
    missed: [
      id === 'narrower'
        ? { id, tile: 0, tiles: 1, best: 2 }
        : { id, tile: 0, seat: 1, chance: 0.1, safer: 0 },
    ],
  });
  const decisions = [
    cost('points', 300, 'safeTile'),
    cost('points', 200, 'narrower'),
    cost('share', 0.5, 'narrower'),
  ] as unknown as ReturnType<typeof decisionsOf>;
  const t = tallyOf({ hand: WIN.hands[0]!, seat: 0, decisions, draws: [{ expected: 0.25, helped: true }] });
  expect(t.cost).toEqual({ points: 500, share: 0.5 });
  expect(t.missed).toEqual({
    safeTile: { times: 1, points: 300, share: 0 },
    narrower: { times: 2, points: 200, share: 0.5 },
  });
  expect(ratesOf(t).cost).toEqual({ points: 500, share: 0.5 });
  expect(ratesOf(t).luck).toBeCloseTo(75);
});
