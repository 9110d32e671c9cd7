import { describe, expect, test } from 'vitest';
import { countsOf, type Tally } from '../tiles/counts.ts';
import { tilesOf } from '../tiles/meld.ts';
import { formatHand, formatTile, parseHand } from '../tiles/notation.ts';
import { KINDS, plainTile } from '../tiles/tile.ts';
import { decomposeWithKnitted } from './decompose-knitted.ts';
import { KNITTED_FORMS } from './form.ts';
import { PATTERN_KINDS } from './patterns.ts';
import { plainStandard, plainThirteenOrphans } from './plain.ts';
import { randomHand, randomOf, SORTS, type Sort } from './random-hands.ts';
import { shantenOf } from './shanten.ts';
import { shantenWithKnitted, ukeireOfDiscardsWithKnitted, ukeireWithKnitted } from './with-knitted.ts';

interface Read {
  readonly counts: Tally;
  readonly melds: number;
  readonly fixed: Tally;
}

const read = (text: string): Read => {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(hand.detail);
  const { tiles, melds } = hand.value;
  return { counts: countsOf(tiles), melds: melds.length, fixed: countsOf(melds.flatMap(tilesOf)) };
};
const names = (kinds: readonly (typeof KINDS)[number][]): string =>
  kinds.map((k) => formatTile(plainTile(k))).join(' ');

test.each([
  ['a straight, its group and pair', '147m258p369s11122z', -1, 'knittedStraight'],
  ['a straight with its group called', '147m258p369s22z [678s1]', -1, 'knittedStraight'],
  ['its group may use tiles of its own', '14777m258p345669s', -1, 'knittedStraight'],
  ['no straight beside two melds', '147m258p12z [678s1] [111s1]', 4, 'standard'],
  ['a kong of a tile of the body leaves that pattern out', '147m258p69s1z2z [3333s]', 6, 'knittedStraight'],
  ['seven honours and seven knitted', '147m25p36s1234567z', -1, 'greaterHonorsKnitted'],
  ['five honours and nine knitted', '147m258p369s12345z', -1, 'lesserHonorsKnitted'],
  ['a tile twice is one', '147m25p36s123456z1z', 0, 'lesserHonorsKnitted'],
  ['four of a kind are two pairs', '1111m2233p445566s', -1, 'sevenPairsWithQuads'],
  ['so are four more', '1111m2222p3333s1z2z', 0, 'sevenPairsWithQuads'],
] as const)('%s: %s', (_, text, distance, form) => {
  const { counts, melds, fixed } = read(text);
  expect(shantenOf(form, counts, melds, fixed)).toBe(distance);
  if (distance < 1) expect(shantenWithKnitted(counts, melds, fixed)).toBe(distance);
});

test.each([
  ['the body and the rest wait', '147m25p369s11122z', 0, '8p'],
  ['honours until seven, knitted tiles in between', '147m25p36s123456z', 0, '8p 9s 7z'],
  ['a single tile, and the third of three', '111m2277p445588s', 0, '1m'],
  ['the rest of a straight', '147m258p369s1122z', 0, '1z 2z'],
  ['the pair beside body and meld', '147m258p369s1z [678s1]', 0, '1z'],
])('ukeire, %s: %s', (_, text, distance, kinds) => {
  const { counts, melds, fixed } = read(text);
  const answer = ukeireWithKnitted(counts, melds, fixed);
  expect([answer.shanten, names(answer.kinds)]).toEqual([distance, kinds]);
});

test('readings of a complete hand', () => {
  const forms = (text: string) =>
    decomposeWithKnitted(read(text).counts, read(text).melds).map((w) => w.form);
  expect(forms('112233m445566p77s')).toEqual(['standard', 'sevenPairsWithQuads']);
  expect(forms('147m258p369s12345z')).toEqual(['lesserHonorsKnitted']);
  expect(forms('147m258p369s11122z')).toEqual(['knittedStraight']);
  expect(forms('147m258p369s22z [678s1]')).toEqual(['knittedStraight']);
  expect(forms('1111m2222p3333s11z')).toEqual(['sevenPairsWithQuads']);
  expect(forms('147m258p369s1122z3z')).toEqual([]);
});

/** The straight by the definition: for every pattern its missing tiles, and the rest found by the plain search. */
const plainStraight = ({ counts, melds, fixed }: Read): number =>
  Math.min(
    ...PATTERN_KINDS.map((body) => {
      if (body.some((k) => fixed[k] === 4)) return Number.POSITIVE_INFINITY;
      const limits = fixed.map((n, k) => 4 - n - (body.some((b) => b === k) ? 1 : 0));
      const rest = counts.map((n, k) => (body.some((b) => b === k) && n > 0 ? n - 1 : n));
      return body.filter((k) => counts[k] === 0).length + plainStandard(rest, melds + 3, limits);
    }),
  );

/** Fourteen different tiles, and seven pairs, by counting. */
const plainDifferent = ({ counts }: Read): number =>
  Math.min(
    ...PATTERN_KINDS.map(
      (body) => 13 - KINDS.filter((k) => counts[k]! > 0 && (k > 26 || body.includes(k))).length,
    ),
  );
const plainPairs = ({ counts }: Read): number => 6 - counts.reduce((sum, n) => sum + Math.floor(n / 2), 0);

const plain = (hand: Read): number => {
  const { counts, melds, fixed } = hand;
  const standard = plainStandard(
    counts,
    melds,
    fixed.map((n) => 4 - n),
  );
  if (melds > 1) return standard;
  if (melds === 1) return Math.min(standard, plainStraight(hand));
  const special = Math.min(plainDifferent(hand), plainPairs(hand), plainThirteenOrphans(counts));
  return Math.min(standard, special, plainStraight(hand));
};

const plainKinds = (hand: Read): string => {
  const now = plain(hand);
  const drawn = (k: number): Tally => hand.counts.map((n, i) => n + (i === k ? 1 : 0));
  return names(
    KINDS.filter((k) => hand.counts[k]! + hand.fixed[k]! < 4 && plain({ ...hand, counts: drawn(k) }) < now),
  );
};

const textOf = ({ counts }: Read): string =>
  formatHand(KINDS.flatMap((k) => Array.from({ length: counts[k]! }, () => plainTile(k))));

/** Beside the usual sorts, the kinds that knitted hands are made of. */
const nearKnitted = (melds: number, random: ReturnType<typeof randomOf>): Read => {
  const body = PATTERN_KINDS[random(6)]!;
  const kinds = [...body, ...KINDS.slice(27)];
  const counts = new Uint8Array(34);
  for (let left = 9 - melds; left > 0; left--) counts[kinds[random(kinds.length)]!] = 1;
  const hand = randomHand('general', melds, 13, random);
  for (let k = 0; counts.reduce((a, b) => a + b, 0) < 13 - 3 * melds; k = random(34)) {
    if (counts[k]! + hand.fixed[k]! < 4) counts[k]!++;
  }
  return { ...hand, counts: counts.map((n, k) => Math.min(n, 4 - hand.fixed[k]!)) };
};

const SOURCES: readonly (readonly [string, (melds: number, random: ReturnType<typeof randomOf>) => Read])[] =
  [
    ...Object.keys(SORTS).map(
      (sort) =>
        [
          sort,
          (melds: number, random: ReturnType<typeof randomOf>) => randomHand(sort as Sort, melds, 13, random),
        ] as const,
    ),
    ['near knitted', nearKnitted],
  ];

describe.each(SOURCES)('as the plain way, %s', (_, make) => {
  test.each([
    [0, 60],
    [1, 40],
    [2, 10],
  ])('with %i melds', (melds, size) => {
    const random = randomOf(20_270_101 + melds);
    for (let i = 0; i < size; i++) {
      const hand = make(melds, random);
      const answer = ukeireWithKnitted(hand.counts, melds, hand.fixed);
      expect(answer.shanten, textOf(hand)).toBe(plain(hand));
      expect(shantenWithKnitted(hand.counts, melds, hand.fixed), textOf(hand)).toBe(answer.shanten);
      if (i % 10 === 0) expect(names(answer.kinds), textOf(hand)).toBe(plainKinds(hand));
      const forms = KNITTED_FORMS.filter(
        (f) => shantenOf(f, hand.counts, melds, hand.fixed) === answer.shanten,
      );
      expect([...answer.forms].sort(), textOf(hand)).toEqual([...forms].sort());
    }
  });
});

test('a discard is answered like the hand it leaves', () => {
  const random = randomOf(20_270_104);
  for (let i = 0; i < 300; i++) {
    const { counts, melds, fixed } = randomHand('general', i % 3, 14, random);
    for (const { discard, ...answer } of ukeireOfDiscardsWithKnitted(counts, melds, fixed)) {
      const left = counts.slice();
      left[discard]!--;
      expect(answer).toEqual(ukeireWithKnitted(left, melds, fixed));
    }
  }
});
