import { describe, expect, test } from 'vitest';
import { countsOf, type Tally } from '../tiles/counts.ts';
import { parseTiles } from '../tiles/notation.ts';
import { KINDS } from '../tiles/tile.ts';
import { type Decomposition, decompose } from './decompose.ts';
import { plainReadings } from './plain.ts';
import { type Random, randomHand, randomOf } from './random-hands.ts';
import { shanten } from './shanten.ts';

const read = (text: string): Tally => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(tiles.detail);
  return countsOf(tiles.value);
};

const shape = (d: Decomposition): string => {
  switch (d.form) {
    case 'standard':
      return [`pair${d.pair}`, ...d.groups.map((g) => `${g.type}${g.kind}`).sort()].join(' ');
    case 'sevenPairs':
      return `seven ${d.pairs.join(' ')}`;
    case 'thirteenOrphans':
      return `orphans ${d.pair}`;
  }
};
const shapes = (counts: Tally, melds: number): string[] => decompose(counts, melds).map(shape).sort();

test.each([
  ['one reading', '123m456p789s11122z', 0, ['pair28 run0 run12 run24 triplet27']],
  [
    'three triplets or three runs',
    '111222333m99p',
    1,
    ['pair17 run0 run0 run0', 'pair17 triplet0 triplet1 triplet2'],
  ],
  [
    'two runs twice, or seven pairs',
    '112233m445566p77z',
    0,
    ['pair33 run0 run0 run12 run12', 'seven 0 1 2 12 13 14 33'],
  ],
  ['the pair of 45556', '123m45556s', 2, ['pair22 run0 run21']],
  ['thirteen orphans', '19m19p19s12345677z', 0, ['orphans 33']],
  ['a pair alone, beside four melds', '55z', 4, ['pair31']],
  ['four of a kind are not two pairs', '1111m2233p4455s66z', 0, []],
  ['one tile short', '123m456p789s1112z', 0, []],
  ['a group too many for its melds', '123m456p789s11122z', 1, []],
  ['seven pairs beside a meld', '112233m4455z', 1, []],
])('%s: %s', (_, text, melds, expected) => {
  expect(shapes(read(text), melds)).toEqual(expected);
});

test('a hand is not changed', () => {
  const counts = read('11122233344455m');
  const before = counts.slice();
  expect(decompose(counts, 0)).toHaveLength(4);
  expect(counts).toEqual(before);
});

/** A whole hand of groups and a pair in a few kinds, so that it often has several readings. */
const wholeHand = (groups: number, kinds: number, random: Random): Tally => {
  const counts = new Uint8Array(34);
  const start = kinds === 34 ? 0 : 9 * random(3);
  const add = (k: number, copies: number, step: number): boolean => {
    const tiles = Array.from({ length: copies }, (_, i) => k + i * step);
    const isRun = step === 1;
    if (isRun && (k > 26 || k % 9 > 6)) return false;
    if (tiles.some((t) => counts[t]! + (isRun ? 1 : copies) > 4)) return false;
    for (const t of tiles) counts[t]!++;
    return true;
  };
  while (!add(start + random(kinds), 2, 0));
  for (let left = groups; left > 0; ) if (add(start + random(kinds), 3, random(3) === 0 ? 0 : 1)) left--;
  return counts;
};

describe('equal to taking groups in every way', () => {
  test.each([
    ['in one suit', 9],
    ['in any kinds', 34],
  ])('%s', (_, kinds) => {
    const random = randomOf(kinds);
    for (let i = 0; i < 3000; i++) {
      const melds = i % 5;
      const counts = wholeHand(4 - melds, kinds, random);
      const standard = decompose(counts, melds).filter((d) => d.form === 'standard');
      const plain = plainReadings(counts, 4 - melds).map((text) => {
        const [pair, ...groups] = text.split(' ');
        return [pair, ...groups.sort()].join(' ');
      });
      expect(standard.map(shape).sort()).toEqual(plain.sort());
      expect(standard.length).toBeGreaterThan(0);
    }
  });

  test('a hand has a reading exactly when it is complete', () => {
    const random = randomOf(99);
    for (let i = 0; i < 4000; i++) {
      const melds = i % 5;
      const counts = wholeHand(4 - melds, 9, random);
      const from = KINDS.filter((k) => counts[k]! > 0);
      const to = KINDS.filter((k) => k < 27 && counts[k]! < 4);
      // One tile of a whole hand for another: often near, sometimes whole again.
      counts[from[random(from.length)]!]!--;
      counts[to[random(to.length)]!]!++;
      expect(decompose(counts, melds).length > 0).toBe(shanten(counts, melds) === -1);
    }
    for (let i = 0; i < 2000; i++) {
      const { counts } = randomHand('full flush', 0, 14, random);
      expect(decompose(counts, 0).length > 0).toBe(shanten(counts, 0) === -1);
    }
  });
});
