// Every option of a rule set in its groups, with what it means and what stands where nothing is changed.

import type { Family, OptionValue } from '../../settings.ts';
import { OptionLine } from './option-line.tsx';
import { BOOKS, type BookOption, type RuleBook, standingValue } from './rule-book.ts';
import { inLanguage } from './rule-words.ts';
import { useWords } from './words.tsx';
import '../style/rule-options.css';

export interface RuleOptionsProps {
  readonly family: Family;
  readonly preset: string;
  /** What stands here instead of what the preset has. */
  readonly usual?: Readonly<Record<string, OptionValue>>;
  /** What is changed. */
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Without a value: as it stands. */
  readonly onChange: (id: string, value?: OptionValue) => void;
  /** All as it stands. */
  readonly onReset: () => void;
}

interface LineProps extends Pick<RuleOptionsProps, 'preset' | 'usual' | 'options' | 'onChange'> {
  readonly book: RuleBook;
  readonly option: BookOption;
}

const Line = ({ preset, usual, options, onChange, book, option }: LineProps) => {
  const { id } = option;
  const stands = usual?.[id] ?? standingValue(book, preset, id);
  /** Set back to what stands, it is no change any more. */
  const set = (value: OptionValue) => (value === stands ? onChange(id) : onChange(id, value));
  const shown = { book, option, stands, value: options[id] ?? stands, changed: id in options };
  return <OptionLine {...shown} onChange={set} />;
};

/** How many play is chosen elsewhere. */
const isShown = (option: BookOption): boolean => option.id !== 'players';

export const RuleOptions = ({ family, onReset, ...props }: RuleOptionsProps) => {
  const words = useWords();
  const book = BOOKS[family];
  return (
    <div class="rule-options">
      {Object.keys(props.options).length > 0 && (
        <p class="actions">
          <button type="button" class="button" onClick={onReset}>
            {words.text('set.rules.reset')}
          </button>
        </p>
      )}
      {book.groups.map(({ names, options: all }) => (
        <section key={names[0]} aria-label={inLanguage(words, names)}>
          <h3>{inLanguage(words, names)}</h3>
          {all.filter(isShown).map((option) => (
            <Line key={option.id} book={book} option={option} {...props} />
          ))}
        </section>
      ))}
    </div>
  );
};
