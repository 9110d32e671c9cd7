// A rule set with the options in force: what worths and examples are told by.

import type { KoreanOptions } from '../rules/korean/options.ts';
import {
  isPreset as isKoreanPreset,
  parseOptions as koreanOptions,
  presetOptions as koreanPreset,
} from '../rules/korean/options.ts';
import type { McrOptions } from '../rules/mcr/options.ts';
import { isProfile, parseOptions as mcrOptions, profileOptions } from '../rules/mcr/options.ts';
import type { RiichiOptions } from '../rules/riichi/options.ts';
import {
  isPreset as isRiichiPreset,
  parseOptions as riichiOptions,
  presetOptions as riichiPreset,
} from '../rules/riichi/options.ts';
import type { RulesId } from '../rules/rules.ts';

export type Book =
  | { readonly family: 'riichi'; readonly options: RiichiOptions }
  | { readonly family: 'mcr'; readonly options: McrOptions }
  | { readonly family: 'korean'; readonly options: KoreanOptions };

/** A rule set by a preset of its own and options on top; what it does not know is left out. */
export const bookOf = (family: RulesId, preset = '', changes: unknown = {}): Book => {
  switch (family) {
    case 'riichi': {
      const base = riichiPreset(isRiichiPreset(preset) ? preset : 'seed');
      return { family, options: riichiOptions(base, changes) };
    }
    case 'mcr': {
      const base = profileOptions(isProfile(preset) ? preset : 'cn');
      return { family, options: mcrOptions(base, changes) };
    }
    case 'korean': {
      const base = koreanPreset(isKoreanPreset(preset) ? preset : 'seed');
      return { family, options: koreanOptions(base, changes) };
    }
  }
};

/** The same rules with what an example needs switched on. */
export const withChanges = (book: Book, changes: unknown): Book => {
  switch (book.family) {
    case 'riichi':
      return { family: 'riichi', options: riichiOptions(book.options, changes) };
    case 'mcr':
      return { family: 'mcr', options: mcrOptions(book.options, changes) };
    case 'korean':
      return { family: 'korean', options: koreanOptions(book.options, changes) };
  }
};
