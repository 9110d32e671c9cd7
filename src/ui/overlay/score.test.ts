import { describe, expect, test } from 'vitest';
import { wordsFor } from '../../i18n/i18n.ts';
import type { RiichiScore } from '../../rules/riichi/score.ts';
import type { Kind } from '../../tiles/tile.ts';
import { limitName, linesOf, pointsText, receivedOf, worthText } from './score.ts';

const en = wordsFor('en');

/** Riichi, triplet of 9s concealed and of 2p by ron, closed wait: 20 + 10 + 8 + 2 + 2 = 42 → 50. */
const RON: RiichiScore = {
  family: 'riichi',
  form: 'standard',
  yaku: [{ id: 'riichi', han: 1 }],
  yakuman: [],
  han: 1,
  fu: 50,
  fuRaw: 42,
  fuItems: [
    { id: 'base', fu: 20 },
    { id: 'closedRon', fu: 10 },
    { id: 'group', fu: 8, group: 0 },
    { id: 'group', fu: 2, group: 1 },
    { id: 'wait', fu: 2 },
  ],
  reading: {
    blocks: [
      { type: 'triplet', kind: 26 as Kind, open: false },
      { type: 'triplet', kind: 10 as Kind, open: true },
    ],
    pair: 0 as Kind,
    wait: 'closed',
  },
  points: 1600,
  deltas: [-1600, 1600, 0, 0],
};

const TSUMO: RiichiScore = {
  ...RON,
  yaku: [...RON.yaku, { id: 'menzenTsumo', han: 1 }],
  han: 2,
  fu: 40,
  fuRaw: 40,
  fuItems: [
    { id: 'base', fu: 20 },
    { id: 'group', fu: 8, group: 0 },
  ],
  points: 2700,
  shares: { others: 700, dealer: 1300 },
};

describe('in brief', () => {
  test.each<[string, RiichiScore, string, string]>([
    ['ron', RON, '1,600', '1 han 50 fu'],
    ['self-draw against the dealer', TSUMO, '700 / 1,300', '2 han 40 fu'],
    ['self-draw of the dealer', { ...TSUMO, shares: { others: 1300 } }, '1,300 all', '2 han 40 fu'],
    ['a limit', { ...RON, limit: 'mangan', points: 8000 }, '8,000', 'mangan'],
    [
      'double yakuman',
      { ...RON, limit: 'yakuman', yakuman: [{ id: 'kokushi13', value: 2 }] },
      '1,600',
      'double yakuman',
    ],
    [
      'four yakuman',
      {
        ...RON,
        limit: 'yakuman',
        yakuman: [
          { id: 'daisuushii', value: 2 },
          { id: 'suuankouTanki', value: 2 },
        ],
      },
      '1,600',
      'yakuman ×4',
    ],
  ])('%s', (_, score, points, worth) => {
    expect(pointsText(score, en)).toBe(points);
    expect(worthText(score, en)).toBe(worth);
  });

  test('no limit has no name', () => {
    expect(limitName(RON, en)).toBeUndefined();
  });
});

test('ron and self-draw stand side by side, each item named once', () => {
  const lines = linesOf([RON, TSUMO], en).map(({ name, tile, values }) => [name, tile, ...values]);
  expect(lines).toEqual([
    ['Riichi', undefined, '1', '1'],
    ['Fully Concealed Self-Draw', undefined, undefined, '1'],
    ['Base', undefined, '20 fu', '20 fu'],
    ['Concealed, by ron', undefined, '10 fu', undefined],
    ['Concealed triplet', 26, '8 fu', '8 fu'],
    ['Open triplet', 10, '2 fu', undefined],
    ['Closed wait', undefined, '2 fu', undefined],
    ['Rounded up', undefined, '42 → 50 fu', undefined],
  ]);
});

test('a yakuman lists its yakuman and no fu', () => {
  const score: RiichiScore = { ...RON, yaku: [], yakuman: [{ id: 'daisangen', value: 1 }] };
  expect(linesOf([score], en).map((l) => [l.name, ...l.values])).toEqual([['Big Three Dragons', 'yakuman']]);
});

test('a way to win without a yaku has no value', () => {
  expect(linesOf([undefined, TSUMO], en)[0]?.values).toEqual([undefined, '1']);
});

test.each([
  [1600, undefined],
  [2900, 2900],
])('%i received beside 1,600 points', (received, said) => {
  expect(receivedOf({ ...RON, deltas: [0, received, 0, 0] }, 1)).toBe(said);
});
