// Entries by what they are called, in any language, however it is typed: case, spaces, marks, width and the two kana make
// no difference.

import type { Entry } from './entry.ts';

const TO_HIRAGANA = 0x60;
const KATAKANA = /[\u30a1-\u30f6]/g;
/** Accents of Latin letters: pinyin is found without its tones. */
const TONES = /[\u0300-\u036f]/g;
/** Spaces, marks between words, and the bar that makes kana long. */
const BETWEEN = /[\s\u30fc\u30fb·・.,'’"“”()（）〔〕[\]\-‑–/、，]/g;

/** Letters that write one word: 平胡 is 平和. */
const TO_WIN = /[胡糊]/g;

/** What two spellings of one name have in common. */
export const plainName = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(TONES, '')
    .normalize('NFC')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA))
    .replace(TO_WIN, '和')
    .replace(BETWEEN, '');

/** The letters in order, with others between them: `一双龙会` in `一色双龙会`. */
const isWithin = (letters: string, name: string): boolean => {
  let at = 0;
  for (const letter of letters) {
    at = name.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

/** Fewer letters in order say nothing: nearly every name has them. */
const LOOSE_FROM = 4;
/** Latin letters recur too much for that. */
const LATIN = /^[\w]+$/;

const RANKS: readonly ((name: string, query: string) => boolean)[] = [
  (name, query) => name === query,
  (name, query) => name.startsWith(query),
  (name, query) => name.includes(query),
  (name, query) => query.length >= LOOSE_FROM && !LATIN.test(query) && isWithin(query, name),
];

const NOT = RANKS.length;

const rankOf = (names: readonly string[], query: string): number => {
  const rank = RANKS.findIndex((holds) => names.some((name) => holds(name, query)));
  return rank < 0 ? NOT : rank;
};

interface Known {
  readonly entry: Entry;
  readonly names: readonly string[];
}

export type Index = readonly Known[];

/** Names made plain once; a query then compares strings. */
export const indexOf = (entries: readonly Entry[]): Index =>
  entries.map((entry) => ({
    entry,
    names: [...entry.names, ...entry.also, entry.id].map(plainName).filter(Boolean),
  }));

/** The best first; of equals, as the index has them. Nothing for an empty query. */
export const search = (index: Index, text: string): readonly Entry[] => {
  const query = plainName(text);
  if (query === '') return [];
  return index
    .map(({ entry, names }) => ({ entry, rank: rankOf(names, query) }))
    .filter(({ rank }) => rank < NOT)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
};
