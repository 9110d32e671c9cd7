// What the list is narrowed to: words, rules, where it was played, days.

import { FAMILIES } from '../../../settings.ts';
import { Choose } from '../../parts/controls.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useWords } from '../../parts/words.tsx';
import { clientName } from './say-game.ts';
import type { Filter } from './select.ts';
import { useReviewWords } from './words.ts';

const ANY = 'any';

interface FiltersProps {
  readonly filter: Filter;
  readonly clients: readonly string[];
  readonly onFilter: (filter: Filter) => void;
}

/** A value that is empty narrows nothing. */
const withField = (filter: Filter, field: 'family' | 'client' | 'from' | 'to', value: string): Filter => {
  const { [field]: _, ...rest } = filter;
  return value === '' || value === ANY ? rest : { ...rest, [field]: value };
};

const ClientChoice = ({ filter, clients, onFilter }: FiltersProps) => {
  const words = useWords();
  const { text } = useReviewWords();
  const choices = [ANY, ...clients];
  return (
    <span class="select">
      <select
        class="field"
        aria-label={text('find.client')}
        onChange={(event) =>
          onFilter(withField(filter, 'client', choices[event.currentTarget.selectedIndex] ?? ANY))
        }
      >
        {choices.map((client) => (
          <option key={client} selected={(filter.client ?? ANY) === client}>
            {client === ANY ? text('find.client.all') : clientName({ words, text }, client)}
          </option>
        ))}
      </select>
      <Icon id="down" />
    </span>
  );
};

const DayField = ({ filter, which, onFilter }: FiltersProps & { readonly which: 'from' | 'to' }) => {
  const { text } = useReviewWords();
  return (
    <input
      class="field"
      type="date"
      aria-label={text(`find.${which}`)}
      value={filter[which] ?? ''}
      onChange={(event) => onFilter(withField(filter, which, event.currentTarget.value))}
    />
  );
};

export const Filters = (props: FiltersProps) => {
  const { filter, onFilter } = props;
  const words = useWords();
  const { text } = useReviewWords();
  const families = [
    { value: ANY, name: text('find.all') },
    ...FAMILIES.map((family) => ({ value: family as string, name: words.name('family', family) })),
  ];
  return (
    <search class="filters" aria-label={text('find')}>
      <span class="find">
        <Icon id="search" />
        <input
          class="field"
          type="search"
          aria-label={text('find.text')}
          placeholder={text('find.text')}
          value={filter.text}
          onInput={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
        />
      </span>
      <Choose
        label={text('find.family')}
        choices={families}
        value={filter.family ?? ANY}
        onChange={(family) => onFilter(withField(filter, 'family', family))}
      />
      <ClientChoice {...props} />
      <span class="days">
        <DayField {...props} which="from" />
        <span aria-hidden="true">–</span>
        <DayField {...props} which="to" />
      </span>
    </search>
  );
};
