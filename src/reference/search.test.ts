import { describe, expect, test } from 'vitest';
import { RULE_SETS } from '../rules/rules.ts';
import { bookOf } from './book.ts';
import { placeOf } from './entry.ts';
import { entriesOf, terms } from './reference.ts';
import { indexOf, plainName, search } from './search.ts';

const ALL = [...RULE_SETS.flatMap((family) => entriesOf(bookOf(family))), ...terms()];
const INDEX = indexOf(ALL);
const found = (text: string): readonly string[] => search(INDEX, text).map(placeOf);

describe.each([
  ['by name', 'Half Flush', 'riichi/honitsu'],
  ['whatever the case', 'hALF fLUSH', 'riichi/honitsu'],
  ['without spaces', 'halfflush', 'mcr/halfFlush'],
  ['by the beginning', 'half fl', 'korean/halfFlush'],
  ['in Korean', '혼일색', 'korean/halfFlush'],
  ['in Korean with spaces', '부지엎어', 'korean/earlyUpeo'],
  ['in Japanese', '混一色', 'riichi/honitsu'],
  ['in Chinese', '清一色', 'mcr/fullFlush'],
  ['by a shortened Chinese name', '一双龙会', 'mcr/pureTerminalChows'],
  ['in katakana', 'ピンフ', 'riichi/pinfu'],
  ['in hiragana', 'ぴんふ', 'riichi/pinfu'],
  ['with and without the long bar', 'りち', 'riichi/riichi'],
  ['in Latin letters', 'chiitoitsu', 'riichi/chiitoitsu'],
  ['in pinyin without tones', 'da sanyuan', 'mcr/bigThreeDragons'],
  ['in full width', 'ＰＩＮＦＵ', 'riichi/pinfu'],
  ['by another spelling', '사암각', 'riichi/suuankou'],
  ['in Chinese with another letter for winning', '平胡', 'mcr/allChows'],
  ['a word of the game', '진팅', 'terms/term.furitenKr'],
  ['a tile', '5통', 'terms/tile.5p'],
])('%s: %s', (_, text, place) => {
  test(`finds ${place}`, () => {
    expect(found(text)).toContain(place);
  });
});

test('an exact name comes before a longer one', () => {
  expect(found('Riichi')[0]).toBe('riichi/riichi');
  expect(found('pinfu')[0]).toBe('riichi/pinfu');
});

test.each(['', '  ', '・', 'xyzzy', '없는역'])('«%s» finds nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('every name of every entry finds it', () => {
  const lost = ALL.flatMap((entry) =>
    entry.names
      .filter((name) => !found(name).includes(placeOf(entry)))
      .map((name) => `${placeOf(entry)} ${name}`),
  );
  expect(lost).toEqual([]);
});

test('marks, width, tones and kana make no difference', () => {
  expect(plainName('Dà Sìxǐ')).toBe('dasixi');
  expect(plainName('멘젠·쯔모')).toBe('멘젠쯔모');
  expect(plainName('ガ')).toBe('が');
});
