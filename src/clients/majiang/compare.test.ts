import { describe, expect, test } from 'vitest';
import type { TableEvent } from '../../table/event.ts';
import type { Meld } from '../../tiles/meld.ts';
import { formatTile, parseHand, parseTiles } from '../../tiles/notation.ts';
import type { Seat } from '../../tiles/seat.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { RiverTile } from '../board/reading.ts';
import { compare } from './compare.ts';
import type { Position } from './position.ts';
import type { Outcome, Reading, SeatReading } from './reading.ts';

const SETTING = { humans: false, rules: { family: 'riichi', preset: 'majiang' } } as const;

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
};
const tile = (text: string): Tile => tiles(text)[0]!;

const meld = (text: string, caller: Seat): Meld => {
  const parsed = parseHand(text, caller);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value.melds[0]!;
};

/** `1z 5m* 9sd`: `*` sideways, `d` newest, `_` thrown as drawn. */
const river = (text: string): readonly RiverTile[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((t) => ({
      tile: tile(t.slice(0, 2)),
      sideways: t.includes('*'),
      newest: t.includes('d'),
      drawn: t.includes('_'),
    }));

const HAND = tiles('123m406p789s1277z');

const seat = (change: Partial<SeatReading> = {}): SeatReading => ({
  score: 25000,
  concealed: 13,
  melds: [],
  river: [],
  stick: false,
  ...change,
});

type Seats = Partial<Record<Seat, Partial<SeatReading>>>;

/** Seat 2 looks on; seat 0 deals. */
const reading = (seats: Seats, change: Partial<Reading> = {}): Reading => ({
  wind: 'east',
  number: 0,
  honba: 0,
  sticks: 0,
  wall: 70,
  me: 2,
  turn: 0,
  indicators: [tile('1m')],
  offers: [],
  names: [],
  summary: false,
  seats: ([0, 1, 2, 3] as const).map((s) => seat({ ...(s === 2 && { concealed: HAND }), ...seats[s] })),
  ...change,
});

const brief = (e: TableEvent): string => {
  switch (e.type) {
    case 'draw':
      return `${e.seat} draws${e.tile === undefined ? '' : ` ${formatTile(e.tile)}`}${e.replacement ? ' again' : ''}`;
    case 'discard':
      return `${e.seat} throws ${formatTile(e.tile)}${e.drawn === undefined ? ' ?' : e.drawn ? ' drawn' : ''}${e.riichi ? ' riichi' : ''}`;
    case 'meld':
      return `${e.seat} ${e.meld.type}`;
    case 'riichi':
      return `${e.seat} riichi`;
    case 'indicator':
      return `indicator ${formatTile(e.tile)}`;
    case 'win':
      return `${e.seat} wins ${formatTile(e.tile)}${e.from === undefined ? '' : ` from ${e.from}`}`;
    case 'end':
      return `end ${e.ending}${e.last ? ' last' : ''}`;
    default:
      return e.type;
  }
};

/** What each reading after the first adds. */
const story = (...readings: readonly Reading[]): readonly (readonly string[])[] => {
  let position: Position | undefined;
  return readings.map((next) => {
    const step = compare(position, next, SETTING);
    position = step.position;
    return step.events.map(brief);
  });
};

const DEALT = reading({});
const DREW = reading({ 0: { drawn: 'hidden' } }, { wall: 69 });
const THREW = reading({ 0: { river: river('9sd') } }, { wall: 69 });
/** Seat 1 after its draw. */
const ONE_DREW = reading({ 0: { river: river('9s') }, 1: { drawn: 'hidden' } }, { wall: 68, turn: 1 });

describe('the deal', () => {
  test('seen as it is dealt', () => {
    const { events } = compare(undefined, DEALT, SETTING);
    expect(events).toMatchObject([
      {
        type: 'deal',
        me: 2,
        hands: [13, 13, HAND, 13],
        indicator: tile('1m'),
        round: { wall: 70, dealer: 0 },
      },
    ]);
  });

  test('seen after the first draw', () => {
    expect(story(DREW)).toEqual([['deal', '0 draws']]);
  });

  test('the dealer is me, and has drawn', () => {
    const mine = reading(
      { 2: { concealed: HAND, drawn: tile('5z') } },
      { me: 2, number: 2, turn: 2, wall: 69 },
    );
    expect(story(mine)).toEqual([['deal', '2 draws 5z']]);
  });

  test('waits for the last tile', () => {
    expect(story(reading({ 3: { concealed: 12 } }), DEALT)).toEqual([[], ['deal']]);
  });

  test('a new hand after one whose end was not shown', () => {
    expect(story(DEALT, DREW, reading({}, { honba: 1 }))).toEqual([
      ['deal'],
      ['0 draws'],
      ['end unknown', 'deal'],
    ]);
  });
});

describe('one move at a time', () => {
  test('draw and discard', () => {
    expect(story(DEALT, DREW, THREW, ONE_DREW)).toEqual([
      ['deal'],
      ['0 draws'],
      ['0 throws 9s'],
      ['1 draws'],
    ]);
  });

  test('nothing new, nothing told', () => {
    expect(story(DEALT, DEALT, DREW, DREW)).toEqual([['deal'], [], ['0 draws'], []]);
  });

  test('repainted, the river has no newest tile any more', () => {
    const repainted = reading({ 0: { river: river('9s') } }, { wall: 69 });
    expect(story(DEALT, DREW, THREW, repainted, ONE_DREW)).toEqual([
      ['deal'],
      ['0 draws'],
      ['0 throws 9s'],
      [],
      ['1 draws'],
    ]);
  });

  test('the drawn tile straight out', () => {
    const drawn = reading({ 0: { river: river('9sd_') } }, { wall: 69 });
    expect(story(DREW, drawn)[1]).toEqual(['0 throws 9s drawn']);
  });
});

describe('own moves', () => {
  const START = reading({ 2: { concealed: HAND } }, { number: 2, turn: 2 });
  const drew = (t: string): Reading =>
    reading({ 2: { concealed: HAND, drawn: tile(t) } }, { number: 2, turn: 2, wall: 69 });

  test('thrown from hand, the drawn tile still apart', () => {
    const left = HAND.filter((t) => t !== tile('2z'));
    const threw = reading(
      { 2: { concealed: left, drawn: tile('5z'), river: river('2zd') } },
      { number: 2, turn: 2, wall: 69 },
    );
    expect(story(START, drew('5z'), threw)).toEqual([['deal'], ['2 draws 5z'], ['2 throws 2z']]);
  });

  test('a plain five drawn beside a red one goes out as drawn, whatever the page says', () => {
    const threw = reading({ 2: { concealed: HAND, river: river('5pd') } }, { number: 2, turn: 2, wall: 69 });
    expect(story(START, drew('5p'), threw)[2]).toEqual(['2 throws 5p drawn']);
  });

  test('drawn and thrown at once: the hand tells what was drawn', () => {
    const kept = [...HAND.filter((t) => t !== tile('2z')), tile('5z')];
    const threw = reading({ 2: { concealed: kept, river: river('2zd') } }, { number: 2, turn: 2, wall: 69 });
    expect(story(START, threw)[1]).toEqual(['2 draws 5z', '2 throws 2z']);
  });
});

describe('calls', () => {
  const PON = meld('[999s1]', 1);
  const ponned = (more: Seats = {}): Reading =>
    reading({ 1: { concealed: 11, melds: [PON], ...more[1] }, ...more }, { wall: 69, turn: 1 });

  test('a pon takes the tile out of the river', () => {
    expect(story(DREW, THREW, ponned())[2]).toEqual(['1 pon']);
  });

  test('thrown and called at once: the tile is in the meld', () => {
    expect(story(DREW, ponned())[1]).toEqual(['0 throws 9s ?', '1 pon']);
  });

  test('the caller throws, nothing was drawn', () => {
    const threw = reading({ 1: { concealed: 10, melds: [PON], river: river('1pd') } }, { wall: 69, turn: 1 });
    expect(story(DREW, THREW, ponned(), threw)[3]).toEqual(['1 throws 1p']);
  });

  test('an open kan, its replacement, and the indicator with the next discard', () => {
    const kan = meld('[9999s1]', 1);
    const called = { concealed: 10, melds: [kan] };
    const at = (seats: Partial<SeatReading>, change: Partial<Reading> = {}): Reading =>
      reading({ 1: { ...called, ...seats } }, { wall: 69, turn: 1, ...change });
    const turnedUp = { wall: 68, indicators: tiles('1m2m') };
    expect(
      story(
        DREW,
        THREW,
        at({}),
        at({ drawn: 'hidden' }, { wall: 68 }),
        at({ river: river('1pd') }, turnedUp),
      ),
    ).toEqual([
      ['deal', '0 draws'],
      ['0 throws 9s'],
      ['1 openKan'],
      ['1 draws again'],
      ['indicator 2m', '1 throws 1p'],
    ]);
  });

  test('a closed kan: the indicator is turned before the replacement', () => {
    const kan = meld('[9999s]', 0);
    const made = reading({ 0: { concealed: 10, melds: [kan] } }, { wall: 69 });
    const drew = reading(
      { 0: { concealed: 10, melds: [kan], drawn: 'hidden' } },
      { wall: 68, indicators: tiles('1m2m') },
    );
    expect(story(DREW, made, drew)).toEqual([
      ['deal', '0 draws'],
      ['0 closedKan'],
      ['indicator 2m', '0 draws again'],
    ]);
  });

  test('a pon that becomes a kan', () => {
    const added = reading(
      { 0: {}, 1: { concealed: 10, melds: [meld('[9999s5]', 1)] } },
      { wall: 69, turn: 1 },
    );
    const held = reading({ 1: { concealed: 10, melds: [PON], drawn: 'hidden' } }, { wall: 69, turn: 1 });
    expect(story(held, added)[1]).toEqual(['1 addedKan']);
  });
});

describe('riichi', () => {
  const SAID = reading({ 0: { river: river('9sd*') } }, { wall: 69 });
  const PAID = { score: 24000, stick: true };

  test('stands with the next draw', () => {
    const next = reading(
      { 0: { ...PAID, river: river('9s*') }, 1: { drawn: 'hidden' } },
      { wall: 68, turn: 1, sticks: 1 },
    );
    expect(story(DREW, SAID, next)).toEqual([
      ['deal', '0 draws'],
      ['0 throws 9s riichi'],
      ['0 riichi', '1 draws'],
    ]);
  });

  test('its tile called away at once: the stick shows it', () => {
    const called = reading(
      { 0: PAID, 1: { concealed: 11, melds: [meld('[999s1]', 1)] } },
      { wall: 69, turn: 1, sticks: 1 },
    );
    expect(story(DREW, called)[1]).toEqual(['0 throws 9s ? riichi', '0 riichi', '1 pon']);
  });

  test('the next tile lies sideways after a call, and is no second riichi', () => {
    const called = reading(
      { 0: PAID, 1: { concealed: 11, melds: [meld('[999s1]', 1)] } },
      { wall: 69, turn: 1, sticks: 1 },
    );
    const late = reading(
      {
        0: { ...PAID, drawn: 'hidden' },
        1: { concealed: 10, melds: [meld('[999s1]', 1)], river: river('1p') },
      },
      { wall: 68, turn: 0, sticks: 1 },
    );
    const after = {
      ...late,
      seats: late.seats.map((s, i) => (i === 0 ? seat({ ...PAID, river: river('4p*') }) : s)),
    };
    const said = story(DREW, SAID, called);
    expect(said[2]).toEqual(['0 riichi', '1 pon']);
    // Seat 1 throws, 2 and 3 do not appear: not to be explained, so the table as it stands.
    expect(story(DREW, SAID, called, after)[3]).toEqual(['snapshot']);
  });

  test('ron on its tile: the stick was never paid', () => {
    const card = { ...SAID, outcome: win([-8000, 8000, 0, 0]) };
    expect(story(DREW, SAID, card)[2]).toEqual(['1 wins 9s from 0']);
  });
});

const win = (payments: readonly number[]): Outcome => ({
  type: 'win',
  hand: HAND,
  tile: tile('9s'),
  stated: {},
  payments,
});
const draw = (ending: 'exhaustive' | 'fourRiichi' | 'tripleRon'): Outcome => ({
  type: 'draw',
  ending,
  payments: [0, 0, 0, 0],
});

describe('the end', () => {
  test('two winners, one card after the other; then the next hand', () => {
    expect(
      story(
        DREW,
        THREW,
        { ...THREW, outcome: win([-8000, 8000, 0, 0]) },
        { ...THREW, outcome: win([-8000, 8000, 0, 0]) },
        { ...THREW, outcome: win([-2000, 0, 0, 2000]) },
        reading({}, { honba: 1 }),
      ).slice(2),
    ).toEqual([['1 wins 9s from 0'], [], ['3 wins 9s from 0'], ['deal']]);
  });

  test('a self-draw has no source', () => {
    expect(story(DREW, { ...DREW, outcome: win([12000, -4000, -4000, -4000]) })[1]).toEqual(['0 wins 9s']);
  });

  test('a draw lets the last riichi stand, three wins on one tile do not', () => {
    const said = reading({ 0: { river: river('9sd*') } }, { wall: 69 });
    expect(story(DREW, said, { ...said, outcome: draw('fourRiichi') })[2]).toEqual([
      '0 riichi',
      'end fourRiichi',
    ]);
    expect(story(DREW, said, { ...said, outcome: draw('tripleRon') })[2]).toEqual(['end tripleRon']);
  });

  test('hands laid open at a draw, the own one apart', () => {
    const shown = { ...THREW.seats[1]!, shown: HAND };
    const seats = THREW.seats.map((s, i) => (i === 1 ? shown : i === 2 ? { ...s, shown: HAND } : s));
    const first = compare(undefined, DREW, SETTING);
    const { events } = compare(first.position, { ...THREW, seats, outcome: draw('exhaustive') }, SETTING);
    expect(events.at(-1)).toMatchObject({ type: 'end', hands: [undefined, HAND, undefined, undefined] });
  });

  test('results after the last win', () => {
    const card = { ...THREW, outcome: win([-8000, 8000, 0, 0]) };
    expect(
      story(DREW, THREW, card, { ...THREW, summary: true }, { ...THREW, summary: true }).slice(3),
    ).toEqual([['end win last'], []]);
  });
});

describe('joined, or lost', () => {
  const MIDDLE = reading(
    {
      0: { river: river('9s 1z') },
      1: { concealed: 10, melds: [meld('[222p1]', 1)], river: river('3z 4zd') },
      3: { river: river('7m*'), stick: true, score: 24000 },
    },
    { wall: 65, turn: 1, sticks: 1 },
  );

  test('a table from one look, called tiles back in the river', () => {
    const { events } = compare(undefined, MIDDLE, SETTING);
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      type: 'snapshot',
      table: {
        me: 2,
        turn: 1,
        phase: 'claim',
        claimable: { tile: tile('4z'), seat: 1, by: 'discard' },
        wall: 65,
        untouched: false,
        unknown: ['passed', 'timing'],
      },
    });
    const table = events[0]?.type === 'snapshot' ? events[0].table : undefined;
    expect(table?.seats[0]?.river).toEqual([
      { tile: tile('2p'), calledBy: 1 },
      { tile: tile('9s') },
      { tile: tile('1z') },
    ]);
    expect(table?.seats[3]?.riichi).toBe('accepted');
  });

  test('and on from there', () => {
    const next = reading(
      {
        0: { river: river('9s 1z') },
        1: { concealed: 10, melds: [meld('[222p1]', 1)], river: river('3z 4z') },
        2: { drawn: tile('6s') },
        3: { river: river('7m*'), stick: true, score: 24000 },
      },
      { wall: 64, turn: 2, sticks: 1 },
    );
    expect(story(MIDDLE, next)).toEqual([['snapshot'], ['2 draws 6s']]);
  });

  test.each<[string, Reading]>([
    ['a river that changed', reading({ 0: { river: river('9md') } }, { wall: 69 })],
    [
      'a score that changed by itself',
      reading({ 0: { river: river('9sd') }, 1: { score: 26000 } }, { wall: 69 }),
    ],
    [
      'two own tiles that changed',
      reading({ 0: { river: river('9sd') }, 2: { concealed: tiles('999m406p789s1277z') } }, { wall: 69 }),
    ],
  ])('%s: the table as it stands', (_, odd) => {
    expect(story(DREW, THREW, odd)[2]).toEqual(['snapshot']);
  });

  test.each<[string, Reading]>([
    ['a river that shrank', reading({}, { wall: 69 })],
    [
      'more draws than discards',
      reading({ 0: { river: river('9s') }, 1: { drawn: 'hidden' } }, { wall: 66, turn: 1 }),
    ],
    ['a wall that grew', reading({ 0: { river: river('9sd') } }, { wall: 70 })],
    ['another number in the wall', reading({ 0: { river: river('9sd') } }, { wall: 9 })],
  ])('%s: what lies there and the wall tell two stories, so neither is told', (_, odd) => {
    expect(story(DREW, THREW, odd, odd, THREW).slice(2)).toEqual([['missed'], ['missed'], ['snapshot']]);
  });

  test('a deal that is not whole ends the hand before', () => {
    const dealing = reading({ 3: { concealed: 12 } }, { honba: 1 });
    expect(story(DREW, dealing, dealing, reading({}, { honba: 1 })).slice(1)).toEqual([
      ['end unknown'],
      [],
      ['deal'],
    ]);
  });

  test('a card that does not say who won ends the hand all the same, once', () => {
    const card: Outcome = { type: 'win', hand: HAND, tile: tile('9s'), stated: {} };
    const shown = { ...THREW, outcome: card };
    expect(
      story(DREW, THREW, shown, shown, { ...THREW, outcome: win([-8000, 8000, 0, 0]) }).slice(2),
    ).toEqual([['end unknown'], [], []]);
  });

  test('a hand that is over is not joined', () => {
    expect(story({ ...MIDDLE, outcome: win([8000, -8000, 0, 0]) })).toEqual([[]]);
    const { turn: _, ...between } = MIDDLE;
    expect(story(between)).toEqual([[]]);
  });
});
