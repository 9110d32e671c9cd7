import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../tiles/seat.ts';
import { type Setting, scriptTable } from '../script.test-kit.ts';
import { gapsOf, isLastHand, needsOf, placeAfterDealIn, placesOf, type Way } from './placement.ts';

const OPTIONS = presetOptions('tenhou');

const tableOf = (scores: readonly number[], round: Setting['round'] = {}, dealer: Seat = 3): Table =>
  scriptTable('199m 456p 789s 1122z', '', {
    players: scores.length === 3 ? 3 : 4,
    dealer,
    round: { wind: 'south', number: scores.length - 1, scores, ...round },
  });

test('of equals the one who was East earlier is ahead', () => {
  expect(placesOf([25_000, 30_000, 25_000, 20_000])).toEqual([2, 1, 3, 4]);
});

test('gaps, the first place first', () => {
  expect(gapsOf(tableOf([24_000, 30_000, 26_000, 20_000]))).toEqual([
    { seat: 1, place: 1, ahead: 6000 },
    { seat: 2, place: 2, ahead: 2000 },
    { seat: 0, place: 3, ahead: 0 },
    { seat: 3, place: 4, ahead: -4000 },
  ]);
});

test.each([
  ['south', 3, true],
  ['south', 2, false],
  ['east', 3, false],
  ['west', 0, true],
] as const)('%s %i: the last hand %s', (wind, number, is) => {
  const table = tableOf([24_000, 30_000, 26_000, 20_000], { wind, number });
  expect(isLastHand({ table, options: OPTIONS })).toBe(is);
});

describe('what a win must be worth for the first place', () => {
  const points = (table: Table) =>
    Object.fromEntries(
      needsOf({ table, options: OPTIONS }, 1).map(({ way, points }) => [
        way.type === 'ron' ? `ron${way.from}` : 'tsumo',
        points,
      ]),
    );

  test.each([
    // 10,400 behind: 5,200 from the leader draws level, and seat 0 was East first.
    [
      'level is enough for the first East',
      [20_000, 30_400, 25_000, 24_600],
      {},
      { ron1: 5200, ron2: 12_000, ron3: 12_000, tsumo: 12_000 },
    ],
    [
      'a point more is not',
      [19_900, 30_400, 25_000, 24_700],
      {},
      { ron1: 5800, ron2: 12_000, ron3: 12_000, tsumo: 12_000 },
    ],
    [
      'sticks and honba count',
      [20_000, 30_400, 25_000, 22_600],
      { riichiSticks: 2, honba: 1 },
      { ron1: 3900 },
    ],
    [
      'ahead already: any win',
      [30_400, 20_000, 25_000, 24_600],
      {},
      { ron1: 1000, ron2: 1000, ron3: 1000, tsumo: 1100 },
    ],
  ])('%s', (_, scores, round, expected) => {
    expect(points(tableOf(scores, round))).toMatchObject(expected);
  });

  test('the dealer who leads pays double by self-draw', () => {
    // 8,000 behind the dealer: 1,500 / 2,900 gives 5,900 and takes 2,900; 1,300 / 2,600 makes up 7,800 alone.
    expect(points(tableOf([22_000, 24_000, 24_000, 30_000]))).toMatchObject({ tsumo: 5900 });
  });

  test('three players', () => {
    expect(points(tableOf([30_000, 40_000, 35_000], {}, 2))).toMatchObject({ ron1: 5200 });
  });
});

test('what it leaves is paid to the point, and reaches the place', () => {
  const table = tableOf([18_300, 33_100, 27_200, 20_400], { honba: 2, riichiSticks: 1 });
  for (const place of [1, 2, 3])
    for (const { scores } of needsOf({ table, options: OPTIONS }, place)) {
      expect(placesOf(scores)[0]).toBeLessThanOrEqual(place);
      expect(scores.reduce((a, b) => a + b, 0)).toBe(100_000);
    }
});

test('a way by which no hand gets there is left out', () => {
  const table = tableOf([-90_000, 120_000, 50_000, 20_000]);
  const ways: Way[] = needsOf({ table, options: presetOptions('tenhou', { multiYakuman: false }) }, 1).map(
    (n) => n.way,
  );
  expect(ways).toEqual([]);
});

test.each([
  [1, 8000, 4],
  [3, 2600, 3],
  [3, 2000, 2],
] as const)('dealing in to seat %i for %i leaves place %i', (to, points, place) => {
  expect(placeAfterDealIn(tableOf([26_000, 30_000, 22_000, 22_000]), to, points)).toBe(place);
});
