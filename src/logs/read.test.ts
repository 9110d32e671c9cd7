import { gzipSync, strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { XML } from '../../tools/conformance/tenhou.fixture.ts';
import { loggedGame } from '../../tools/simulate/logged.ts';
import { action, encode } from '../clients/majsoul/encode.fixture.ts';
import { Wrapper } from '../clients/majsoul/messages.ts';
import { presetOptions } from '../rules/riichi/options.ts';
import { randomFrom } from '../tiles/random.ts';
import type { LogResult } from './log.ts';
import { GameDetailRecords, RECORDS, type RecordGame, ResGameRecord } from './majsoul-record/messages.ts';
import { MOST_BYTES } from './open.ts';
import { upgraded } from './own/own.ts';
import { readLog } from './read.ts';
import { writeGames, writeLog } from './write.ts';

const GAME = loggedGame({ family: 'riichi', players: 4, options: presetOptions('tenhou') }, 5);

const written = (format: 'own' | 'mjai' | 'tenhou6'): string => {
  const log = writeLog(format, GAME);
  if (!log.ok) throw new Error(log.code);
  return log.value.text;
};

const [OWN, MJAI, TENHOU6] = [written('own'), written('mjai'), written('tenhou6')];

const PAIPU = JSON.stringify({
  ...{ title: '', player: ['a', 'b', 'c', 'd'], qijia: 1, defen: [25000, 33000, 17000, 25000] },
  log: [
    [
      {
        qipai: {
          ...{ zhuangfeng: 0, jushu: 0, changbang: 0, lizhibang: 0, baopai: 's4' },
          defen: [25000, 25000, 25000, 25000],
          shoupai: ['m123456789p1199', 'm111p123s123z1122', 'm222p456s456z3344', 'm333p789s789z5566'],
        },
      },
      { zimo: { l: 0, p: 'p7' } },
      { dapai: { l: 0, p: 'p7_' } },
      { fulou: { l: 3, m: 'p77' } },
    ].slice(0, 3),
  ],
});

/** The answer to a request for a record, as the service frames it. */
const recordFrame = (): Uint8Array => {
  const deal = {
    ...{ scores: [25000, 25000, 25000, 25000], doras: ['4s'], left_tile_count: 69 },
    tiles0: ['1m', '2m', '3m', '4m', '5m', '6m', '7m', '8m', '9m', '1p', '1p', '9p', '9p', '7p'],
    tiles1: ['1m', '1m', '1m', '1p', '2p', '3p', '1s', '2s', '3s', '1z', '1z', '2z', '2z'],
    tiles2: ['2m', '2m', '2m', '4p', '5p', '6p', '4s', '0s', '6s', '3z', '3z', '4z', '4z'],
    tiles3: ['3m', '3m', '3m', '7p', '8p', '9p', '7s', '8s', '9s', '5z', '5z', '6z', '6z'],
  };
  const step = (name: keyof typeof RECORDS, data: object) =>
    encode(Wrapper, { name: `.lq.${name}`, data: encode(RECORDS[name], data) });
  const results = [
    step('RecordNewRound', deal),
    step('RecordDiscardTile', { tile: '7p' }),
    step('RecordDealTile', { seat: 1, tile: '7z', left_tile_count: 68 }),
  ];
  const details = encode(GameDetailRecords, {
    version: 210715,
    actions: results.map((result) => ({ type: 1, result })),
  });
  const data = encode(Wrapper, { name: '.lq.GameDetailRecords', data: details });
  const head: Parameters<typeof encode<typeof RecordGame>>[1] = { uuid: 'u', start_time: 1_700_000_000 };
  const answer = encode(Wrapper, { data: encode(ResGameRecord, { head, data }) });
  return Uint8Array.from([3, 1, 0, ...answer]);
};

const RECORD = recordFrame();

const facts = ({ format, games, error }: LogResult) => [
  format,
  games.length,
  games[0]?.hands.length,
  error?.code,
];

describe('the format is known by the content', () => {
  test.each<readonly [string, string | Uint8Array, unknown]>([
    ['our own', OWN, ['own', 1, GAME.hands.length, undefined]],
    ['mjai', MJAI, ['mjai', 1, GAME.hands.length, undefined]],
    ['tenhou.net/6', TENHOU6, ['tenhou6', 1, GAME.hands.length, undefined]],
    [
      'its share link',
      `https://tenhou.net/6/#json=${encodeURIComponent(TENHOU6)}&ts=2`,
      ['tenhou6', 1, GAME.hands.length, undefined],
    ],
    ['its fragment alone', `#json=${TENHOU6}`, ['tenhou6', 1, GAME.hands.length, undefined]],
    ['several, one a line', `${TENHOU6}\n${TENHOU6}\n`, ['tenhou6', 2, GAME.hands.length, undefined]],
    ['several in a list', `[${TENHOU6},${PAIPU}]`, ['tenhou6', 2, GAME.hands.length, 'cutShort']],
    ['mjlog', XML, ['mjlog', 1, 2, undefined]],
    ['mjlog, packed', gzipSync(strToU8(XML)), ['mjlog', 1, 2, undefined]],
    [
      'UTF-16 with its mark',
      Uint8Array.from([
        0xff,
        0xfe,
        ...[...XML].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
      ]),
      ['mjlog', 1, 2, undefined],
    ],
    ['UTF-8 with its mark', strToU8(`\uFEFF${MJAI}`), ['mjai', 1, GAME.hands.length, undefined]],
    ['paipu, its hand unfinished', PAIPU, ['paipu', 1, 1, 'cutShort']],
    ['a record of Mahjong Soul', RECORD, ['majsoulRecord', 1, 1, undefined]],
    ['the same without its frame', RECORD.slice(3), ['majsoulRecord', 1, 1, undefined]],
  ])('%s', (_, given, expected) => {
    expect(facts(readLog('x', given))).toEqual(expected);
  });

  test('a record has its id and its day', () => {
    expect(readLog('x', RECORD).games[0]).toMatchObject({ id: 'u', date: '2023-11-14T22:13:20.000Z' });
  });

  test('a frame of play is no record', () => {
    const frame = new Uint8Array(action(1, 'ActionDealTile', { seat: 1 }));
    expect(readLog('x', frame).games).toEqual([]);
  });
});

const half = (text: string): string => text.slice(0, text.length / 2);

describe('what is wrong has a code, and what was valid is kept', () => {
  test.each<readonly [string, string | Uint8Array, string]>([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t', 'empty'],
    ['prose', 'Dear diary', 'unknownFormat'],
    ['a page', '<!doctype html><html></html>', 'unknownFormat'],
    ['other JSON', '{"a":1}', 'unknownFormat'],
    ['a number', '7', 'unknownFormat'],
    ['a link without its log', 'https://tenhou.net/0/?log=2020102713gm-0009-0000-0&tw=1', 'linkOnly'],
    ['an archive', zipSync({ a: strToU8('x') }), 'archive'],
    ['packed nonsense', Uint8Array.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4, 5, 6, 7, 8]), 'notUnpacked'],
    ['bytes that are no text', Uint8Array.from({ length: 300 }, (_, i) => 128 + ((i * 7) % 128)), 'notText'],
    ['a version to come', OWN.replace('"version":1', '"version":99'), 'newerVersion'],
    ['mjai cut', half(MJAI), 'cutShort'],
    ['tenhou.net/6 cut', half(TENHOU6), 'cutShort'],
    ['our own cut', half(OWN), 'cutShort'],
    ['mjlog cut', half(XML), 'cutShort'],
    ['a packed file cut', gzipSync(strToU8(MJAI)).slice(0, 600), 'cutShort'],
    ['a line of mjai that is none', MJAI.replace('"type":"dahai"', '"type":"dahai'), 'damaged'],
    ['a tile that is none', MJAI.replace('"tsumogiri"', '"pai":"9z","tsumogiri"'), 'damaged'],
    [
      'an event that does not follow',
      OWN.replace('"type":"draw","seat":0', '"type":"draw","seat":1'),
      'illegal',
    ],
  ])('%s', (_, given, code) => {
    expect(readLog('x', given).error?.code).toBe(code);
  });

  test('more than any log is', () => {
    expect(readLog('x', new Uint8Array(MOST_BYTES + 1)).error?.code).toBe('tooLarge');
  });

  test('a little that unpacks to very much', () => {
    const bomb = gzipSync(new Uint8Array(MOST_BYTES + 1));
    expect(bomb.length).toBeLessThan(MOST_BYTES / 100);
    expect(readLog('x', bomb).error?.code).toBe('tooLarge');
  }, 60_000);

  test('the hands before a break stand, and its place is told', () => {
    const lines = MJAI.split('\n');
    const at = lines.findLastIndex((line) => line.includes('"tsumo"'));
    lines[at] = '{"type":"tsumo","actor":0,"pai":"nothing"}';
    const { games, error } = readLog('x', lines.join('\n'));
    expect(error).toMatchObject({ code: 'damaged', line: at + 1, hand: GAME.hands.length - 1, game: 0 });
    expect(games[0]!.hands.slice(0, -1)).toEqual(readLog('y', MJAI).games[0]!.hands.slice(0, -1));
  });

  test('one bad game among good ones', () => {
    const { games, error } = readLog('x', `${TENHOU6}\n{"log":[[[0,0,0],[1]]],"rule":{}}\n${TENHOU6}`);
    expect(games.length).toBe(2);
    expect(error).toMatchObject({ code: 'damaged', game: 1 });
  });
});

/** One byte turned into another. */
const flipped = (bytes: Uint8Array, seed: number): Uint8Array => {
  const random = randomFrom(seed);
  const copy = Uint8Array.from(bytes);
  copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
};

const SAMPLES: Readonly<Record<string, Uint8Array>> = {
  own: strToU8(OWN.slice(0, 12_000)),
  mjai: strToU8(MJAI.slice(0, 12_000)),
  tenhou6: strToU8(TENHOU6),
  paipu: strToU8(PAIPU),
  mjlog: strToU8(XML),
  packed: gzipSync(strToU8(XML)),
  record: RECORD,
};

describe.each(Object.entries(SAMPLES))('%s with one byte changed', (_, bytes) => {
  test('reads or says what is wrong, and never throws', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { games, error } = readLog('x', flipped(bytes, seed));
      expect(games.length > 0 || error !== undefined).toBe(true);
    }
  }, 60_000);
});

test.each([
  '['.repeat(200_000),
  `{"log":[[${'['.repeat(50_000)}`,
  `{"log":[[[0,0,0],[1,1,1],[11],[],[${'['.repeat(20_000)}${']'.repeat(20_000)}]]]}`,
  `{"tehai":"games","version":1,"games":[{"hands":[{"events":[{"type":"draw","seat":9}]}]}]}`,
  `{"log":[],"rule":{},"name":[{"toString":1}]}`,
  '{"type":"start_kyoku"}\n'.repeat(5000),
  `<mjloggm>${'<INIT seed="0,0,0,1,1,1" ten="250,250,250,250" oya="0"/>'.repeat(3000)}`,
])('made to be hard: %#', (text) => {
  expect(readLog('x', text).error).toBeDefined();
});

test('a file of an older version is brought up to date step by step', () => {
  const steps = { 1: (f: object) => ({ ...f, b: 2 }), 2: (f: object) => ({ ...f, c: 3 }) };
  expect(upgraded({ version: 1, a: 1 }, 3, steps)).toEqual({
    ok: true,
    file: { version: 3, a: 1, b: 2, c: 3 },
  });
  expect(upgraded({ version: 3 }, 3, steps)).toMatchObject({ ok: true });
  expect(upgraded({ version: 4 }, 3, steps)).toMatchObject({ code: 'newerVersion' });
  expect(upgraded({}, 3, steps)).toMatchObject({ code: 'damaged' });
});

test('two hundred files', () => {
  const file = writeGames([GAME]);
  const results = Array.from({ length: 200 }, (_, i) => readLog(`${i}`, i % 10 === 0 ? half(file) : file));
  expect(results.filter(({ error }) => error === undefined).length).toBe(180);
}, 60_000);
