import { describe, expect, test } from 'vitest';
import { addTo, countsOf, emptyCounts, total } from './counts.ts';
import { baseOf, isConcealed, isKan, type Meld, tilesOf } from './meld.ts';
import { formatTile, parseHand, parseTiles } from './notation.ts';
import { type Seat, seatAfter, seatsOf, seatWindOf, turnsBetween } from './seat.ts';
import {
  FIVES,
  isDragon,
  isFlower,
  isHonour,
  isRedFive,
  isTerminal,
  isTerminalOrHonour,
  isWind,
  KINDS,
  type Kind,
  kindAt,
  kindOf,
  plainTile,
  rankOf,
  redTile,
  SUITS,
  suitOf,
  TILES,
  WINDS,
  windKind,
} from './tile.ts';

const tiles = (text: string) => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};
const melds = (text: string): readonly Meld[] => {
  const parsed = parseHand(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value.melds;
};
const named = (kinds: readonly Kind[]): string => kinds.map((k) => formatTile(plainTile(k))).join(' ');

describe('tiles and kinds', () => {
  test('a red five counts as its five; a flower as nothing', () => {
    expect(tiles('0m0p0s').map(kindOf)).toEqual(FIVES);
    expect(() => kindOf(tiles('1f')[0]!)).toThrow('a flower has no kind');
  });

  test('a kind and its red tile', () => {
    expect(KINDS.filter((k) => redTile(k) !== undefined)).toEqual(FIVES);
    expect(FIVES.map((k) => formatTile(redTile(k)!))).toEqual(['0m', '0p', '0s']);
  });

  test('which tiles are red, which are flowers', () => {
    expect(TILES.filter(isRedFive).map(formatTile).join(' ')).toBe('0m 0p 0s');
    expect(TILES.filter(isFlower).map(formatTile).join(' ')).toBe('1f 2f 3f 4f 1g 2g 3g 4g');
  });

  test('suit and rank, there and back', () => {
    expect(KINDS.map((k) => kindAt(suitOf(k), rankOf(k) - 1))).toEqual(KINDS);
    expect(SUITS.map((s) => KINDS.filter((k) => suitOf(k) === s).length)).toEqual([9, 9, 9, 7]);
  });

  test.each([
    ['terminals', isTerminal, '1m 9m 1p 9p 1s 9s'],
    ['honours', isHonour, '1z 2z 3z 4z 5z 6z 7z'],
    ['winds', isWind, '1z 2z 3z 4z'],
    ['dragons', isDragon, '5z 6z 7z'],
    ['terminals and honours', isTerminalOrHonour, '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'],
  ])('%s', (_, is, expected) => {
    expect(named(KINDS.filter(is))).toBe(expected);
  });

  test('the winds in order', () => {
    expect(named(WINDS.map(windKind))).toBe('1z 2z 3z 4z');
  });
});

describe('counts', () => {
  test('red fives with fives, flowers left out', () => {
    const counts = countsOf(tiles('055m1z1z3f'));
    expect([counts[4], counts[27], total(counts)]).toEqual([3, 2, 5]);
    expect(counts).toHaveLength(34);
  });

  test('added to what is there', () => {
    const counts = emptyCounts();
    addTo(counts, tiles('1m'));
    addTo(counts, tiles('11m'));
    expect(counts[0]).toBe(3);
  });
});

describe('melds', () => {
  test('all tiles, the called and the added one included', () => {
    const all = melds('[340m3][777z2][0555p1][5505s6][1111s]');
    expect(all.map((m) => tilesOf(m).map(formatTile).join(''))).toEqual([
      '3m4m0m',
      '7z7z7z',
      '5p5p5p0p',
      '5s0s5s5s',
      '1s1s1s1s',
    ]);
    expect(all.map(isKan)).toEqual([false, false, true, true, true]);
  });

  test('the lowest kind: of a run its beginning, red or not', () => {
    expect(named(melds('[067m1][777z2][0555p1]').map(baseOf))).toBe('5m 7z 5p');
  });

  test.each([
    ['', true],
    ['[1111s][2222s]', true],
    ['[1111s][222s1]', false],
    ['[1111s1]', false],
  ])('concealed beside «%s»: %s', (text, expected) => {
    expect(isConcealed(melds(text))).toBe(expected);
  });
});

describe('seats', () => {
  test.each([3, 4] as const)('%i players: turns there and back', (players) => {
    for (const from of seatsOf(players)) {
      for (const to of seatsOf(players)) {
        expect(seatAfter(from, turnsBetween(from, to, players), players)).toBe(to);
        expect(seatAfter(to, -turnsBetween(from, to, players), players)).toBe(from);
      }
    }
  });

  test('the dealer is East, the seat after it South', () => {
    const dealer: Seat = 2;
    expect(seatsOf(4).map((seat) => seatWindOf(seat, dealer, 4))).toEqual(['west', 'north', 'east', 'south']);
    expect(seatsOf(3).map((seat) => seatWindOf(seat, dealer, 3))).toEqual(['south', 'west', 'east']);
  });
});
