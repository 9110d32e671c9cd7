// Before a game: which rules, against whom, how long, with which tiles.

import { useState } from 'preact/hooks';
import { playersOf } from '../../desk/rules.ts';
import { FAMILIES, type RulesByFamily } from '../../settings.ts';
import { Choose, Select } from '../parts/controls.tsx';
import { BOOKS, optionText, standingValue, valueText } from '../parts/rule-book.ts';
import { RuleOptions } from '../parts/rule-options.tsx';
import { inLanguage } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { Manners } from './manners.tsx';
import { Opponents } from './opponents.tsx';
import { familyWish, LENGTH_OPTION, usualOf, type Wish, withOption } from './wish.ts';
import { usePracticeWords } from './words.ts';

interface FieldProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

const Line = ({ label, children }: { label: string; children: preact.ComponentChildren }) => (
  <div class="setup-line">
    <span class="setup-label" aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);

const MCR_HANDS = 16;

const Length = ({ wish, onChange }: FieldProps) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const id = LENGTH_OPTION[wish.family];
  const book = BOOKS[wish.family];
  const option = book.groups.flatMap((group) => group.options).find((o) => o.id === id);
  if (option?.type !== 'choice')
    return <Line label={text('setup.length')}>{text('setup.hands', { n: MCR_HANDS })}</Line>;
  const stands = standingValue(book, wish.preset, option.id);
  const set = (value: string): void => {
    const chosen = option.choices.find((c) => String(c) === value);
    onChange(withOption(wish, option.id, chosen === stands ? undefined : chosen));
  };
  return (
    <Line label={text('setup.length')}>
      <Choose
        label={optionText(book, words, option.id)}
        choices={option.choices.map((c) => ({
          value: String(c),
          name: typeof c === 'number' ? text('setup.hands', { n: c }) : valueText(book, words, option.id, c),
        }))}
        value={String(wish.options[option.id] ?? stands)}
        onChange={set}
      />
    </Line>
  );
};

const Rules = ({ wish, rules, onChange }: FieldProps & { rules: RulesByFamily }) => {
  const words = useWords();
  const { text } = usePracticeWords();
  const sizes = playersOf(wish.family);
  return (
    <>
      <Line label={text('setup.rules')}>
        <Choose
          label={text('setup.rules')}
          choices={FAMILIES.map((id) => ({ value: id, name: text(`family.${id}`) }))}
          value={wish.family}
          onChange={(family) => onChange({ ...wish, ...familyWish(family, rules) })}
        />
      </Line>
      {sizes.length > 1 && (
        <Line label={text('setup.players')}>
          <Choose
            label={text('setup.players')}
            choices={sizes.map((n) => ({ value: String(n), name: text('setup.seats', { n }) }))}
            value={String(wish.players)}
            onChange={(n) => onChange({ ...wish, players: n === '3' ? 3 : 4 })}
          />
        </Line>
      )}
      <div class="setup-line">
        <Select
          label={text('setup.preset')}
          choices={BOOKS[wish.family].presets.map(([id, names]) => ({
            value: id,
            name: inLanguage(words, names),
          }))}
          value={wish.preset}
          onChange={(preset) => onChange({ ...wish, preset, options: {} })}
        />
      </div>
      <Length wish={wish} onChange={onChange} />
    </>
  );
};

const Options = ({ wish, onChange }: FieldProps) => {
  const { text } = usePracticeWords();
  const changed = Object.keys(wish.options).length;
  return (
    <details class="fold">
      <summary>
        {text('setup.options')}
        {changed > 0 && <span class="muted"> · {text('setup.changed', { n: changed })}</span>}
      </summary>
      <RuleOptions
        family={wish.family}
        preset={wish.preset}
        usual={usualOf(wish)}
        options={wish.options}
        onChange={(id, value) => onChange(withOption(wish, id, value))}
        onReset={() => onChange({ ...wish, options: {} })}
      />
    </details>
  );
};

const Seed = ({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) => {
  const { text } = usePracticeWords();
  return (
    <label class="setup-line seed">
      <span class="setup-label">{text('setup.seed')}</span>
      <input
        class="field"
        type="number"
        min={0}
        step={1}
        value={seed}
        placeholder={text('setup.seed.any')}
        aria-describedby="seed-more"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <small id="seed-more" class="muted">
        {text('setup.seed.more')}
      </small>
    </label>
  );
};

interface SetupProps {
  readonly wish: Wish;
  readonly rules: RulesByFamily;
  readonly onChange: (wish: Wish) => void;
  /** Without a seed: any. */
  readonly onStart: (seed: number | undefined) => void;
  /** Back to the game that was left; absent: none was. */
  readonly onGoOn?: (() => void) | undefined;
}

export const Setup = ({ wish, rules, onChange, onStart, onGoOn }: SetupProps) => {
  const { text } = usePracticeWords();
  const [seed, setSeed] = useState('');
  const chosen = /^\d{1,15}$/.test(seed.trim()) ? Number(seed) : undefined;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      <section class="card" aria-label={text('setup.game')}>
        <h2>{text('setup.game')}</h2>
        <Rules wish={wish} rules={rules} onChange={onChange} />
        <Seed seed={seed} onChange={setSeed} />
        <Options wish={wish} onChange={onChange} />
      </section>
      <Opponents wish={wish} onChange={onChange} />
      <section class="card" aria-label={text('setup.table')}>
        <h2>{text('setup.table')}</h2>
        <Manners wish={wish} onChange={onChange} />
      </section>
      <p class="actions">
        <button type="submit" class="button primary tall">
          {text('setup.start')}
        </button>
        {onGoOn && (
          <button type="button" class="button tall" onClick={onGoOn}>
            {text('setup.goOn')}
          </button>
        )}
      </p>
    </form>
  );
};
