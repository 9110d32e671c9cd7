// Which rules: the family, its preset, how many play, and every option, folded.

import { playersOf } from '../../desk/rules.ts';
import { FAMILIES, type OptionValue, type RulesByFamily } from '../../settings.ts';
import { Choose } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { OptionField } from '../parts/option-field.tsx';
import { BOOKS, type BookOption, type RuleBook, standingValue, valueText } from '../parts/rule-book.ts';
import { inLanguage } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { ownRules } from './own-rules.ts';
import type { Desk } from './use-desk.ts';
import { useDeskWords } from './words.ts';

/** Family and preset: at the head of the page. */
export const RuleChoice = ({ desk, rules }: { desk: Desk; rules: RulesByFamily }) => {
  const words = useWords();
  const { text } = useDeskWords();
  const { family, preset, players } = desk.position;
  const { presets } = BOOKS[family];
  const sizes = playersOf(family);
  return (
    <>
      <Choose
        label={text('rules.family')}
        choices={FAMILIES.map((id) => ({ value: id, name: text(`rules.${id}`) }))}
        value={family}
        onChange={(id) => desk.act({ type: 'family', family: id }, ...ownRules(rules, id))}
      />
      {sizes.length > 1 && (
        <Choose
          label={text('rules.players')}
          choices={sizes.map((n) => ({ value: String(n), name: text('rules.seats', { n }) }))}
          value={String(players)}
          onChange={(n) => desk.act({ type: 'players', players: n === '3' ? 3 : 4 })}
        />
      )}
      <span class="select">
        <select
          class="field"
          aria-label={text('rules.preset')}
          onChange={(event) => {
            const chosen = presets[event.currentTarget.selectedIndex];
            if (chosen) desk.act({ type: 'preset', preset: chosen[0] });
          }}
        >
          {presets.map(([id, names]) => (
            <option key={id} selected={id === preset}>
              {inLanguage(words, names)}
            </option>
          ))}
        </select>
        <Icon id="down" />
      </span>
    </>
  );
};

interface LineProps {
  readonly desk: Desk;
  readonly book: RuleBook;
  readonly option: BookOption;
}

const Line = ({ desk, book, option }: LineProps) => {
  const words = useWords();
  const { preset, options } = desk.position;
  const id = `rule-${option.id}`;
  const stands = standingValue(book, preset, option.id);
  const text = book.texts[option.id];
  /** Set back to what stands, it is no change any more. */
  const set = (value: OptionValue) =>
    desk.act(value === stands ? { type: 'option', id: option.id } : { type: 'option', id: option.id, value });
  return (
    <div class={`option${option.id in options ? ' changed' : ''}`}>
      <label class="name" for={id}>
        {inLanguage(words, text?.name)}
      </label>
      <OptionField book={book} option={option} id={id} value={options[option.id] ?? stands} onChange={set} />
      <p class="about" id={`${id}-more`}>
        {inLanguage(words, text?.meaning)}{' '}
        <span class="keep">
          {words.text('set.rules.default', { value: valueText(book, words, option.id, stands) })}
        </span>
      </p>
    </div>
  );
};

/** The players of a table are chosen at the head. */
const isShown = (option: BookOption): boolean => option.id !== 'players';

export const RuleOptions = ({ desk }: { desk: Desk }) => {
  const words = useWords();
  const { family, preset, options } = desk.position;
  const book = BOOKS[family];
  return (
    <div class="rule-options">
      {Object.keys(options).length > 0 && (
        <p class="actions">
          <button type="button" class="button" onClick={() => desk.act({ type: 'preset', preset })}>
            {words.text('set.rules.reset')}
          </button>
        </p>
      )}
      {book.groups.map(({ names, options: all }) => (
        <section key={names[0]} aria-label={inLanguage(words, names)}>
          <h3>{inLanguage(words, names)}</h3>
          {all.filter(isShown).map((option) => (
            <Line key={option.id} desk={desk} book={book} option={option} />
          ))}
        </section>
      ))}
    </div>
  );
};
