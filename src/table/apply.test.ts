import { describe, expect, test } from 'vitest';
import { formatHand, formatTile } from '../tiles/notation.ts';
import { apply } from './apply.ts';
import { TABLE_ERRORS } from './error.ts';
import type { TableEvent } from './event.ts';
import {
  addedKan,
  call,
  closedKan,
  dealt,
  discard,
  draw,
  errorOf,
  tableAfter,
  tile,
  tiles,
  turn,
} from './story.fixture.ts';
import type { Table } from './table.ts';

const MINE = '123m406p777s11z55z';
const deal = dealt([MINE]);
const mine = (table: Table) => formatHand(table.seats[0]!.concealed as never);
const passed = (table: Table) => table.passed.map((p) => formatTile(p.tile)).join(' ');

describe('turns', () => {
  test('draw and discard move one tile, and the wall gets shorter by one', () => {
    const table = tableAfter(deal, draw(0, '9s'), discard(0, '1m'));
    expect(mine(table)).toBe('23m406p7779s1155z');
    expect(table.wall).toBe(69);
    expect(table.phase).toBe('claim');
    expect(table.claimable).toEqual({ tile: tile('1m'), seat: 0, by: 'discard' });
    expect(table.seq).toBe(3);
  });

  test('whether a discard was the drawn tile follows from the hand where it is not told', () => {
    const untold = (text: string): TableEvent => ({ type: 'discard', seat: 0, tile: tile(text) });
    const marks = (...events: TableEvent[]) => tableAfter(deal, ...events).seats[0]!.river[0]!.drawn;
    expect(marks(draw(0, '9s'), untold('9s'))).toBe(true);
    expect(marks(draw(0, '9s'), untold('1m'))).toBe(false);
    expect(marks(draw(0, '7s'), untold('7s'))).toBeUndefined();
  });

  test('the thrown red five leaves the hand, not a plain one', () => {
    expect(mine(tableAfter(deal, draw(0, '5p'), discard(0, '0p')))).toBe('123m456p777s1155z');
  });

  test('what others show is passed once play goes on, until my own discard', () => {
    const round = [
      deal,
      draw(0, '9s'),
      discard(0, '9s_'),
      ...turn(1, '2p'),
      ...turn(2, '3p'),
      ...turn(3, '4s'),
    ];
    expect(passed(tableAfter(...round))).toBe('2p 3p');
    expect(passed(tableAfter(...round, draw(0, '8s')))).toBe('2p 3p 4s');
    expect(passed(tableAfter(...round, draw(0, '8s'), discard(0, '8s_')))).toBe('');
  });
});

describe('calls', () => {
  const east = [deal, draw(0, '9s'), discard(0, '9s_'), ...turn(1, '5z')];
  const pon = [...east, call(0, 'pon', '55z', '5z', 1)];

  test('a pon takes the discard out of sight of its river, and its caller throws without a draw', () => {
    const table = tableAfter(...pon);
    expect(table.seats[1]!.river[0]!.calledBy).toBe(0);
    expect(mine(table)).toBe('123m406p777s11z');
    expect([table.turn, table.phase, table.untouched]).toEqual([0, 'discard', false]);
    expect(table.justCalled?.type).toBe('pon');
    expect(tableAfter(...pon, discard(0, '1m')).justCalled).toBeUndefined();
  });

  test('what I let pass before my pon counts until the discard after it', () => {
    const table = tableAfter(...pon);
    expect(passed(table)).toBe('5z');
    expect(passed(tableAfter(...pon, discard(0, '1m')))).toBe('');
  });

  test('an added kan keeps the place and source of its pon', () => {
    const round = [...pon, discard(0, '1m'), ...turn(1, '2p'), ...turn(2, '2p'), ...turn(3, '2p')];
    const table = tableAfter(...round, draw(0, '5z'), addedKan(0, '5z'));
    expect(table.seats[0]!.melds).toEqual([
      { type: 'addedKan', own: tiles('55z'), called: tile('5z'), from: 1, added: tile('5z') },
    ]);
    expect(table.claimable?.by).toBe('addedKan');
    const after = tableAfter(...round, draw(0, '5z'), addedKan(0, '5z'), draw(0, '3s'));
    expect(after.seats[0]!.drawnFrom).toBe('replacement');
    expect(after.wall).toBe(63);
  });

  test('an open kan draws its replacement at once', () => {
    const table = tableAfter(...east.slice(0, 3), ...turn(1, '7s'), call(0, 'openKan', '777s', '7s', 1));
    expect([table.turn, table.phase]).toEqual([0, 'draw']);
    expect(mine(table)).toBe('123m406p1155z');
  });

  test('a north set aside can be won on before its replacement', () => {
    const three = dealt(['123p456p777s1144z'], 0, 3);
    const table = tableAfter(three, draw(0, '9s'), { type: 'aside', seat: 0, tile: tile('4z') });
    expect(table.claimable).toEqual({ tile: tile('4z'), seat: 0, by: 'north' });
    expect(formatHand(table.seats[0]!.concealed as never)).toBe('123456p7779s114z');
  });
});

describe('riichi', () => {
  const first = [deal, draw(0, '9s'), discard(0, '9s_'), draw(1), discard(1, '9p_*')];
  const stands: TableEvent = { type: 'riichi', seat: 1 };

  test('on the first discard, before any call, it is double; the stick is paid when it stands', () => {
    const table = tableAfter(...first, stands);
    expect(table.seats[1]).toMatchObject({
      riichi: 'accepted',
      doubleRiichi: true,
      ippatsu: true,
      score: 24000,
    });
    expect(table.riichiSticks).toBe(1);
    expect(table.round.riichiSticks).toBe(0);
  });

  test('after a call it is not double', () => {
    const called = [deal, draw(0, '9s'), discard(0, '9s_'), ...turn(1, '5z'), call(0, 'pon', '55z', '5z', 1)];
    const table = tableAfter(...called, discard(0, '1m'), draw(1), discard(1, '9p_*'), stands);
    expect(table.seats[1]!.doubleRiichi).toBe(false);
  });

  test('a call ends ippatsu, and so does the own next discard', () => {
    expect(tableAfter(...first, stands, call(2, 'pon', '99p', '9p', 1)).seats[1]!.ippatsu).toBe(false);
    const round = [...first, stands, ...turn(2, '1p'), ...turn(3, '1p'), draw(0, '2s'), discard(0, '2s_')];
    expect(tableAfter(...round, draw(1)).seats[1]!.ippatsu).toBe(true);
    expect(tableAfter(...round, ...turn(1, '1s')).seats[1]!.ippatsu).toBe(false);
  });

  test('a kan ends ippatsu only when nobody robs it', () => {
    const kan = [...first, stands, draw(2), closedKan(2, '2222p')];
    expect(tableAfter(...kan).seats[1]!.ippatsu).toBe(true);
    expect(tableAfter(...kan, draw(2)).seats[1]!.ippatsu).toBe(false);
  });

  test('what I let pass in riichi stays passed', () => {
    const table = tableAfter(
      ...[deal, draw(0, '9s'), discard(0, '9s_*'), { type: 'riichi', seat: 0 } as const],
      ...[
        ...turn(1, '4p'),
        ...turn(2, '1p'),
        ...turn(3, '1p'),
        draw(0, '2s'),
        discard(0, '2s_'),
        ...turn(1, '8m'),
      ],
    );
    expect(table.passedInRiichi.map((p) => formatTile(p.tile))).toEqual(['4p', '1p', '1p']);
    expect(passed(table)).toBe('');
  });
});

describe('endings', () => {
  const ronned = [deal, draw(0, '9s'), discard(0, '9s_')];
  const win = (seat: 1 | 2, payments: readonly number[]): TableEvent => ({
    type: 'win',
    seat,
    tile: tile('9s'),
    from: 0,
    hand: tiles(seat === 1 ? '123456789m99s22p' : '111333888p78s22m'),
    payments,
  });

  test('two winners on one tile: payments add up, their hands lie open', () => {
    const table = tableAfter(...ronned, win(1, [-2000, 2000, 0, 0]), win(2, [-1000, 0, 1000, 0]));
    expect(table.result).toMatchObject({ ending: 'win', payments: [-3000, 2000, 1000, 0] });
    expect(formatHand(table.seats[2]!.concealed as never)).toBe('22m111333888p78s');
    expect(table.phase).toBe('over');
  });

  test('an end after wins keeps them', () => {
    const table = tableAfter(...ronned, win(1, [-2000, 2000, 0, 0]), {
      type: 'end',
      ending: 'win',
      last: true,
    });
    expect(table.result).toMatchObject({ payments: [-2000, 2000, 0, 0], wins: [{ seat: 1 }] });
  });

  test('offers last until somebody acts, the furiten lamp until it changes', () => {
    const told: TableEvent = { type: 'told', furiten: true, offers: ['pon'] };
    const table = tableAfter(...ronned, ...turn(1, '5z'), told);
    expect(table.told).toEqual({ furiten: true, offers: ['pon'] });
    expect(tableAfter(...ronned, ...turn(1, '5z'), told, draw(2)).told).toEqual({ furiten: true });
  });
});

describe('what does not follow', () => {
  const threw = [deal, draw(0, '9s'), discard(0, '9s_')];
  const over = [...threw, { type: 'end', ending: 'unknown' } as const];
  const riichi: TableEvent = { type: 'riichi', seat: 0 };
  const inRiichi = [deal, draw(0, '9s'), discard(0, '9s_*'), riichi];
  const others = [...turn(1, '5z'), ...turn(2, '1p'), ...turn(3, '1p')];
  const called = [...threw, ...turn(1, '5z'), call(0, 'pon', '55z', '5z', 1)];
  const snapshot = (change: Partial<Table>): TableEvent => ({
    type: 'snapshot',
    table: { ...tableAfter(...threw), ...change },
  });

  const cases: readonly (readonly [name: string, code: string, ...events: TableEvent[]])[] = [
    ['a draw on another seat’s turn', 'wrongTurn', deal, draw(1)],
    ['a discard on another seat’s turn', 'wrongTurn', deal, draw(0, '9s'), discard(1, '9p')],
    ['a chi from across', 'wrongTurn', ...threw, call(2, 'chi', '78s', '9s', 0)],
    ['a discard without a draw', 'wrongStep', deal, discard(0, '1m')],
    ['two draws in a row', 'wrongStep', deal, draw(0, '9s'), draw(1)],
    [
      'a hand that runs out before its last discard',
      'wrongStep',
      deal,
      draw(0, '9s'),
      { type: 'end', ending: 'exhaustive' },
    ],
    ['messages that the client knows are missing', 'missed', deal, { type: 'missed', detail: 'two steps' }],
    ['a snapshot with a wall below nothing', 'badValue', deal, snapshot({ wall: -5 })],
    [
      'a second indicator without a kan',
      'tooManyIndicators',
      deal,
      draw(0, '9s'),
      { type: 'indicator', tile: tile('1p') },
    ],
    [
      'a snapshot with a group of two kinds',
      'badMeld',
      deal,
      snapshot({
        seats: tableAfter(deal).seats.map((s, i) =>
          i === 1 ? { ...s, concealed: 10, melds: [{ type: 'closedKan', own: tiles('1112s') }] } : s,
        ),
      }),
    ],
    [
      'a replacement without a kan',
      'noReplacement',
      deal,
      { type: 'draw', seat: 0, tile: tile('9s'), replacement: true },
    ],
    ['a draw from an empty wall', 'wallEmpty', snapshot({ wall: 0 }), draw(1)],
    ['a hand that ran out with tiles left', 'wallLeft', ...threw, { type: 'end', ending: 'exhaustive' }],
    ['an open hand that draws a hidden tile', 'hiddenDraw', deal, draw(0)],
    ['a discard that is not held', 'notHeld', deal, draw(0, '9s'), discard(0, '8p')],
    [
      'a call with tiles that are not held',
      'notHeld',
      ...threw,
      ...turn(1, '9p'),
      call(0, 'pon', '99p', '9p', 1),
    ],
    ['a kan of tiles that are not held', 'notHeld', deal, draw(0, '9s'), closedKan(0, '7777s')],
    ['a discard marked as drawn that was not', 'notDrawn', deal, draw(0, '9s'), discard(0, '1m_')],
    ['a discard marked as drawn after a call', 'notDrawn', ...called, discard(0, '1m_')],
    ['a kan just after a call', 'notDrawn', ...called, closedKan(0, '1111z')],
    [
      'a self-draw with another tile than drawn',
      'notDrawn',
      deal,
      draw(0, '9s'),
      { type: 'win', seat: 0, tile: tile('1m') },
    ],
    ['a pon of a tile nobody threw', 'notClaimable', ...threw, call(2, 'pon', '11p', '1p', 0)],
    ['a pon from who did not throw it', 'notClaimable', ...threw, call(2, 'pon', '99s', '9s', 1)],
    [
      'a ron on a tile nobody threw',
      'notClaimable',
      ...threw,
      { type: 'win', seat: 1, tile: tile('1m'), from: 0 },
    ],
    ['a run across suits', 'badMeld', ...threw, call(1, 'chi', '78m', '9s', 0)],
    ['a run over the end', 'badMeld', deal, draw(0, '1p'), discard(0, '1p_'), call(1, 'chi', '89m', '1p', 0)],
    ['a pon of two kinds', 'badMeld', ...threw, call(1, 'pon', '89s', '9s', 0)],
    ['a kan of three', 'badMeld', deal, draw(0, '7s'), closedKan(0, '777s')],
    ['a kan added to no pon', 'noPon', deal, draw(0, '7s'), addedKan(0, '7s')],
    [
      'a discard from a hand in riichi',
      'riichiHand',
      ...inRiichi,
      ...others,
      draw(0, '2s'),
      discard(0, '1m'),
    ],
    ['a call in riichi', 'riichiHand', ...inRiichi, ...turn(1, '5z'), call(0, 'pon', '55z', '5z', 1)],
    ['riichi that was not declared', 'riichiOrder', ...threw, riichi],
    [
      'riichi declared twice',
      'riichiOrder',
      ...inRiichi,
      ...others,
      draw(0, '2s'),
      { type: 'declare', seat: 0 },
    ],
    ['riichi with an open hand', 'riichiOrder', ...called, { type: 'declare', seat: 0 }],
    [
      'play going on over an unanswered riichi',
      'riichiOrder',
      deal,
      draw(0, '9s'),
      discard(0, '9s_*'),
      draw(1),
    ],
    [
      'a shown hand that is not mine',
      'shownHand',
      ...threw,
      { type: 'end', ending: 'unknown', hands: [tiles('1112223334445m')] },
    ],
    [
      'a winner’s hand of another size',
      'shownHand',
      ...threw,
      { type: 'win', seat: 1, tile: tile('9s'), from: 0, hand: tiles('78s') },
    ],
    [
      'a fifth copy, thrown by another',
      'tooManyCopies',
      deal,
      draw(0, '7s'),
      discard(0, '1m'),
      draw(1),
      discard(1, '7s'),
    ],
    [
      'a fifth copy as an indicator',
      'tooManyCopies',
      deal,
      draw(0, '7s'),
      { type: 'indicator', tile: tile('7s') },
    ],
    [
      'a third red five of a suit',
      'tooManyCopies',
      deal,
      draw(0, '0p'),
      { type: 'indicator', tile: tile('0p') },
    ],
    ['anything after the end', 'handOver', ...over, draw(1)],
    ['a second end', 'handOver', ...over, { type: 'end', ending: 'unknown' }],
    [
      'a snapshot with a tile too many',
      'handSize',
      ...threw,
      snapshot({ seats: tableAfter(...threw).seats.map((s) => ({ ...s, concealed: 14 })) }),
    ],
  ];
  for (const [name, code, ...events] of cases) {
    test(`${name}: ${code}`, () => expect(errorOf(...events)).toBe(code));
  }

  test('nothing follows before a deal', () => {
    expect(apply(undefined, draw(0))).toMatchObject({ code: 'noDeal' });
  });

  test.each([
    ['three hands for four players', { ...deal, hands: [13, 13, 13] }],
    ['a hand of twelve', { ...deal, hands: [12, 13, 13, 13] }],
    ['a seat that is not there', { ...dealt([], 0, 3), me: 3 }],
  ])('a bad deal: %s', (_, event) => {
    expect(apply(undefined, event as TableEvent)).toMatchObject({ code: 'badDeal' });
  });

  test('every error has a case', () => {
    const tried = new Set([...cases.map(([, code]) => code), 'noDeal', 'badDeal']);
    expect(TABLE_ERRORS.filter((code) => !tried.has(code))).toEqual([]);
  });

  test('the set’s own number of red fives decides', () => {
    const withReds = (reds: readonly [number, number, number]): Table => ({
      ...tableAfter(deal),
      rules: { family: 'riichi', preset: 'tenhou', reds },
    });
    expect(apply(withReds([1, 1, 1]), draw(0, '0p'))).toMatchObject({ code: 'tooManyCopies' });
    expect(apply(withReds([1, 2, 1]), draw(0, '0p')).ok).toBe(true);
    expect(apply(withReds([0, 0, 0]), draw(0, '9s'))).toMatchObject({ code: 'tooManyCopies' });
  });
});
