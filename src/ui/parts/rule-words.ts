// Rules in words: names and values come from the rule set's own tables.

import type { Words } from '../../i18n/i18n.ts';
import { CHOICE_NAMES, isPreset, OPTION_NAMES, PRESET_NAMES } from '../../rules/riichi/options.ts';
import { LANGUAGES, type OptionValue } from '../../settings.ts';

export const inLanguage = (words: Words, names: readonly string[] | undefined): string =>
  names?.[LANGUAGES.indexOf(words.language)] ?? '';

export const presetName = (words: Words, preset: string): string =>
  isPreset(preset) ? inLanguage(words, PRESET_NAMES[preset]) : preset;

export const optionName = (words: Words, id: string): string =>
  inLanguage(words, OPTION_NAMES[id]?.name) || id;

export const valueName = (words: Words, id: string, value: OptionValue): string => {
  if (typeof value === 'boolean') return words.text(value ? 'set.on' : 'set.off');
  const name = inLanguage(words, CHOICE_NAMES[`${id}.${value}`]);
  return name || (typeof value === 'number' ? words.number(value) : value);
};
