// The words of one language: sentences from the catalogues, names from the tables, numbers from `Intl`. The panel's own
// sentences are loaded for the language that is spoken, English apart: it is what is said where the others are not there.

import type { Language } from '../settings.ts';
import { LANGUAGES } from '../settings.ts';
import type { Tile } from '../tiles/tile.ts';
import { en, type MessageKey } from './en.ts';
import { cut, type Message, type Params, type Piece, plain, type Speech, templateOf } from './message.ts';
import { NAMES, type NameTable } from './names.ts';
import { tileName } from './tile-names.ts';

export type { MessageKey } from './en.ts';
export type { Param, Params, Piece } from './message.ts';
export type { NameTable } from './names.ts';

type Catalogue = Readonly<Record<MessageKey, Message>>;

const SHELVES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: async () => en,
  ko: async () => (await import('./ko.ts')).ko,
  ja: async () => (await import('./ja.ts')).ja,
  'zh-CN': async () => (await import('./zh-cn.ts')).zhCN,
};

const learnt = new Map<Language, Catalogue>([['en', en]]);

/** Loads what the panel says in a language; never rejects. Until then, and where it fails, it speaks English. */
export const learn = async (language: Language): Promise<void> => {
  if (learnt.has(language)) return;
  try {
    learnt.set(language, await SHELVES[language]());
  } catch (error) {
    console.error(error);
  }
};

/** Sentences of one catalogue in one language. */
export interface Sentences<Key extends string> {
  /** Plain text, for attributes and announcements: tiles by name. */
  readonly text: (key: Key, params?: Params) => string;
  /** The same cut into pieces, for drawing. */
  readonly pieces: (key: Key, params?: Params) => readonly Piece[];
}

/** One area's messages in every language. Each page has its own; the panel's are learnt. */
export type Catalogues<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, Message>>>>;

export interface Words extends Sentences<MessageKey> {
  readonly language: Language;
  readonly number: (n: number) => string;
  readonly tile: (tile: Tile) => string;
  /** A name by its rule book's id; an id that is in no table is shown as it is. */
  readonly name: (table: NameTable, id: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** Whole sentences, one after the other. */
  readonly sentences: (said: readonly string[]) => string;
}

/** `Intl.ListFormat` puts bare spaces between units in Korean, and an "and" elsewhere: neither reads as a list of yaku. */
const COMMA: Readonly<Record<Language, string>> = { en: ', ', ko: ', ', ja: '、', 'zh-CN': '、' };

/** Between sentences; the full stop of Chinese and Japanese brings its own. */
const AFTER_SENTENCE: Readonly<Record<Language, string>> = { en: ' ', ko: ' ', ja: '', 'zh-CN': '' };

const makeSpeech = (language: Language): Speech => {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    plural: (n) => rules.select(n),
    // The sign that stands as wide as a plus, where `Intl` writes a hyphen; and no sign before a zero.
    number: (n) => numbers.format(n + 0).replace('-', '−'),
    tiles: (tiles) => tiles.map((t) => tileName(t, language)).join(' '),
  };
};

/** Made once a language, since `Intl` objects are slow to make. */
const speeches = new Map<Language, Speech>();
const speechOf = (language: Language): Speech => {
  const speech = speeches.get(language) ?? makeSpeech(language);
  speeches.set(language, speech);
  return speech;
};

const sentencesIn = <Key extends string>(
  catalogue: Readonly<Record<Key, Message>>,
  language: Language,
): Sentences<Key> => {
  const speech = speechOf(language);
  const pieces = (key: Key, params: Params = {}) =>
    cut(templateOf(catalogue[key], params, speech), params, speech);
  return { pieces, text: (key, params) => plain(pieces(key, params), speech) };
};

/** An area's sentences in one language. */
export const sentencesOf = <Key extends string>(
  catalogues: Catalogues<Key>,
  language: Language,
): Sentences<Key> => sentencesIn(catalogues[language], language);

const make = (language: Language, catalogue: Catalogue): Words => {
  const column = LANGUAGES.indexOf(language);
  return {
    language,
    ...sentencesIn(catalogue, language),
    number: speechOf(language).number,
    tile: (tile) => tileName(tile, language),
    name: (table, id) => NAMES[table][id]?.[column] ?? id,
    list: (items) => items.join(COMMA[language]),
    sentences: (said) => said.join(AFTER_SENTENCE[language]),
  };
};

const made = new Map<Language, Words>();

/** The words of a language that was learnt, else English ones; made once. */
export const wordsFor = (language: Language): Words => {
  const catalogue = learnt.get(language);
  if (catalogue === undefined) return wordsFor('en');
  const words = made.get(language) ?? make(language, catalogue);
  made.set(language, words);
  return words;
};
