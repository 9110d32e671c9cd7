// Rules as the player sets them: what stands, what is changed, in plain values. A value set back to what stands without
// it is forgotten, so that a later change of the preset reaches it.

import type { OptionValue, RuleSettings } from '../../settings.ts';
import { type BookOption, type RuleBook, standingValue } from '../parts/rule-book.ts';

/** Without the player's own changes: of the preset chosen, else of the book's first. */
export const standsIn = (book: RuleBook, { preset }: RuleSettings, { id }: BookOption): OptionValue =>
  standingValue(book, preset ?? '', id);

export const valueIn = (book: RuleBook, rules: RuleSettings, option: BookOption): OptionValue =>
  rules.options[option.id] ?? standsIn(book, rules, option);

export const isChanged = (rules: RuleSettings, option: BookOption): boolean => option.id in rules.options;

/** The same rules with one value; set back to what stands, it is no change any more. */
export const withValue = (
  book: RuleBook,
  rules: RuleSettings,
  option: BookOption,
  value: OptionValue,
): RuleSettings => {
  const { [option.id]: _, ...others } = rules.options;
  const isBack = value === standsIn(book, rules, option);
  return { ...rules, options: isBack ? others : { ...others, [option.id]: value } };
};

export const withoutChanges = (rules: RuleSettings): RuleSettings => ({ ...rules, options: {} });
