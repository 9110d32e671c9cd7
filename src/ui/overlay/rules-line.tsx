// Which preset of a rule family is played, and of which family we speak: the table's, else the one chosen here.

import { FAMILIES, type Family, type RuleSettings } from '../../settings.ts';
import { Choose, Select } from '../parts/controls.tsx';
import { BOOKS, presetText } from '../parts/rule-book.ts';
import { useWords } from '../parts/words.tsx';
import type { Actions, Prefs } from '../view.ts';

const AUTO = 'auto';

export const withPreset = (rules: RuleSettings, preset: string): RuleSettings =>
  preset === AUTO ? { options: rules.options } : { preset, options: rules.options };

interface RulesLineProps {
  readonly family: Family;
  readonly prefs: Prefs;
  readonly actions: Actions;
}

export const RulesLine = ({ family, prefs, actions }: RulesLineProps) => {
  const words = useWords();
  const book = BOOKS[family];
  const rules = prefs.rules[family];
  const choices = [
    { value: AUTO, name: words.text('set.rules.auto') },
    ...book.presets.map(([id]) => ({ value: id, name: presetText(book, words, id) })),
  ];
  return (
    <Select
      label={words.text('set.rules')}
      choices={choices}
      value={rules.preset ?? AUTO}
      onChange={(preset) => actions.setRules(family, withPreset(rules, preset))}
    />
  );
};

/** Where no table says what is played, rules are set for one family after the other. */
export const FamilyLine = ({ family, onChange }: { family: Family; onChange: (family: Family) => void }) => {
  const words = useWords();
  const label = words.text('set.family');
  return (
    <Choose
      label={label}
      choices={FAMILIES.map((f) => ({ value: f, name: words.name('family', f) }))}
      value={family}
      onChange={onChange}
    />
  );
};
