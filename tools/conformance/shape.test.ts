import { describe, expect, test } from 'vitest';
import { BadInput } from './read.ts';
import {
  either,
  fields,
  flag,
  listOf,
  nullable,
  number,
  oneOf,
  optional,
  recordOf,
  shaped,
  text,
} from './shape.ts';

interface Meld {
  readonly type: 'chi' | 'pon';
  readonly tiles: readonly string[];
  readonly from?: number | null;
}
interface Line {
  readonly id: string;
  readonly melds: readonly Meld[];
  readonly tsumo: boolean;
  readonly counts?: Readonly<Record<string, number>>;
  readonly fu: number | string | null;
}

const LINE = fields<Line>({
  id: text,
  melds: listOf(
    fields<Meld>({ type: oneOf('chi', 'pon'), tiles: listOf(text), from: optional(nullable(number)) }),
  ),
  tsumo: flag,
  counts: optional(recordOf(number)),
  fu: nullable(either(number, text)),
});

const RIGHT = { id: 'a', melds: [{ type: 'chi', tiles: ['1m'] }], tsumo: true, fu: null };

test.each([
  ['as it should be', {}],
  ['with fields that may miss', { counts: { '1m': 4 }, melds: [{ type: 'pon', tiles: [], from: null }] }],
  ['with fields nobody asked for', { note: 'x' }],
  ['either type', { fu: 30 }],
])('%s it passes, the same value', (_, change) => {
  const line = { ...RIGHT, ...change };
  expect(shaped(LINE, line)).toBe(line);
});

describe('what is wrong is said with its place', () => {
  test.each([
    ['no object', [], 'the line must be an object, and is a list'],
    ['null', null, 'the line must be an object, and is null'],
    ['missing', { ...RIGHT, id: undefined }, '«id» is missing'],
    ['missing deep within', { ...RIGHT, melds: [{ type: 'chi' }] }, '«melds[0].tiles» is missing'],
    ['of another type', { ...RIGHT, tsumo: 'yes' }, '«tsumo» must be true or false, and is "yes"'],
    ['no list', { ...RIGHT, melds: {} }, '«melds» must be a list, and is an object'],
    [
      'none of a few',
      { ...RIGHT, melds: [RIGHT.melds[0], { type: 'kan', tiles: [] }] },
      '«melds[1].type» must be one of chi, pon, and is "kan"',
    ],
    [
      'in a list',
      { ...RIGHT, melds: [{ type: 'chi', tiles: [1] }] },
      '«melds[0].tiles[0]» must be a text, and is 1',
    ],
    ['under a name', { ...RIGHT, counts: { '1m': '4' } }, '«counts.1m» must be a number, and is "4"'],
    ['neither type', { ...RIGHT, fu: true }, '«fu» must be a text, and is true'],
    ['very long', { ...RIGHT, id: 5, tsumo: 'x'.repeat(99) }, '«id» must be a text, and is 5'],
  ])('%s', (_, line, sentence) => {
    expect(() => shaped(LINE, line)).toThrow(BadInput);
    expect(() => shaped(LINE, line)).toThrow(sentence);
  });

  test('a long value is cut', () => {
    expect(number.faultOf('x'.repeat(99), 'fu')).toMatch(/^«fu» must be a number, and is "x{39}…$/);
  });
});
