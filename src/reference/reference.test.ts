import { describe, expect, test } from 'vitest';
import { PRESETS as KOREAN_PRESETS, YAKU_NAMES } from '../rules/korean/options.ts';
import { PROFILES } from '../rules/mcr/options.ts';
import { PRESETS as RIICHI_PRESETS } from '../rules/riichi/options.ts';
import { RULE_SETS } from '../rules/rules.ts';
import { type Book, bookOf } from './book.ts';
import { conditionOf, TEXTS } from './condition.ts';
import type { Entry, Language } from './entry.ts';
import { CLOSED } from './korean.ts';
import { REPEATED } from './mcr.ts';
import { entriesOf, inSections, parsePlace, terms } from './reference.ts';
import { FU_VALUES } from './riichi.ts';
import { idsIn, type Outcome, scoredOf } from './scored.ts';

const PRESETS = { riichi: RIICHI_PRESETS, mcr: PROFILES, korean: KOREAN_PRESETS } as const;
const BOOKS: readonly (readonly [string, Book])[] = RULE_SETS.flatMap((family) =>
  PRESETS[family].map((preset) => [`${family} ${preset}`, bookOf(family, preset)] as const),
);
const LANGUAGES: readonly Language[] = ['en', 'ko', 'ja', 'zh-CN'];

const withExample = (book: Book): readonly Entry[] => entriesOf(book).filter((entry) => entry.example);
const outcomeOf = (book: Book, { example, played }: Entry): Outcome =>
  scoredOf(book, example!, played).outcome;

describe.each(BOOKS)('%s', (_, book) => {
  test.each(withExample(book).map((entry) => [entry.id, entry] as const))(
    'the example of %s has it',
    (id, entry) => {
      expect(idsIn(outcomeOf(book, entry))).toContain(id);
    },
  );

  test('every entry has an example', () => {
    expect(
      entriesOf(book)
        .filter(({ example }) => !example)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  test('no id twice', () => {
    const ids = entriesOf(book).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('what an entry excludes stands in no example beside it', () => {
    const excludes = new Map(entriesOf(book).map(({ id, excludes }) => [id, excludes]));
    const both = withExample(book).flatMap((entry) => {
      const ids = idsIn(outcomeOf(book, entry));
      return ids.flatMap((id) =>
        (excludes.get(id) ?? [])
          .filter((other) => ids.includes(other))
          .map((other) => `${entry.id}: ${id}, ${other}`),
      );
    });
    expect(both).toEqual([]);
  });

  test('all that is excluded stands in the book', () => {
    const ids = entriesOf(book).map(({ id }) => id);
    expect(entriesOf(book).flatMap(({ excludes }) => excludes.filter((id) => !ids.includes(id)))).toEqual([]);
  });

  test('what an entry is worth is what its example counts', () => {
    for (const entry of withExample(book))
      expect([entry.id, countsOf(book, entry)]).toEqual([entry.id, true]);
  });
});

/** Whether the line of the score is worth what the entry says. */
const countsOf = (book: Book, entry: Entry): boolean => {
  const outcome = outcomeOf(book, entry);
  const { worth, id } = entry;
  if (typeof outcome === 'string') return worth.unit === 'none';
  switch (worth.unit) {
    case 'han': {
      if (outcome.family !== 'riichi') return false;
      const han = outcome.yaku.find((y) => y.id === id)?.han;
      return han === worth.closed || han === worth.open;
    }
    case 'yakuman':
      if (outcome.family !== 'riichi') return false;
      return id === 'kazoe'
        ? outcome.limit === 'yakuman'
        : outcome.yakuman.some((y) => y.id === id && y.value === worth.times);
    case 'limit':
      return outcome.family === 'draw'
        ? outcome.points === 8000
        : outcome.family === 'riichi' && outcome.limit === worth.limit;
    case 'fan':
      return outcome.family === 'mcr' && outcome.fans.some((f) => f.id === id && f.value === worth.value);
    case 'points':
      return (
        outcome.family === 'korean' && outcome.items.some((i) => i.id === id && i.value % worth.value === 0)
      );
    case 'fu':
      return outcome.family === 'riichi';
    case 'none':
      return false;
  }
};

test('every one of the 81 fans and the addition, all 26 base and 12 bonus yaku', () => {
  const count = (book: Book, unit: string): number =>
    entriesOf(book).filter(({ worth, played }) => worth.unit === unit && played).length;
  expect(count(bookOf('mcr'), 'fan')).toBe(82);
  expect(count(bookOf('korean'), 'points')).toBe(38);
  const sections = inSections(entriesOf(bookOf('korean'))).map(({ section }) => section);
  expect(sections.filter((s) => s.startsWith('base'))).toHaveLength(9);
});

test('whatever line a Korean score has, the reference has its entry', () => {
  const ids = entriesOf(bookOf('korean')).map(({ id }) => id);
  expect(Object.keys(YAKU_NAMES).filter((id) => !ids.includes(id))).toEqual([]);
});

test("a win on a flower's replacement is told where it is played, with an example that counts it", () => {
  const entryIn = (book: Book) => entriesOf(book).find(({ id }) => id === 'flowerReplacementWin')!;
  expect(entryIn(bookOf('korean'))).toMatchObject({ played: false, section: 'bonus5' });
  const book = bookOf('korean', undefined, { flowerReplacementWin: true });
  expect(entryIn(book)).toMatchObject({ played: true });
  expect(countsOf(book, entryIn(book))).toBe(true);
});

test.each([
  ['riichi/pinfu', { shelf: 'riichi', id: 'pinfu' }],
  ['korean/', { shelf: 'korean' }],
  ['terms', { shelf: 'terms' }],
  ['%E0%A4%A', undefined],
  ['', undefined],
  ['mcr/a/b', undefined],
])('the address «%s» leads there', (address, place) => {
  expect(parsePlace(address)).toEqual(place);
});

test('an open hand has no Korean yaku of closed hands, and each other yaku is shown open or may be', () => {
  const book = bookOf('korean');
  for (const entry of withExample(book)) {
    const { melds, outcome } = scoredOf(book, entry.example!);
    if (typeof outcome === 'string' || melds.every((m) => m.type === 'closedKan')) continue;
    expect(idsIn(outcome).filter((id) => CLOSED.some((closed) => closed === id))).toEqual([]);
  }
});

test('a Korean base yaku that may be open is shown open', () => {
  const book = bookOf('korean');
  const closed = withExample(book)
    .filter(({ section, worth }) => section.startsWith('base') && worth.unit === 'points' && worth.open)
    .filter(({ example }) => scoredOf(book, example!).melds.every((m) => m.type === 'closedKan'));
  expect(closed.map(({ id }) => id)).toEqual([]);
});

test('only fans that are said to repeat do so', () => {
  const book = bookOf('mcr');
  const twice = withExample(book).flatMap((entry) => {
    const outcome = outcomeOf(book, entry);
    return typeof outcome === 'string' || outcome.family !== 'mcr'
      ? []
      : outcome.fans.filter(({ times }) => times > 1).map(({ id }) => id);
  });
  expect(twice.filter((id) => !REPEATED.includes(id))).toEqual([]);
  expect(twice.length).toBeGreaterThan(0);
});

test('fu of the examples are among those an entry names', () => {
  const book = bookOf('riichi');
  for (const entry of withExample(book).filter(({ section }) => section === 'fu')) {
    const outcome = outcomeOf(book, entry);
    if (typeof outcome === 'string' || outcome.family !== 'riichi') throw new Error(entry.id);
    const ids = idsIn(outcome).slice(outcome.yaku.length);
    outcome.fuItems.forEach(({ fu }, i) => {
      expect([ids[i], FU_VALUES[ids[i]!]?.includes(fu)]).toEqual([ids[i], true]);
    });
  }
});

describe('sentences', () => {
  const all = [...RULE_SETS.flatMap((family) => entriesOf(bookOf(family))), ...terms()];

  test.each(LANGUAGES)('in %s for every entry', (language) => {
    expect(all.filter(({ shelf, id }) => !conditionOf(shelf, id, language)).map(({ id }) => id)).toEqual([]);
  });

  test.each(LANGUAGES)('in %s for the same ids as in English', (language) => {
    for (const texts of Object.values(TEXTS))
      expect(Object.keys(texts[language])).toEqual(Object.keys(texts.en));
  });

  test.each(LANGUAGES)('in %s end as sentences do', (language) => {
    const texts = Object.values(TEXTS).flatMap((shelf) => Object.values(shelf[language]));
    expect(texts.filter((text) => !/[.。]$/.test(text))).toEqual([]);
  });

  test.each(['ko', 'ja', 'zh-CN'] as const)('in %s leave no English behind', (language) => {
    const texts = Object.values(TEXTS).flatMap((shelf) => Object.values(shelf[language]));
    expect(texts.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  test('in Korean are written in Hangul alone', () => {
    const texts = Object.values(TEXTS).flatMap((shelf) => Object.values(shelf.ko));
    expect(texts.filter((text) => /[\u3040-\u30ff\u3400-\u9fff]/.test(text))).toEqual([]);
  });

  test('names stand in every language', () => {
    expect(all.filter(({ names }) => names.some((name) => name.trim() === '')).map(({ id }) => id)).toEqual(
      [],
    );
  });
});

test.each([
  ['riichi/pinfu', { shelf: 'riichi', id: 'pinfu' }],
  ['terms/wait.tanki', { shelf: 'terms', id: 'wait.tanki' }],
  ['mcr', { shelf: 'mcr' }],
  ['', undefined],
  ['go/stone', undefined],
  ['riichi/<b>', undefined],
])('the address %s', (text, place) => {
  expect(parsePlace(text)).toEqual(place);
});
