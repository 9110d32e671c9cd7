// Every rule that tables differ in: what it means, what stands by default, what the player insists on. Data and names
// come from the rule set.

import {
  OPTION_GROUP_NAMES,
  OPTION_GROUPS,
  OPTION_NAMES,
  OPTIONS,
  type Option,
} from '../../rules/riichi/options.ts';
import type { OptionValue } from '../../settings.ts';
import { RulesLine } from '../overlay/menu.tsx';
import type { PanelProps } from '../overlay/panel.tsx';
import { Icon } from '../parts/icon.tsx';
import { inLanguage, valueName } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { isChanged, valueIn, withoutChanges, withValue } from './rule-options.ts';

type RuleProps = Pick<PanelProps, 'prefs' | 'actions'>;

interface FieldProps {
  readonly option: Option;
  readonly value: OptionValue;
  readonly id: string;
  readonly onChange: (value: OptionValue) => void;
}

const Field = ({ option, value, id, onChange }: FieldProps) => {
  const words = useWords();
  const more = `${id}-more`;
  switch (option.type) {
    case 'flag':
      return (
        <input
          id={id}
          aria-describedby={more}
          class="check"
          type="checkbox"
          checked={value === true}
          onChange={() => onChange(value !== true)}
        />
      );
    case 'number':
      return (
        <input
          id={id}
          aria-describedby={more}
          class="field"
          type="number"
          min={option.min}
          step={option.step}
          value={String(value)}
          onChange={(event) => {
            const n = event.currentTarget.valueAsNumber;
            if (Number.isFinite(n) && n >= option.min) onChange(n);
          }}
        />
      );
    case 'choice':
      return (
        <span class="select">
          <select
            id={id}
            aria-describedby={more}
            class="field"
            onChange={(event) => onChange(option.choices[event.currentTarget.selectedIndex] ?? value)}
          >
            {option.choices.map((c) => (
              <option key={c} selected={c === value}>
                {valueName(words, option.id, c)}
              </option>
            ))}
          </select>
          <Icon id="down" />
        </span>
      );
  }
};

const Line = ({ option, prefs, actions }: RuleProps & { option: Option }) => {
  const words = useWords();
  const rules = prefs.rules.riichi;
  const text = OPTION_NAMES[option.id];
  const id = `rule-${option.id}`;
  const stands = valueIn({ ...rules, options: {} }, option);
  return (
    <div class={`option${isChanged(rules, option) ? ' changed' : ''}`}>
      <label class="name" for={id}>
        {inLanguage(words, text?.name)}
      </label>
      <Field
        option={option}
        id={id}
        value={valueIn(rules, option)}
        onChange={(value) => actions.setRules('riichi', withValue(rules, option, value))}
      />
      <p class="about" id={`${id}-more`}>
        {inLanguage(words, text?.meaning)}{' '}
        <span class="keep">
          {words.text('set.rules.default', { value: valueName(words, option.id, stands) })}
        </span>
      </p>
    </div>
  );
};

export const RuleOptions = ({ prefs, actions, onBack }: RuleProps & { onBack: () => void }) => {
  const words = useWords();
  const changed = Object.keys(prefs.rules.riichi.options).length;
  return (
    <>
      <header class="popup-head">
        <button type="button" class="icon-button" aria-label={words.text('menu.close')} onClick={onBack}>
          <Icon id="left" />
        </button>
        <h1 class="site">{words.text('set.rules.edit')}</h1>
        {changed > 0 && (
          <button
            type="button"
            class="button plain"
            onClick={() => actions.setRules('riichi', withoutChanges(prefs.rules.riichi))}
          >
            {words.text('set.rules.reset')}
          </button>
        )}
      </header>
      <main class="scroll options">
        <p>{words.text('set.rules.more')}</p>
        <RulesLine prefs={prefs} actions={actions} />
        {OPTION_GROUPS.map((group) => (
          <section key={group} aria-label={inLanguage(words, OPTION_GROUP_NAMES[group])}>
            <h2>{inLanguage(words, OPTION_GROUP_NAMES[group])}</h2>
            {OPTIONS.filter((o) => o.group === group && !o.hidden).map((option) => (
              <Line key={option.id} option={option} prefs={prefs} actions={actions} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
};
