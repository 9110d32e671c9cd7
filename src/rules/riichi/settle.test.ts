import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import { seatWindOf } from '../../tiles/seat.ts';
import { caseOf } from './case.ts';
import { DEFAULTS, withOptions } from './options.ts';
import {
  afterAbort,
  afterDraw,
  afterWin,
  isNagashi,
  notenPayments,
  type RonClaim,
  settleRons,
} from './settle.ts';

/** A claim of a seat on seat 0's 8p, the dealer's. */
const claim = (seat: Seat, hand: string, facts = ''): RonClaim => {
  const { situation, win } = caseOf(hand, '8p', `from:0 ${facts}`);
  return { situation: { ...situation, seat, dealer: 0, seatWind: seatWindOf(seat, 0, 4) }, win };
};

const TANYAO = '23455m67p345678s';
const PINFU = '123789m6799p678s';
const CHUN = '234m67p888s22777z';
const NOTHING = '123m67p789p11z456s';

describe('several rons', () => {
  test('both are paid; honba and sticks go to the first in turn', () => {
    const claims = [claim(3, CHUN, 'honba:2 sticks:2'), claim(1, TANYAO, 'honba:2 sticks:2')];
    const { wins, deltas, aborted } = settleRons(claims, DEFAULTS);
    expect(aborted).toBe(false);
    expect(wins.map((w) => w.seat)).toEqual([1, 3]);
    expect(deltas).toEqual([-4200, 4600, 0, 1600]);
  });

  test('head bump: the first alone', () => {
    const claims = [claim(3, CHUN), claim(1, TANYAO)];
    const { wins, deltas } = settleRons(claims, withOptions(DEFAULTS, { multiRon: 'headBump' }));
    expect(wins.map((w) => w.seat)).toEqual([1]);
    expect(deltas).toEqual([-2000, 2000, 0, 0]);
  });

  test('a claim without a yaku, or furiten, blocks nobody', () => {
    const headBump = withOptions(DEFAULTS, { multiRon: 'headBump' });
    const claims = [claim(1, NOTHING), claim(2, PINFU, 'river:5p'), claim(3, CHUN)];
    expect(settleRons(claims, headBump).wins.map((w) => w.seat)).toEqual([3]);
  });

  test('three: all, or none', () => {
    const claims = [claim(1, TANYAO), claim(2, PINFU), claim(3, CHUN)];
    const aborting = withOptions(DEFAULTS, { multiRon: 'allAbortTriple' });
    expect(settleRons(claims, DEFAULTS).wins).toHaveLength(3);
    expect(settleRons(claims, aborting)).toEqual({ aborted: true, wins: [], deltas: [0, 0, 0, 0] });
    expect(settleRons([claim(1, NOTHING), ...claims.slice(1)], aborting).wins).toHaveLength(2);
  });
});

describe('draws', () => {
  test.each([
    [
      [false, false, false, false],
      [0, 0, 0, 0],
    ],
    [
      [true, false, false, false],
      [3000, -1000, -1000, -1000],
    ],
    [
      [true, false, true, false],
      [1500, -1500, 1500, -1500],
    ],
    [
      [true, true, true, false],
      [1000, 1000, 1000, -3000],
    ],
    [
      [true, true, true, true],
      [0, 0, 0, 0],
    ],
    [
      [false, true, false],
      [-1000, 2000, -1000],
    ],
    [
      [false, true, true],
      [-2000, 1000, 1000],
    ],
  ])('tenpai %o', (tenpai, deltas) => {
    expect(notenPayments(tenpai, tenpai.length === 3 ? 3 : 4)).toEqual(deltas);
  });

  const draw = { players: 4, dealer: 0, honba: 1, tenpai: [true, false, false, false] } as const;

  test('a dealer who waits stays, one who does not passes the deal on', () => {
    expect(afterDraw(draw, DEFAULTS)).toMatchObject({ dealerStays: true, dealer: 0, honba: 2 });
    const noten = { ...draw, tenpai: [false, true, false, false] };
    expect(afterDraw(noten, DEFAULTS)).toMatchObject({ dealerStays: false, dealer: 1, honba: 2 });
    const winOnly = withOptions(DEFAULTS, { renchan: 'winOnly' });
    expect(afterDraw(draw, winOnly)).toMatchObject({ dealerStays: false, dealer: 1, honba: 2 });
  });

  test('no noten payments where they are not played', () => {
    expect(afterDraw(draw, withOptions(DEFAULTS, { notenPayments: false })).deltas).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['non-dealer', [1], [-4000, 8000, -2000, -2000]],
    ['dealer', [0], [12000, -4000, -4000, -4000]],
    ['two', [1, 2], [-8000, 6000, 6000, -4000]],
  ] satisfies [string, Seat[], number[]][])('nagashi mangan: %s', (_, nagashi, deltas) => {
    expect(afterDraw({ ...draw, nagashi }, DEFAULTS)).toMatchObject({ deltas, dealerStays: true });
    const off = withOptions(DEFAULTS, { nagashiMangan: false });
    expect(afterDraw({ ...draw, nagashi }, off).deltas).toEqual([3000, -1000, -1000, -1000]);
  });

  test.each([
    ['1m9s1z7z', '', true],
    ['1m9s2s7z', '', false],
    ['1m9s1z7z', '9s', false],
    ['', '', false],
  ])('nagashi by the river %s with %s called away: %s', (river, called, yes) => {
    const parsed = parseTiles(river);
    const taken = parseTiles(called);
    if (!parsed.ok || !taken.ok) throw new Error(river);
    expect(isNagashi(parsed.value.map((tile) => ({ tile, called: taken.value.includes(tile) })))).toBe(yes);
  });

  test('noten payments sum to nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 3, maxLength: 4 }), (tenpai) => {
        const deltas = notenPayments(tenpai, tenpai.length === 3 ? 3 : 4);
        expect(deltas.reduce((a, b) => a + b)).toBe(0);
      }),
    );
  });
});

describe('the next hand', () => {
  const hand = { players: 4, dealer: 3, honba: 2 } as const;
  test('after wins', () => {
    expect(afterWin(hand, [1])).toEqual({ dealerStays: false, dealer: 0, honba: 0 });
    expect(afterWin(hand, [1, 3])).toEqual({ dealerStays: true, dealer: 3, honba: 3 });
  });
  test('after an abortive draw', () => {
    expect(afterAbort(hand)).toEqual({ dealerStays: true, dealer: 3, honba: 3 });
  });
});
