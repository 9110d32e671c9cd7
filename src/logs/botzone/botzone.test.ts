import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replay } from '../../table/replay.ts';
import { formatTile } from '../../tiles/notation.ts';
import { readBotzone, readBotzoneText } from './botzone.ts';
import { tileOf } from './tiles.ts';

test.each([
  ['characters', 'W1 W9', '1m 9m'],
  ['dots', 'B1 B9', '1p 9p'],
  ['bamboos', 'T1 T9', '1s 9s'],
  ['winds', 'F1 F2 F3 F4', '1z 2z 3z 4z'],
  ['dragons: red, green, white', 'J1 J2 J3', '7z 6z 5z'],
  ['flowers: the seasons first', 'H1 H4 H5 H8', '1g 4g 1f 4f'],
])('%s', (_, names, expected) => {
  expect(
    names
      .split(' ')
      .map((name) => formatTile(tileOf(name)!))
      .join(' '),
  ).toBe(expected);
});

test('no tiles', () => {
  expect(['W0', 'F5', 'J4', 'H9', 'X1', 'W10', 11, null].map(tileOf)).toEqual(Array(8).fill(undefined));
});

/** A made-up match: a triplet, a run and every kind of kong. */
const HANDS = [
  'W1 W1 W1 W1 B1 B2 B3 T1 T2 T3 F1 F1 J3',
  'F1 J1 J1 J1 B5 B6 T5 T6 T7 W7 W8 W9 W2',
  'W2 W3 B7 B8 B9 T8 T8 T9 T9 F3 F3 F4 F4',
  'B4 B4 B4 T4 T4 W5 W6 F2 F2 J2 J2 J3 W4',
].map((hand) => hand.split(' '));

const step = (action: string, player: number, tile?: string, more = {}) => ({
  output: { command: 'request', display: { action, player, ...(tile ? { tile } : {}), ...more } },
});

const MATCH = [
  { output: { display: { action: 'INIT', quan: 1 } } },
  { 0: { response: 'PASS' } },
  { output: { display: { action: 'DEAL', hand: HANDS } } },
  step('DRAW', 0, 'T9'),
  step('GANG', 0, 'W1'),
  step('DRAW', 0, 'B9'),
  step('PLAY', 0, 'J3'),
  step('DRAW', 1, 'J2'),
  step('PLAY', 1, 'F1'),
  step('PENG', 0, 'B9'),
  step('DRAW', 1, 'W3'),
  step('PLAY', 1, 'W3'),
  step('DRAW', 2, 'W4'),
  step('PLAY', 2, 'T8'),
  step('DRAW', 3, 'J1'),
  step('PLAY', 3, 'J1'),
  step('GANG', 1, 'J1'),
  step('DRAW', 1, 'B4'),
  step('PLAY', 1, 'W2'),
  step('CHI', 2, 'F3', { tileCHI: 'W3' }),
  step('DRAW', 3, 'T2'),
  step('PLAY', 3, 'W4'),
  step('DRAW', 0, 'F1'),
  step('BUGANG', 0, 'F1'),
];

const read = (...steps: readonly unknown[]) => readBotzone({ logs: [...MATCH, ...steps] });
const HU = step('HU', 1, undefined, {
  fanCnt: 9,
  fan: [
    { name: '抢杠和', cnt: 1, value: 8 },
    { name: '坎张', cnt: 1, value: 1 },
  ],
  score: [-17, 33, -8, -8],
});

test('a whole match: calls name the tile thrown after them', () => {
  const { game, error } = read(HU);
  const [hand] = game.hands;
  const { tables, error: wrong } = replay(hand!.events, game.game);
  expect([error, wrong, hand!.complete]).toEqual([undefined, undefined, true]);
  const last = tables.at(-1)!;
  expect(last.seats.map((s) => s.melds.map((m) => m.type))).toEqual([
    ['closedKan', 'addedKan'],
    ['openKan'],
    ['chi'],
    [],
  ]);
  expect([last.round.wind, last.wall, last.result?.payments]).toEqual(['south', 84 - 9, [-17, 33, -8, -8]]);
  expect(hand!.events.find((e) => e.type === 'win')).toMatchObject({
    seat: 1,
    from: 0,
    stated: {
      fan: 9,
      fans: [
        { id: 'robbingTheKong', times: 1 },
        { id: 'closedWait', times: 1 },
      ],
    },
  });
});

test('a self-draw has no payer; a wall that runs out pays nothing; a wrong answer ends the match', () => {
  const winner = read(step('HU', 1), HU).game.hands[0]!.events;
  expect(winner.filter((e) => e.type === 'win')).toHaveLength(1);
  const drawn = readBotzone([...MATCH.slice(0, 4), step('HU', 0, undefined, { score: [48, -16, -16, -16] })])
    .game.hands[0]!;
  expect(drawn.events.find((e) => e.type === 'win')).toEqual(
    expect.not.objectContaining({ from: expect.anything() }),
  );
  expect(readBotzone([...MATCH.slice(0, 7), step('HUANG', 0)]).game.hands[0]!.events.at(-1)).toEqual({
    type: 'end',
    ending: 'exhaustive',
  });
  expect(
    readBotzone([
      ...MATCH.slice(0, 7),
      step('WH', 2, undefined, { score: [10, 10, -30, 10] }),
    ]).game.hands[0]!.events.at(-1),
  ).toMatchObject({ ending: 'unknown' });
});

test('cut short, damaged, something else', () => {
  expect(read().error).toMatchObject({ code: 'cutShort' });
  expect(read(step('PLAY', 0, 'X9')).error).toMatchObject({ code: 'damaged', hand: 0 });
  expect(readBotzone([...MATCH.slice(0, 2), HU]).error).toMatchObject({ code: 'damaged' });
  expect(['', '{}', '[]', 'null', 'x'].map((text) => readBotzoneText(text).error?.code)).toEqual(
    Array(5).fill('notThisLog'),
  );
});

test('anything at all is read without a throw', () => {
  const logs = [...MATCH, HU];
  fc.assert(
    fc.property(fc.nat(), fc.jsonValue(), (at, value) => {
      const changed = logs.map((item, i) => (i === at % logs.length ? { output: { display: value } } : item));
      const { game } = readBotzone(changed);
      for (const hand of game.hands) replay(hand.events, game.game);
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void readBotzone(value)));
});
