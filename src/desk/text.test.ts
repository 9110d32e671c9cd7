import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMeld, formatTiles } from '../tiles/notation.ts';
import { compareTiles, isRedFive, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import { edit } from './edit.ts';
import { fragmentOf } from './fragment.ts';
import { emptyPosition, ownSeat, type Position } from './position.ts';
import { legalPosition } from './random-position.fixture.ts';
import { changeOf, readText } from './text.ts';
import { NOTATIONS, type Notation, textOf } from './text-out.ts';

const HERE = emptyPosition();
const told = (text: string): string => {
  const { tiles, melds, aside } = readText(text, HERE);
  return [formatTiles(tiles), ...melds.map((m) => formatMeld(m)), formatTiles(aside)]
    .filter(Boolean)
    .join(' ');
};

describe('what is read', () => {
  test.each([
    ['mpsz', '123m067p 55z', '123m067p55z'],
    ['melds in brackets', '11z [777z2] [340m1] [0555p] [9999s7]', '11z [777z2] [340m1] [0555p] [9999s7]'],
    ['flowers', '1m 2f 3g', '1m 2f3g'],
    ['a digit that waits for its suit', '1 2 3 m', '123m'],
    ['capital suits after digits', '123M 4S', '123m4s'],
    ['Unicode', '🀇🀏🀐🀘🀙🀡🀀🀁🀂🀃🀄🀅🀆', '19m19s19p1234765z'],
    ['Unicode flowers', '🀢🀣🀤🀥🀦🀧🀨🀩', '1234f1234g'],
    ['Unicode as a device draws it', '🀄️🀅︎', '76z'],
    ['a tile-efficiency link', 'https://tenhou.net/2/?q=123m40p', '123m40p'],
    ['its general form, and what is around it', 'look: http://tenhou.net/2/?p=11z#x !', '11z'],
    ['MCR letters for honours', 'EESSWWNNCCFFP', '1122334477665z'],
    ['MCR melds', 'c123m pEEE k7777s a9999p 5m', '5m [123m1] [111z1] [7777s1] [9999p]'],
    ['an MCR line', 'p777s c456m 123m55pEEC', '123m55p117z [777s1] [456m1]'],
    ['brackets with a comma', '[456s,2][EEEE,3] 1m', '1m [456s2] [1111z3]'],
    ['a pung without a source is from the left', '[EEE]', '[111z1]'],
    ['letters before digits', 'W1W9B1T9F1F4J1J2J3H1H8', '19m1p9s14765z 1g4f'],
    ['W before a suit is the west wind', 'W123m', '3z123m'],
    ['Chinese', '東南西北中發白 东发', '123476516z'],
    ['Japanese suits', '一二三萬４５６筒７８９索', '123m456p789s'],
    ['full width', '１２３ｍ　４５６Ｐ １ｓ', '123m456p1s'],
    ['what a messenger sets around it', '\u2066\u200E123m\u2069\u202E4p\u202C', '123m4p'],
    ['Korean', '동남서북백발중 1만2통3삭', '1234567z1m2p3s'],
    ['notations in one text', '123m🀙🀙東東東C', '123m11p1117z'],
    ['p behind digits is a suit, before them a pung', '123p777s p777s', '123p777s [777s1]'],
    ['tiles as logs write them', '1m 5mr 5p 5sr E P F C', '10m5p0s1567z'],
    ['nothing', '', ''],
  ])('%s: %s', (_, text, expected) => {
    expect(told(text)).toBe(expected);
    expect(readText(text, HERE).unread).toEqual([]);
  });

  test('the source of a meld is seen from the own seat', () => {
    const { melds } = readText('[777z2]', { ...HERE, me: 1 });
    expect(melds[0]).toMatchObject({ from: 3 });
  });

  test('a link of ours has everything', () => {
    const position = legalPosition(5);
    const reading = readText(`https://x.example/desk.html#${fragmentOf(position)}`, HERE);
    expect(reading.position).toEqual(position);
    expect(changeOf(reading)).toEqual({ type: 'set', position });
  });
});

describe('what cannot be read is told with its place, and the rest is kept', () => {
  test.each([
    ['123m q 55z', '123m55z', [[5, 6, 'badCharacter']]],
    ['123m hello 5z', '123m5z', [[5, 10, 'badCharacter']]],
    ['189z', '1z', [[1, 3, 'noSuchTile']]],
    ['0z', '', [[0, 1, 'noSuchTile']]],
    ['123m45', '123m', [[4, 6, 'digitsWithoutSuit']]],
    ['m123p', '123p', [[0, 1, 'suitWithoutDigits']]],
    ['1m [124m] 2m', '12m', [[3, 9, 'badMeld']]],
    ['1m [77z1]', '1m', [[3, 9, 'badMeld']]],
    ['1m [1f1f1f]', '1m', [[3, 11, 'badMeld']]],
    ['c124m 1m', '1m', [[0, 5, 'badMeld']]],
    ['[123m', '123m', [[0, 1, 'openBracket']]],
    ['J9 1m', '1m', [[0, 2, 'noSuchTile']]],
    ['😀1m', '1m', [[0, 2, 'badCharacter']]],
    [
      '🀪1m🀫',
      '1m',
      [
        [0, 2, 'badCharacter'],
        [4, 6, 'badCharacter'],
      ],
    ],
    ['#d1AAAA', '', [[1, 7, 'badLink']]],
    ['https://tenhou.net/2/?q=', '', [[0, 24, 'noHandInLink']]],
    ['https://tenhou.net/0/?log=2009060321gm-00b1-0000-abcd1234&tw=1', '', [[0, 62, 'noHandInLink']]],
    ['11z https://example.com/123m 22z', '1122z', [[4, 28, 'noHandInLink']]],
  ] as const)('%s', (text, kept, unread) => {
    expect(told(text)).toBe(kept);
    expect(readText(text, HERE).unread).toEqual(unread.map(([from, to, reason]) => ({ from, to, reason })));
  });

  test('more than any table has', () => {
    expect(readText('1m'.repeat(100), HERE).unread).toMatchObject([{ reason: 'tooManyTiles' }]);
    expect(readText('1'.repeat(10_001), HERE).unread).toMatchObject([{ reason: 'textTooLong' }]);
  });

  test('any text at all', () => {
    const words = fc.constantFrom(
      '123m',
      '[777z2]',
      '[',
      ']',
      'c',
      'p',
      'EEE',
      '東',
      '🀄',
      '9z',
      '0',
      ' ',
      'W1',
      'W',
      'x',
      '#d1',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((w) => w.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const { unread } = readText(text, HERE);
        let end = 0;
        for (const { from, to } of unread) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 500 },
    );
  });
});

describe('there and back', () => {
  const sorted = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(compareTiles);
  const plain = (t: Tile): Tile => (isRedFive(t) ? plainTile(kindOf(t)) : t);
  const hand = ({ concealed, taken }: Position) => ({ concealed: sorted(concealed), taken });
  const rules = { sources: ['mpsz', 'unicode'], reds: ['mpsz', 'tenhou'] } as const;

  /** A hand by itself: drawn, or at rest. */
  const handAlone = (seed: number): Position => {
    const { from: _, ...p } = legalPosition(seed);
    return p;
  };
  const again = (p: Position, text: string): Position => {
    const change = changeOf(readText(text, p));
    return change ? edit(p, change) : p;
  };

  test.each(NOTATIONS)('%s', (notation: Notation) => {
    let read = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const p = handAlone(seed);
        const text = textOf(p, notation);
        if (text === undefined) return;
        read++;
        const q = again(p, text);
        const keepsReds = (rules.reds as readonly string[]).includes(notation);
        const [before, after] = [hand(p), hand(q)];
        const tiles = keepsReds ? before.concealed : sorted(before.concealed.map(plain));
        expect(after.concealed).toEqual(tiles);
        expect(after.taken).toBe(
          keepsReds || before.taken === undefined ? before.taken : plain(before.taken),
        );
        if (notation === 'tenhou') return;
        expect(sorted(ownSeat(q).aside)).toEqual(sorted(ownSeat(p).aside));
        if (notation === 'mpsz') expect(textOf(q, 'mpsz')).toBe(text);
        const sizes = (x: Position) =>
          ownSeat(x).melds.map((m) => (m.type === 'addedKan' ? 'openKan' : m.type));
        expect(sizes(q)).toEqual(sizes(p));
        if ((rules.sources as readonly string[]).includes(notation))
          expect(ownSeat(q).melds.map((m) => ('from' in m ? m.from : -1))).toEqual(
            ownSeat(p).melds.map((m) => ('from' in m ? m.from : -1)),
          );
      }),
    );
    expect(read).toBeGreaterThan(10);
  });

  test('an address without melds cannot say them', () => {
    const p = again(HERE, '123m456p789s1z [777z2]');
    expect(textOf(p, 'tenhou')).toBeUndefined();
    expect(textOf(p, 'mcr')).toBe('pCCC 123m456p789sE');
  });
});
