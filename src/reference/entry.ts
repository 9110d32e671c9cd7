// What the reference says of one thing that a rule set counts: name, worth, what is not counted beside it, and an example
// that the rules themselves score. Sentences stand apart, in `text/`.

import type { RulesId } from '../rules/rules.ts';

/** The languages of the product, as its settings name them. */
export type Language = 'en' | 'ko' | 'ja' | 'zh-CN';

/** A name in en, ko, ja and zh-CN. */
export type Names = readonly [en: string, ko: string, ja: string, zhCN: string];

/** The rule sets, and the words of all three. */
export const SHELVES = ['riichi', 'mcr', 'korean', 'terms'] as const;
export type Shelf = RulesId | 'terms';

/** What an entry counts under the options in force. */
export type Worth =
  /** `open` absent: closed hands alone. */
  | { readonly unit: 'han'; readonly closed: number; readonly open?: number }
  | { readonly unit: 'yakuman'; readonly times: number; readonly open: boolean }
  | { readonly unit: 'limit'; readonly limit: 'mangan' | 'baiman'; readonly open: boolean }
  /** By what it is made of, the least first. */
  | { readonly unit: 'fu'; readonly values: readonly number[] }
  | { readonly unit: 'fan'; readonly value: number; readonly each: boolean }
  | { readonly unit: 'points'; readonly value: number; readonly each: boolean; readonly open: boolean }
  /** A reason to refuse a win, a word: nothing that counts. */
  | { readonly unit: 'none' };

/**
 * A win told in one line, as the tables of cases of its rule set are. `options`: what has to be switched on for it,
 * on top of those in force.
 */
export interface WinExample {
  readonly hand: string;
  readonly win: string;
  readonly facts?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

export interface Entry {
  readonly shelf: Shelf;
  readonly id: string;
  /** Where it stands in its shelf. */
  readonly section: string;
  readonly names: Names;
  /** Other spellings, and how the name is read: kana, pinyin, letters. */
  readonly also: readonly string[];
  readonly worth: Worth;
  /** False: the options in force do not play it. */
  readonly played: boolean;
  /** Entries that are not counted beside it. */
  readonly excludes: readonly string[];
  readonly example?: Example;
}

/** Discards of a hand that nobody won. */
export interface RiverExample {
  readonly river: string;
  readonly options?: WinExample['options'];
}

export type Example = WinExample | RiverExample;

/** An entry's place in the page's address. */
export const placeOf = ({ shelf, id }: Pick<Entry, 'shelf' | 'id'>): string => `${shelf}/${id}`;
