import { describe, expect, test } from 'vitest';
import { countsOf, type Tally } from '../tiles/counts.ts';
import { tilesOf } from '../tiles/meld.ts';
import { formatHand, parseHand } from '../tiles/notation.ts';
import { KINDS, plainTile } from '../tiles/tile.ts';
import { COMMON_FORMS } from './form.ts';
import { plainSevenPairs, plainShanten, plainStandard, plainThirteenOrphans } from './plain.ts';
import { randomHand, randomOf, SORTS, type Sort } from './random-hands.ts';
import { shanten, shantenOf } from './shanten.ts';

const read = (text: string) => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.detail);
  const { tiles, melds } = hand.value;
  return { counts: countsOf(tiles), melds: melds.length, fixed: countsOf(melds.flatMap(tilesOf)) };
};

test.each([
  ['complete', '123m456p789s11122z', -1],
  ['complete beside melds', '123m55z [777z2] [345p1] [1111s]', -1],
  ['a ready hand of 13', '123m456p789s1112z', 0],
  ['a ready hand of 14', '123m456p789s11123z', 0],
  ['too many blocks, no pair', '12m45m78m12p45p78p1z', 4],
  ['no two tiles go together', '147m258p369s1234z', 6],
  ['seven pairs', '1122m3344p5566s7z', 0],
  ['seven pairs: four of a kind are one pair', '1111m2233p4455s66z', 1],
  ['seven pairs: a seventh kind is missing', '2255m55p66677888s', 1],
  ['thirteen orphans, thirteen waits', '19m19p19s1234567z', 0],
  ['thirteen orphans need a concealed hand', '19m19p19s12345z [777z2]', 6],
  ['a fifth copy: the pair of a quad of honours', '123456789m1111z', 1],
  ['a fifth copy: 2s and 9s', '2222456789999s', 1],
  ['three quads of winds', '1111222233334z', 3],
  ['the run would need an own quad', '13m456p789s11z [2222m]', 1],
  ['the pairs would need own pons', '9m9p569s [999m2] [999p2] [999s2]', 2],
])('%s: %s', (_, text, expected) => {
  const { counts, melds, fixed } = read(text);
  expect(shanten(counts, melds, fixed)).toBe(expected);
});

test.each([
  ['the copies in own melds are looked past', '13m456p789s11z [2222m]', 0],
  ['the copies in hand are not', '123456789m1111z', 1],
])('without own melds given, %s: %s', (_, text, expected) => {
  const { counts, melds } = read(text);
  expect(shanten(counts, melds)).toBe(expected);
});

test.each([
  ['2s and 9s', '2222456789999s', 0],
  ['the pair of a quad of honours', '123456789m1111z', 0],
  ['an own quad', '13m456p789s11z [2222m]', 0],
  ['seven pairs still need seven kinds', '1111m2233p4455s66z', 1],
])('where fifth copies count, %s: %s', (_, text, expected) => {
  const { counts, melds } = read(text);
  expect(shanten(counts, melds, 'fifthCopies')).toBe(expected);
});

test('each form by itself; beside melds only the standard one', () => {
  const closed = read('123456789m1111z');
  expect(COMMON_FORMS.map((form) => shantenOf(form, closed.counts, 0))).toEqual([1, 5, 9]);
  const open = read('19m19p19s12345z [777z2]');
  expect(COMMON_FORMS.map((form) => shantenOf(form, open.counts, 1, open.fixed))).toEqual([
    6,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ]);
});

test('a hand is not changed', () => {
  const { counts, melds, fixed } = read('13m456p789s11z [2222m]');
  const [before, beforeFixed] = [counts.slice(), fixed.slice()];
  for (const form of COMMON_FORMS) shantenOf(form, counts, melds, fixed);
  shanten(counts, melds, 'fifthCopies');
  expect([counts, fixed]).toEqual([before, beforeFixed]);
});

/** Hands of each sort; 100,000 and some in all. */
const HANDS = 20_400;
const FOUR: Tally = new Uint8Array(34).fill(4);

const shown = (counts: Tally, fixed: Tally): string =>
  [counts, fixed].map((c) => formatHand(KINDS.flatMap((k) => Array(c[k]).fill(plainTile(k))))).join(' + ');

describe('equal to the plain search', () => {
  test.each(Object.keys(SORTS) as Sort[])('%s', (sort) => {
    const random = randomOf(sort.length * 7919);
    const wrong: string[] = [];
    for (let i = 0; i < HANDS; i++) {
      // Half of the hands are concealed, the others have 1–4 melds.
      const melds = i % 2 === 0 ? 0 : 1 + ((i >> 1) % 4);
      const { counts, fixed } = randomHand(sort, melds, random(2) === 0 ? 13 : 14, random);
      const limits = fixed.map((n) => 4 - n);
      if (shanten(counts, melds, fixed) !== plainShanten(counts, melds, limits))
        wrong.push(shown(counts, fixed));
      if (melds > 0 && shanten(counts, melds) !== plainStandard(counts, melds, FOUR))
        wrong.push(`own melds looked past: ${shown(counts, fixed)}`);
    }
    expect(wrong).toEqual([]);
  });

  test('kinds that three players do not have complete nothing, with melds or without', () => {
    const random = randomOf(3);
    const absent = (k: number) => k > 0 && k < 8;
    const limitsOfThree = FOUR.map((_, k) => (absent(k) ? 4 : 0));
    for (let i = 0; i < 6000; i++) {
      const { counts, fixed, melds } = randomHand('three players', i % 3, i % 2 === 0 ? 13 : 14, random);
      // Quads of 1m and 9m are where it matters: no run can use the fourth.
      if (i % 4 === 0 && melds === 0) counts[0] = 4;
      const all = fixed.map((n, k) => (absent(k) ? 4 : n));
      const found = shanten(counts, melds, all);
      const limits = all.map((n) => 4 - n);
      expect(found, shown(counts, fixed)).toBe(plainShanten(counts, melds, limits));
    }
    // The fourth 1m and the fourth 9m would need 2m 3m or 7m 8m.
    const quads = read('1111m9999m1111z2z');
    expect([shanten(quads.counts, 0), shanten(quads.counts, 0, limitsOfThree)]).toEqual([2, 3]);
  });

  test('each form, and fifth copies', () => {
    const random = randomOf(5);
    const many = new Uint8Array(34).fill(14);
    for (const sort of Object.keys(SORTS) as Sort[]) {
      for (let i = 0; i < 400; i++) {
        const { counts } = randomHand(sort, 0, i % 2 === 0 ? 13 : 14, random);
        const forms = COMMON_FORMS.map((form) => shantenOf(form, counts, 0));
        const plain = [plainStandard(counts, 0, FOUR), plainSevenPairs(counts), plainThirteenOrphans(counts)];
        expect(forms, shown(counts, counts)).toEqual(plain);
        expect(shanten(counts, 0, 'fifthCopies')).toBe(plainShanten(counts, 0, many));
      }
    }
  });
});
