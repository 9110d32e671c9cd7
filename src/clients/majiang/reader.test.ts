import { describe, expect, test } from 'vitest';
import { type BoardMarkup, board } from './board.fixture.ts';
import { majiang } from './majiang.ts';
import { read } from './read.ts';
import { pageKind, reader } from './reader.ts';
import { netRules, soloRules } from './rules.ts';

const HAND = 'm1 m2 m3 p0 p5 p6 s7 s8 s9 z1 z1 z7 z7';
const main = { hand: HAND, turn: true };
const SOLO = { humans: false, replay: false };

/** What each board in turn has reported. */
const reports = (page: typeof SOLO, ...boards: readonly (BoardMarkup | undefined)[]) => {
  const take = reader(page, soloRules(undefined));
  return boards.map((b) =>
    take(b && read(board(b))).flatMap((r) =>
      r.type === 'events' ? r.events.map((e) => e.type) : [r.type === 'notice' ? r.notice.type : r.type],
    ),
  );
};

test('a game is announced before its first deal, and again when the table is cleared', () => {
  const deal = { seats: { main } };
  expect(reports(SOLO, deal, deal, undefined, undefined, deal)).toEqual([
    ['game', 'deal'],
    [],
    ['game'],
    [],
    ['game', 'deal'],
  ]);
});

test('humans and rules are told with the game', () => {
  const take = reader({ humans: true, replay: false }, netRules);
  const [report] = take(read(board({ seats: { main } })));
  expect(report).toMatchObject({
    events: [{ type: 'game', players: 4, humans: true, rules: { family: 'riichi', preset: 'majiang' } }, {}],
  });
});

test('offers are told once, and not the kans of the own turn', () => {
  const mine = { seats: { main: { ...main, drawn: 'z7' } }, wall: 69 };
  expect(
    reports(
      SOLO,
      { seats: { main } },
      mine,
      { ...mine, buttons: 'gang' },
      { ...mine, buttons: 'gang lizhi' },
      { ...mine, buttons: 'gang lizhi' },
      mine,
    ).slice(1),
  ).toEqual([['draw'], [], ['told'], [], []]);
});

test.each<[string, typeof SOLO, BoardMarkup]>([
  ['a log played back', { humans: false, replay: true }, { seats: { main } }],
  ['no own hand', SOLO, { seats: { main: { turn: true } } }],
  [
    'every hand open',
    SOLO,
    { seats: { main, xiajia: { hand: HAND }, duimian: { hand: HAND }, shangjia: { hand: HAND } } },
  ],
])('spectating, said once: %s', (_, page, markup) => {
  expect(reports(page, markup, markup)).toEqual([['spectating'], []]);
});

test.each([
  ['https://kobalab.net/majiang/', { humans: false, replay: false }],
  ['https://kobalab.net/majiang/autoplay.html', { humans: false, replay: false }],
  ['https://kobalab.net/majiang/netplay.html', { humans: true, replay: false }],
  ['http://localhost:4615/?net', { humans: true, replay: false }],
  ['https://kobalab.net/majiang/paipu.html?x#3', { humans: false, replay: true }],
  ['https://kobalab.github.io/Majiang/paipu-stat.html', { humans: false, replay: true }],
])('the kind of page: %s', (url, kind) => {
  expect(pageKind(new URL(url))).toEqual(kind);
});

test.each([
  ['https://kobalab.net/majiang/', true],
  ['https://kobalab.github.io/Majiang/netplay.html', true],
  ['http://127.0.0.1:8080/', true],
  ['http://localhost/majiang/index.html', true],
  ['https://kobalab.net/blog/', false],
  ['https://kobalab.net.example.org/majiang/', false],
  ['https://toString/', false],
])('whose page: %s', (url, is) => {
  expect(majiang.isPage(new URL(url))).toBe(is);
});

test('the rules of a solo table', () => {
  expect(soloRules(undefined)).toEqual({ family: 'riichi', preset: 'majiang', reds: [1, 1, 1] });
  const kept = {
    赤牌: { m: 0, p: 0, s: 0 },
    クイタンあり: false,
    場数: 1,
    途中流局あり: false,
    ツモ番なしリーチあり: true,
    最大同時和了数: 9,
    配給原点: 30000,
  };
  expect(soloRules(JSON.stringify(kept))).toEqual({
    family: 'riichi',
    preset: 'majiang',
    reds: [0, 0, 0],
    options: {
      akaDora: 0,
      kuitan: false,
      gameLength: 'tonpuu',
      nineTerminals: false,
      fourWinds: false,
      fourRiichi: false,
      fourKanAbort: false,
      'riichi.minWall': 0,
    },
  });
});

test.each(['', 'null', '[1]', '{"赤牌":3}', 'no JSON'])(
  'stored nonsense stands for the defaults: %s',
  (text) => {
    expect(soloRules(text)).toEqual(soloRules(undefined));
  },
);

describe('names', () => {
  const seats = {
    main: { ...main, score: '南: 25,000', name: 'me' },
    xiajia: { score: '西: 25,000', name: '雀士' },
    duimian: { score: '北: 25,000', name: 'across' },
    shangjia: { score: '東: 25,000', name: 'left' },
  };
  const told = (page: typeof SOLO) => {
    const take = reader(page, soloRules(undefined));
    return [take(read(board({ seats }))), take(read(board({ seats })))].flat();
  };

  test('of people are told once a hand, by themselves, East of the first hand first', () => {
    const reports = told({ humans: true, replay: false });
    expect(reports.map(({ type }) => type)).toEqual(['names', 'events']);
    expect(reports[0]).toEqual({ type: 'names', names: ['left', 'me', '雀士', 'across'] });
    expect(JSON.stringify(reports[1])).not.toContain('雀士');
  });

  test('at the page’s own table there are none: the others are called by their seats', () => {
    expect(told(SOLO).map(({ type }) => type)).toEqual(['events']);
  });
});
