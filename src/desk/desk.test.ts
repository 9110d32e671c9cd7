import { describe, expect, test } from 'vitest';
import type { Wind } from '../tiles/tile.ts';
import type { Change } from './change.ts';
import { deskAnswer } from './desk.ts';
import { edit } from './edit.ts';
import { entered, riichiSheet } from './entered.fixture.ts';
import type { Position } from './position.ts';

describe('the score sheet', () => {
  test.each([
    ['riichi', '123m456p789s1122z1z', 'tsumo south', 'win'],
    ['riichi', '123m456p789s11z22m2m', 'ron south', 'noYaku'],
    ['riichi', '123m456p789s1122z3z', 'tsumo', 'notComplete'],
    ['mcr', '123m567p789s99m22z2z', 'ron', 'underMinimum'],
    ['mcr', '123m456m789m11p22s1p', 'ron', 'win'],
    ['korean', '123m456m789p11p44z4z', 'ron', 'belowMinimum'],
    ['korean', '234567m22345p67p8p', 'ron riichi', 'win'],
    ['korean', '234567m22345p67p8p', 'ron furiten', 'furiten'],
  ] as const)('%s %s %s: %s', (family, text, words, expected) => {
    const { sheet, analysis } = deskAnswer(entered(family, text, words));
    expect(sheet?.state === 'win' ? 'win' : sheet?.reason).toBe(expected);
    expect(analysis).toBeDefined();
  });

  test('below the minimum or furiten: what it would be worth is told', () => {
    const mcr = deskAnswer(entered('mcr', '123m567p789s99m22z2z', 'ron'));
    expect(mcr.sheet).toMatchObject({ state: 'refused', score: { family: 'mcr' } });
    const korean = deskAnswer(entered('korean', '123m456m789p11p44z4z', 'ron'));
    expect(korean.sheet).toMatchObject({ state: 'refused', score: { family: 'korean', base: 1 } });
    const river: Change = { type: 'put', list: { field: 'river', seat: 0 }, tile: 16 as never };
    const furiten = edit(entered('riichi', '234567m22345p67p8p', 'ron'), river);
    expect(deskAnswer(furiten).sheet).toMatchObject({
      state: 'refused',
      reason: 'furiten',
      score: { han: 2 },
    });
  });

  const paid = (words: string, ...changes: readonly Change[]) => {
    const p = changes.reduce<Position>((q, c) => edit(q, c), entered('riichi', '234567m22345p67p8p', words));
    const sheet = riichiSheet(deskAnswer(p));
    return sheet?.state === 'win' ? sheet.score.deltas : sheet;
  };
  const honba: Change = { type: 'honba', value: 2 };

  test('honba and sticks are paid, dealer and other', () => {
    expect(paid('ron south')).toEqual([2000, -2000, 0, 0]);
    expect(paid('ron east')).toEqual([2900, -2900, 0, 0]);
    expect(paid('ron south riichi', honba)).toEqual([5500, -4500, 0, 0]);
    expect(paid('tsumo south', honba)).toEqual([3300, -900, -900, -1500]);
  });

  test.each<[string, string, readonly string[]]>([
    ['ippatsu', 'ron riichi ippatsu south', ['riichi', 'ippatsu', 'pinfu', 'tanyao']],
    ['the last discard', 'ron last south', ['pinfu', 'tanyao', 'houtei']],
    ['the last draw', 'tsumo last south', ['menzenTsumo', 'pinfu', 'tanyao', 'haitei']],
    ['a robbed kan', 'ron robKong south', ['pinfu', 'tanyao', 'chankan']],
    ['double riichi', 'ron double south', ['doubleRiichi', 'pinfu', 'tanyao']],
  ])('%s', (_, words, yaku) => {
    const sheet = riichiSheet(deskAnswer(entered('riichi', '234567m22345p67p8p', words)));
    expect(sheet?.score?.yaku.map(({ id }) => id)).toEqual(yaku);
  });

  test('the first turn of a dealer, and of another', () => {
    const first = (wind: Wind) =>
      riichiSheet(deskAnswer(entered('riichi', '234567m22345p67p8p', `tsumo firstTurn ${wind}`)));
    expect(first('east')?.score?.yakuman.map(({ id }) => id)).toEqual(['tenhou']);
    expect(first('west')?.score?.yakuman.map(({ id }) => id)).toEqual(['chiihou']);
  });

  test('ura count for a riichi alone', () => {
    const ura: Change = { type: 'put', list: { field: 'ura' }, tile: 12 as never };
    const dora: Change = { type: 'put', list: { field: 'indicators' }, tile: 26 as never };
    const sheet = riichiSheet(
      deskAnswer(
        [dora, ura].reduce<Position>(
          (p, c) => edit(p, c),
          entered('riichi', '234567m22345p67p8p', 'ron riichi'),
        ),
      ),
    );
    expect(sheet?.score?.yaku).toContainEqual({ id: 'ura', han: 1 });
  });

  test('an option of the rules is obeyed', () => {
    const two: Change = { type: 'option', id: 'doubleWindPairFu', value: 2 };
    const sheet = riichiSheet(
      deskAnswer(edit(entered('riichi', '2z234m678p555s999m2z', 'ron riichi south southRound'), two)),
    );
    expect(sheet?.score?.fuRaw).toBe(46);
  });
});

test('a hand that is not whole yet: how many tiles are missing, and no advice', () => {
  expect(deskAnswer(entered('riichi', '123m456p'))).toEqual({ family: 'riichi', faults: [], missing: 7 });
});

test('what contradicts itself is not scored', () => {
  const answer = deskAnswer(entered('riichi', '234567m22345p67p8p', 'tsumo replacement'));
  expect(answer).toMatchObject({ faults: [{ code: 'markConflict', because: 'noKan' }] });
  expect(answer).not.toHaveProperty('sheet');
});
