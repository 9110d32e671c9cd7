// Pages that show a table at play in a way that cannot be read, as a translator, another extension or a broken page
// leaves them: what was told before must not stand, and the table is back as soon as it can be read.

import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import { follow, type Thread, WAITING } from '../../table/thread.ts';
import { type BoardMarkup, board, img, type SeatMarkup } from './board.fixture.ts';
import { read } from './read.ts';
import { reader } from './reader.ts';
import { soloRules } from './rules.ts';
import { SEATS, type SeatClass } from './selectors.ts';

const HAND = 'm1 m2 m3 p0 p5 p6 s7 s8 s9 z1 z1 z7 z7';
/** I deal and have drawn. */
const MAIN: SeatMarkup = { hand: HAND, drawn: 'z6', turn: true };
const GOOD: BoardMarkup = { wall: 69, seats: { main: MAIN } };
const THREW: BoardMarkup = { wall: 69, seats: { main: { hand: HAND, turn: true, river: 'z6d_' } } };
const DEAL: BoardMarkup = { seats: { main: { hand: HAND, turn: true } } };

const seat = (name: SeatClass, change: SeatMarkup): BoardMarkup => ({
  ...GOOD,
  seats: { ...GOOD.seats, [name]: { ...(name === 'main' && MAIN), ...change } },
});

/** The thread after each look. */
const threads = (...looks: readonly (BoardMarkup | undefined)[]): readonly Thread[] => {
  const take = reader({ humans: false, replay: false }, soloRules(undefined));
  let thread: Thread = WAITING;
  return looks.map((b) => {
    const events = take(b && read(board(b))).flatMap((r): readonly TableEvent[] =>
      r.type === 'events' ? r.events : [],
    );
    thread = events.reduce(follow, thread);
    return thread;
  });
};
const states = (...looks: readonly (BoardMarkup | undefined)[]) => threads(...looks).map((t) => t.state);

const winds = (names: readonly string[], main = MAIN): NonNullable<BoardMarkup['seats']> =>
  Object.fromEntries(SEATS.map((s, i) => [s, { ...(s === 'main' && main), score: `${names[i]}: 25,000` }]));

const NUMBERS = ['-5', 'NaN', '1e20', '100000000000000000000', '1000', '', 'x', '0.5', '७०', '6 9'];

const turned = (...codes: readonly string[]): string =>
  `<span class="mianzi"><span class="rotate">${img(codes[0]!)}</span>${codes
    .slice(1)
    .map((c) => img(c))
    .join('')}</span>`;

const DAMAGED: readonly (readonly [string, BoardMarkup])[] = [
  ...['', '?', '一局', '東', '東五局', '東一二局', 'constructor', 'East5 Round', '東10局'].map(
    (round) => [`round "${round}"`, { ...GOOD, round }] as const,
  ),
  ...SEATS.flatMap((name) =>
    ['', 'x', '東 25,000', '東: ', '東: 25k', '東: 1e9', '東: NaN', '東: 2 500', '東: 25.000'].map(
      (score) => [`score "${score}" of ${name}`, seat(name, { score })] as const,
    ),
  ),
  ['winds that do not go round', { ...GOOD, seats: winds(['東', '南', '南', '北']) }],
  ['no wind at all', { ...GOOD, seats: winds(['a', 'b', 'c', 'd']) }],
  ...(['wall', 'honba', 'sticks'] as const).flatMap((name) =>
    NUMBERS.map((n) => [`${name} "${n}"`, { ...GOOD, [name]: n }] as const),
  ),
  ['another number in the wall', { ...GOOD, wall: 42 }],
  ['honba beyond all games', { ...GOOD, honba: 999 }],
  ['sticks beyond all games', { ...GOOD, sticks: 999 }],
  ['a score beyond all games', seat('xiajia', { score: '南: 99,999,999' })],
  ['six indicators', { ...GOOD, indicators: 'm1 m1 m1 m1 m2 m2' }],
  ['two indicators and no kan', { ...GOOD, indicators: 'm4 m4' }],
  ['no indicator', { ...GOOD, indicators: ' ' }],
  ['an indicator that is no tile', { ...GOOD, indicators: 'x9' }],
  ['an own tile that is none', seat('main', { hand: HAND.replace('z7', 'q7') })],
  ['an own draw that is no tile', seat('main', { drawn: 'z9' })],
  ['an own tile too few', seat('main', { hand: HAND.slice(3) })],
  ['a river with what is no tile', seat('xiajia', { river: 'm9 zz' })],
  ['a river with a back', seat('xiajia', { river: 'm9 _' })],
  ['a meld with a back', seat('xiajia', { melds: turned('s1', 's1', '_'), hand: '_ '.repeat(10) })],
  ['a meld that is no group', seat('xiajia', { melds: turned('s1', 's1', 's5'), hand: '_ '.repeat(10) })],
  ['a meld of two', seat('xiajia', { melds: turned('s1', 's1'), hand: '_ '.repeat(10) })],
  ['nobody on turn', { ...seat('main', { turn: false }), turnless: true }],
  ['two on turn', seat('xiajia', { turn: true })],
];

describe.each(DAMAGED)('%s', (_, damaged) => {
  test('after a hand was told: lost, and back with the next look that can be read', () => {
    expect(states(DEAL, GOOD, damaged, damaged, GOOD, THREW)).toEqual([
      ...['reading', 'reading', 'lost', 'lost', 'reading', 'reading'],
    ]);
  });

  test('play went on meanwhile', () => {
    const last = threads(DEAL, GOOD, damaged, THREW).at(-1)!;
    expect(last).toMatchObject({ state: 'reading', table: { wall: 69, phase: 'claim' } });
  });

  test('from the beginning: no table is told of it', () => {
    expect(states(damaged)[0]).not.toBe('reading');
    expect(states(damaged, GOOD).at(-1)).toBe('reading');
  });
});

const TRANSLATED: readonly (readonly [string, string, readonly string[]])[] = [
  ['English', 'East1 Round', ['East', 'South', 'West', 'North']],
  ['English', 'East 1 round', ['EAST', 'south', 'West', 'North']],
  ['English', 'East One', ['East', 'South', 'West', 'North']],
  ['Korean', '동 1국', ['동', '남', '서', '북']],
  ['Korean', '동일국', ['동', '남', '서', '북']],
  ['Chinese', '东一局', ['东', '南', '西', '北']],
  ['half of it', 'East1 Round', ['東', 'South', '?', 'North']],
];

test.each(TRANSLATED)('translated into %s (%s) it is read on as if nothing were', (_, round, names) => {
  const [deal, drew, translated, threw] = threads(
    DEAL,
    GOOD,
    { ...GOOD, round, seats: winds(names) },
    { ...THREW, round },
  );
  expect(translated).toBe(drew);
  expect([deal, threw]).toMatchObject([
    { state: 'reading', table: { me: 0, round: { wind: 'east', number: 0 } } },
    { state: 'reading', table: { phase: 'claim', unknown: [] } },
  ]);
});

test.each([
  ['North: 25,000 on the own seat, South 4', 'South4 Round', ['North', 'East', 'South', 'West'], 2],
  ['the own wind alone cannot be read', '西三局', ['?', '西', '北', '東'], 3],
] as const)('who sits where: %s', (_, round, names, me) => {
  const thread = threads({ ...THREW, round, seats: winds(names, THREW.seats!.main) })[0]!;
  expect(thread).toMatchObject({ state: 'reading', table: { me } });
});

describe('the table is gone', () => {
  test('in the middle of a hand nothing of it stands', () => {
    expect(states(DEAL, GOOD, undefined, undefined, GOOD)).toEqual([
      ...['reading', 'reading', 'waiting', 'waiting', 'reading'],
    ]);
    expect(states(DEAL, GOOD, { ...GOOD, hidden: true }).at(-1)).toBe('waiting');
  });

  test('lost, it is waited for, too', () => {
    expect(states(DEAL, { ...GOOD, wall: 'x' }, undefined)).toEqual(['reading', 'lost', 'waiting']);
  });

  test('a hand that was over is not taken back', () => {
    const card = '<div class="hule-dialog"><div class="pingju">四風連打</div></div>';
    const [, over, gone] = threads(THREW, { ...THREW, dialog: card }, undefined);
    expect(over).toMatchObject({ state: 'reading', table: { phase: 'over' } });
    expect(gone).toBe(over);
  });
});

test('after the hand, a page that cannot be read takes nothing back', () => {
  const card = '<div class="hule-dialog"><div class="pingju">四風連打</div></div>';
  const [, over, after] = threads(THREW, { ...THREW, dialog: card }, { ...THREW, wall: 'x' });
  expect(after).toBe(over);
});

test('a card whose words were translated does not state another win', () => {
  const pay = (s: string, diff: string) => `<div class="${s}"><span class="diff">${diff}</span></div>`;
  const card =
    `<div class="hule-dialog"><div class="hule"><div class="shoupai"><div class="bingpai">${img('m1')}<span class="zimo">${img('z6')}</span></div></div>` +
    `<table class="hupai"><tr class="r_hupai"><td class="name">立直</td><td class="fanshu">1翻</td></tr>` +
    `<tr class="r_hupai"><td class="name">White dragon</td><td class="fanshu">1翻</td></tr></table></div>` +
    `<div class="fenpei">${SEATS.map((s, i) => pay(s, i === 1 ? '+2,000' : i === 0 ? '-2,000' : '')).join('')}</div></div>`;
  const look = read(board({ ...THREW, dialog: card }));
  expect(look).toMatchObject({ outcome: { type: 'win', payments: [-2000, 2000, 0, 0] } });
  expect(look).not.toHaveProperty('outcome.stated.yaku');
});
