// Which rules: the family, its preset, how many play, and every option, folded.

import { playersOf } from '../../desk/rules.ts';
import { FAMILIES, type RulesByFamily } from '../../settings.ts';
import { Choose } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { BOOKS } from '../parts/rule-book.ts';
import { RuleOptions as OptionList } from '../parts/rule-options.tsx';
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

export const RuleOptions = ({ desk }: { desk: Desk }) => {
  const { family, preset, options } = desk.position;
  return (
    <OptionList
      family={family}
      preset={preset}
      options={options}
      onChange={(id, value) =>
        desk.act(value === undefined ? { type: 'option', id } : { type: 'option', id, value })
      }
      onReset={() => desk.act({ type: 'preset', preset })}
    />
  );
};
