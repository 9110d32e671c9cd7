import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { ThrowValue } from '../value/value.ts';
import { foldAhead, notenMeans, pushAhead, sumOfAhead, type WayOn, waysOn } from './ahead.ts';
import type { Rounds } from './rounds.ts';

const OPTIONS = presetOptions('tenhou');
const NO_NOTEN = { tenpai: 0, noten: 0 };

const quiet = (draws: number): Rounds => ({
  rounds: Array.from({ length: draws }, () => ({ on: 1, ends: 0, drawn: 0, thrown: 0 })),
  exhausted: 1,
  waitsAtEnd: [0, 0, 0],
});

const rounds = fc
  .array(fc.double({ min: 0, max: 0.6, noNaN: true }), { maxLength: 17 })
  .map((ends): Rounds => {
    let on = 1;
    const list = ends.map((e) => {
      const round = { on, ends: e, drawn: 300, thrown: 150 };
      on *= 1 - e;
      return round;
    });
    return { rounds: list, exhausted: on, waitsAtEnd: [0.5, 0.2, 1] };
  });

describe('payments at an exhausted wall', () => {
  test.each([
    ['nobody else waits', [0, 0, 0], 3000, 0],
    ['one other does', [1, 0, 0], 1500, -1000],
    ['two others do', [1, 1, 0], 1000, -1500],
    ['all others do', [1, 1, 1], 0, -3000],
    ['one of two, three players', [1, 0], 1000, -1000],
  ])('%s', (_, waits, tenpai, noten) => {
    const players = waits.length === 2 ? 3 : 4;
    expect(notenMeans(waits, players, OPTIONS)).toEqual({ tenpai, noten });
  });

  test('a mean where it is not certain', () => {
    expect(notenMeans([0.5, 0, 0], 4, OPTIONS)).toEqual({ tenpai: 2250, noten: -500 });
  });

  test('none where the rules have none', () => {
    expect(notenMeans([1, 0, 0], 4, { ...OPTIONS, notenPayments: false })).toEqual(NO_NOTEN);
  });
});

const way: WayOn = {
  declaration: 'silent',
  worth: { points: 3000, win: 0.5, tsumo: 0.3, ron: 0.2 },
  amid: { points: 1800, win: 0.3, tsumo: 0.2, ron: 0.1 },
  curve: { win: [0.1, 0.3, 0.5], points: [600, 1800, 3000] },
  tenpai: 1,
};

describe('to play on', () => {
  test('what the others win first is what the hand is worth less amid them', () => {
    expect(pushAhead(way, quiet(2), NO_NOTEN)).toEqual({ win: 3000, overtaken: -1200, later: 0, noten: 0 });
  });

  test('riichi throws what it draws, silence what it likes', () => {
    const r: Rounds = { ...quiet(1), rounds: [{ on: 1, ends: 0.5, drawn: 300, thrown: 100 }] };
    expect(pushAhead(way, r, NO_NOTEN).later).toBeCloseTo(-0.5 * 0.7 * 100, 9);
    expect(pushAhead({ ...way, declaration: 'riichi' }, r, NO_NOTEN).later).toBeCloseTo(-0.5 * 0.7 * 300, 9);
  });

  test('the waits that are left are paid for', () => {
    const ahead = pushAhead({ ...way, tenpai: 0.8 }, quiet(2), { tenpai: 1500, noten: -1000 });
    expect(ahead.noten).toBeCloseTo(0.3 * 1500 - 0.2 * 1000, 9);
  });

  test('ways are those that are scored', () => {
    const curve = { tenpai: [], win: [], points: [] };
    const shape: ThrowValue = { kind: 0, shanten: 1, tenpai: 0.5, curve, curves: {} };
    expect(waysOn(shape)).toEqual([]);
    const { worth, amid } = way;
    const silent: ThrowValue = { ...shape, silent: worth, amid: { silent: amid }, curves: { silent: curve } };
    expect(waysOn(silent).map((w) => [w.declaration, w.amid])).toEqual([['silent', amid]]);
  });
});

describe('to fold', () => {
  test('the safest tile first is never worse', () => {
    const losses = fc.array(fc.double({ min: 0, max: 3000, noNaN: true }), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(losses, rounds, fc.nat(), (all, r, pick) => {
        const sorted = [...all].sort((a, b) => a - b);
        const at = pick % sorted.length;
        const cost = (i: number) =>
          sumOfAhead(
            foldAhead(
              sorted.filter((_, j) => j !== i),
              r,
              NO_NOTEN,
            ),
          ) - sorted[i]!;
        expect(cost(0)).toBeGreaterThanOrEqual(cost(at) - 1e-6);
      }),
    );
  });

  test('safe tiles enough: nothing but the payment', () => {
    const ahead = foldAhead([0, 0, 0], quiet(2), { tenpai: 1000, noten: -1500 });
    expect(sumOfAhead(ahead)).toBe(-1500);
  });
});
