// One rule option on a line: its name, its control, what it means, and what stands where nothing is changed.

import type { OptionValue } from '../../settings.ts';
import { OptionField } from './option-field.tsx';
import { type BookOption, optionText, type RuleBook, valueText } from './rule-book.ts';
import { inLanguage } from './rule-words.ts';
import { useWords } from './words.tsx';
import '../style/option.css';

interface OptionLineProps {
  readonly book: RuleBook;
  readonly option: BookOption;
  /** Without the player's change. */
  readonly stands: OptionValue;
  readonly value: OptionValue;
  readonly changed: boolean;
  readonly onChange: (value: OptionValue) => void;
}

export const OptionLine = ({ book, option, stands, value, changed, onChange }: OptionLineProps) => {
  const words = useWords();
  const id = `rule-${option.id}`;
  return (
    <div class={`option${changed ? ' changed' : ''}`}>
      <label class="name" for={id}>
        {optionText(book, words, option.id)}
      </label>
      <OptionField book={book} option={option} id={id} value={value} onChange={onChange} />
      <p class="about" id={`${id}-more`}>
        {inLanguage(words, book.texts[option.id]?.meaning)}{' '}
        <span class="keep">
          {words.text('set.rules.default', { value: valueText(book, words, option.id, stands) })}
        </span>
      </p>
    </div>
  );
};
