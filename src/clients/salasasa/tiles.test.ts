import { describe, expect, test } from 'vitest';
import { formatTile } from '../../tiles/notation.ts';
import { meldOfMask, tileOfTarget } from './groups.ts';
import { salasasa } from './salasasa.ts';
import { tileOf } from './tiles.ts';

const named = (n: unknown): string | undefined => {
  const tile = tileOf(n);
  return tile === undefined ? undefined : formatTile(tile);
};

test.each([
  ['characters', [11, 15, 19], '1m 5m 9m'],
  ['dots', [21, 25, 29], '1p 5p 9p'],
  ['bamboos', [31, 35, 39], '1s 5s 9s'],
  ['winds', [41, 42, 43, 44], '1z 2z 3z 4z'],
  ['dragons: red, white, green', [45, 46, 47], '7z 5z 6z'],
  ['flowers: the seasons first', [51, 54, 55, 58], '1g 4g 1f 4f'],
])('%s', (_, numbers, expected) => {
  expect(numbers.map(named).join(' ')).toBe(expected);
});

test('every tile has one number, and nothing else is one', () => {
  const all = Array.from({ length: 300 }, (_, n) => tileOf(n)).filter((t) => t !== undefined);
  expect([all.length, new Set(all).size]).toEqual([42, 42]);
  expect([0, 10, 20, 40, 48, 49, 50, 59, 61, 105, 1.5, -11, '11', null].map(named)).toEqual(
    Array(14).fill(undefined),
  );
});

describe('groups', () => {
  const tile = (n: number) => tileOf(n)!;
  test.each([
    ['a run, from the left', [1, 23, 0, 22, 0, 24], { type: 'chi', own: [22, 24], called: 23, from: 1 }],
    ['a triplet from the left', [1, 45, 0, 45, 0, 45], { type: 'pon', own: [45, 45], called: 45, from: 1 }],
    ['across', [0, 45, 1, 45, 0, 45], { type: 'pon', own: [45, 45], called: 45, from: 0 }],
    ['from the right', [0, 45, 0, 45, 1, 45], { type: 'pon', own: [45, 45], called: 45, from: 3 }],
    [
      'an open kong across',
      [0, 31, 1, 31, 0, 31, 0, 31],
      { type: 'openKan', own: [31, 31, 31], called: 31, from: 0 },
    ],
    [
      'from the right',
      [0, 31, 0, 31, 0, 31, 1, 31],
      { type: 'openKan', own: [31, 31, 31], called: 31, from: 3 },
    ],
    [
      'an added kong',
      [0, 31, 0, 31, 1, 31, 3, 31],
      { type: 'addedKan', own: [31, 31], called: 31, from: 3, added: 31 },
    ],
    ['a closed kong', [2, 31, 2, 31, 2, 31, 2, 31], { type: 'closedKan', own: [31, 31, 31, 31] }],
    ["another's closed kong", [2, 0, 2, 0, 2, 0, 2, 0], { type: 'closedKan', own: [] }],
  ])('%s', (_, mask, meld) => {
    const { own, called, added, ...rest } = meld as { own: number[]; called?: number; added?: number };
    expect(meldOfMask(mask, 2)).toEqual({
      ...rest,
      own: own.map(tile),
      ...(called === undefined ? {} : { called: tile(called) }),
      ...(added === undefined ? {} : { added: tile(added) }),
    });
  });

  test.each([[[]], [[1, 2, 3]], [[0, 31, 0, 31, 0, 31]], [[1, 99, 0, 31, 0, 31]]])('no group: %j', (mask) => {
    expect(meldOfMask(mask, 0)).toBeUndefined();
  });

  test('targets', () => {
    expect(['G45', 'k46', 'g47', 's23', 'G0', 'x11', undefined].map((t) => tileOfTarget(t))).toEqual([
      tile(45),
      tile(46),
      tile(47),
      tile(23),
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('pages and sockets of both web clients', () => {
  const pages = [
    'https://salasasa.cn/2d',
    'https://salasasa.cn/2d/game',
    'https://salasasa.cn/game-unity',
    'https://salasasa.cn/',
    'https://example.org/2d',
    'https://salasasa.cn/2data',
  ];
  expect(pages.map((url) => salasasa.isPage(new URL(url)))).toEqual([true, true, true, false, false, false]);
  const sockets = ['wss://salasasa.cn/2d/ws/a-b', 'wss://salasasa.cn/game/1', 'wss://salasasa.cn/chat'];
  expect(sockets.map((url) => salasasa.isSocket(new URL(url)))).toEqual([true, true, false]);
});
