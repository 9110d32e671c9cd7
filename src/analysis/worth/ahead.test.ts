import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetOptions } from '../../rules/riichi/options.ts';
import type { ThrowValue } from '../value/value.ts';
import { foldAhead, notenMeans, pushAhead, sumOfAhead, type WayOn, waysOn, winChance } from './ahead.ts';
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
  curve: { win: [0.1, 0.3, 0.5], points: [600, 1800, 3000] },
  tenpai: 1,
};

describe('to play on', () => {
  test('nobody else: the value of the hand itself', () => {
    expect(sumOfAhead(pushAhead(way, quiet(2), NO_NOTEN))).toBe(3000);
    expect(winChance(way, quiet(2))).toBe(0.5);
  });

  test('another wins at once: what this round still brings', () => {
    const over: Rounds = { ...quiet(2), rounds: [{ on: 1, ends: 1, drawn: 0, thrown: 0 }], exhausted: 0 };
    expect(sumOfAhead(pushAhead(way, over, NO_NOTEN))).toBe(600);
    expect(winChance(way, over)).toBe(0.1);
  });

  test('others only take away', () => {
    fc.assert(
      fc.property(rounds, (r) => {
        const ahead = pushAhead(way, r, NO_NOTEN);
        expect(ahead.overtaken).toBeLessThanOrEqual(1e-9);
        expect(ahead.later).toBeLessThanOrEqual(0);
        expect(winChance(way, r)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  // Ends after 0, 1, 2 draws: 0.5, 0.2, 0.3.
  const short: Rounds = {
    rounds: [
      { on: 1, ends: 0.5, drawn: 0, thrown: 0 },
      { on: 0.5, ends: 0.4, drawn: 0, thrown: 0 },
    ],
    exhausted: 0.3,
    waitsAtEnd: [0, 0, 0],
  };
  const value: ThrowValue = {
    kind: 0,
    shanten: 0,
    tenpai: 1,
    best: { points: 1500, win: 0.5, tsumo: 0.3, ron: 0.2 },
    silent: { points: 1000, win: 0.6, tsumo: 0.3, ron: 0.3 },
    riichi: { points: 1500, win: 0.5, tsumo: 0.3, ron: 0.2 },
    curve: { tenpai: [1, 1, 1], win: [0, 0.4, 0.5], points: [0, 800, 1500] },
    curves: {
      silent: { win: [0, 0.4, 0.6], points: [0, 800, 1000] },
      riichi: { win: [0, 0.3, 0.5], points: [-400, 700, 1500] },
    },
  };

  test('one plan for all ends of the hand, not the better of two for each', () => {
    const worths = waysOn(value).map((w) => [
      w.declaration,
      sumOfAhead(pushAhead(w, short, NO_NOTEN)),
      winChance(w, short),
    ]);
    // 0.5 × 0 + 0.2 × 800 + 0.3 × 1000, and 0.5 × −400 + 0.2 × 700 + 0.3 × 1500; the better for each would be 610.
    expect(worths).toEqual([
      ['silent', expect.closeTo(460, 9), expect.closeTo(0.26, 9)],
      ['riichi', expect.closeTo(390, 9), expect.closeTo(0.21, 9)],
    ]);
  });

  test('the hand lasts: riichi, as its own wins have it', () => {
    const [silent, riichi] = waysOn(value).map((w) => sumOfAhead(pushAhead(w, quiet(2), NO_NOTEN)));
    expect([silent, riichi]).toEqual([1000, 1500]);
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
