import { expect, test } from 'vitest';
import { formatHand, formatMeld, formatTiles } from '../../tiles/notation.ts';
import type { Tile } from '../../tiles/tile.ts';
import { find } from '../board/part.ts';
import { type BoardMarkup, board, img } from './board.fixture.ts';
import { parseMarkup } from './markup.fixture.ts';
import { read } from './read.ts';
import { readMeld } from './read-meld.ts';
import type { Reading } from './reading.ts';

const HAND = 'm1 m2 m3 p0 p5 p6 s7 s8 s9 z1 z1 z7 z7';
const tilesOf = (concealed: readonly Tile[] | number): string =>
  typeof concealed === 'number' ? `${concealed} backs` : formatHand(concealed);
const reading = (b: BoardMarkup): Reading => {
  const look = read(board(b));
  if (!look || 'unread' in look) throw new Error(look?.unread ?? 'no hand');
  return look;
};

const turned = (...codes: readonly string[]): string =>
  `<span class="rotate">${codes.map((c) => img(c)).join('')}</span>`;
const mianzi = (...parts: readonly string[]): string => `<span class="mianzi">${parts.join('')}</span>`;

test.each([
  ['chi', mianzi(turned('m6'), img('m4'), img('m0')), '[406m3]'],
  ['pon from the left', mianzi(turned('z3'), img('z3'), img('z3')), '[333z1]'],
  ['pon from across', mianzi(img('z3'), turned('z3'), img('z3')), '[333z2]'],
  ['pon from the right, a red five called', mianzi(img('s5'), img('s5'), turned('s0')), '[055s3]'],
  ['open kan from across', mianzi(img('p5'), turned('p0'), img('p5'), img('p5')), '[0555p2]'],
  ['open kan from the right', mianzi(img('s1'), img('s1'), img('s1'), turned('s1')), '[1111s3]'],
  ['added kan from the left', mianzi(turned('s1', 's1'), img('s1'), img('s1')), '[1111s5]'],
  ['added kan, the added five red', mianzi(img('m5'), turned('m5', 'm0'), img('m5')), '[5550m6]'],
  ['added kan from the right', mianzi(img('s1'), img('s1'), turned('s1', 's1')), '[1111s7]'],
  ['closed kan', mianzi(img('_'), img('z1'), img('z1'), img('_')), '[1111z]'],
  ['closed kan with a red five', mianzi(img('_'), img('p5'), img('p0'), img('_')), '[5550p]'],
])('%s', (_, markup, expected) => {
  expect(formatMeld(readMeld(find(parseMarkup(markup), '.mianzi')!, 0)!)).toBe(expected);
});

test('a meld that shows nothing is none', () => {
  expect(readMeld(find(parseMarkup(mianzi(img('_'), img('_'))), '.mianzi')!, 0)).toBeUndefined();
});

test('the own hand, its drawn tile, and the backs of the others', () => {
  const { seats, me } = reading({ seats: { main: { hand: HAND, drawn: 's0' }, xiajia: { drawn: '_' } } });
  expect(me).toBe(0);
  expect(tilesOf(seats[0]!.concealed)).toBe('123m506p789s1177z');
  expect(seats[0]!.drawn).toBe(36);
  expect(seats[1]).toMatchObject({ concealed: 13, drawn: 'hidden' });
  expect(seats[2]).not.toHaveProperty('drawn');
});

test('a tile on its way out is in the hand no more', () => {
  const { seats } = reading({ seats: { main: { hand: 'm1! m2 m3', drawn: 'z1!' } } });
  expect(tilesOf(seats[0]!.concealed)).toBe('23m');
  expect(seats[0]!.drawn).toBeUndefined();
});

test('seats count from East of the first hand, whoever sits where', () => {
  const seats = {
    main: { score: '西: 31,000' },
    xiajia: { score: '北: -1,200', turn: true },
    duimian: { score: '東: 24,000' },
    shangjia: { score: '南: 112,300' },
  };
  const found = reading({ round: '南三局', honba: 2, sticks: 1, wall: 41, indicators: 'z1 p0', seats });
  // South 3: seat 2 deals. The own wind is West: two turns after the dealer, seat 0.
  expect(found).toMatchObject({ wind: 'south', number: 2, honba: 2, sticks: 1, wall: 41, me: 0, turn: 1 });
  expect(found.seats.map((s) => s.score)).toEqual([31000, -1200, 24000, 112300]);
  expect(formatTiles(found.indicators)).toBe('1z0p');
});

test('a river: sideways, the newest, thrown as drawn, the stick', () => {
  const { seats } = reading({ seats: { xiajia: { river: 'z1 m0* s9d_', stick: true } } });
  expect(formatTiles(seats[1]!.river.map((t) => t.tile))).toBe('1z0m9s');
  expect(seats[1]!.river).toMatchObject([
    { sideways: false, newest: false, drawn: false },
    { sideways: true, newest: false, drawn: false },
    { sideways: false, newest: true, drawn: true },
  ]);
  expect(seats[1]!.stick).toBe(true);
  expect(seats[0]!.stick).toBe(false);
});

test('offers are the buttons in sight', () => {
  expect(reading({ buttons: 'peng chi cansel' }).offers).toEqual(['chi', 'pon']);
  expect(reading({ buttons: 'zimo lizhi' }).offers).toEqual(['tsumo', 'riichi']);
  expect(reading({}).offers).toEqual([]);
});

test('the table is hidden before the first deal', () => {
  expect(read(board({ hidden: true }))).toBeUndefined();
});

const payments = (diffs: readonly string[]): string =>
  `<div class="fenpei">${['main', 'xiajia', 'duimian', 'shangjia']
    .map((s, i) => `<div class="${s}"><span class="diff">${diffs[i]}</span></div>`)
    .join('')}</div>`;

const row = (name: string, han: string): string =>
  `<tr class="r_hupai"><td class="name">${name}</td><td class="fanshu">${han}</td></tr>`;

const winCard = (rows: string, worth: string): string =>
  `<div class="hule-dialog"><div class="hule"><div class="shan fubaopai"><span class="fubaopai">${img('p9')}${img('_')}</span></div>` +
  `<div class="shoupai"><div class="bingpai">${img('m1')}${img('m2')}<span class="zimo">${img('m3')}</span></div></div>` +
  `<table class="hupai">${rows}<tr class="r_defen"><td class="defen">${worth}</td></tr></table></div>` +
  `<div class="pingju hide">x</div>${payments(['+8,300', '', '-8,300', ''])}</div>`;

test('the card of a win', () => {
  const rows = row('立直', '1翻') + row('場風 東', '1翻') + row('赤ドラ', '2翻');
  expect(reading({ dialog: winCard(rows, '40符 4翻 満貫 8000点') }).outcome).toEqual({
    type: 'win',
    hand: [0, 1],
    tile: 2,
    stated: {
      points: 8000,
      fu: 40,
      han: 4,
      yaku: [
        { id: 'riichi', han: 1 },
        { id: 'roundWind', han: 1 },
        { id: 'aka', han: 2 },
      ],
      yakuman: [],
      ura: [17],
    },
    payments: [8300, 0, -8300, 0],
  });
});

test('the card of a yakuman', () => {
  const { outcome } = reading({ dialog: winCard(row('国士無双十三面', '**'), 'ダブル役満 64000点') });
  expect(outcome).toMatchObject({ stated: { points: 64000, yaku: [], yakuman: ['kokushi13'] } });
});

test('the card of a draw; one of a kind not known', () => {
  const card = (name: string): string =>
    `<div class="hule-dialog"><div class="hule hide"></div><div class="pingju">${name}</div>${payments(['1500', '-1500', '-1500', '1500'])}</div>`;
  const paid = { payments: [1500, -1500, -1500, 1500] };
  expect(reading({ dialog: card('荒牌平局') }).outcome).toEqual({
    type: 'draw',
    ending: 'exhaustive',
    ...paid,
  });
  expect(reading({ dialog: card('?') }).outcome).toMatchObject({ type: 'draw', ending: 'unknown' });
});
