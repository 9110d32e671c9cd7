import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMeld, formatTile, formatTiles } from '../tiles/notation.ts';
import { randomFrom } from '../tiles/random.ts';
import type { Tile } from '../tiles/tile.ts';
import type { Change } from './change.ts';
import { deskAnswer } from './desk.ts';
import { edit } from './edit.ts';
import { faultsOf, forbids } from './faults.ts';
import { act, MOST_STEPS, pastOf, redo, undo } from './past.ts';
import { emptyPosition, MARKS, ownSeat, type Position } from './position.ts';
import { randomHand } from './random-hand.ts';
import { legalPosition } from './random-position.fixture.ts';
import { rulesOf, tileSetOf } from './rules.ts';
import { changeOf, readText } from './text.ts';

const EMPTY = emptyPosition();
const made = (changes: readonly Change[], start: Position = EMPTY): Position =>
  changes.reduce<Position>((p, change) => edit(p, change), start);
const tiles = (text: string): readonly Tile[] => readText(text, EMPTY).tiles;
const tile = (text: string): Tile => tiles(text)[0]!;
const hold = (text: string): readonly Change[] => tiles(text).map((t) => ({ type: 'hold', tile: t }));
const written = (text: string, start: Position = EMPTY): Position =>
  edit(start, changeOf(readText(text, start))!);
/** `123m +4p<2 [777z1]`: hand, taken tile and who showed it, melds. */
const said = (p: Position): string => {
  const taken =
    p.taken === undefined ? '' : `+${formatTile(p.taken)}${p.from === undefined ? '' : `<${p.from}`}`;
  const melds = ownSeat(p).melds.map((m) => formatMeld(m, p.me, p.players));
  return [formatTiles(p.concealed), taken, ...melds].filter(Boolean).join(' ');
};
const meldOf = (text: string) => readText(text, EMPTY).melds[0]!;

describe('the hand', () => {
  test.each([
    ['the fourteenth tile is the taken one', hold('123m456p789s11222z'), '123m456p789s1122z +2z'],
    ['and the fifteenth is one too many', hold('123m456p789s112223z'), '123m456p789s11223z +2z'],
    [
      'a tile away from fourteen: the drawn one is in the hand',
      [...hold('123m456p789s11223z'), { type: 'remove', place: { field: 'concealed', index: 0 } }],
      '23m456p789s11223z',
    ],
    [
      'a tile away while another shows one',
      [
        ...hold('123m456p789s1122z'),
        { type: 'take', tile: tile('2z'), from: 2 },
        { type: 'remove', place: { field: 'concealed', index: 0 } },
      ],
      '23m456p789s1122z +2z<2',
    ],
    [
      'whose the taken tile is can be said before it is there',
      [...hold('123m456p789s1122z'), { type: 'from', from: 3 }, ...hold('2z')],
      '123m456p789s1122z +2z<3',
    ],
    [
      'and afterwards',
      [...hold('123m456p789s11222z'), { type: 'from', from: 3 }, { type: 'from' }],
      '123m456p789s1122z +2z',
    ],
    [
      'a meld from the hand takes its tiles, and leaves fewer to hold',
      [...hold('123m456p789s1222z'), { type: 'meld', seat: 0, meld: meldOf('[222z1]'), fromHand: true }],
      '123m456p789s1z [222z1]',
    ],
    [
      'of the taken tile too, where the hand has not enough',
      [
        ...hold('123m456p789s1122z'),
        { type: 'take', tile: tile('2z'), from: 3 },
        { type: 'meld', seat: 0, meld: meldOf('[222z1]'), fromHand: true },
      ],
      '123m456p789s1z +1z [222z1]',
    ],
    [
      'a meld without the hand',
      [...hold('123m456p'), { type: 'meld', seat: 0, meld: meldOf('[222z1]') }],
      '123m456p [222z1]',
    ],
    [
      'a meld away',
      [
        ...hold('123m456p789s1z'),
        { type: 'meld', seat: 0, meld: meldOf('[222z1]') },
        { type: 'remove', place: { field: 'melds', seat: 0, index: 0 } },
      ],
      '123m456p789s1z',
    ],
    [
      'a tile for another',
      [
        ...hold('123m456p789s11222z'),
        { type: 'swap', place: { field: 'concealed', index: 0 }, tile: tile('9m') },
        { type: 'swap', place: { field: 'taken' }, tile: tile('0p') },
      ],
      '923m456p789s1122z +0p',
    ],
    ['sorted', [...hold('9m1m5z0p5p1s'), { type: 'sort' }], '19m50p1s5z'],
    ['cleared', [...hold('123m'), { type: 'clear' }], ''],
  ] as [string, readonly Change[], string][])('%s', (_, changes, expected) => {
    expect(said(made(changes))).toBe(expected);
  });

  test('a text read anew keeps who shows the tile, and norths set aside', () => {
    const p = made([
      { type: 'from', from: 2 },
      { type: 'put', list: { field: 'aside', seat: 0 }, tile: tile('4z') },
    ]);
    const q = written('123m456p789s11222z', p);
    expect(said(q)).toBe('123m456p789s1122z +2z<2');
    expect(ownSeat(q).aside).toEqual([tile('4z')]);
  });

  test('a flower goes aside', () => {
    const p = made([{ type: 'hold', tile: 37 as Tile }], emptyPosition('mcr'));
    expect(ownSeat(p).aside).toEqual([37]);
    expect(p.concealed).toEqual([]);
  });
});

describe('the table', () => {
  test('the own wind moves the deal', () => {
    const p = made([{ type: 'seatWind', wind: 'west' }]);
    expect(p).toMatchObject({ me: 0, dealer: 2 });
  });

  test('riichi lays a stick and takes it back', () => {
    const on = made([{ type: 'riichi', seat: 2, riichi: 'double' }]);
    expect(on.sticks).toBe(1);
    expect(made([{ type: 'riichi', seat: 2, riichi: 'riichi' }], on).sticks).toBe(1);
    expect(made([{ type: 'riichi', seat: 2, riichi: 'none' }], on)).toEqual(EMPTY);
  });

  test('one river tile is the sideways one', () => {
    const river = tiles('1m2m').map(
      (t): Change => ({ type: 'put', list: { field: 'river', seat: 1 }, tile: t }),
    );
    const p = made([
      ...river,
      { type: 'discard', seat: 1, index: 0, riichi: true },
      { type: 'discard', seat: 1, index: 1, riichi: true },
    ]);
    expect(p.seats[1]!.river).toEqual([{ tile: 0 }, { tile: 1, riichi: true }]);
  });

  test.each([
    ['honba', -3, 0],
    ['honba', 1e9, 200],
    ['sticks', 2.4, 2],
    ['sticks', Number.NaN, 0],
  ] as const)('%s %s is %s', (type, value, expected) => {
    expect(made([{ type, value }])[type]).toBe(expected);
  });

  test('an option as its preset has it is no change, and what it does not allow is none', () => {
    const p = made([{ type: 'option', id: 'akaDora', value: 4 }]);
    expect(p.options).toEqual({ akaDora: 4 });
    expect(made([{ type: 'option', id: 'akaDora', value: 7 }], EMPTY).options).toEqual({});
    expect(made([{ type: 'option', id: 'akaDora', value: 3 }], p).options).toEqual({});
    expect(made([{ type: 'option', id: 'akaDora' }], p).options).toEqual({});
    expect(made([{ type: 'option', id: 'nonsense', value: true }], p).options).toEqual({ akaDora: 4 });
    expect(made([{ type: 'preset', preset: 'tenhou' }], p)).toMatchObject({ preset: 'tenhou', options: {} });
    expect(made([{ type: 'preset', preset: 'nobody' }], p)).toEqual(p);
  });

  test('another rule set keeps the tiles and drops what it does not have', () => {
    const riichi = made(
      [
        { type: 'riichi', seat: 0, riichi: 'riichi' },
        { type: 'mark', mark: 'ippatsu', on: true },
        { type: 'put', list: { field: 'indicators' }, tile: tile('9m') },
        { type: 'honba', value: 3 },
      ],
      written('067m456p789s1122z2z'),
    );
    const mcr = edit(riichi, { type: 'family', family: 'mcr' });
    expect(said(mcr)).toBe('567m456p789s1122z +2z');
    expect(mcr).toMatchObject({ preset: 'cn', indicators: [], honba: 0, sticks: 0, marks: [] });
    expect(ownSeat(mcr)).toMatchObject({ riichi: 'none', score: 0 });
  });

  test('MCR is played by four; a Korean table says how many in its options', () => {
    expect(made([{ type: 'players', players: 3 }], emptyPosition('mcr')).players).toBe(4);
    const three = made([{ type: 'option', id: 'players', value: 3 }], emptyPosition('korean'));
    expect(three).toMatchObject({ players: 3, options: {} });
    expect(three.seats).toHaveLength(3);
    expect(rulesOf(three).options).toMatchObject({ players: 3 });
  });
});

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.nat(44).map((t): Change => ({ type: 'hold', tile: t as Tile })),
  fc.tuple(fc.nat(44), fc.nat(3)).map(
    ([t, s]): Change => ({
      type: 'put',
      list: { field: 'river', seat: s as 0 },
      tile: t as Tile,
    }),
  ),
  fc.nat(15).map((index): Change => ({ type: 'remove', place: { field: 'concealed', index } })),
  fc.constantFrom<Change>(
    { type: 'remove', place: { field: 'taken' } },
    { type: 'sort' },
    { type: 'clear' },
    { type: 'from', from: 1 },
    { type: 'family', family: 'korean' },
    { type: 'family', family: 'riichi' },
    { type: 'players', players: 3 },
    { type: 'seatWind', wind: 'north' },
    { type: 'riichi', seat: 0, riichi: 'riichi' },
    { type: 'honba', value: 2 },
    { type: 'wall', value: 9 },
    { type: 'wall' },
  ),
  fc.tuple(fc.constantFrom(...MARKS), fc.boolean()).map(([mark, on]): Change => ({ type: 'mark', mark, on })),
);

describe('undo and redo', () => {
  test('every step back leads where one was, every step forward where one came from', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { maxLength: 25 }), (seed, changes) => {
        const steps = [pastOf(legalPosition(seed))];
        for (const c of changes) steps.push(act(steps.at(-1)!, c));
        const distinct = steps.filter((s, i) => i === 0 || s !== steps[i - 1]);
        let past = steps.at(-1)!;
        for (const step of [...distinct].reverse()) {
          expect(past.now).toBe(step.now);
          if (past.before.length > 0) expect(redo(undo(past)).now).toBe(past.now);
          past = undo(past);
        }
        expect(undo(past)).toBe(past);
        for (const step of distinct.slice(1)) {
          past = redo(past);
          expect(past.now).toBe(step.now);
        }
        expect(redo(past)).toBe(past);
      }),
    );
  });

  test('what comes in is never changed', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(change, { maxLength: 5 }), (seed, changes) => {
        const p = legalPosition(seed);
        const before = JSON.stringify(p);
        made(changes, p);
        expect(JSON.stringify(p)).toBe(before);
      }),
    );
  });

  test('a new step forgets what was undone; the oldest are forgotten at last', () => {
    let past = act(undo(act(pastOf(EMPTY), { type: 'honba', value: 1 })), { type: 'honba', value: 2 });
    expect(past.after).toEqual([]);
    for (let i = 0; i < MOST_STEPS + 50; i++) past = act(past, { type: 'wall', value: i % 100 });
    expect(past.before).toHaveLength(MOST_STEPS);
  });

  test('what changes nothing is no step', () => {
    const past = pastOf(EMPTY);
    expect(act(past, { type: 'honba', value: 0 })).toBe(past);
    expect(act(past, { type: 'sort' })).toBe(past);
  });
});

test('whatever is done, an answer comes; without a fault that forbids it and without tiles missing it has advice', () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(change, { maxLength: 12 }), (seed, changes) => {
      const p = made(changes, legalPosition(seed));
      if (p.family === 'mcr') return;
      const answer = deskAnswer(p);
      if (answer.missing > 0 || answer.faults.some((f) => forbids(f) || f.code === 'wallTooLong')) return;
      expect(answer.analysis).toBeDefined();
      expect(answer.sheet === undefined).toBe(p.taken === undefined);
    }),
    { numRuns: 200 },
  );
});

test('a random hand is dealt from a whole wall: legal, complete, the same for the same numbers', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const start = legalPosition(seed);
      const p = randomHand(start, randomFrom(seed));
      expect(randomHand(start, randomFrom(seed))).toEqual(p);
      expect(faultsOf(p)).toEqual([]);
      expect(p.concealed).toHaveLength(13);
      expect(p.taken).toBeDefined();
      const set = new Set(tileSetOf(p));
      expect([...p.concealed, p.taken!, ...ownSeat(p).aside].every((t) => set.has(t))).toBe(true);
      if (p.family !== 'mcr') expect(deskAnswer(p).analysis).toBeDefined();
    }),
    { numRuns: 60 },
  );
});

test('random hands show every tile of the set', () => {
  const seen = new Set<Tile>();
  for (let seed = 0; seed < 120; seed++) {
    const p = randomHand(EMPTY, randomFrom(seed));
    for (const t of [...p.concealed, p.taken!, ...p.indicators]) seen.add(t);
  }
  expect(seen).toEqual(new Set(tileSetOf(EMPTY)));
});
