import { expect, test } from 'vitest';
import type { Family, RuleSettings } from '../../settings.ts';
import { BOOKS, type BookOption } from '../parts/rule-book.ts';
import { isChanged, valueIn, withoutChanges, withValue } from './rule-options.ts';

const NONE: RuleSettings = { options: {} };
const option = (family: Family, id: string): BookOption =>
  BOOKS[family].groups.flatMap((g) => g.options).find((o) => o.id === id)!;

test.each<[Family, RuleSettings, string, unknown]>([
  ['riichi', NONE, 'akaDora', 3],
  ['riichi', { preset: 'tournament', options: {} }, 'akaDora', 0],
  ['riichi', { preset: 'tournament', options: { akaDora: 4 } }, 'akaDora', 4],
  ['riichi', { preset: 'nobody', options: {} }, 'akaDora', 3],
  ['mcr', NONE, 'twoConcealedKongs', 6],
  ['mcr', { preset: 'wmo', options: {} }, 'twoConcealedKongs', 8],
  ['mcr', { preset: 'book1998', options: {} }, 'concealedAndMeldedKong', 0],
  ['korean', NONE, 'points.sevenPairs', 4],
  ['korean', { preset: 'samsigi', options: {} }, 'points.sevenPairs', 2],
  ['korean', { preset: 'samsigi', options: { 'points.sevenPairs': 3 } }, 'points.sevenPairs', 3],
])('%s: %o has %s', (family, rules, id, value) => {
  expect(valueIn(BOOKS[family], rules, option(family, id))).toBe(value);
});

test('a change is kept by its path; set back it is none', () => {
  const renhou = option('riichi', 'renhou.mode');
  const changed = withValue(BOOKS.riichi, NONE, renhou, 'mangan');
  expect(changed.options).toEqual({ 'renhou.mode': 'mangan' });
  expect(isChanged(changed, renhou)).toBe(true);
  expect(withValue(BOOKS.riichi, changed, renhou, 'none').options).toEqual({});
  expect(withoutChanges({ preset: 'tenhou', options: { kuitan: false } })).toEqual({
    preset: 'tenhou',
    options: {},
  });
});

test('what another preset has is a change here', () => {
  const kong = option('mcr', 'twoConcealedKongs');
  expect(withValue(BOOKS.mcr, NONE, kong, 8).options).toEqual({ twoConcealedKongs: 8 });
  expect(withValue(BOOKS.mcr, { preset: 'wmo', options: {} }, kong, 8).options).toEqual({});
});

test('every option of every family has a name and a meaning in four languages', () => {
  const bare = Object.entries(BOOKS).flatMap(([family, { groups, texts }]) =>
    groups
      .flatMap((g) => g.options)
      .filter(({ id }) => texts[id]?.name.length !== 4 || texts[id]?.meaning.length !== 4)
      .map(({ id }) => `${family} ${id}`),
  );
  expect(bare).toEqual([]);
});
