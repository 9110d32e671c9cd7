import { describe, expect, test } from 'vitest';
import { parseTiles } from '../../tiles/notation.ts';
import { isFourKanAbort, isFourRiichi, isFourWinds, isGameOver } from './endings.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';

describe('abortive draws', () => {
  test.each([
    [[2, 2, 0, 0], true],
    [[1, 1, 1, 1], true],
    [[4, 0, 0, 0], false],
    [[2, 1, 0, 0], false],
  ])('kans %o', (kans, aborts) => {
    expect(isFourKanAbort(kans, DEFAULTS)).toBe(aborts);
    expect(isFourKanAbort(kans, withOptions(DEFAULTS, { fourKanAbort: false }))).toBe(false);
  });

  test.each([
    ['1111z', true, true],
    ['111z', true, false],
    ['1112z', true, false],
    ['5555z', true, false],
    ['1111z', false, false],
  ])('first discards %s, untouched %s', (text, untouched, aborts) => {
    const discards = parseTiles(text);
    if (!discards.ok) throw new Error(discards.detail);
    expect(isFourWinds({ discards: discards.value, untouched }, DEFAULTS)).toBe(aborts);
  });

  test('four riichi', () => {
    expect(isFourRiichi([true, true, true, true], DEFAULTS)).toBe(true);
    expect(isFourRiichi([true, true, true, false], DEFAULTS)).toBe(false);
    expect(isFourRiichi([true, true, true], DEFAULTS)).toBe(false);
  });
});

describe('the end of the game', () => {
  const hand = { players: 4, stage: 'last', dealer: 3, dealerStays: false } as const;
  type Row = readonly [
    string,
    Partial<Parameters<typeof isGameOver>[0]>,
    readonly number[],
    SomeOptions,
    boolean,
  ];
  const rows: readonly Row[] = [
    ['not yet the last hand', { stage: 'scheduled' }, [40000, 20000, 20000, 20000], {}, false],
    ['somebody is below zero', { stage: 'scheduled' }, [60000, -100, 20100, 20000], {}, true],
    ['exactly zero goes on', { stage: 'scheduled' }, [60000, 0, 20000, 20000], {}, false],
    [
      'below zero, no bankruptcy',
      { stage: 'scheduled' },
      [60000, -100, 20100, 20000],
      { tobi: false },
      false,
    ],
    ['the last hand, target reached', {}, [30000, 25000, 25000, 20000], {}, true],
    ['nobody at the target', {}, [29900, 25000, 25000, 20100], {}, false],
    ['nobody at the target, no extension', {}, [29900, 25000, 25000, 20100], { extension: false }, true],
    ['the last extra hand', { stage: 'lastExtra' }, [29900, 25000, 25000, 20100], {}, true],
    ['the dealer stays and leads', { dealerStays: true }, [20000, 25000, 24000, 31000], {}, true],
    [
      'the dealer stays and leads short of the target',
      { dealerStays: true },
      [28900, 20000, 22100, 29000],
      {},
      false,
    ],
    ['the dealer stays behind', { dealerStays: true }, [31000, 25000, 24000, 20000], {}, false],
    [
      'the dealer is level with an earlier seat',
      { dealerStays: true },
      [35000, 15000, 15000, 35000],
      {},
      false,
    ],
    [
      'the dealer may not stop',
      { dealerStays: true },
      [20000, 25000, 24000, 31000],
      { agariYame: false },
      false,
    ],
  ];
  test.each(rows)('%s', (_, change, scores, options, over) => {
    expect(isGameOver({ ...hand, ...change, scores }, withOptions(DEFAULTS, options))).toBe(over);
  });
});
