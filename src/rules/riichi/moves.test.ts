import { describe, expect, test } from 'vitest';
import type { Result } from '../../result.ts';
import { formatTile, formatTiles, parseHand, parseTile, parseTiles } from '../../tiles/notation.ts';
import { plainTile } from '../../tiles/tile.ts';
import {
  barredBy,
  mayCall,
  mayDeclareRiichi,
  mayKan,
  mayKanInRiichi,
  mayNineTerminals,
  tenpaiDiscards,
} from './moves.ts';
import { DEFAULTS, type RiichiOptions, withOptions } from './options.ts';

const orThrow = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.detail);
  return result.value;
};
const held = (text: string) => {
  const { tiles, melds } = orThrow(parseHand(text));
  return { concealed: tiles, melds };
};
const meld = (text: string) => held(text).melds[0]!;
const kuikae = (value: RiichiOptions['kuikae']): RiichiOptions => withOptions(DEFAULTS, { kuikae: value });

describe('swap calling', () => {
  test.each([
    ['a run called at its low end', '[345m1]', '3m6m', '3m', ''],
    ['at its high end', '[345m3]', '2m5m', '5m', ''],
    ['in the middle', '[345m2]', '4m', '4m', ''],
    ['no tile beyond the edge', '[789m1]', '7m', '7m', ''],
    ['789 called on the 9', '[789m3]', '6m9m', '9m', ''],
    ['123 called on the 1', '[123m1]', '1m4m', '1m', ''],
    ['a triplet', '[555p2]', '5p', '5p', ''],
    ['a red five', '[055p2]', '5p', '5p', ''],
    ['a kan draws a tile', '[5555p2]', '', '', ''],
  ])('%s: %s', (_, call, forbidden, sameTileOnly, allowed) => {
    const barred = (value: RiichiOptions['kuikae']): string =>
      barredBy(meld(call), kuikae(value))
        .map((k) => formatTile(plainTile(k)))
        .join('');
    expect(barred('forbidden')).toBe(forbidden);
    expect(barred('sameTileOnly')).toBe(sameTileOnly);
    expect(barred('allowed')).toBe(allowed);
  });

  test('a call that leaves nothing to throw is not allowed', () => {
    const left = orThrow(parseTiles('36m'));
    expect(mayCall(meld('[456m3]'), left, DEFAULTS)).toBe(false);
    expect(mayCall(meld('[456m3]'), left, kuikae('sameTileOnly'))).toBe(true);
    expect(mayCall(meld('[456m3]'), [...left, ...orThrow(parseTiles('1z'))], DEFAULTS)).toBe(true);
  });
});

describe('riichi', () => {
  const facts = { closed: true, tenpai: true, points: 1000, wall: 4, players: 4 } as const;
  test.each([
    ['all there', {}, true],
    ['an open hand', { closed: false }, false],
    ['not tenpai', { tenpai: false }, false],
    ['900 points', { points: 900 }, false],
    ['three tiles left', { wall: 3 }, false],
    ['three players, three tiles left', { wall: 3, players: 3 as const }, true],
    ['three players, two tiles left', { wall: 2, players: 3 as const }, false],
  ])('%s', (_, change, yes) => {
    expect(mayDeclareRiichi({ ...facts, ...change }, DEFAULTS)).toBe(yes);
  });

  test('where nothing is asked', () => {
    const free = withOptions(DEFAULTS, { riichi: { minWall: 0, minPoints: 0 } });
    expect(mayDeclareRiichi({ ...facts, wall: 0, points: 0 }, free)).toBe(true);
  });

  test.each([
    ['12345m0677889p66z', '0p8p'],
    ['123456789m12p110s', '0s'],
    ['123456789m13p157s', ''],
  ])('discards of %s that keep it tenpai: %s', (hand, discards) => {
    expect(formatTiles(tenpaiDiscards(held(hand)))).toBe(
      orThrow(parseTiles(discards)).length ? formatTiles(orThrow(parseTiles(discards))) : '',
    );
  });
});

describe('a closed kan in riichi', () => {
  const may = (hand: string, drawn: string, riichiAnkan: RiichiOptions['riichiAnkan']): boolean =>
    mayKanInRiichi(held(hand), orThrow(parseTile(drawn)), withOptions(DEFAULTS, { riichiAnkan }));

  test.each([
    // hand, drawn, waits unchanged, shape unchanged
    ['a lone triplet', '111z 234m 567p 78s 99s', '1z', true, true],
    ['another tile is drawn', '111z 234m 567p 78s 99s', '2z', false, false],
    ['the triplet could be runs', '222333444m67p55s', '3m', true, false],
    ['waits stay, the shape does not', '3335666s555777z', '3s', true, false],
    ['the triplet is the wait', '33345m 678p 999s 11z', '3m', false, false],
  ])('%s: %s + %s', (_, hand, drawn, waits, shape) => {
    expect(may(hand, drawn, 'waitsUnchanged')).toBe(waits);
    expect(may(hand, drawn, 'shapeUnchanged')).toBe(shape);
    expect(may(hand, drawn, 'forbidden')).toBe(false);
  });
});

test('a kan needs a tile to replace it, and there are four at most', () => {
  expect(mayKan({ kans: 3, wall: 1 })).toBe(true);
  expect(mayKan({ kans: 4, wall: 10 })).toBe(false);
  expect(mayKan({ kans: 0, wall: 0 })).toBe(false);
});

test.each([
  ['19m19p19s12344556z', true, true],
  ['19m19p19s12555566z', true, true],
  ['19m19p1155556666z1s', true, false],
  ['19m19p19s12344556z', false, false],
])('nine terminals: %s, first turn %s', (hand, firstTurn, yes) => {
  const tiles = orThrow(parseTiles(hand));
  expect(mayNineTerminals({ tiles, firstTurn }, DEFAULTS)).toBe(yes);
  expect(mayNineTerminals({ tiles, firstTurn }, withOptions(DEFAULTS, { nineTerminals: false }))).toBe(false);
});
