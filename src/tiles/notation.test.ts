import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CALLS, type Meld, tilesOf } from './meld.ts';
import {
  formatHand,
  formatMeld,
  formatTile,
  formatTiles,
  parseHand,
  parseTile,
  parseTiles,
} from './notation.ts';
import { type Players, type Seat, seatAfter, seatsOf } from './seat.ts';
import {
  compareTiles,
  isHonour,
  KINDS,
  type Kind,
  kindOf,
  plainTile,
  redTile,
  TILES,
  type Tile,
} from './tile.ts';

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};

test('every tile has its own text', () => {
  expect(TILES.map(formatTile).join(' ')).toBe(
    '1m 2m 3m 4m 5m 6m 7m 8m 9m 1p 2p 3p 4p 5p 6p 7p 8p 9p 1s 2s 3s 4s 5s 6s 7s 8s 9s ' +
      '1z 2z 3z 4z 5z 6z 7z 0m 0p 0s 1f 2f 3f 4f 1g 2g 3g 4g',
  );
  expect(TILES.map((t) => parseTile(formatTile(t)))).toEqual(TILES.map((value) => ({ ok: true, value })));
});

test.each([
  ['digits share their suit', '123m067p', [0, 1, 2, 35, 14, 15]],
  ['spaces anywhere', ' 1 2m  3 z ', [0, 1, 29]],
  ['tabs and ends of lines', '1\t2m\r\n3z\n', [0, 1, 29]],
  ['a wide space', '12m\u30003z', [0, 1, 29]],
  ['a suit twice', '1m2m1m', [0, 1, 0]],
  ['nothing', '', []],
])('%s: «%s»', (_, text, expected) => {
  expect(tiles(text)).toEqual(expected);
});

test('sorted, red fives after plain ones', () => {
  expect(formatHand(tiles('7z0m5m1f4m9s6m1g'))).toBe('4506m9s7z1f1g');
});

test.each([
  ['12x', 'badCharacter', 'not a tile at 3: «x»'],
  ['1m 8z', 'noSuchTile', 'no tile 8z at 4: «8z»'],
  ['10z', 'noSuchTile', 'no tile 0z at 2: «0z»'],
  ['5f', 'noSuchTile', 'no tile 5f at 1: «5f»'],
  ['0g', 'noSuchTile', 'no tile 0g at 1: «0g»'],
  ['1m 23', 'digitsWithoutSuit', 'digits without a suit at 4: «23»'],
  ['1mp', 'badCharacter', 'suit without digits at 3: «p»'],
  ['m', 'badCharacter', 'suit without digits at 1: «m»'],
])('tiles «%s»: %s', (text, code, detail) => {
  expect(parseTiles(text)).toEqual({ ok: false, code, detail });
});

test.each(['', '12m', '1m1m'])('one tile is wanted: «%s»', (text) => {
  expect(parseTile(text)).toMatchObject({ ok: false, code: 'tooManyTiles' });
});

describe('absurdly long text', () => {
  test.each([
    ['one stretch', `${'1'.repeat(2_000_000)}m`],
    ['many stretches', '1m'.repeat(1_000_000)],
    ['spaces alone', ' '.repeat(10_001)],
    ['brackets', '[111m1]'.repeat(2000)],
  ])('%s is refused', (_, text) => {
    const refused = { ok: false, code: 'textTooLong' };
    expect(parseHand(text)).toMatchObject(refused);
    expect(parseTiles(text)).toMatchObject(refused);
    const [hand, one] = [parseHand(text), parseTile(text)];
    expect(hand.ok ? '' : hand.detail).toMatch(/^more than 10000 characters at 10001: «.{1,8}»$/);
    expect(one).toEqual(hand);
  });

  test('what is just long enough is read', () => {
    const hand = parseHand(`${'1'.repeat(9_999)}m`);
    expect(hand.ok && hand.value.tiles.length).toBe(9_999);
  });
});

const CALLER: Seat = 1;
const named = (meld: Meld): string => {
  const where = meld.type === 'closedKan' ? '' : ` from ${meld.from}, called ${formatTile(meld.called)}`;
  const added = meld.type === 'addedKan' ? `, added ${formatTile(meld.added)}` : '';
  return `${meld.type} ${formatTiles(meld.own)}${where}${added}`;
};

describe('melds, called by seat 1', () => {
  test.each([
    ['[777z1]', 'pon 77z from 0, called 7z'],
    ['[777z2]', 'pon 77z from 3, called 7z'],
    ['[777z3]', 'pon 77z from 2, called 7z'],
    ['[055p3]', 'pon 55p from 2, called 0p'],
    ['[505p3]', 'pon 05p from 2, called 5p'],
    ['[0555p2]', 'openKan 555p from 3, called 0p'],
    ['[5550p6]', 'addedKan 55p from 3, called 5p, added 0p'],
    ['[1111s]', 'closedKan 1111s'],
    ['[340m1]', 'chi 40m from 0, called 3m'],
    ['[340m3]', 'chi 34m from 0, called 0m'],
    ['[435m2]', 'chi 35m from 0, called 4m'],
    ['[345m]', 'chi 45m from 0, called 3m'],
    ['[ 7 7 7 z 2 ]', 'pon 77z from 3, called 7z'],
    ['[777z\t2\n]', 'pon 77z from 3, called 7z'],
  ])('%s: %s', (text, expected) => {
    const hand = parseHand(text, CALLER);
    expect(hand.ok && hand.value.melds.map(named)).toEqual([expected]);
  });

  test('three players: left and right, and nobody across', () => {
    expect(['[777z1]', '[777z3]', '[777z2]'].map((text) => parseHand(text, CALLER, 3))).toMatchObject([
      { ok: true, value: { melds: [{ from: 0 }] } },
      { ok: true, value: { melds: [{ from: 2 }] } },
      { ok: false, code: 'badMeld' },
    ]);
  });
});

test('a hand around its melds', () => {
  const hand = parseHand('12m [777z2] 3m [1111s] 55p');
  expect(hand.ok && [formatTiles(hand.value.tiles), hand.value.melds.map((m) => m.type)]).toEqual([
    '123m55p',
    ['pon', 'closedKan'],
  ]);
});

test.each([
  ['three equal tiles without a source', '1m [777z]', 'badMeld', 'not a chi, pon or kan at 5: «777z]»'],
  ['no source 4', '[777z4]', 'badMeld', 'not a chi, pon or kan at 2: «777z4]»'],
  ['no source 8', '[7777z8]', 'badMeld', 'not a chi, pon or kan at 2: «7777z8]»'],
  ['an added kan of three', '[777z5]', 'badMeld', 'not a chi, pon or kan at 2: «777z5]»'],
  ['no run of honours', '[123z1]', 'badMeld', 'not a chi, pon or kan at 2: «123z1]»'],
  ['a gap in a run', '[124m1]', 'badMeld', 'not a chi, pon or kan at 2: «124m1]»'],
  ['two suits', '[1m2p3m1]', 'badMeld', 'not a chi, pon or kan at 2: «1m2p3m1]»'],
  ['from 9m to 1p', '[89m1p1]', 'badMeld', 'not a chi, pon or kan at 2: «89m1p1]»'],
  ['no fourth tile of a run', '[123m4]', 'badMeld', 'not a chi, pon or kan at 2: «123m4]»'],
  ['flowers', '[1111f]', 'badMeld', 'not a chi, pon or kan at 2: «1111f]»'],
  ['five tiles', '[11111m1]', 'badMeld', 'not a chi, pon or kan at 2: «11111m1]»'],
  ['empty', '1z[]', 'badMeld', 'not a chi, pon or kan at 4: «]»'],
  ['not closed', '1m [777z2', 'badMeld', 'bracket not closed at 4: «[777z2»'],
  ['a bad tile within', '1m [77x2]', 'badCharacter', 'not a tile at 7: «x2]»'],
  ['no suit within', '[777]', 'digitsWithoutSuit', 'digits without a suit at 2: «777]»'],
  ['a bad tile after a meld', '[777z2] 12y', 'badCharacter', 'not a tile at 11: «y»'],
  ['closed twice', '[777z2]]', 'badCharacter', 'not a tile at 8: «]»'],
])('%s: «%s»', (_, text, code, detail) => {
  expect(parseHand(text)).toEqual({ ok: false, code, detail });
});

// There and back. The same texts in every run.
fc.configureGlobal({ seed: 20261129 });

const anyTile = fc.constantFrom(...TILES);
const anyPlayers = fc.constantFrom<Players>(3, 4);

/** The same tiles in another order, of which the first is called. */
const facesOf = (kind: Kind): Tile[] => {
  const red = redTile(kind);
  const plain = plainTile(kind);
  return [plain, plain, plain, red ?? plain];
};

const equalMeld = (
  kind: Kind,
  type: Exclude<Meld['type'], 'chi'>,
  from: Seat,
  order: readonly number[],
): Meld => {
  const faces = order.map((i) => facesOf(kind)[i]!);
  const [called, first, second, last] = faces as [Tile, Tile, Tile, Tile];
  switch (type) {
    case 'pon':
      return { type, own: [first, second], called, from };
    case 'openKan':
      return { type, own: [first, second, last], called, from };
    case 'addedKan':
      return { type, own: [first, second], called, from, added: last };
    case 'closedKan':
      return { type, own: faces };
  }
};

const runMeld = (start: Kind, place: number, withRed: boolean, from: Seat): Meld => {
  const run = KINDS.slice(start, start + 3).map((k) => (withRed ? redTile(k) : undefined) ?? plainTile(k));
  return { type: 'chi', own: run.filter((_, i) => i !== place), called: run[place]!, from };
};

/** A meld of `caller` with a source that there is. */
const meldOf = (caller: Seat, players: Players): fc.Arbitrary<Meld> => {
  const others = seatsOf(players).filter((seat) => seat !== caller);
  const starts = KINDS.filter((k) => !isHonour(k) && k % 9 < 7);
  const equal = fc
    .tuple(
      fc.constantFrom(...KINDS),
      fc.constantFrom(...CALLS.filter((call) => call !== 'chi')),
      fc.constantFrom(...others),
      fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
    )
    .map((parts) => equalMeld(...parts));
  const run = fc
    .tuple(fc.constantFrom(...starts), fc.nat(2), fc.boolean())
    .map(([start, place, withRed]) => runMeld(start, place, withRed, seatAfter(caller, -1, players)));
  return fc.oneof(equal, run);
};

const anyMelds = anyPlayers.chain((players) =>
  fc.constantFrom(...seatsOf(players)).chain((caller) =>
    fc.record({
      players: fc.constant(players),
      caller: fc.constant(caller),
      melds: fc.array(meldOf(caller, players), { maxLength: 4 }),
    }),
  ),
);

describe('parse(format(x)) is x', () => {
  test('tiles', () => {
    fc.assert(
      fc.property(fc.array(anyTile), (list) => {
        expect(tiles(formatTiles(list))).toEqual(list);
      }),
    );
  });

  test('sorted hands', () => {
    fc.assert(
      fc.property(fc.array(anyTile), (list) => {
        expect(tiles(formatHand(list))).toEqual([...list].sort(compareTiles));
      }),
    );
  });

  test('hands with melds, from any seat', () => {
    fc.assert(
      fc.property(fc.array(anyTile), anyMelds, (list, { melds, caller, players }) => {
        const text = [formatTiles(list), ...melds.map((m) => formatMeld(m, caller, players))].join(' ');
        expect(parseHand(text, caller, players)).toEqual({ ok: true, value: { tiles: list, melds } });
      }),
      { numRuns: 1000 },
    );
  });

  test('what can be read is written back the same', () => {
    const text = fc
      .array(fc.constantFrom(...'0123456789mpszfg[] '), { maxLength: 12 })
      .map((c) => c.join(''));
    fc.assert(
      fc.property(text, (hand) => {
        const parsed = parseHand(hand);
        if (!parsed.ok) return;
        const { tiles: list, melds } = parsed.value;
        const again = [formatTiles(list), ...melds.map((m) => formatMeld(m))].join('');
        expect(parseHand(again)).toEqual(parsed);
      }),
      { numRuns: 5000 },
    );
  });
});

test('an error names a place in the text, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const parsed = parseHand(text);
      if (parsed.ok) return;
      const place = Number(/at (\d+): «/.exec(parsed.detail)?.[1]);
      expect(place).toBeGreaterThanOrEqual(1);
      expect(place).toBeLessThanOrEqual(text.length + 1);
    }),
    { numRuns: 2000 },
  );
});

test('a meld keeps its tiles', () => {
  fc.assert(
    fc.property(anyMelds, ({ melds }) => {
      for (const meld of melds) {
        expect(tilesOf(meld)).toHaveLength(meld.type.endsWith('Kan') ? 4 : 3);
        expect(new Set(tilesOf(meld).map(kindOf)).size).toBe(meld.type === 'chi' ? 3 : 1);
      }
    }),
  );
});
