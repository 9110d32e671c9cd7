// Rules as the player sets them: what stands, what is changed, in plain values. A value set back to what stands without
// it is forgotten, so that a later change of the preset reaches it.

import {
  DEFAULTS,
  isPreset,
  type Option,
  optionValue,
  presetOptions,
  type RiichiOptions,
} from '../../rules/riichi/options.ts';
import type { OptionValue, RuleSettings } from '../../settings.ts';

/** Without the player's own changes. */
export const standing = ({ preset }: RuleSettings): RiichiOptions =>
  preset !== undefined && isPreset(preset) ? presetOptions(preset) : DEFAULTS;

export const valueIn = (rules: RuleSettings, option: Option): OptionValue =>
  rules.options[option.id] ?? optionValue(standing(rules), option.id);

export const isChanged = (rules: RuleSettings, option: Option): boolean => option.id in rules.options;

/** The same rules with one value; set back to what stands, it is no change any more. */
export const withValue = (rules: RuleSettings, option: Option, value: OptionValue): RuleSettings => {
  const { [option.id]: _, ...others } = rules.options;
  const isBack = value === optionValue(standing(rules), option.id);
  return { ...rules, options: isBack ? others : { ...others, [option.id]: value } };
};

export const withoutChanges = (rules: RuleSettings): RuleSettings => ({ ...rules, options: {} });
