import { describe, expect, test } from 'vitest';
import { presetOptions, withOptions } from '../../rules/riichi/options.ts';
import { type Setting, scriptTable, tile } from '../script.test-kit.ts';
import { type Against, type Danger, dangersOf } from './danger.ts';
import { DANGER_REASONS } from './reasons.ts';
import { togetherOf } from './together.ts';

const OPTIONS = presetOptions('tenhou');
const HAND = '147m 107p 369s 1155z';
/** Seat 1 says riichi on 4p, having thrown 9p; seat 2 then throws 3s, seat 3 throws 7m. Dora is 1p. */
const RIICHI = '0+2z 0-2z 1+ 1-9p 2+ 2-1s 3+ 3-1s 0+2z 0-2z 1+ 1-4p* 1r 2+ 2-3s 3+ 3-7m 0+6z';

const dangers = (script: string, hand = HAND, setting: Setting = {}): readonly Danger[] =>
  dangersOf(scriptTable(hand, script, setting), OPTIONS);

const of = (all: readonly Danger[], text: string): Danger => all.find((d) => d.tile === tile(text))!;
const against = (all: readonly Danger[], text: string, seat: number): Against =>
  of(all, text).byOpponent.find((a) => a.seat === seat)!;

const all = dangers(RIICHI);

test('one entry a different tile, in order', () => {
  expect(all.map((d) => d.tile)).toEqual(
    ['1m', '4m', '7m', '1p', '0p', '7p', '3s', '6s', '9s', '1z', '5z', '6z'].map(tile),
  );
});

describe('nought, and why', () => {
  test.each([
    ['let pass after riichi', RIICHI, '7m', 1, 'passedInRiichi'],
    ['let pass after riichi by another', RIICHI, '3s', 1, 'passedInRiichi'],
    ['let pass since its last discard', RIICHI, '7m', 2, 'sameTurn'],
    ['thrown by itself', RIICHI, '3s', 2, 'genbutsu'],
    ['thrown and called away', '0+2z 0-2z 1+ 1-7p 2[777p1] 2-1s 3+ 3-1s 0+6z', '7p', 1, 'genbutsu'],
  ])('%s', (_, script, text, seat, reason) => {
    expect(against(dangers(script), text, seat)).toMatchObject({ chance: 0, reasons: [reason] });
  });

  const FOURTH =
    '0+2z 0-2z 1+ 1-8m 2+ 2-3z 3+ 3-3z 0+2z 0-2z 1+ 1-8s 2+ 2-3z 3+ 3-9m 1[999m2] 1-8p 2+ 2-8p 3+ 3-8p 0+6z';

  test('the fourth of an honour, against a hand with a group', () => {
    expect(against(dangers(FOURTH, '147m 107p 369s 1135z'), '3z', 1)).toMatchObject({
      chance: 0,
      reasons: ['noShape'],
    });
  });

  test('a closed hand may be thirteen orphans', () => {
    const closed = FOURTH.replace('1[999m2] 1-8p', '0+2z 0-2z 1+ 1-8p');
    const { chance, reasons } = against(dangers(closed, '147m 107p 369s 1135z'), '3z', 1);
    expect(reasons).toContain('noCopyLeft');
    expect(chance).toBeGreaterThan(0);
  });

  test('where a discard bars itself alone, a tile let pass bars nothing', () => {
    const options = withOptions(OPTIONS, { furiten: 'tileOnly' });
    const loose = dangersOf(scriptTable(HAND, RIICHI), options);
    expect(against(loose, '7m', 1).chance).toBeGreaterThan(0);
    expect(against(loose, '7m', 3).chance).toBe(0);
    expect(against(loose, '7p', 1).reasons).not.toContain('suji');
  });

  test('what was thrown before joining is not taken as let pass', () => {
    const table = scriptTable(HAND, RIICHI);
    const joined = dangersOf({ ...table, unknown: ['rivers'] }, OPTIONS);
    expect(against(joined, '7m', 1).chance).toBeGreaterThan(0);
    expect(against(joined, '7m', 3).chance).toBe(0);
    expect(joined.every((d) => d.unknown.includes('rivers'))).toBe(true);
    expect(all.every((d) => d.unknown.length === 0)).toBe(true);
  });
});

describe('reasons', () => {
  test.each([
    ['1m', 1, ['noSuji', 'riichi', 'ippatsu']],
    ['4m', 1, ['halfSuji']],
    ['6s', 1, ['halfSuji']],
    ['7p', 1, ['suji', 'riichiSuji']],
    ['1p', 1, ['suji', 'riichiSuji', 'dora']],
    ['0p', 1, ['noSuji', 'redFive']],
    ['5z', 1, ['pairHonour', 'yakuhai']],
    ['6z', 1, ['liveHonour', 'yakuhai']],
    ['1m', 2, ['noSuji', 'dama']],
  ])('%s against seat %i', (text, seat, reasons) => {
    expect(against(all, text, seat).reasons).toEqual(expect.arrayContaining(reasons));
  });

  test('a wall leaves no chance, one copy one chance', () => {
    const hand = (eights: string) => `147m 107p ${eights}9s 115z`;
    expect(against(dangers(RIICHI, hand('888')), '9s', 1).reasons).toContain('oneChance');
    expect(against(dangers(RIICHI, hand('8888').replace('115z', '11z')), '9s', 1).reasons).toContain(
      'noChance',
    );
  });

  test('open hands show what they are after', () => {
    const script =
      '0+2z 0-2z 1+ 1-9p 2+ 2-1s 3+ 3-3m 1[333m2] 1-9s 2+ 2-8m 1[888m3] 1-9s 2+ 2-1s 3+ 3-1s 0+6z';
    const { reasons } = against(dangers(script), '4m', 1);
    expect(reasons).toEqual(expect.arrayContaining(['open', 'flush', 'triplets', 'simples']));
  });

  test('each id stands once', () => {
    expect(new Set(DANGER_REASONS).size).toBe(DANGER_REASONS.length);
  });
});

describe('chances and losses', () => {
  test('are chances, and the loss is their sum', () => {
    for (const { chance, byOpponent, expectedLoss } of all) {
      for (const a of byOpponent) expect(a.chance >= 0 && a.chance <= a.tenpai && a.tenpai <= 1).toBe(true);
      expect(chance).toBeCloseTo(1 - byOpponent.reduce((none, a) => none * (1 - a.chance), 1));
      expect(expectedLoss).toBeCloseTo(byOpponent.reduce((sum, a) => sum + a.chance * a.loss, 0));
    }
  });

  test('riichi is certain to wait, and its middle tiles worse than suji and honours', () => {
    expect(against(all, '0p', 1).tenpai).toBe(1);
    expect(against(all, '0p', 1).chance).toBeGreaterThan(against(all, '7p', 1).chance);
    expect(against(all, '4m', 1).chance).toBeGreaterThan(against(all, '1z', 1).chance);
  });

  test.each([
    [4, 600],
    [3, 400],
  ] as const)('two honba with %i players cost %i', (players, more) => {
    const script = '0+2z 0-2z 1+ 1-9p 2+ 2-1s 0+6z';
    const hand = '199m 107p 369s 1155z';
    const script4 = script.replace('0+6z', '3+ 3-1s 0+6z');
    const loss = (honba: number) =>
      against(dangers(players === 4 ? script4 : script, hand, { players, round: { honba } }), '1m', 1).loss;
    expect(loss(2) - loss(0)).toBeCloseTo(more);
  });

  test('a hidden own hand has no answer', () => {
    const table = scriptTable(HAND, RIICHI);
    const seats = table.seats.map((state) => ({ ...state, concealed: 13 }));
    expect(dangersOf({ ...table, seats }, OPTIONS).map((d) => d.tile)).toEqual([tile('6z')]);
  });
});

test('together: safe against two, so much against the third', () => {
  const { safe, against: rest, worst } = togetherOf(of(all, '3s'));
  expect(safe).toEqual([1, 2]);
  expect(rest.map((a) => a.seat)).toEqual([3]);
  expect(worst?.seat).toBe(3);
});
