import { describe, expect, test } from 'vitest';
import type { Seat } from '../../tiles/seat.ts';
import { isEarthlyHand, isHumanHand, mayDeclareEarlyUpeo } from './first-turn.ts';
import { DEFAULTS, type SomeOptions, withOptions } from './options.ts';
import { isSessionOver, jangWind, nextDealer, notenPayments, startScores } from './session.ts';
import { ronWinners } from './settle.ts';
import { tileCount, wallAfterDeal } from './tile-set.ts';

const [EAST, SOUTH, WEST, NORTH]: readonly Seat[] = [0, 1, 2, 3];
const by = (changes: SomeOptions) => withOptions(DEFAULTS, changes);

describe('who wins one tile', () => {
  test.each([
    ['the nearest after West', {}, [SOUTH, NORTH], [NORTH]],
    ['all, in turn order', { multiRon: 'all' }, [SOUTH, NORTH], [NORTH, SOUTH]],
    ['one alone', { multiRon: 'all' }, [EAST], [EAST]],
  ] as const)('%s', (_, changes, claims, winners) => {
    expect(ronWinners(claims as readonly Seat[], WEST!, by(changes))).toEqual(winners);
  });
});

describe('the deal', () => {
  test.each([
    ['passes on a win', {}, [EAST], SOUTH],
    ['passes when the wall runs out', { dealerRepeat: 'onWin' }, [], SOUTH],
    ['stays on a win, where it does', { dealerRepeat: 'onWin' }, [WEST, EAST], EAST],
    ['passes on another’s', { dealerRepeat: 'onWin' }, [WEST], SOUTH],
  ] as const)('%s', (_, changes, winners, next) => {
    expect(nextDealer(EAST!, winners as readonly Seat[], by(changes))).toBe(next);
  });

  test('comes round', () => {
    expect(nextDealer(NORTH!, [], DEFAULTS)).toBe(EAST);
    expect(nextDealer(WEST!, [], by({ players: 3 }))).toBe(EAST);
  });
});

describe('a session', () => {
  test('one jang of sixteen hands in one wind', () => {
    expect([0, 15, 16, 31, 32, 48, 64].map(jangWind)).toEqual([
      'east',
      'east',
      'south',
      'south',
      'west',
      'north',
      'east',
    ]);
  });

  test('is over after sixteen hands, or thirty-two', () => {
    expect([15, 16].map((hands) => isSessionOver(hands, DEFAULTS))).toEqual([false, true]);
    expect([16, 32].map((hands) => isSessionOver(hands, by({ hands: 32 })))).toEqual([false, true]);
  });

  test('begins with the table’s points', () => {
    expect(startScores(DEFAULTS)).toEqual([0, 0, 0, 0]);
    expect(startScores(by({ players: 3, startPoints: 500 }))).toEqual([500, 500, 500]);
  });

  test('nobody pays when the wall runs out, unless the table has it so', () => {
    const ready = [true, false, false, true];
    expect(notenPayments(ready, DEFAULTS)).toEqual([0, 0, 0, 0]);
    expect(notenPayments(ready, by({ notenPayment: 5 }))).toEqual([10, -10, -10, 10]);
  });

  test('has 104 tiles, with bamboo 140; no dead wall', () => {
    expect([tileCount(DEFAULTS), tileCount(by({ tileSet: 'full' }))]).toEqual([104, 140]);
    expect([wallAfterDeal(DEFAULTS), wallAfterDeal(DEFAULTS, 3)]).toEqual([51, 64]);
  });
});

describe('a human hand', () => {
  const FACTS = { seat: SOUTH!, readyFromDeal: [SOUTH!], discardNumber: 1, callsBefore: 0 };
  test.each([
    ['ready from the deal, on East’s first discard', {}, {}, true],
    ['on the fourth', { discardNumber: 4 }, {}, true],
    ['the fifth is too late', { discardNumber: 5 }, {}, false],
    ['of three players the fourth is', { discardNumber: 4 }, { players: 3 }, false],
    ['not ready', { readyFromDeal: [WEST!] }, {}, false],
    ['a pung before the own turn', { callsBefore: 1 }, {}, false],
    ['an own concealed kong', { ownKong: true }, {}, false],
    ['the own discard', { discardNumber: 2 }, {}, false],
    ['all must be ready', {}, { humanHandAllReady: true }, false],
    ['and are', { readyFromDeal: [0, 1, 2, 3] as Seat[] }, { humanHandAllReady: true }, true],
    ['East, after the own discard', { seat: EAST!, readyFromDeal: [EAST!], discardNumber: 2 }, {}, true],
    ['East, on it', { seat: EAST!, readyFromDeal: [EAST!] }, {}, false],
  ] as const)('%s', (_, change, options, expected) => {
    expect(isHumanHand({ ...FACTS, ...change }, by(options as SomeOptions))).toBe(expected);
  });
});

describe('an earthly hand', () => {
  const FACTS = { seat: SOUTH!, drawNumber: 1, callsBefore: 0, ownKong: false, readyFromDeal: true };
  test.each([
    ['on the first draw', {}, {}, true],
    ['East has none', { seat: EAST! }, {}, false],
    ['on the second draw', { drawNumber: 2 }, {}, false],
    ['on the second draw, where any will do', { drawNumber: 2 }, { earthlyFirstDraw: false }, true],
    ['after a call', { callsBefore: 1 }, {}, false],
    ['after an own kong', { ownKong: true }, {}, false],
    ['not ready', { readyFromDeal: false }, {}, false],
  ] as const)('%s', (_, change, options, expected) => {
    expect(isEarthlyHand({ ...FACTS, ...change }, by(options))).toBe(expected);
  });
});

describe('early upeo', () => {
  const FACTS = { callsBefore: 0, ownDiscardNumber: 1, ready: true };
  test.each([
    ['ready with the first discard', {}, true],
    ['with the second', { ownDiscardNumber: 2 }, false],
    ['after a call', { callsBefore: 1 }, false],
    ['not ready', { ready: false }, false],
  ] as const)('%s', (_, change, expected) => {
    expect(mayDeclareEarlyUpeo({ ...FACTS, ...change })).toBe(expected);
  });
});
