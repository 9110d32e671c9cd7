import { expect, test } from 'vitest';
import { archiveLine, isArchive, piecesOf } from './archive.ts';

async function* parts(...texts: readonly string[]): AsyncGenerator<string> {
  yield* texts;
}

const all = async (size: number, ...texts: readonly string[]) => {
  const pieces = [];
  for await (const piece of piecesOf(parts(...texts), size)) pieces.push(piece);
  return pieces;
};

test('pieces are whole lines, and know how many came before', async () => {
  expect(await all(4, 'aa\nb', 'b\ncc\n', 'd')).toEqual([
    { text: 'aa\n', lines: 0 },
    { text: 'bb\ncc\n', lines: 1 },
    { text: 'd', lines: 3 },
  ]);
  expect(await all(100, 'aa\n', 'bb\n')).toEqual([{ text: 'aa\nbb\n', lines: 0 }]);
  expect(await all(4)).toEqual([]);
});

test('a game on one line says the same', () => {
  const exported = '{"tehai":"games","games":[\n{"names":["a\\nb"]}\n]}\n';
  const line = archiveLine(exported);
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toEqual(JSON.parse(exported));
  expect(isArchive(line)).toBe(true);
});
