import { describe, expect, test } from 'vitest';
import { countsOf, type Tally } from '../tiles/counts.ts';
import { tilesOf } from '../tiles/meld.ts';
import { formatTiles, parseHand, parseTiles } from '../tiles/notation.ts';
import { KINDS, type Kind, plainTile } from '../tiles/tile.ts';
import { COMMON_FORMS } from './form.ts';
import type { Fixed } from './limited.ts';
import { randomHand, randomOf, SORTS, type Sort } from './random-hands.ts';
import { shanten, shantenOf } from './shanten.ts';
import { liveOf, type Ukeire, ukeire, ukeireOfDiscards } from './ukeire.ts';

const read = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.detail);
  const { tiles, melds } = hand.value;
  return { counts: countsOf(tiles), melds: melds.length, fixed: countsOf(melds.flatMap(tilesOf)) };
};
const tilesOfText = (text: string) => {
  const tiles = parseTiles(text);
  if (!tiles.ok) throw new Error(tiles.detail);
  return tiles.value;
};
const named = (kinds: readonly Kind[]): string => formatTiles(kinds.map(plainTile));

test.each([
  ['nine gates', '1112345678999m', 0, '123456789m'],
  ['thirteen waits', '19m19p19s1234567z', 0, '19m19p19s1234567z'],
  ['twelve orphans and a pair', '19m19p199s123456z', 0, '7z'],
  ['a red five is a five', '12345m067789p66z', 0, '36m'],
  ['pair or triplet', '11m234567p44456s', 0, '1m47s'],
  ['one away', '13m456p789s11226z', 1, '2m12z'],
  ['seven pairs', '55m55p1133s4477z8s', 0, '8s'],
  ['own pon and own pair: the last copy is held', '5m222z [111p2] [6666m] [777m2]', 0, '5m'],
  ['a quad is no wait for its own fifth tile', '123456789m1111z', 1, '123456789m123456789p123456789s234567z'],
])('%s: %s', (_, text, expected, kinds) => {
  const { counts, melds, fixed } = read(text);
  const found = ukeire(counts, melds, fixed);
  expect([found.shanten, named(found.kinds)]).toEqual([expected, kinds]);
});

test('the forms that are this near', () => {
  const both = read('1122m3344p5567s8s');
  expect(ukeire(both.counts, 0).forms).toEqual(['sevenPairs']);
  const orphans = read('19m19p19s1234567z');
  expect(ukeire(orphans.counts, 0).forms).toEqual(['thirteenOrphans']);
  const twice = read('112233m445566p7z');
  expect(ukeire(twice.counts, 0).forms).toEqual(['standard', 'sevenPairs']);
});

test('what is live: four less all that is seen', () => {
  const seen = countsOf(tilesOfText('1m05555p'));
  expect(KINDS.filter((k) => liveOf(seen, k) < 4).map((k) => liveOf(seen, k))).toEqual([3, 0]);
});

test('where fifth copies count, a hand may wait for none that exists', () => {
  const { counts } = read('123456789m1111z');
  expect(ukeire(counts, 0, 'fifthCopies')).toEqual({ shanten: 0, kinds: [], forms: ['standard'] });
});

test('a thrown tile is no longer held: it is listed, and the caller finds no live copy', () => {
  const { counts } = read('1111m23m456p789s11z');
  const thrown = ukeireOfDiscards(counts, 0).find((d) => d.discard === 0);
  expect(thrown?.shanten).toBe(0);
  expect(named(thrown!.kinds)).toBe('14m1z');
  expect(thrown!.kinds.map((k) => liveOf(counts, k))).toEqual([0, 4, 2]);
});

/** By trying every draw. */
const bruteUkeire = (counts: Tally, melds: number, fixed?: Fixed): Ukeire => {
  const now = shanten(counts, melds, fixed);
  const melded = fixed instanceof Uint8Array ? fixed : new Uint8Array(34);
  const kinds = KINDS.filter((k) => {
    const drawn = counts.slice();
    drawn[k]!++;
    return counts[k]! + melded[k]! < 4 && shanten(drawn, melds, fixed) < now;
  });
  return {
    shanten: now,
    kinds,
    forms: COMMON_FORMS.filter((f) => shantenOf(f, counts, melds, fixed) === now),
  };
};

describe('equal to trying every draw', () => {
  test.each(Object.keys(SORTS) as Sort[])('%s', (sort) => {
    const random = randomOf(sort.length * 104_729);
    for (let i = 0; i < 1500; i++) {
      const melds = i % 2 === 0 ? 0 : 1 + ((i >> 1) % 4);
      const { counts, fixed } = randomHand(sort, melds, 13, random);
      for (const own of [undefined, fixed, 'fifthCopies' as const]) {
        expect(ukeire(counts, melds, own)).toEqual(bruteUkeire(counts, melds, own));
      }
    }
  });

  test.each(Object.keys(SORTS) as Sort[])('every discard: %s', (sort) => {
    const random = randomOf(sort.length * 1_299_709);
    for (let i = 0; i < 300; i++) {
      const melds = i % 2 === 0 ? 0 : 1 + ((i >> 1) % 4);
      const { counts, fixed } = randomHand(sort, melds, 14, random);
      for (const own of [undefined, fixed]) {
        const expected = KINDS.filter((k) => counts[k]! > 0).map((discard) => {
          const left = counts.slice();
          left[discard]!--;
          return { discard, ...bruteUkeire(left, melds, own) };
        });
        expect(ukeireOfDiscards(counts, melds, own)).toEqual(expected);
      }
    }
  });
});
