import { describe, expect, test } from 'vitest';
import { replay } from '../../table/replay.ts';
import { formatHand } from '../../tiles/notation.ts';
import { readMjai } from './mjai.ts';
import { nameOf, tileOf, tilesOf } from './tiles.ts';

const HIDDEN = Array.from({ length: 13 }, () => '?');
const MINE = ['3m', '4m', '5p', '6p', '7p', '2s', '2s', '4s', '5s', '6s', '7s', '8s', '9s'];

const start = (fields: object = {}) => ({
  ...{ type: 'start_kyoku', bakaze: 'E', dora_marker: '8s', kyoku: 1, honba: 0, kyotaku: 0, oya: 0 },
  ...{ scores: [25000, 25000, 25000, 25000], tehais: [HIDDEN, MINE, HIDDEN, HIDDEN] },
  ...fields,
});

const read = (...events: readonly object[]) => readMjai(events.map((value) => ({ value })))[0]!;

const throwing = (actor: number, pai: string, drawn = '?') => [
  { type: 'tsumo', actor, pai: drawn },
  { type: 'dahai', actor, pai, tsumogiri: true },
];

/** The dealer throws a west, and the viewer draws and declares. */
const RIICHI: readonly object[] = [
  start(),
  ...throwing(0, 'W'),
  { type: 'tsumo', actor: 1, pai: 'N' },
  { type: 'reach', actor: 1 },
  { type: 'dahai', actor: 1, pai: 'N', tsumogiri: true },
];

describe('a hand', () => {
  test('hidden tiles are a number, and who looks is whose are not', () => {
    const { game } = read(start(), { type: 'tsumo', actor: 0, pai: '?' });
    expect(game.me).toBe(1);
    expect(game.hands[0]!.events[0]).toMatchObject({ me: 1, hands: [13, expect.anything(), 13, 13] });
    expect(game.hands[0]!.events[1]).toEqual({ type: 'draw', seat: 0 });
  });

  test('a riichi that nobody answers stands once play goes on', () => {
    const { game } = read(...RIICHI, ...throwing(2, '9p'));
    const types = game.hands[0]!.events.map(({ type }) => type);
    expect(types.slice(4, 8)).toEqual(['declare', 'discard', 'riichi', 'draw']);
    expect(replay(game.hands[0]!.events, game.game).error).toBeUndefined();
  });

  test('several wins on one tile, and the end that only the end of the hand tells', () => {
    const win = (actor: number, deltas: readonly number[]) => ({
      type: 'hora',
      actor,
      target: 0,
      pai: 'W',
      deltas,
    });
    const { game } = read(start(), ...throwing(0, 'W'), win(1, [-1, 1, 0, 0]), win(2, [-2, 0, 2, 0]), {
      type: 'end_game',
    });
    const { events, complete } = game.hands[0]!;
    expect(complete).toBe(true);
    expect(events.slice(-3).map(({ type }) => type)).toEqual(['win', 'win', 'end']);
    expect(events.at(-1)).toEqual({ type: 'end', ending: 'win', last: true });
  });

  test('a message that cannot be read ends its hand, and the next one stands', () => {
    const { game, error } = read(
      start(),
      { type: 'tsumo', actor: 7, pai: 'W' },
      ...throwing(1, 'E'),
      start({ honba: 1 }),
    );
    expect(error).toMatchObject({ code: 'damaged', hand: 0, event: 1, detail: 'tsumo cannot be read' });
    expect(game.hands.map(({ events }) => events.length)).toEqual([1, 1]);
  });
});

const draw = { type: 'ryukyoku', deltas: [0, 0, 0, 0] };

describe('why a hand was drawn', () => {
  test.each([
    ['fanpai', 'exhaustive'],
    ['nagashimangan', 'nagashi'],
    ['kyushukyuhai', 'nineTerminals'],
    ['sufonrenta', 'fourWinds'],
    ['suchareach', 'fourRiichi'],
    ['sukaikan', 'fourKans'],
    ['sanchaho', 'tripleRon'],
  ])('the first server says %s', (reason, ending) => {
    expect(read(start(), { ...draw, reason }).game.hands[0]!.events.at(-1)).toMatchObject({ ending });
  });

  test.each([
    ['a draw, and no discard: nine terminals', [{ type: 'tsumo', actor: 0, pai: '?' }], 'nineTerminals'],
    [
      'four winds',
      [0, 1, 2, 3].flatMap((actor) => throwing(actor, 'W', actor === 1 ? 'W' : '?')),
      'fourWinds',
    ],
    ['nothing else fits: three winners', throwing(0, 'W'), 'tripleRon'],
  ])('%s', (_, moves, ending) => {
    expect(read(start(), ...moves, draw).game.hands[0]!.events.at(-1)).toMatchObject({ ending });
  });
});

describe('three players', () => {
  const three = { scores: [35000, 35000, 35000], tehais: [HIDDEN, MINE, HIDDEN] };

  test('listed as three', () => {
    expect(read(start(three)).game.game.players).toBe(3);
  });

  test('listed as four, the fourth without points or a move', () => {
    const padded = { scores: [35000, 35000, 35000, 0], tehais: [HIDDEN, MINE, HIDDEN, HIDDEN] };
    const { game } = read(start(padded), ...throwing(0, 'W'));
    expect(game.game.players).toBe(3);
    expect(game.hands[0]!.events[0]).toMatchObject({ round: { wall: 55, scores: [35000, 35000, 35000] } });
  });

  test.each(['kita', 'nukidora'])('a north is set aside: %s, its tile named or not', (type) => {
    const { game } = read(start(three), { type: 'tsumo', actor: 0, pai: '?' }, { type, actor: 0 });
    expect(game.hands[0]!.events.at(-1)).toMatchObject({ type: 'aside', seat: 0 });
  });
});

test('the first server states no scores: they follow from the hands before', () => {
  const { scores: _, kyotaku: __, ...bare } = start();
  const { game } = read(
    ...RIICHI.with(0, bare),
    ...throwing(2, '9p'),
    { ...draw, deltas: [1000, -3000, 1000, 1000] },
    {
      ...bare,
      kyoku: 2,
      oya: 1,
    },
  );
  expect(game.hands[1]!.events[0]).toMatchObject({
    round: { scores: [26000, 21000, 26000, 26000], riichiSticks: 1, dealer: 1 },
  });
});

test('several games in one stream', () => {
  const game = [{ type: 'start_game', names: ['a', 'b', 'c', 'd'] }, start(), { type: 'end_game' }];
  const readings = readMjai([...game, ...game].map((value) => ({ value })));
  expect(readings.map((r) => r.game.names)).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'c', 'd'],
  ]);
});

test('lists of events, as bots are sent them', () => {
  expect(read([start(), ...throwing(0, 'W')]).game.hands[0]!.events.length).toBe(3);
});

test('tiles there and back', () => {
  const names = ['1m', '5mr', '9s', 'E', 'N', 'P', 'F', 'C'];
  expect(names.map(tileOf).map((tile) => nameOf(tile!))).toEqual(names);
  expect(formatHand(tilesOf(names) ?? [])).toBe('10m9s14567z');
  expect(['?', '0m', '10m', 'X', 5, undefined].map(tileOf).every((tile) => tile === undefined)).toBe(true);
});
