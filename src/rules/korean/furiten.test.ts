import { describe, expect, test } from 'vitest';
import { formatTile } from '../../tiles/notation.ts';
import { caseOf, situationOf } from './case.ts';
import { furiten } from './furiten.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';
import { isRefused, score } from './score.ts';
import { waitsOf } from './shape.ts';

const PINFU = '123m 567m 345p 99p 67p';
const CLOSED = '123567m 345p 22p 79p';

const reasons = (hand: string, facts: string, changes: SomeOptions = {}): string => {
  const s = situationOf(hand, facts);
  const options = withOptions(DEFAULTS, changes);
  return furiten(s, waitsOf(s, options), options)
    .map(({ type, tile, until }) => `${type} ${formatTile(tile)} ${until}`)
    .join(', ');
};

describe('why ron is barred', () => {
  test.each([
    ['nothing thrown', PINFU, '', {}, ''],
    ['another tile', PINFU, 'river:1z9m', {}, ''],
    ['a wait, the first of two', PINFU, 'river:1z5p8p', {}, 'discard 5p waitsChange'],
    [
      'each by itself',
      PINFU,
      'river:1z5p8p',
      { furiten: 'tile' },
      'discard 5p waitsChange, discard 8p waitsChange',
    ],
    ['a wait below the minimum counts', CLOSED, 'river:8p', {}, 'discard 8p waitsChange'],
    ['a ron let pass', PINFU, 'passed:5p', {}, 'temporary 5p ownNextDiscard'],
    ['in upeo to the end', PINFU, 'riichi passedInUpeo:5p', {}, 'riichi 5p handEnd'],
    ['a tile that wins nothing was no ron', CLOSED, 'passed:8p', {}, ''],
    ['by early upeo it would have been', CLOSED, 'double passedInUpeo:8p', {}, 'riichi 8p handEnd'],
    ['a tile that is no wait', PINFU, 'passed:1z', {}, ''],
    ['where passing is free', PINFU, 'riichi passed:5p passedInUpeo:5p', { passedRon: 'none' }, ''],
    ['without furiten', PINFU, 'river:8p passed:5p', { furiten: 'off' }, ''],
    [
      'all three, the longest first',
      PINFU,
      'river:8p passed:2p passedInUpeo:5p',
      {},
      'riichi 5p handEnd, discard 8p waitsChange, temporary 2p ownNextDiscard',
    ],
  ] as const)('%s: %s %s %o', (_, hand, facts, changes, expected) => {
    expect(reasons(hand, facts, changes)).toBe(expected);
  });

  test('a closed kong shown is no ron let pass', () => {
    const s = situationOf(PINFU, 'passed:5p');
    const shown = s.passed.map((p) => ({ ...p, by: 'closedKan' as const }));
    expect(furiten({ ...s, passed: shown }, waitsOf(s, DEFAULTS), DEFAULTS)).toEqual([]);
  });
});

describe('which ron', () => {
  test.each([
    ['any wait bars every ron', '8p', 'river:5p', {}, true],
    ['never a self-draw', '8p', 'tsumo river:8p', {}, false],
    ['by tile: that one', '8p', 'river:8p', { furiten: 'tile' }, true],
    ['by tile: no other', '8p', 'river:5p', { furiten: 'tile' }, false],
    ['by tile, a ron let pass bars all', '8p', 'passed:5p', { furiten: 'tile' }, true],
    ['what is said of the hand', '8p', 'furiten', {}, true],
    ['the same by tile', '8p', 'furiten', { furiten: 'tile' }, true],
    ['said, where there is none', '8p', 'furiten', { furiten: 'off' }, false],
  ] as const)('%s: %s %s', (_, win, facts, changes, barred) => {
    const { situation, win: how } = caseOf(PINFU, win, facts);
    const value = score(situation, how, withOptions(DEFAULTS, changes));
    expect(isRefused(value)).toBe(barred);
  });

  test('nine gates in furiten', () => {
    const { situation, win } = caseOf('1112345678999p', '5p', 'river:9p');
    expect(score(situation, win, DEFAULTS)).toBe('furiten');
  });
});
