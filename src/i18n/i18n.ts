// The words of one language: sentences from the catalogues, names from the tables, numbers from `Intl`.

import type { Language } from '../settings.ts';
import { LANGUAGES } from '../settings.ts';
import type { Tile } from '../tiles/tile.ts';
import { en, type MessageKey } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { cut, type Message, type Params, type Piece, plain, type Speech, templateOf } from './message.ts';
import { NAMES, type NameTable } from './names.ts';
import { tileName } from './tile-names.ts';
import { zhCN } from './zh-cn.ts';

export type { MessageKey } from './en.ts';
export type { Param, Params, Piece } from './message.ts';
export type { NameTable } from './names.ts';

export const CATALOGUES: Catalogues<MessageKey> = {
  en,
  ko,
  ja,
  'zh-CN': zhCN,
};

/** Sentences of one catalogue in one language. */
export interface Sentences<Key extends string> {
  /** Plain text, for attributes and announcements: tiles by name. */
  readonly text: (key: Key, params?: Params) => string;
  /** The same cut into pieces, for drawing. */
  readonly pieces: (key: Key, params?: Params) => readonly Piece[];
}

/** One area's messages in every language. The panel's own are `CATALOGUES`; each page has its own beside them. */
export type Catalogues<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, Message>>>>;

export interface Words extends Sentences<MessageKey> {
  readonly language: Language;
  readonly number: (n: number) => string;
  readonly tile: (tile: Tile) => string;
  /** A name by its rule book's id; an id that is in no table is shown as it is. */
  readonly name: (table: NameTable, id: string) => string;
  readonly list: (items: readonly string[]) => string;
}

/** `Intl.ListFormat` puts bare spaces between units in Korean, and an "and" elsewhere: neither reads as a list of yaku. */
const COMMA: Readonly<Record<Language, string>> = { en: ', ', ko: ', ', ja: '、', 'zh-CN': '、' };

const makeSpeech = (language: Language): Speech => {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    plural: (n) => rules.select(n),
    number: (n) => numbers.format(n),
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

/** An area's sentences in one language. */
export const sentencesOf = <Key extends string>(
  catalogues: Catalogues<Key>,
  language: Language,
): Sentences<Key> => {
  const speech = speechOf(language);
  const pieces = (key: Key, params: Params = {}) =>
    cut(templateOf(catalogues[language][key], params, speech), params, speech);
  return { pieces, text: (key, params) => plain(pieces(key, params), speech) };
};

const make = (language: Language): Words => {
  const column = LANGUAGES.indexOf(language);
  return {
    language,
    ...sentencesOf(CATALOGUES, language),
    number: speechOf(language).number,
    tile: (tile) => tileName(tile, language),
    name: (table, id) => NAMES[table][id]?.[column] ?? id,
    list: (items) => items.join(COMMA[language]),
  };
};

const made = new Map<Language, Words>();

/** The words of a language; made once. */
export const wordsFor = (language: Language): Words => {
  const words = made.get(language) ?? make(language);
  made.set(language, words);
  return words;
};
