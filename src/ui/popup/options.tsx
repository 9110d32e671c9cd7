// Every rule that tables of a family differ in: what it means, what stands by default, what the player insists on. Data and
// names come from the rule sets.

import { useState } from 'preact/hooks';
import type { Family } from '../../settings.ts';
import type { PanelProps } from '../overlay/panel.tsx';
import { FamilyLine, RulesLine } from '../overlay/rules-line.tsx';
import { Icon } from '../parts/icon.tsx';
import { OptionLine } from '../parts/option-line.tsx';
import { BOOKS, type BookOption } from '../parts/rule-book.ts';
import { inLanguage } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { isChanged, standsIn, valueIn, withoutChanges, withValue } from './rule-options.ts';

type RuleProps = Pick<PanelProps, 'prefs' | 'actions'> & { readonly family: Family };

const Line = ({ option, family, prefs, actions }: RuleProps & { option: BookOption }) => {
  const [book, rules] = [BOOKS[family], prefs.rules[family]];
  return (
    <OptionLine
      book={book}
      option={option}
      stands={standsIn(book, rules, option)}
      value={valueIn(book, rules, option)}
      changed={isChanged(rules, option)}
      onChange={(value) => actions.setRules(family, withValue(book, rules, option, value))}
    />
  );
};

interface HeadProps extends RuleProps {
  readonly onBack: () => void;
}

const Head = ({ family, prefs, actions, onBack }: HeadProps) => {
  const words = useWords();
  const rules = prefs.rules[family];
  return (
    <header class="popup-head">
      <button type="button" class="icon-button" aria-label={words.text('menu.close')} onClick={onBack}>
        <Icon id="left" />
      </button>
      <h1 class="site">{words.text('set.rules.edit')}</h1>
      {Object.keys(rules.options).length > 0 && (
        <button
          type="button"
          class="button plain"
          onClick={() => actions.setRules(family, withoutChanges(rules))}
        >
          {words.text('set.rules.reset')}
        </button>
      )}
    </header>
  );
};

/** Begins with the family of the table at hand; the others can be set, too. */
export const RuleOptions = ({ family: first, prefs, actions, onBack }: HeadProps) => {
  const words = useWords();
  const [family, setFamily] = useState(first);
  const props = { family, prefs, actions };
  return (
    <>
      <Head {...props} onBack={onBack} />
      <main class="scroll options">
        <p>{words.text('set.rules.more')}</p>
        <FamilyLine family={family} onChange={setFamily} />
        <RulesLine {...props} />
        {BOOKS[family].groups.map(({ names, options }) => (
          <section key={`${family} ${names[0]}`} aria-label={inLanguage(words, names)}>
            <h2>{inLanguage(words, names)}</h2>
            {options.map((option) => (
              <Line key={option.id} option={option} {...props} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
};
