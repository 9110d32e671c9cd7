import { expect, test } from 'vitest';
import { edit } from '../../desk/edit.ts';
import { emptyPosition, type Position } from '../../desk/position.ts';
import { changeOf, readText } from '../../desk/text.ts';
import { formatTiles, parseTile } from '../../tiles/notation.ts';
import { keyRows, leftOf } from './tile-set.ts';

const tile = (text: string) => {
  const read = parseTile(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

const rows = (position: Position): readonly string[] =>
  keyRows(position).map((row) => formatTiles(row.tiles));

test.each([
  ['riichi', emptyPosition('riichi'), ['1234506789m', '1234506789p', '1234506789s', '1234567z']],
  ['three players', emptyPosition('riichi', 3), ['19m', '1234506789p', '1234506789s', '1234567z']],
  ['MCR', emptyPosition('mcr'), ['123456789m', '123456789p', '123456789s', '1234567z', '1234f1234g']],
  ['Korean', emptyPosition('korean'), ['123456789m', '123456789p', '1234567z', '1234f']],
  [
    'Korean with bamboo',
    edit(emptyPosition('korean'), { type: 'option', id: 'tileSet', value: 'full' }),
    ['123456789m', '123456789p', '123456789s', '1234567z', '1234f'],
  ],
  [
    'riichi without red fives',
    edit(emptyPosition('riichi'), { type: 'option', id: 'akaDora', value: 0 }),
    ['123456789m', '123456789p', '123456789s', '1234567z'],
  ],
])('the keyboard of %s', (_, position, expected) => {
  expect(rows(position)).toEqual(expected);
});

test('what is left: red and plain fives apart, melds and the taken tile counted, a tile called away once', () => {
  const empty = emptyPosition();
  const hand = changeOf(readText('5505p [777z2]', empty))!;
  const with7z = edit(edit(empty, hand), {
    type: 'put',
    list: { field: 'river', seat: 2 },
    tile: tile('7z'),
  });
  const called = edit(with7z, { type: 'discard', seat: 2, index: 0, calledBy: 0 });
  const left = leftOf(called);
  expect([left(tile('5p')), left(tile('0p')), left(tile('7z')), left(tile('1m'))]).toEqual([0, 0, 1, 4]);
});
