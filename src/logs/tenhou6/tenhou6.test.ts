import { describe, expect, test } from 'vitest';
import { replay } from '../../table/replay.ts';
import type { Table } from '../../table/table.ts';
import { formatTile } from '../../tiles/notation.ts';
import { parseCall } from './calls.ts';
import { parseResult } from './result.ts';
import { readHand, readTenhou6, readTenhou6Text } from './tenhou6.ts';

/** East throws 4m, South takes it with 56m; West's closed kan; North's riichi, and a ron. */
const HAND = [
  [0, 0, 0],
  [25000, 25000, 25000, 25000],
  [45, 22],
  [42, 43],
  ...[
    [11, 12, 13, 14, 51, 52, 26, 27, 37, 37, 41, 41, 47],
    [47, 37],
    [14, 47],
  ],
  ...[[15, 16, 39, 11, 12, 13, 31, 32, 33, 42, 43, 44, 46], ['c141516'], [39]],
  ...[
    [29, 29, 29, 42, 16, 17, 18, 28, 28, 31, 32, 33, 43],
    [29, 42],
    ['292929a29', 60],
  ],
  ...[[21, 23, 24, 25, 26, 27, 31, 32, 33, 34, 35, 36, 47], [41], ['r60']],
  [
    '和了',
    [-8000, 0, 0, 9000],
    [3, 0, 3, '満貫8000点', '立直(1飜)', '一発(1飜)', '裏ドラ(3飜)', '赤ドラ(0飜)'],
  ],
] as const;

const endOf = (hand: unknown): Table => {
  const read = readHand(hand);
  if (!read.ok) throw new Error(read.detail);
  const { tables, error } = replay(read.value.events);
  if (error) throw new Error(`${error.at}: ${error.detail}`);
  return tables.at(-1)!;
};
const river = (table: Table, seat: number) =>
  table.seats[seat]!.river.map(
    (d) =>
      formatTile(d.tile) +
      (d.drawn ? '_' : '') +
      (d.riichi ? '*' : '') +
      (d.calledBy === undefined ? '' : '^'),
  ).join(' ');

describe('a hand', () => {
  test('its seats fall into order, its end is the log’s', () => {
    const table = endOf(HAND);
    expect([0, 1, 2, 3].map((seat) => river(table, seat))).toEqual(['4m^ 7z', '9s', '2z_', '1z_*']);
    expect(table.indicators.map(formatTile)).toEqual(['5z', '2p']);
    expect(table.result).toMatchObject({ ending: 'win', payments: [-8000, 0, 0, 9000] });
    expect(table.result!.wins[0]).toMatchObject({
      tile: 33,
      from: 0,
      stated: { han: 5, points: 8000, yaku: [{ id: 'riichi' }, { id: 'ippatsu' }, { id: 'ura', han: 3 }] },
    });
    expect(table.seats[3]).toMatchObject({ riichi: 'accepted', score: 24000 });
  });

  test('one order uses up every item', () => {
    expect(readHand(HAND)).toMatchObject({ value: { readings: 1, complete: true } });
  });

  test('a tile that can be called now or later: only the order that uses up all is taken', () => {
    // East throws 1z twice; the pon must be of the second, or South's draw would be left over.
    const hand = [
      ...[[0, 0, 0], [25000, 25000, 25000, 25000], [45], []],
      ...[
        [11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 41, 41],
        [24, 25],
        [41, 41],
      ],
      ...[[31, 32, 33, 34, 35, 36, 37, 38, 39, 42, 42, 43, 44], [46], [60]],
      ...[
        [23, 24, 25, 26, 27, 28, 29, 41, 41, 44, 44, 45, 45],
        [46, '41p4141'],
        [60, 29],
      ],
      ...[[11, 12, 13, 14, 15, 16, 17, 18, 19, 31, 31, 32, 33], [46], [60]],
      ['流局', [0, 0, 0, 0]],
    ];
    const read = readHand(hand);
    expect(read).toMatchObject({ value: { readings: 1 } });
    const types = read.ok ? read.value.events.map((e) => e.type) : [];
    expect(types.indexOf('meld')).toBe(11);
  });

  test('an open kan leaves a zero among the discards, and its indicator turns with the next discard', () => {
    const hand = [
      ...[[0, 0, 0], [25000, 25000, 25000, 25000], [19, 31], []],
      ...[[11, 12, 13, 14, 15, 16, 17, 18, 21, 22, 23, 24, 45], [26], [45]],
      ...[[31, 32, 33, 34, 35, 36, 37, 38, 39, 42, 42, 43, 44], [], []],
      ...[
        [23, 24, 25, 26, 27, 28, 29, 41, 41, 44, 45, 45, 45],
        ['45m454545', 47],
        [0, 29],
      ],
      ...[[11, 12, 13, 14, 15, 16, 17, 18, 31, 31, 32, 33, 34], [], []],
    ];
    const read = readHand(hand.slice(0, 16));
    const types = read.ok ? read.value.events.map((e) => e.type) : [];
    expect(types.slice(2, 7)).toEqual(['discard', 'meld', 'draw', 'indicator', 'discard']);
  });

  test('items that fit in no order are an error of their hand, and the other hands stand', () => {
    const wrong = HAND.map((item, i) => (i === 9 ? [] : item));
    const { game, error } = readTenhou6([HAND, wrong, HAND]);
    expect(game.hands.length).toBe(2);
    expect(error).toMatchObject({ code: 'noOrder', hand: 1 });
  });

  test.each<[string, number, unknown, string]>([
    ['a round before the first', 0, [-1, 0, 0], 'the round: -1, 0, 0'],
    ['half a round', 0, [0.5, 0, 0], 'the round: 0.5, 0, 0'],
    ['fewer sticks than none', 0, [0, 0, -1], 'the round: 0, 0, -1'],
    ['a fourth hand that was cut', 13, [11, 12], 'the fourth seat has points, and its tiles are not whole'],
  ])('%s is damage', (_, at, item, detail) => {
    expect(readHand(HAND.map((whole, i) => (i === at ? item : whole)))).toMatchObject({
      code: 'damaged',
      detail,
    });
  });

  test('where three play there is no fourth hand of a wind', () => {
    const three = HAND.slice(0, 13).map((item, i) => (i === 1 ? [35000, 35000, 35000, 0] : item));
    const at = (kyoku: number) => readHand(three.with(0, [kyoku, 0, 0]));
    expect(at(3)).toMatchObject({ code: 'damaged', detail: 'the round: 3, 0, 0' });
    expect(at(0)).not.toMatchObject({ code: 'damaged' });
  });

  test('a tile that is none is named with its place', () => {
    const wrong = HAND.map((item, i) => (i === 5 ? [47, 48] : item));
    expect(readHand(wrong)).toMatchObject({ code: 'damaged', detail: "the first seat's draws, item 1: 48" });
  });
});

describe('a log', () => {
  const log = { name: ['A', 'B', 'C', 'D'], rule: { disp: '鳳南喰赤', aka: 1 }, log: [HAND] };
  const rules = (rule: unknown) => readTenhou6({ ...log, rule, log: [] }).game.game.rules;

  test('names and rules', () => {
    expect(readTenhou6Text(JSON.stringify(log)).game).toMatchObject({
      names: ['A', 'B', 'C', 'D'],
      game: { players: 4, rules: { preset: 'tenhou', options: {}, reds: [1, 1, 1] } },
    });
    expect(rules({ disp: '般東', aka: 0 })).toMatchObject({
      options: { akaDora: 0, kuitan: false },
      reds: [0, 0, 0],
    });
    expect(rules({ disp: '玉の間南喰赤', aka51: 1, aka52: 2, aka53: 1 })).toMatchObject({
      preset: 'majsoul',
      reds: [1, 2, 1],
    });
    expect(rules(undefined)).toBeUndefined();
  });

  test('red fives that the head denies and a hand shows are not known', () => {
    const { game } = readTenhou6({ ...log, rule: { disp: '', aka: 0 } }).game;
    expect(game.rules).toEqual({ family: 'riichi', preset: 'tenhou', options: {} });
  });

  test('the day, the id and the final points', () => {
    const stated = {
      ref: '2020102713gm-0009-0000-00000000',
      sc: [30000, 10, 25000, 5, 24000, -5, 21000, -10],
    };
    expect(readTenhou6({ ...log, ...stated }).game).toMatchObject({
      id: stated.ref,
      date: '2020-10-27',
      scores: [30000, 25000, 24000, 21000],
    });
  });

  test.each(['', 'null', '[', '{"log":3}'])('«%s» is no such log', (text) => {
    expect(readTenhou6Text(text).error?.code).toBe('notThisLog');
  });
});

describe('call strings', () => {
  const tiles = (list: readonly number[]) => list.map((t) => formatTile(t as never)).join(' ');
  test.each([
    ['c232425', 'chi', '3p', '4p 5p', 3],
    ['p333333', 'pon', '3s', '3s 3s', 3],
    ['33p3333', 'pon', '3s', '3s 3s', 2],
    ['3333p33', 'pon', '3s', '3s 3s', 1],
    ['1515p51', 'pon', '0m', '5m 5m', 1],
    ['m44444444', 'openKan', '4z', '4z 4z 4z', 3],
    ['44m444444', 'openKan', '4z', '4z 4z 4z', 2],
    ['444444m44', 'openKan', '4z', '4z 4z 4z', 1],
  ])('%s: %s of %s', (text, type, called, own, from) => {
    const call = parseCall(text);
    if (!call || !('called' in call)) throw new Error('no call');
    expect([call.type, formatTile(call.called), tiles(call.own), call.from]).toEqual([
      type,
      called,
      own,
      from,
    ]);
  });

  test.each([
    ['17k511717', 'nothing fits'],
    ['c2324', 'two tiles'],
    ['2324c25', 'a run from across'],
    ['p484848', 'no such tile'],
    ['x232323', 'no such letter'],
    ['', 'nothing'],
  ])('%s is judged: %s', (text) => {
    const call = parseCall(text);
    // An added kan's four tiles are the table's to judge.
    expect(call?.type).toBe(text.includes('k') ? 'addedKan' : undefined);
  });
});

describe('results', () => {
  test.each([
    ['30符4飜7700点', [0, 1, 0], { fu: 30, points: 7700 }],
    ['40符3飜1300-2600点', [0, 0, 0], { fu: 40, points: 5200 }],
    ['満貫4000点∀', [0, 0, 0], { limit: 'mangan', points: 12000 }],
    ['三倍満6000-12000点', [0, 0, 0], { limit: 'sanbaiman', points: 24000 }],
  ])('%s', (text, [seat, from, liable], worth) => {
    const result = parseResult(['和了', [0, 0, 0, 0], [seat, from, liable, text, 'ドラ(2飜)']]);
    expect(result).toMatchObject({ value: { wins: [{ ...worth, han: 2 }] } });
  });

  test('three players pay a self-draw without the missing seat', () => {
    const result = parseResult(['和了', [0, 0, 0, 0], [0, 0, 0, '満貫2000-4000点', 'ドラ(5飜)']], 3);
    expect(result).toMatchObject({ value: { wins: [{ points: 6000 }] } });
  });

  test('a yakuman has no han, and may have a liable seat', () => {
    const result = parseResult([
      '和了',
      [0, 32000, -16000, -16000],
      [1, 3, 2, '役満32000点', '大三元(役満)'],
    ]);
    expect(result).toMatchObject({
      value: { wins: [{ seat: 1, from: 3, liable: 2, limit: 'yakuman', yakuman: ['daisangen'], yaku: [] }] },
    });
    expect(result.ok && 'han' in result.value.wins[0]!).toBe(false);
  });

  test('two winners: a pair each, paid together', () => {
    const one = [
      [-1000, 1000, 0, 0],
      [1, 0, 1, '30符1飜1000点', '立直(1飜)'],
    ];
    const two = [
      [-2000, 0, 2000, 0],
      [2, 0, 2, '30符2飜2000点', '平和(1飜)', '立直(1飜)'],
    ];
    expect(parseResult(['和了', ...one, ...two])).toMatchObject({
      value: { payments: [-3000, 1000, 2000, 0], wins: [{ seat: 1 }, { seat: 2 }] },
    });
  });

  test.each([
    [['流局', [1500, 1500, -1500, -1500]], 'exhaustive'],
    [['流し満貫', [12000, -4000, -4000, -4000]], 'nagashi'],
    [['九種九牌'], 'nineTerminals'],
    [['三家和了'], 'tripleRon'],
    [['何か'], 'unknown'],
  ])('%j', (result, ending) => expect(parseResult(result)).toMatchObject({ value: { ending } }));

  test.each([[undefined], [[]], [['和了']], [['和了', [0], [9, 0, 0, '']]]])('%j is damaged', (result) => {
    expect(parseResult(result)).toMatchObject({ ok: false, code: 'damaged' });
  });
});
