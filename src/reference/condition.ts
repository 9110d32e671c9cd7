// The rule behind an entry in one or two plain sentences. A sheet of the desk shows it under its line; the reference shows
// it under the name.

import type { Language, Shelf } from './entry.ts';
import { tileOfTerm } from './terms.ts';
import { koreanEn } from './text/korean.en.ts';
import { koreanJa } from './text/korean.ja.ts';
import { koreanKo } from './text/korean.ko.ts';
import { koreanZhCN } from './text/korean.zh-cn.ts';
import { mcrEn } from './text/mcr.en.ts';
import { mcrJa } from './text/mcr.ja.ts';
import { mcrKo } from './text/mcr.ko.ts';
import { mcrZhCN } from './text/mcr.zh-cn.ts';
import { riichiEn } from './text/riichi.en.ts';
import { riichiJa } from './text/riichi.ja.ts';
import { riichiKo } from './text/riichi.ko.ts';
import { riichiZhCN } from './text/riichi.zh-cn.ts';
import { termsEn } from './text/terms.en.ts';
import { termsJa } from './text/terms.ja.ts';
import { termsKo } from './text/terms.ko.ts';
import { termsZhCN } from './text/terms.zh-cn.ts';
import { tileSentence } from './tile-terms.ts';

type Texts = Readonly<Record<string, string>>;

export const TEXTS: Readonly<Record<Shelf, Readonly<Record<Language, Texts>>>> = {
  riichi: { en: riichiEn, ko: riichiKo, ja: riichiJa, 'zh-CN': riichiZhCN },
  mcr: { en: mcrEn, ko: mcrKo, ja: mcrJa, 'zh-CN': mcrZhCN },
  korean: { en: koreanEn, ko: koreanKo, ja: koreanJa, 'zh-CN': koreanZhCN },
  terms: { en: termsEn, ko: termsKo, ja: termsJa, 'zh-CN': termsZhCN },
};

/** Also of fu items, by the names of the sheet, and of reasons to refuse a win. Undefined: nothing by that id. */
export const conditionOf = (shelf: Shelf, id: string, language: Language): string | undefined => {
  const tile = shelf === 'terms' ? tileOfTerm(id) : undefined;
  return tile === undefined ? TEXTS[shelf][language][id] : tileSentence(tile, language);
};
