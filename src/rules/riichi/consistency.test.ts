import { describe, expect, test } from 'vitest';
import { contradictionIn, hanFuExists } from './consistency.ts';

describe('circumstances', () => {
  test.each([
    ['', false, undefined],
    ['riichi ippatsu', false, undefined],
    ['doubleRiichi ippatsu haitei', true, undefined],
    ['riichi ippatsu chankan', false, undefined],
    ['ippatsu', false, 'ippatsuWithoutRiichi'],
    ['riichi doubleRiichi', false, 'riichiTwice'],
    ['riichi rinshan ippatsu', true, 'kanEndsIppatsu'],
    ['rinshan', false, 'rinshanByRon'],
    ['haitei', false, 'haiteiByRon'],
    ['houtei', true, 'houteiByTsumo'],
    ['chankan', true, 'chankanByTsumo'],
    ['haitei rinshan', true, 'replacementIsNotLast'],
    ['chankan houtei', false, 'noKanOnTheLastTile'],
    ['tenhou', false, 'firstTurnByRon'],
    ['renhou', true, 'renhouByTsumo'],
    ['tenhou chiihou', true, 'firstTurnTwice'],
    ['tenhou riichi', true, 'notOnTheFirstTurn'],
  ])('«%s», self-draw %s: %s', (flags, tsumo, reason) => {
    expect(contradictionIn({ tsumo, flags: flags.split(' ').filter(Boolean) })).toBe(reason);
  });
});

describe('han and fu', () => {
  test.each([
    [1, 20, false, false],
    [1, 20, true, false],
    [2, 20, true, true],
    [5, 20, false, false],
    [1, 25, false, false],
    [2, 25, false, true],
    [2, 25, true, false],
    [3, 25, true, true],
    [1, 30, false, true],
    [0, 30, false, false],
    [1, 100, true, true],
    [1, 110, false, true],
    [1, 110, true, false],
    [2, 110, true, true],
    [3, 120, false, false],
    [4, 120, false, true],
    [4, 180, false, false],
    [4, 35, false, false],
  ])('%i han %i fu, self-draw %s: %s', (han, fu, tsumo, exists) => {
    expect(hanFuExists({ han, fu, tsumo })).toBe(exists);
  });
});
