// What each rule set can be told to play: presets, options in groups, and their names, under one shape for all three.

import type { Words } from '../../i18n/i18n.ts';
import * as korean from '../../rules/korean/options.ts';
import * as mcr from '../../rules/mcr/options.ts';
import * as riichi from '../../rules/riichi/options.ts';
import type { RulesId } from '../../rules/rules.ts';
import type { OptionValue } from '../../settings.ts';
import { inLanguage } from './rule-words.ts';

type Names = readonly string[];

/** What a field for an option has to know. */
export type BookOption = { readonly id: string } & (
  | { readonly type: 'flag' }
  | { readonly type: 'number'; readonly min: number; readonly step: number }
  | { readonly type: 'choice'; readonly choices: readonly (string | number)[] }
);

export interface RuleBook {
  readonly presets: readonly (readonly [id: string, names: Names])[];
  readonly groups: readonly { readonly names: Names; readonly options: readonly BookOption[] }[];
  readonly texts: Readonly<Record<string, { readonly name: Names; readonly meaning: Names }>>;
  readonly choices: Readonly<Record<string, Names>>;
  /** A preset's options, nothing changed. */
  readonly standing: (preset: string) => object;
}

const ALL: Names = ['Options', '선택 규칙', 'オプション', '可选规则'];

export const BOOKS: Readonly<Record<RulesId, RuleBook>> = {
  riichi: {
    presets: Object.entries(riichi.PRESET_NAMES),
    groups: riichi.OPTION_GROUPS.map((group) => ({
      names: riichi.OPTION_GROUP_NAMES[group],
      options: riichi.OPTIONS.filter((o) => o.group === group && !o.hidden),
    })),
    texts: riichi.OPTION_NAMES,
    choices: riichi.CHOICE_NAMES,
    standing: (preset) => (riichi.isPreset(preset) ? riichi.presetOptions(preset) : riichi.DEFAULTS),
  },
  mcr: {
    presets: Object.entries(mcr.PROFILE_NAMES),
    groups: [{ names: ALL, options: mcr.OPTIONS }],
    texts: mcr.OPTION_NAMES,
    choices: mcr.CHOICE_NAMES,
    standing: (preset) => (mcr.isProfile(preset) ? mcr.profileOptions(preset) : mcr.DEFAULTS),
  },
  korean: {
    presets: Object.entries(korean.PRESET_NAMES),
    groups: korean.OPTION_GROUPS.map((group) => ({
      names: korean.OPTION_GROUP_NAMES[group],
      options: korean.OPTIONS.filter((o) => o.group === group),
    })),
    texts: korean.OPTION_NAMES,
    choices: korean.CHOICE_NAMES,
    standing: (preset) => (korean.isPreset(preset) ? korean.presetOptions(preset) : korean.DEFAULTS),
  },
};

/** What an option is where nothing is changed. */
export const standingValue = (book: RuleBook, preset: string, id: string): OptionValue =>
  riichi.optionValue(book.standing(preset), id);

/** A preset that is of no book is shown as it is. */
export const presetText = ({ presets }: RuleBook, words: Words, preset: string): string =>
  inLanguage(words, presets.find(([id]) => id === preset)?.[1]) || preset;

export const optionText = ({ texts }: RuleBook, words: Words, id: string): string =>
  inLanguage(words, texts[id]?.name) || id;

/** What an option's value is called. */
export const valueText = (book: RuleBook, words: Words, id: string, value: OptionValue): string => {
  if (typeof value === 'boolean') return words.text(value ? 'set.on' : 'set.off');
  const name = inLanguage(words, book.choices[`${id}.${value}`]);
  return name || (typeof value === 'number' ? words.number(value) : value);
};
