import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RulesId } from '../rules/rules.ts';
import { isFlower, kindOf, plainTile, type Tile } from '../tiles/tile.ts';
import type { Change } from './change.ts';
import { deskAnswer } from './desk.ts';
import { edit } from './edit.ts';
import type { FaultCode } from './fault.ts';
import { placedTiles } from './fault-tiles.ts';
import { faultsOf, forbids } from './faults.ts';
import { emptyPosition, type Position } from './position.ts';
import { legalPosition } from './random-position.fixture.ts';
import { changeOf, readText } from './text.ts';

const at = (family: RulesId, text: string, ...changes: readonly Change[]): Position => {
  const empty = emptyPosition(family);
  const read = changeOf(readText(text, empty));
  return [...(read ? [read] : []), ...changes].reduce<Position>((p, change) => edit(p, change), empty);
};
const tile = (text: string): Tile =>
  readText(text, emptyPosition()).tiles[0] ?? readText(text, emptyPosition()).aside[0]!;
const codes = (p: Position): readonly FaultCode[] => faultsOf(p).map((f) => f.code);

const river = (seat: 0 | 1 | 2 | 3, text: string): readonly Change[] =>
  readText(text, emptyPosition()).tiles.map((t) => ({
    type: 'put',
    list: { field: 'river', seat },
    tile: t,
  }));
const mark = (name: Position['marks'][number]): Change => ({ type: 'mark', mark: name, on: true });
const indicator = (text: string): Change => ({
  type: 'put',
  list: { field: 'indicators' },
  tile: tile(text),
});

const WHOLE = '123m456p789s1122z';
const wrong: readonly [string, Position, FaultCode][] = [
  [
    'five of a kind, one of them in a river',
    at('riichi', '1111m456p789s112z', ...river(2, '1m')),
    'tooManyCopies',
  ],
  ['five of a kind with an indicator', at('riichi', '1111m456p789s112z', indicator('1m')), 'tooManyCopies'],
  ['a fifth five, and it is red', at('riichi', '5555m456p789s112z', indicator('0m')), 'tooManyCopies'],
  ['two red fives of a suit', at('riichi', '00m1m456p789s1122z'), 'tooManyReds'],
  [
    'a red five where none is played with',
    at('riichi', '0m12m456p789s1122z', { type: 'option', id: 'akaDora', value: 0 }),
    'tooManyReds',
  ],
  ['bamboo at a Korean table', at('korean', WHOLE), 'notInSet'],
  ['a red five in MCR', at('mcr', '055m456p789s1122z'), 'tooManyReds'],
  ['a season at a Korean table', at('korean', '123m456p1g'), 'notInSet'],
  ['a flower twice', at('mcr', `${WHOLE}1f1f`), 'tooManyCopies'],
  [
    'a flower in a river',
    at('mcr', WHOLE, { type: 'put', list: { field: 'river', seat: 1 }, tile: tile('1f') }),
    'misplaced',
  ],
  [
    'a tile set aside that is none to be',
    at('riichi', WHOLE, { type: 'put', list: { field: 'aside', seat: 0 }, tile: tile('4z') }),
    'misplaced',
  ],
  ['fifteen tiles', at('riichi', '123456m456p789s112z'), 'tooManyTiles'],
  ['fourteen tiles beside a meld', at('riichi', '123m456p789s11223z [777z1]'), 'tooManyTiles'],
  ['five melds', at('riichi', '1z [111m1] [222m1] [333m1] [444m1] [666m1]'), 'tooManyMelds'],
  [
    'five kans',
    at('riichi', '1z [1111m] [2222m] [3333m] [4444m]', {
      type: 'meld',
      seat: 1,
      meld: { type: 'closedKan', own: Array<Tile>(4).fill(tile('9s')) },
    }),
    'tooManyKans',
  ],
  ['a chow at a Korean table', at('korean', '456p1122z111m [123m1]'), 'chowNotAllowed'],
  [
    'a chow across',
    at('riichi', '1z', {
      type: 'meld',
      seat: 0,
      meld: { type: 'chi', own: [tile('2m'), tile('3m')], called: tile('1m'), from: 2 },
    }),
    'chowNotAllowed',
  ],
  [
    'a group that is none',
    at('riichi', '1z', {
      type: 'meld',
      seat: 0,
      meld: { type: 'pon', own: [tile('2m'), tile('3m')], called: tile('1m'), from: 2 },
    }),
    'badMeld',
  ],
  [
    'a pon from oneself',
    at('riichi', '1z', {
      type: 'meld',
      seat: 0,
      meld: { type: 'pon', own: [tile('1m'), tile('1m')], called: tile('1m'), from: 0 },
    }),
    'badSource',
  ],
  [
    'the called tile is not in the river',
    at('riichi', '123m456p789s1z [777z2]', ...river(2, '1m2m')),
    'calledTileMissing',
  ],
  [
    'the called tile is in the river and not marked',
    at('riichi', '123m456p789s1z [777z2]', ...river(2, '1m7z')),
    'calledTileMissing',
  ],
  [
    'a tile said to be called that nobody has',
    at('riichi', WHOLE, ...river(2, '1m7z'), { type: 'discard', seat: 2, index: 1, calledBy: 0 }),
    'noSuchCall',
  ],
  [
    'riichi with an open hand',
    at('riichi', '123m456p789s1z [777z2]', { type: 'riichi', seat: 0, riichi: 'riichi' }),
    'riichiOpenHand',
  ],
  ['two sideways tiles', at('riichi', WHOLE, { type: 'set', position: twoSideways() }), 'riichiTile'],
  [
    'a sideways tile without riichi',
    at('riichi', WHOLE, ...river(1, '9m'), { type: 'discard', seat: 1, index: 0, riichi: true }),
    'riichiTile',
  ],
  [
    'open riichi where it is not played',
    at('riichi', WHOLE, { type: 'riichi', seat: 0, riichi: 'riichi', open: true }),
    'notInRules',
  ],
  [
    'fewer sticks than riichi',
    at('riichi', WHOLE, { type: 'riichi', seat: 1, riichi: 'riichi' }, { type: 'sticks', value: 0 }),
    'tooFewSticks',
  ],
  [
    'six indicators',
    at('riichi', WHOLE, ...['3m', '4m', '6m', '7m', '8m', '9m'].map(indicator)),
    'tooManyIndicators',
  ],
  [
    'ura without riichi',
    at('riichi', WHOLE, indicator('9m'), { type: 'put', list: { field: 'ura' }, tile: tile('8m') }),
    'uraWithoutRiichi',
  ],
  [
    'more ura than indicators',
    at(
      'riichi',
      WHOLE,
      { type: 'riichi', seat: 0, riichi: 'riichi' },
      { type: 'put', list: { field: 'ura' }, tile: tile('8m') },
    ),
    'tooManyUra',
  ],
  ['an indicator in MCR', at('mcr', WHOLE, indicator('9m')), 'noDora'],
  ['a wall longer than what is left of it', at('riichi', WHOLE, { type: 'wall', value: 71 }), 'wallTooLong'],
  [
    'a wall that the rivers have eaten',
    at('riichi', WHOLE, ...river(1, '3456789m'), { type: 'wall', value: 65 }),
    'wallTooLong',
  ],
  [
    'rivers in no turn order',
    at('riichi', WHOLE, ...river(0, '9m'), ...river(1, '9p'), ...river(2, '1s'), ...river(3, '333z44z')),
    'riversUneven',
  ],
  ['ippatsu without riichi', at('riichi', WHOLE, mark('ippatsu')), 'markConflict'],
  ['a replacement without a kan', at('riichi', '123m456p789s11223z', mark('replacement')), 'markConflict'],
  ['a drawn tile robbed from a kan', at('riichi', '123m456p789s11223z', mark('robKong')), 'markConflict'],
  [
    'the first turn after a discard',
    at('riichi', '123m456p789s11223z', ...river(0, '9m'), mark('firstTurn')),
    'markConflict',
  ],
  [
    'the last tile with a wall left',
    at('riichi', WHOLE, { type: 'wall', value: 5 }, mark('last')),
    'markConflict',
  ],
  ['ippatsu in MCR', at('mcr', WHOLE, mark('ippatsu')), 'notInRules'],
  ['a tile shown by oneself', at('riichi', WHOLE, { type: 'take', tile: tile('3z'), from: 0 }), 'badTaken'],
];

function twoSideways(): Position {
  const p = at('riichi', WHOLE, ...river(1, '9m8m'), { type: 'riichi', seat: 1, riichi: 'riichi' });
  const seats = p.seats.map((s) => ({ ...s, river: s.river.map((d) => ({ ...d, riichi: true as const })) }));
  return { ...p, seats };
}

test.each(wrong)('%s', (_, position, code) => {
  expect(codes(position)).toContain(code);
});

test.each([
  ['a whole hand', at('riichi', WHOLE)],
  ['a hand being entered', at('riichi', '123m')],
  ['a kan of plain fives, although one is red', at('riichi', '456p789s11z12m [5555m]')],
  ['two indicators without a kan in sight', at('riichi', WHOLE, indicator('9m'), indicator('8m'))],
  ['a pon from a river that was not entered', at('riichi', '123m456p789s1z [777z2]')],
  ['three players set norths aside', norths()],
  [
    'the dealer of a Korean first turn has thrown',
    at(
      'korean',
      '123m456p789p1122z',
      ...river(0, '9m'),
      { type: 'take', tile: tile('3z'), from: 1 },
      mark('firstTurn'),
    ),
  ],
  [
    'bamboo where a Korean table plays with it',
    at('korean', WHOLE, { type: 'option', id: 'tileSet', value: 'full' }),
  ],
])('no fault: %s', (_, position) => {
  expect(faultsOf(position)).toEqual([]);
});

function norths(): Position {
  const p = edit(at('riichi', '19m456p789s11223z'), { type: 'players', players: 3 });
  return edit(p, { type: 'put', list: { field: 'aside', seat: 0 }, tile: tile('4z') });
}

describe('positions at random', () => {
  test('one that can be has no fault and is answered', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const position = legalPosition(seed);
        expect(faultsOf(position)).toEqual([]);
        if (position.family !== 'mcr') expect(deskAnswer(position).analysis).toBeDefined();
      }),
      { numRuns: 150 },
    );
  });

  test('a tile put in as often as it takes is one too many, and each of its places is named', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, at) => {
        const before = legalPosition(seed);
        const placed = placedTiles(before).filter(({ tile: t }) => !isFlower(t));
        const kind = kindOf(placed[at % placed.length]!.tile);
        const more = Array<Change>(5).fill({
          type: 'put',
          list: { field: 'river', seat: before.me },
          tile: plainTile(kind),
        });
        const after = more.reduce<Position>((p, change) => edit(p, change), before);
        const named = faultsOf(after).filter((f) => f.code === 'tooManyCopies' && f.tile === plainTile(kind));
        const lying = placedTiles(after).filter(({ tile: t }) => !isFlower(t) && kindOf(t) === kind);
        expect(named.map((f) => f.place)).toEqual(lying.map(({ place }) => place));
        expect(deskAnswer(after)).not.toHaveProperty('analysis');
      }),
    );
  });

  test('whatever is done to a position, its faults name places that it has, and an answer comes', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.tuple(fc.nat(44), fc.nat(6), fc.nat(3)), { maxLength: 8 }),
        (seed, acts) => {
          const start = { ...legalPosition(seed) };
          const lists = ['concealed', 'indicators', 'ura', 'river', 'aside'] as const;
          const after = acts.reduce<Position>((p, [t, l, s]) => {
            const field = lists[l % lists.length]!;
            const seat = (s % p.players) as 0;
            const list = field === 'river' || field === 'aside' ? { field, seat } : { field };
            return edit(p, { type: 'put', list, tile: t as Tile });
          }, start);
          if (after.family === 'mcr') return;
          const { faults } = deskAnswer(after);
          for (const { place } of faults) {
            if (!('index' in place)) continue;
            const list = 'seat' in place ? after.seats[place.seat]![place.field] : after[place.field];
            expect(list[place.index]).toBeDefined();
          }
          expect(faults.findIndex((f) => !forbids(f))).toBe(
            faults.some((f) => !forbids(f)) ? faults.filter(forbids).length : -1,
          );
        },
      ),
      { numRuns: 150 },
    );
  });
});
