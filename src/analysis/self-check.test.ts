import { describe, expect, test } from 'vitest';
import type { TableEvent, ToldWait } from '../table/event.ts';
import { scriptEvents, tile, tiles } from './script.test-kit.ts';
import { checkAll } from './self-check.ts';

const GAME: TableEvent = {
  type: 'game',
  players: 4,
  humans: false,
  rules: { family: 'riichi', preset: 'majsoul' },
};

const found = (...events: readonly TableEvent[]) =>
  checkAll(events, 0).found.map(({ what, ours, theirs }) => [what, ours, theirs]);

const wait = (text: string, han: number, fu: number, more: Partial<ToldWait> = {}): ToldWait => ({
  tile: tile(text),
  hasYaku: true,
  ron: { han, fu },
  tsumo: { han: han + 1, fu },
  dora: 0,
  ...more,
});

/**
 * A closed hand with a triplet of red dragons. On 8s 67 becomes a run: 30 + 8 fu by ron, 22 + 8 by self-draw; on 5s the
 * pair was waited for: 2 fu more.
 */
const READY = '123m456p5567s777z';
const GOT = '9m';

describe('waits told with the own discard', () => {
  const events = (...waits: readonly ToldWait[]): readonly TableEvent[] => [
    GAME,
    ...scriptEvents(READY, `0+${GOT} 0-${GOT}`),
    { type: 'told', waits },
  ];
  const RIGHT = [
    wait('5s', 1, 40, { tsumo: { han: 2, fu: 40 } }),
    wait('8s', 1, 40, { tsumo: { han: 2, fu: 30 } }),
  ];

  test('the same: nothing is found', () => {
    expect(found(...events(...RIGHT))).toEqual([]);
  });

  test.each([
    ['a wait too few', RIGHT.slice(1)],
    ['another fu', [RIGHT[0]!, { ...RIGHT[1]!, ron: { han: 1, fu: 30 } }]],
    ['no yaku', [RIGHT[0]!, { ...RIGHT[1]!, hasYaku: false }]],
    ['a dora', [RIGHT[0]!, { ...RIGHT[1]!, dora: 1 }]],
  ])('%s', (_, waits) => {
    expect(found(...events(...waits)).map(([what]) => what)).toEqual(['waits']);
  });

  test('what was told of one moment is not held against the next', () => {
    const more = scriptEvents(READY, `0+${GOT} 0-${GOT} 1+ 1-1z 2+ 2-1z 3+ 3-1z 0+8p 0-6p`).slice(3);
    expect(found(...events(...RIGHT), ...more, { type: 'told', furiten: false })).toEqual([]);
  });
});

describe('discards told with the own draw', () => {
  const events = (discards: Extract<TableEvent, { type: 'told' }>['discards']): readonly TableEvent[] => [
    GAME,
    ...scriptEvents(READY, `0+${GOT}`),
    { type: 'told', ...(discards && { discards }) },
  ];
  test('one that leaves the hand ready must be named', () => {
    const [difference] = found(...events([]));
    expect(difference?.[0]).toBe('discards');
    expect(difference?.[1]).toMatch(/^9m: 5s/);
    expect(difference?.[2]).toBe('');
  });
});

describe('a win', () => {
  const WON = scriptEvents(READY, `0+${GOT} 0-${GOT} 1+ 1-8s`);
  const win = (over: object = {}, payments = [2000, -2000, 0, 0]): TableEvent => ({
    type: 'win',
    seat: 0,
    tile: tile('8s'),
    from: 1,
    hand: tiles(READY),
    stated: { han: 1, fu: 40, points: 2000, yaku: [{ id: 'chun', han: 1 }], ...over },
    payments,
  });

  test('stated as we score it: nothing is found', () => {
    expect(found(GAME, ...WON, win())).toEqual([]);
  });

  test.each([
    ['another fu', win({ fu: 30 })],
    ['other points', win({ points: 1300 })],
    ['another yaku', win({ yaku: [{ id: 'hatsu', han: 1 }] })],
    ['other payments', win({}, [2300, -2300, 0, 0])],
  ])('%s', (_, event) => {
    expect(found(GAME, ...WON, event).map(([what]) => what)).toEqual(['win']);
  });

  test('what is not stated is not compared', () => {
    const { stated: _, ...bare } = win() as Extract<TableEvent, { type: 'win' }>;
    expect(found(GAME, ...WON, bare)).toEqual([]);
  });
});

test('each event is checked once: those before are left alone', () => {
  const events: readonly TableEvent[] = [
    GAME,
    ...scriptEvents(READY, '0+9m 0-9m'),
    { type: 'told', furiten: true },
  ];
  expect(checkAll(events, 0).found).toMatchObject([{ what: 'furiten', at: events.length - 1 }]);
  expect(checkAll(events, events.length).found).toEqual([]);
});

test('without a difference there is nothing', () => {
  expect(
    checkAll([GAME, ...scriptEvents(READY, '0+9m 0-9m'), { type: 'told', furiten: false }], 0).found,
  ).toEqual([]);
});
