import { describe, expect, test } from 'vitest';
import { presetOptions, type RiichiOptions } from '../rules/riichi/options.ts';
import { formatTile } from '../tiles/notation.ts';
import { plainTile } from '../tiles/tile.ts';
import { analyse } from './analyse.ts';
import type { Tenpai } from './analysis.ts';
import { scriptTable } from './script.test-kit.ts';

const RULES = { family: 'riichi', preset: 'tenhou', source: 'client' } as const;

const tenpai = (hand: string, script: string, options: RiichiOptions = presetOptions('tenhou')): Tenpai =>
  analyse(scriptTable(hand, script, { indicator: '9p' }), options, RULES)!.tenpai!;

const row = (t: Tenpai) =>
  t.waits.map((w) =>
    [
      formatTile(plainTile(w.kind)),
      w.live,
      w.ron?.points ?? '–',
      w.tsumo?.points ?? '–',
      w.riichiRon?.points ?? '–',
      w.riichiTsumo?.points ?? '–',
      w.bars.join(' '),
    ].join(' '),
  );

describe('the shape of a wait', () => {
  test.each([
    ['open', '123m45p55678s777z'],
    ['edge', '123m12p55678s777z'],
    ['closed', '123m46p55678s777z'],
    ['pair', '123m456p678s777z1z'],
    ['shanpon', '123m11p55678s777z'],
    ['open', '23456m55p678s777z'],
    ['pair', '123m456p3456s777z'],
    ['multi', '11m234567p44456s'],
    ['thirteen', '19m19p19s1234567z'],
    ['pair', '1133m2255p4499s6z'],
  ])('%s: %s', (shape, hand) => {
    expect(tenpai(hand, '0+9m 0-9m').shape).toBe(shape);
  });
});

describe('rows: kind, live, ron, tsumo, ron and tsumo with riichi, bars', () => {
  test('what riichi adds to a hand that has a yaku without it', () => {
    expect(row(tenpai('123m45p55678s777z', '0+9m 0-9m'))).toEqual([
      '3p 4 2000 3000 3900 6000 ',
      '6p 4 2000 3000 3900 6000 ',
    ]);
  });

  test('a closed hand without a yaku wins by ron only with riichi', () => {
    expect(row(tenpai('123m45p55678s999s', '0+9m 0-9m'))).toEqual([
      '3p 4 – 1500 2000 3000 noYaku',
      '6p 4 – 1500 2000 3000 noYaku',
    ]);
  });

  test('an open hand without a yaku wins by nothing', () => {
    expect(row(tenpai('123m45p555678s99m', '0+1z 0-1z 1+ 1-9m 0[999m3] 0-5s'))).toEqual([
      '3p 4 – – – – noYaku',
      '6p 4 – – – – noYaku',
    ]);
  });

  test('declared riichi counts, ippatsu while it stands', () => {
    const riichi = '0+9m 0-9m 1+ 1-1z 2+ 2-1z 3+ 3-2z 0+8m 0-8m* 0r';
    expect(row(tenpai('123m45p55678s777z', riichi))[0]).toBe('3p 4 7700 11700 – – ');
    expect(row(tenpai('123m45p55678s777z', `${riichi} 1+ 1-2z 2[222z1] 2-1z`))[0]).toBe(
      '3p 4 3900 6000 – – ',
    );
  });

  test('a wait that is seen four times is dead', () => {
    const script = '0+9m 0-9m 1+ 1-3p 2[333p1] 2-1z 3+ 3-3p 0+8m 0-8m';
    expect(row(tenpai('123m45p55678s777z', script))).toEqual([
      '3p 0 2000 3000 3900 6000 dead',
      '6p 4 2000 3000 3900 6000 ',
    ]);
  });

  test('furiten bars every wait, or the tile alone where that is the rule', () => {
    const script = '0+6p 0-6p';
    const bars = (options?: RiichiOptions) =>
      tenpai('123m45p55678s777z', script, options).waits.map((w) => w.bars.join());
    expect(bars()).toEqual(['furiten', 'furiten']);
    expect(bars(presetOptions('tenhou', { furiten: 'tileOnly' }))).toEqual(['', 'furiten']);
  });

  test('with an empty wall no self-draw is left, and the last discard is a yaku', () => {
    const table = scriptTable('123m45p55678s999s', '1+ 1-9m', { dealer: 1, round: { wall: 1 } });
    const last = analyse(table, presetOptions('tenhou'), RULES)!.tenpai!;
    expect(row(last)).toEqual(['3p 4 1300 – – – ', '6p 4 1300 – – – ']);
  });

  test('a red five is not counted on: the plain one is what waits', () => {
    const [wait] = tenpai('123m46p55678s777z', '0+9m 0-9m').waits;
    expect(wait!.ron!.yaku.map((y) => y.id)).toEqual(['chun']);
  });
});
