// The control of one rule option, of any rule set: a check, a number, or one of a few.

import type { OptionValue } from '../../settings.ts';
import { Icon } from './icon.tsx';
import { type BookOption, type RuleBook, valueText } from './rule-book.ts';
import { useWords } from './words.tsx';

interface OptionFieldProps {
  readonly book: RuleBook;
  readonly option: BookOption;
  readonly value: OptionValue;
  /** Of the control; `ID-more` describes it. */
  readonly id: string;
  readonly onChange: (value: OptionValue) => void;
}

export const OptionField = ({ book, option, value, id, onChange }: OptionFieldProps) => {
  const words = useWords();
  const common = { id, 'aria-describedby': `${id}-more` };
  switch (option.type) {
    case 'flag':
      return (
        <input
          {...common}
          class="check"
          type="checkbox"
          checked={value === true}
          onChange={() => onChange(value !== true)}
        />
      );
    case 'number':
      return (
        <input
          {...common}
          class="field"
          type="number"
          min={option.min}
          step={option.step}
          value={String(value)}
          onChange={(event) => {
            const field = event.currentTarget;
            const n = field.valueAsNumber;
            // What is not taken does not stay in the field.
            field.value = String(value);
            if (Number.isFinite(n) && n >= option.min) onChange(n);
          }}
        />
      );
    case 'choice':
      return (
        <span class="select">
          <select
            {...common}
            class="field"
            onChange={(event) => onChange(option.choices[event.currentTarget.selectedIndex] ?? value)}
          >
            {option.choices.map((c) => (
              <option key={c} selected={c === value}>
                {valueText(book, words, option.id, c)}
              </option>
            ))}
          </select>
          <Icon id="down" />
        </span>
      );
  }
};
