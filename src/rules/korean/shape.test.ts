// Shanten and ukeire over the tiles that the table has, beside the plain search.
import { describe, expect, test } from 'vitest';
import { plainStandard } from '../../shapes/plain.ts';
import { type Random, randomOf } from '../../shapes/random-hands.ts';
import { countsOf, type Tally } from '../../tiles/counts.ts';
import { type Meld, tilesOf } from '../../tiles/meld.ts';
import { formatHand, formatTile } from '../../tiles/notation.ts';
import { type Kind, plainTile, type Tile } from '../../tiles/tile.ts';
import { situationOf } from './case.ts';
import { DEFAULTS, type KoreanOptions, withOptions } from './options.ts';
import { type Held, shanten, ukeire, ukeireOfDiscards, waitsOf, waysOf } from './shape.ts';
import { kindsOf } from './tile-set.ts';

const texts = (kinds: readonly Kind[]): string => kinds.map((k) => formatTile(plainTile(k))).join(' ');

describe('forms', () => {
  test.each([
    ['thirteen orphans are none', '19m19p1234567z55m', {}, 5, 'sevenPairs'],
    ['four equal tiles are two pairs', '2222m 4499m 3355p 7z', {}, 0, 'sevenPairs'],
    ['three want their fourth', '222446688m3355p', {}, 0, 'sevenPairs'],
    ['where they are one pair', '222446688m3355p', { sevenPairsQuad: false }, 1, 'sevenPairs'],
    ['four groups', '123567m 345p 99p 67p', {}, 0, 'standard'],
    ['beside melds', '567m 345p 66z 77z [3333m]', {}, 0, 'standard'],
  ] as const)('%s: %s', (_, hand, changes, distance, form) => {
    const held = situationOf(hand);
    const answer = ukeire(held, withOptions(DEFAULTS, changes));
    expect(answer.shanten).toBe(distance);
    expect(answer.forms).toContain(form);
    expect(answer.shanten).toBe(shanten(held, withOptions(DEFAULTS, changes)));
  });
});

describe('waits', () => {
  test.each([
    ['a pair of quads waits on itself', '222446688m3355p', {}, '2m'],
    ['a kind held four times is none', '5667777889m567p', {}, '4m'],
    ['nor one in the own kong', '11222333m 66p [4444m]', {}, '1m 6p'],
    ['bamboo, where it is played', '23s 123m 567m 345p 99p', { tileSet: 'full' }, '1s 4s'],
  ] as const)('%s: %s', (_, hand, changes, waits) => {
    expect(texts(waitsOf(situationOf(hand), withOptions(DEFAULTS, changes)))).toBe(waits);
  });
});

/** A hand of the table's tiles and triplets called before it. */
const randomHeld = (size: 13 | 14, options: KoreanOptions, random: Random): Held => {
  const narrow = random(2) === 0;
  const wall = kindsOf(options)
    .filter((k) => !narrow || k < 9 || k >= 27)
    .flatMap((k) => [k, k, k, k].map(plainTile));
  const melds: Meld[] = [];
  for (let i = random(4); i > 1; i--) {
    const called = wall[random(wall.length)]!;
    if (wall.filter((t) => t === called).length < 3) continue;
    for (let n = 0; n < 3; n++) wall.splice(wall.indexOf(called), 1);
    melds.push({ type: 'pon', own: [called, called], called, from: 0 });
  }
  const concealed: Tile[] = [];
  while (concealed.length < size - 3 * melds.length) concealed.push(...wall.splice(random(wall.length), 1));
  return { concealed, melds };
};

const pairsMissing = (counts: Tally, quads: boolean): number => {
  const pairs = [...counts].map((n) => (quads ? Math.floor(n / 2) : Math.min(1, Math.floor(n / 2))));
  const found = pairs.reduce((a, b) => a + b, 0);
  const kinds = [...counts].filter((n) => n > 0).length;
  return 7 - found + (quads ? 0 : Math.max(0, 7 - kinds));
};

/** By the plain search, with no copy beyond four of what exists. */
const plainDistance = ({ concealed, melds }: Held, options: KoreanOptions): number => {
  const counts = countsOf(concealed);
  const melded = countsOf(melds.flatMap(tilesOf));
  const limits = new Uint8Array(34);
  for (const k of kindsOf(options)) limits[k] = 4 - melded[k]!;
  const standard = plainStandard(counts, melds.length, limits);
  return melds.length > 0 ? standard : Math.min(standard, pairsMissing(counts, options.sevenPairsQuad) - 1);
};

const OPTIONS: readonly KoreanOptions[] = [
  DEFAULTS,
  withOptions(DEFAULTS, { sevenPairsQuad: false }),
  withOptions(DEFAULTS, { tileSet: 'full' }),
];

describe('beside the plain search', () => {
  test('300 hands: shanten, and every kind that lowers it', () => {
    const random = randomOf(17);
    for (let i = 0; i < 300; i++) {
      const options = OPTIONS[i % OPTIONS.length]!;
      const held = randomHeld(13, options, random);
      const now = plainDistance(held, options);
      const all = countsOf([...held.concealed, ...held.melds.flatMap(tilesOf)]);
      const nearer = kindsOf(options).filter(
        (k) =>
          all[k]! < 4 &&
          plainDistance({ ...held, concealed: [...held.concealed, plainTile(k)] }, options) < now,
      );
      const answer = ukeire(held, options);
      expect([answer.shanten, texts(answer.kinds)], formatHand(held.concealed)).toEqual([now, texts(nearer)]);
    }
  });

  test('100 hands with a tile to throw: each discard is the hand without it', () => {
    const random = randomOf(18);
    for (let i = 0; i < 100; i++) {
      const options = OPTIONS[i % OPTIONS.length]!;
      const held = randomHeld(14, options, random);
      const expected = [...new Set(held.concealed)]
        .sort((a, b) => a - b)
        .map((t) => ({
          discard: t,
          ...ukeire({ ...held, concealed: held.concealed.toSpliced(held.concealed.indexOf(t), 1) }, options),
        }));
      expect(ukeireOfDiscards(held, options)).toEqual(expected);
    }
  });

  test('complete is −1, and only then there are readings', () => {
    const random = randomOf(19);
    const complete = [...'11223344556677'].map((n) => (Number(n) - 1) as Tile);
    const held = { concealed: complete, melds: [] };
    expect(shanten(held, DEFAULTS)).toBe(-1);
    expect(waysOf(countsOf(complete), 0, DEFAULTS).map(({ form }) => form)).toEqual([
      'sevenPairs',
      'standard',
      'standard',
      'standard',
    ]);
    for (let i = 0; i < 300; i++) {
      const { concealed, melds } = randomHeld(14, DEFAULTS, random);
      const ways = waysOf(countsOf(concealed), melds.length, DEFAULTS);
      expect(ways.length > 0).toBe(shanten({ concealed, melds }, DEFAULTS) === -1);
    }
  });
});
