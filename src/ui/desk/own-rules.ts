// The rules that the player insists on are those the desk begins with; a link has its own.

import type { Change } from '../../desk/change.ts';
import { edit } from '../../desk/edit.ts';
import { emptyPosition, type Position } from '../../desk/position.ts';
import type { Family, RulesByFamily } from '../../settings.ts';

/** Preset and options of a family as the settings have them. */
export const ownRules = (rules: RulesByFamily, family: Family): readonly Change[] => {
  const { preset, options } = rules[family];
  return [
    ...(preset === undefined ? [] : [{ type: 'preset', preset } as const]),
    ...Object.entries(options).map(([id, value]) => ({ type: 'option', id, value }) as const),
  ];
};

/** An empty desk under the player's own rules. */
export const emptyDesk = (rules: RulesByFamily): Position =>
  ownRules(rules, 'riichi').reduce(edit, emptyPosition('riichi'));
