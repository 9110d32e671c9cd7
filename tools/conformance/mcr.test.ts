import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MCR_SUITES } from './mcr.ts';

const folder = mkdtempSync(join(tmpdir(), 'mcr-'));
afterAll(() => rmSync(folder, { recursive: true }));

const check = (suite: string, name: string, lines: readonly object[]) => {
  const path = join(folder, name);
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  return [...MCR_SUITES.find((s) => s.name === suite)!.check(path)];
};

/** The ids of the lines that are as expected. */
const right = (suite: string, name: string, lines: readonly object[]) =>
  check(suite, name, lines)
    .filter((verdict) => !verdict.differs && verdict.skipped === undefined)
    .map(({ id }) => id);

const numbered = (line: object, changes: readonly object[]): readonly object[] =>
  changes.map((change, i) => ({ id: `r${i}`, ...line, ...change }));

const HAND = { hand: '234m567p345s3388s', melds: [], win: '8s', round: 'E', seat: 'S' };

test('a score that is as expected, and every way in which it can differ', () => {
  const labels = { total: 4, fans: { 62: 1, 68: 1 } };
  const changes = [
    {},
    { fans: { 62: 1, 76: 1 }, alt: [{ 62: 1, 68: 1 }] },
    { total: 5 },
    { fans: { 62: 1 } },
    { fans: { 62: 2, 68: 1 } },
    { selfDraw: 1 },
    { flowers: 1 },
    { win: '1m' },
  ];
  expect(right('mcr-scoring', 'scoring.jsonl', numbered({ ...HAND, ...labels }, changes))).toEqual([
    'r0',
    'r1',
  ]);
});

test('a book example: what it must have, must not, and some of', () => {
  const labels = { total: 4, fans: { 62: 1, 68: 1 }, must: { 68: 1 } };
  const changes = [
    {},
    { must: { 68: 2 } },
    { mustNot: [62] },
    { mustNot: [76] },
    { anyOf: [41, 50] },
    { anyOf: [62, 50] },
  ];
  expect(right('mcr-book', 'book98.jsonl', numbered({ ...HAND, ...labels }, changes))).toEqual([
    'r0',
    'r3',
    'r5',
  ]);
});

test('waits and what they pay', () => {
  const line = {
    hand: '234m567p345s2288s',
    melds: [],
    waits: ['8s', '2s'],
    fan: { '2s': [4, 6], '8s': [4, 6] },
  };
  const changes = [{}, { waits: ['8s'] }, { fan: { '2s': [4, 6], '8s': [4, 7] } }, { dead: ['8s'] }];
  expect(right('mcr-waits', 'waits.jsonl', numbered(line, changes))).toEqual(['r0']);
});

test('distances and the tiles that lower them', () => {
  const line = {
    hand: '147m258p36sESWNC',
    melds: [],
    by: { standard: 8, pairs: 6, orphans: 7, honorsKnitted: 0, knittedStraight: 3 },
    shanten: 0,
    accept: ['9s', 'F', 'P'],
  };
  const changes = [{}, { shanten: 1 }, { accept: ['9s'] }, { by: { ...line.by, pairs: 5 } }];
  expect(right('mcr-shanten', 'shanten.jsonl', numbered(line, changes))).toEqual(['r0']);
});

test('what one exchange can reach', () => {
  const best = { hand: '1112m', win: '2m', total: 1, fans: { 79: 1 } };
  const line = {
    hand: '1111m',
    melds: ['c123p', 'c567p', 'c789s'],
    bestRon: best,
    bestSelf: best,
    finals: 35,
    winnableRon8: 0,
    winnableSelf8: 0,
  };
  const verdicts = check(
    'mcr-reach',
    'reach.jsonl',
    numbered(line, [{}, { bestRon: { ...best, total: 9 } }]),
  );
  const [live, ours, wrong] = verdicts;
  expect(ours!.differs?.got).toMatchObject([35, {}, {}, [expect.any(Number), expect.any(Number)]]);
  // Too little is near to win with, and the extension names none of it.
  expect(live).toEqual({ id: 'r0 live' });
  expect(wrong).toMatchObject({ id: 'r1 live', differs: { expected: [1, 9, 0], got: [1, 0, 0] } });
});

const GAME = {
  round: 'E',
  deal: [
    '567p22267s33z345m'.replace('33z', 'WW'),
    '1199m1199p1199sE',
    '1199m1199p1199sE',
    '228m228p228sCCCF',
  ],
  ev: [
    ['D', 0, 'N'],
    ['X', 0, 'N'],
    ['D', 1, '8s'],
    ['X', 1, '8s'],
    ['W', 0, '8s', 1],
  ],
};
const PAID = { winner: 0, fan: 2, fans: { 62: 1 }, delta: [26, -10, -8, -8] };

test('a game: its steps, its wins, its end', () => {
  const games = [
    { id: 'short of eight', ...GAME, can: [[3, 0, 2]], result: PAID },
    { id: 'not held', ...GAME, ev: [['D', 0, 'N'], ['X', 0, 'P'], ['E']], result: PAID },
    { id: 'no draw', ...GAME, ev: [['X', 0, 'W'], ['E']], result: PAID },
    { id: 'no pung', ...GAME, ev: [['D', 0, 'N'], ['X', 0, 'N'], ['P', 3, 'N', 0], ['E']], result: PAID },
    {
      id: 'drawn game',
      ...GAME,
      ev: [...GAME.ev.slice(0, 4), ['E']],
      can: [[3, 0, 2]],
      result: { winner: null, fan: 0, fans: {}, delta: [0, 0, 0, 0] },
    },
  ];
  expect(right('mcr-games', 'games.jsonl', games)).toEqual(['drawn game']);
});

test.each([
  ['mcr-scoring', { ...HAND, total: 4 }, '«fans» is missing'],
  ['mcr-scoring', { ...HAND, total: 4, fans: {}, round: 'X' }, '«round» must be one of E, S, W, N'],
  ['mcr-contested', { ...HAND, cause: 'C1', verdict: { fans: {} } }, '«verdict.total» is missing'],
  ['mcr-waits', { hand: HAND.hand, melds: [], waits: [8] }, '«waits[0]» must be a text'],
  ['mcr-games', { ...GAME }, '«result» is missing'],
])('%s: a line that is not of its kind is named', (suite, line, fault) => {
  expect(() => check(suite, 'broken.jsonl', [{ id: 'r0', ...line }])).toThrow(fault);
});
