import { expect, test } from 'vitest';
import type { TableEvent } from '../table/event.ts';
import { replay } from '../table/replay.ts';
import { dealt, discard, draw, tableAfter, turn } from '../table/story.fixture.ts';
import type { GameEvent } from './kept.ts';
import { beginRecording, type Note, nameIn, type Recording, record, withoutNames } from './record.ts';

const PLACE = { client: 'tenhou', host: 'tenhou.net' };
const GAME: GameEvent = {
  type: 'game',
  players: 4,
  humans: true,
  rules: { family: 'riichi', preset: 'tenhou' },
};

type Deal = Extract<TableEvent, { type: 'deal' }>;

/** The hand of a round; 0 is East 1. */
const deal = (order: number, honba = 0): Deal => {
  const first = dealt(['123456789m1234p']);
  const wind = order < 4 ? 'east' : 'south';
  return { ...first, round: { ...first.round, wind, number: order % 4, honba } };
};
const END: TableEvent = { type: 'end', ending: 'unknown' };
const hand = (order: number, honba = 0): readonly TableEvent[] => [deal(order, honba), draw(0, '5p'), END];

/** Moments with ids a, b, c … */
const moments = () => {
  let n = 0;
  return () => ({ id: String.fromCharCode(97 + n++), date: '2026-11-29T20:00:00.000Z' });
};

const noted = (...heard: readonly (readonly TableEvent[])[]): readonly Note[] => {
  const next = moments();
  let [state, notes]: [Recording, readonly Note[]] = [beginRecording(PLACE), []];
  for (const events of heard) {
    const [after, more] = record(state, events, next);
    state = after;
    notes = [...notes, ...more];
  }
  return notes;
};

const places = (notes: readonly Note[]) =>
  notes.map(({ game, hand: h, from, events }) => [game, h, from, events.length]);
/** Games and hands, without regard to what they are called. */
const shape = (notes: readonly Note[]): readonly string[] => {
  const games = [...new Set(notes.map(({ game }) => game))];
  return notes.map(({ game, hand: h }) => `${games.indexOf(game)}.${h}`);
};

test('a hand told at once is one note with what is known of its game', () => {
  const [note] = noted([GAME, ...hand(0)]);
  expect(note).toMatchObject({ hand: 0, from: 0, about: { place: PLACE, game: GAME, joined: false } });
  expect(note!.events).toEqual(hand(0));
});

test('what comes later says where it belongs', () => {
  const notes = noted([GAME, deal(0)], [draw(0, '5p')], [discard(0, '5p_')], turn(1, '1z'));
  expect(places(notes).map(([, ...rest]) => rest)).toEqual([
    [0, 0, 1],
    [0, 1, 1],
    [0, 2, 1],
    [0, 3, 2],
  ]);
  expect(notes.slice(1).every(({ about }) => about === undefined)).toBe(true);
});

test('a game without a hand is not kept, and neither is what belongs to no hand', () => {
  expect(noted([GAME, draw(0), END], [GAME])).toEqual([]);
});

test.each([
  ['the next round', [0, 0], [1, 0], ['0.0', '0.1']],
  ['the dealer stays', [2, 1], [2, 2], ['0.0', '0.1']],
  ['a dealer stays where no honba is counted', [2, 0], [2, 0], ['0.0', '0.1']],
  ['East 1 again: another game, of which nothing was said', [0, 0], [0, 0], ['0.0', '1.0']],
  ['a round that was before: another game', [5, 0], [3, 0], ['0.0', '1.0']],
] as const)('%s', (_, first, second, expected) => {
  expect(shape(noted(hand(first[0], first[1]), hand(second[0], second[1])))).toEqual(expected);
});

test('a game that is said begins another, a match under way does not', () => {
  expect(shape(noted([GAME, ...hand(0)], [GAME, ...hand(1)]))).toEqual(['0.0', '1.0']);
  expect(shape(noted([GAME, ...hand(0)], [{ ...GAME, joined: true }, ...hand(1)]))).toEqual(['0.0', '0.1']);
});

test('joined in the middle: it may belong to a game that is kept', () => {
  const table = tableAfter(deal(1), draw(0, '5p'));
  const [note] = noted([{ type: 'snapshot', table }]);
  expect(note?.about).toMatchObject({ joined: true, game: { players: 4 } });
  expect(noted(hand(3))[0]?.about?.joined).toBe(true);
});

test('read anew in the middle of a hand: the same game, a hand of its own', () => {
  const table = tableAfter(deal(1), draw(0, '5p'));
  expect(shape(noted([deal(1), draw(0, '5p')], [{ type: 'snapshot', table }]))).toEqual(['0.0', '0.1']);
});

test('all notes of a hand put together are the hand', () => {
  const events = [deal(0), draw(0, '5p'), discard(0, '5p_'), ...turn(1, '1z'), ...turn(2, '2z')];
  const notes = noted(...events.map((event) => [event]));
  const together = notes.flatMap((note) => note.events);
  expect(together).toEqual(events);
  expect(replay(together).error).toBeUndefined();
});

test('a page that feeds more than any hand has fills nothing', () => {
  const much = Array.from({ length: 5000 }, () => draw(0));
  const kept = noted([deal(0), ...much]).reduce((sum, { events }) => sum + events.length, 0);
  expect(kept).toBe(1000);
});

const NAMES = ['A', 'B', 'C', 'D'];

/** The names of each hand; a list of texts is names being told. */
const namesOf = (...heard: readonly (readonly TableEvent[] | readonly string[])[]) => {
  const next = moments();
  let [state, notes]: [Recording, readonly Note[]] = [beginRecording(PLACE), []];
  const isNames = (told: (typeof heard)[number]): told is readonly string[] => typeof told[0] === 'string';
  for (const told of heard) {
    if (isNames(told)) state = nameIn(state, told);
    else {
      const [after, more] = record(state, told, next);
      state = after;
      notes = [...notes, ...more];
    }
  }
  return notes.map(({ about }) => about?.names);
};

test.each([
  ['told after the game', [[GAME], NAMES, hand(0), hand(1)], [NAMES, NAMES]],
  ['told before the game, with its first deal', [NAMES, [GAME, ...hand(0)], hand(1)], [NAMES, NAMES]],
  ['not told', [[GAME], hand(0)], [undefined]],
  ['told late: from the next hand on', [[GAME], hand(0), NAMES, hand(1)], [undefined, NAMES]],
  ['another game: nobody is named', [[GAME], NAMES, hand(0), [GAME], hand(0)], [NAMES, undefined]],
  ['another game, of which nothing was said', [[GAME], NAMES, hand(1), hand(0)], [NAMES, undefined]],
  [
    'joined again: the same people',
    [[GAME], NAMES, hand(0), [{ ...GAME, joined: true }], hand(1)],
    [NAMES, NAMES],
  ],
  ['of three players at a table of four', [[GAME], ['A', 'B', 'C'], hand(0)], [undefined]],
] as const)('names %s', (_, heard, expected) => {
  expect(namesOf(...heard)).toEqual(expected);
});

test('names are kept as one short line, and never in events', () => {
  expect(namesOf([GAME], ['a\nb', '\u202ec', 'd'.repeat(99), ''], hand(0))).toEqual([
    ['a b', 'c', 'd'.repeat(32), ''],
  ]);
  const [, [note]] = record(nameIn(beginRecording(PLACE), NAMES), [GAME, ...hand(0)], moments());
  expect(JSON.stringify(note!.events)).not.toContain('"B"');
  expect(withoutNames(note!)).toEqual({
    ...note,
    about: { place: PLACE, game: GAME, date: note!.about!.date, joined: false },
  });
});
