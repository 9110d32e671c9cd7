import { expect, test } from 'vitest';
import { decompose } from '../shapes/decompose.ts';
import { countsOf } from '../tiles/counts.ts';
import { formatHand, parseTiles } from '../tiles/notation.ts';
import { KINDS, plainTile, type Tile } from '../tiles/tile.ts';
import { terms } from './reference.ts';
import { TERM_TILES } from './term-tiles.ts';

const tilesOf = (text: string): readonly Tile[] => {
  const read = parseTiles(text);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
};

/** Groups and, where it takes one, a pair that make thirteen tiles of a part. */
const REST: Readonly<Record<number, string>> = {
  1: '222z333z444z555z',
  2: '11z222z333z444z',
  4: '222z333z444z',
  5: '11z222z333z',
  7: '222z333z',
  13: '',
};

const waitsOf = (held: readonly Tile[]): readonly Tile[] =>
  KINDS.filter((kind) => decompose(countsOf([...held, plainTile(kind)]), 0).length > 0).map(plainTile);

test.each(
  Object.entries(TERM_TILES).flatMap(([id, { tiles, waits }]) =>
    waits ? [[id, tiles, waits] as const] : [],
  ),
)('%s: %s waits for %s', (_, tiles, waits) => {
  const part = tilesOf(tiles);
  const held = [...part, ...tilesOf(REST[part.length]!)];
  expect(held).toHaveLength(13);
  expect(formatHand(waitsOf(held))).toBe(formatHand(tilesOf(waits)));
});

test('what is drawn are words of the reference', () => {
  const ids = terms().map(({ id }) => id);
  expect(Object.keys(TERM_TILES).filter((id) => !ids.includes(id))).toEqual([]);
  for (const { tiles } of Object.values(TERM_TILES)) expect(tilesOf(tiles).length).toBeGreaterThan(0);
});
