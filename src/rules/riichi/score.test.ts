import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../tiles/tile.ts';
import { caseOf } from './case.ts';
import { DEFAULTS, isPreset, PRESETS, presetOptions, type SomeOptions, withOptions } from './options.ts';
import { basicOf, type Claim, deltasOf, pointsOf, STICK } from './payments.ts';
import { type RiichiScore, score, valueOfHand } from './score.ts';

const scoreOf = (hand: string, win: string, facts: string, options: SomeOptions = {}): RiichiScore => {
  const { situation, win: how } = caseOf(hand, win, facts);
  const value = score(situation, how, withOptions(DEFAULTS, options));
  if (typeof value === 'string') throw new Error(value);
  return value;
};

describe('refusals', () => {
  test.each([
    ['no yaku', '123m456p 77s 12789s', '3s', '', 'noYaku'],
    ['not complete', '123m456p 77s 12789s', '4s', 'riichi', 'notComplete'],
    ['too few tiles', '123m456p 77s 1278s', '9s', 'riichi', 'wrongTileCount'],
    ['a fifth copy', '3333m456p 77s 1278s', '3m', 'riichi', 'tooManyCopies'],
    ['a fifth copy in a meld', '44s 12m 678p [3333m] 567s', '3m', 'riichi', 'tooManyCopies'],
    ['a declared quad lends no tile', '5m222z [111p1] [6666m] [777m1]', '4m', '', 'notComplete'],
    ['furiten', '123m456p 77s 12789s', '3s', 'riichi river:3s', 'furiten'],
  ])('%s: %s + %s %s', (_, hand, win, facts, refusal) => {
    const { situation, win: how } = caseOf(hand, win, facts);
    expect(score(situation, how, DEFAULTS)).toBe(refusal);
  });

  test('furiten leaves a self-draw, and the value of the hand, alone', () => {
    const ron = caseOf('123m456p 77s 12789s', '3s', 'riichi river:3s');
    const draw = caseOf('123m456p 77s 12789s', '3s', 'tsumo riichi river:3s');
    expect(score(draw.situation, draw.win, DEFAULTS)).toMatchObject({ han: 2 });
    expect(valueOfHand(ron.situation, ron.win, DEFAULTS)).toMatchObject({ han: 1, points: 1300 });
  });
});

describe('payments', () => {
  test.each([
    ['ron', '123m456p 44z 23678s', '4s', '', [0, 1000, -1000, 0]],
    ['ron by the dealer', '123m456p 44z 23678s', '4s', 'dealer', [0, 1500, -1500, 0]],
    ['self-draw', '123m456p 44z 23678s', '4s', 'tsumo', [-700, 1500, -400, -400]],
    ['self-draw by the dealer', '123m456p 44z 23678s', '4s', 'tsumo dealer', [-700, 2100, -700, -700]],
    ['honba and sticks by ron', '123m456p 44z 23678s', '4s', 'honba:2 sticks:1', [0, 2600, -1600, 0]],
    [
      'honba and sticks by self-draw',
      '123m456p 44z 23678s',
      '4s',
      'tsumo honba:2 sticks:1',
      [-900, 3100, -600, -600],
    ],
    ['three players, ron', '123m456p 44z 23678s', '4s', 'three honba:1', [0, 1200, -1200]],
    ['three players, self-draw', '123m456p 44z 23678s', '4s', 'three tsumo honba:1', [-800, 1300, -500]],
    ['three players, by the dealer', '123m456p 44z 23678s', '4s', 'three tsumo dealer', [-700, 1400, -700]],
  ])('%s: %s + %s %s', (_, hand, win, facts, deltas) => {
    expect(scoreOf(hand, win, facts).deltas).toEqual(deltas);
  });

  test.each([
    ['three tsumo', { northBisection: true }, [-900, 1500, -600]],
    ['three tsumo', { tsumoLoss: false }, [-900, 1500, -600]],
    ['three tsumo dealer', { northBisection: true }, [-1100, 2200, -1100]],
    ['honba:1', { honbaValue: 1500 }, [0, 2500, -2500, 0]],
    ['tsumo honba:1', { honbaValue: 1500 }, [-1200, 3000, -900, -900]],
  ])('123m456p 44z 23678s + 4s %s with %o', (facts, options, deltas) => {
    expect(scoreOf('123m456p 44z 23678s', '4s', facts, options).deltas).toEqual(deltas);
  });

  test('shares of a self-draw', () => {
    expect(scoreOf('123m456p 44z 23678s', '4s', 'tsumo').shares).toEqual({ dealer: 700, others: 400 });
    expect(scoreOf('123m456p 44z 23678s', '4s', 'tsumo dealer').shares).toEqual({ others: 700 });
    expect(scoreOf('123m456p 44z 23678s', '4s', '').shares).toBeUndefined();
  });
});

describe('limits', () => {
  test.each([
    [4, 30, {}, 1920, undefined],
    [4, 30, { kiriageMangan: true }, 2000, 'mangan'],
    [3, 60, {}, 1920, undefined],
    [3, 60, { kiriageMangan: true }, 2000, 'mangan'],
    [3, 50, { kiriageMangan: true }, 1600, undefined],
    [3, 70, {}, 2000, 'mangan'],
    [4, 40, {}, 2000, 'mangan'],
    [4, 25, {}, 1600, undefined],
    [5, 20, {}, 2000, 'mangan'],
    [6, 30, {}, 3000, 'haneman'],
    [7, 30, {}, 3000, 'haneman'],
    [8, 30, {}, 4000, 'baiman'],
    [10, 30, {}, 4000, 'baiman'],
    [11, 30, {}, 6000, 'sanbaiman'],
    [12, 30, {}, 6000, 'sanbaiman'],
    [13, 30, {}, 8000, 'yakuman'],
    [30, 30, {}, 8000, 'yakuman'],
    [13, 30, { kazoe: 'sanbaiman' }, 6000, 'sanbaiman'],
  ] satisfies [number, number, SomeOptions, number, string | undefined][])(
    '%i han %i fu %o',
    (han, fu, options, basic, limit) => {
      expect(basicOf(han, fu, withOptions(DEFAULTS, options))).toMatchObject({ basic, limit });
    },
  );

  test.each([
    // From the rule text's table: non-dealer ron, dealer ron; non-dealer self-draw others/dealer, dealer self-draw each.
    [1, 30, 1000, 1500, 1100, 1500],
    [2, 25, 1600, 2400, 1600, 2400],
    [1, 110, 3600, 5300, 3600, 5400],
    [3, 40, 5200, 7700, 5200, 7800],
    [4, 30, 7700, 11600, 7900, 11700],
    [13, 30, 32000, 48000, 32000, 48000],
  ])('%i han %i fu', (han, fu, ron, dealerRon, draw, dealerDraw) => {
    const { basic } = basicOf(han, fu, DEFAULTS);
    const claim = (dealer: 0 | 1, win: Claim['win']): Claim => ({
      situation: { players: 4, seat: 1, dealer },
      win,
      options: DEFAULTS,
    });
    expect(pointsOf(claim(0, { from: 2 }), basic)).toBe(ron);
    expect(pointsOf(claim(1, { from: 2 }), basic)).toBe(dealerRon);
    expect(pointsOf(claim(0, {}), basic)).toBe(draw);
    expect(pointsOf(claim(1, {}), basic)).toBe(dealerDraw);
  });
});

const seat = fc.constantFrom(0, 1, 2, 3) as fc.Arbitrary<0 | 1 | 2 | 3>;

describe('whatever the hand', () => {
  const claims = fc
    .record({ winner: seat, dealer: seat, from: fc.option(seat, { nil: undefined }), liable: seat })
    .filter(({ winner, from, liable }) => from !== winner && liable !== winner);

  test('what is paid is what is gained, sticks apart', () => {
    fc.assert(
      fc.property(
        claims,
        fc.nat(8),
        fc.nat(4),
        fc.constantFrom(1000, 1920, 2000, 8000, 16000),
        fc.boolean(),
        ({ winner, dealer, from, liable }, honba, sticks, basic, isLiable) => {
          const claim: Claim = {
            situation: { players: 4, seat: winner, dealer },
            win: from === undefined ? {} : { from },
            options: DEFAULTS,
          };
          const due = { basic, honba, sticks };
          const pao = isLiable ? { liable: { seat: liable, yakuman: 'daisangen', basic } } : {};
          const deltas = deltasOf(claim, { ...due, ...pao });
          expect(deltas.reduce((a, b) => a + b)).toBe(sticks * STICK);
          expect(deltas[winner]).toBe(pointsOf(claim, basic) + honba * 300 + sticks * STICK);
        },
      ),
    );
  });

  test('more han or more fu never pay less', () => {
    fc.assert(
      fc.property(
        claims,
        fc.integer({ min: 1, max: 20 }),
        fc.constantFrom(20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110),
        fc.constantFrom(...PRESETS),
        ({ winner, dealer, from }, han, fu, preset) => {
          const options = presetOptions(preset);
          const claim: Claim = {
            situation: { players: 4, seat: winner, dealer },
            win: from === undefined ? {} : { from },
            options,
          };
          const points = (h: number, f: number) => pointsOf(claim, basicOf(h, f, options).basic);
          expect(points(han + 1, fu)).toBeGreaterThanOrEqual(points(han, fu));
          expect(points(han, fu + 10)).toBeGreaterThanOrEqual(points(han, fu));
        },
      ),
    );
  });

  test('the order of the tiles changes nothing', () => {
    const { situation, win } = caseOf('222333444m67p55s', '8p', 'riichi dora:2m');
    const value = score(situation, win, DEFAULTS);
    fc.assert(
      fc.property(fc.shuffledSubarray([...situation.concealed], { minLength: 13 }), (concealed: Tile[]) => {
        expect(score({ ...situation, concealed }, win, DEFAULTS)).toEqual(value);
      }),
    );
  });
});

test('presets are those of the list', () => {
  expect(PRESETS.every(isPreset)).toBe(true);
  expect(isPreset('nothing')).toBe(false);
});
