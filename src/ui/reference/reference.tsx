// The reference: every yaku, fan and word of the three rule sets, under the values chosen, and what a search finds of all.

import { useMemo, useRef, useState } from 'preact/hooks';
import { type Book, bookOf } from '../../reference/book.ts';
import { type Entry, SHELVES, type Shelf } from '../../reference/entry.ts';
import { entriesOf, terms } from '../../reference/reference.ts';
import { indexOf, search } from '../../reference/search.ts';
import { FAMILIES, type Family } from '../../settings.ts';
import { Choose } from '../parts/controls.tsx';
import { Icon } from '../parts/icon.tsx';
import { type PageBodyProps, PageHead } from '../parts/page.tsx';
import { BOOKS } from '../parts/rule-book.ts';
import { inLanguage } from '../parts/rule-words.ts';
import { useWords } from '../parts/words.tsx';
import { Find } from './find.tsx';
import { Found } from './found.tsx';
import { ShelfOf } from './shelf.tsx';
import { type ReferenceHost, usePlace } from './use-place.ts';
import { shelfName, useReferenceWords } from './words.ts';
import '../style/reference.css';

type Prefs = PageBodyProps['prefs'];

/** The player's own settings in place of a preset. */
const OWN = 'own';

type Presets = Readonly<Record<Family, string>>;

const hasOwn = ({ rules }: Prefs, family: Family): boolean =>
  rules[family].preset !== undefined || Object.keys(rules[family].options).length > 0;

const firstPreset = (prefs: Prefs, family: Family): string =>
  hasOwn(prefs, family) ? OWN : BOOKS[family].presets[0]![0];

const bookFor = ({ rules }: Prefs, family: Family, preset: string): Book =>
  preset === OWN ? bookOf(family, rules[family].preset, rules[family].options) : bookOf(family, preset);

interface PresetProps {
  readonly prefs: Prefs;
  readonly family: Family;
  readonly preset: string;
  readonly onPreset: (preset: string) => void;
}

const PresetChoice = ({ prefs, family, preset, onPreset }: PresetProps) => {
  const words = useWords();
  const { text } = useReferenceWords();
  const choices = [
    ...(hasOwn(prefs, family) ? [[OWN, text('preset.own')] as const] : []),
    ...BOOKS[family].presets.map(([id, names]) => [id, inLanguage(words, names)] as const),
  ];
  return (
    <span class="select">
      <select
        class="field"
        aria-label={text('preset')}
        onChange={(event) => onPreset(choices[event.currentTarget.selectedIndex]?.[0] ?? preset)}
      >
        {choices.map(([id, name]) => (
          <option key={id} selected={id === preset}>
            {name}
          </option>
        ))}
      </select>
      <Icon id="down" />
    </span>
  );
};

interface Library {
  readonly bookOf: (shelf: Shelf) => Book | undefined;
  readonly allOf: (shelf: Shelf) => readonly Entry[];
}

/** All shelves under the presets chosen. */
const libraryOf = (prefs: Prefs, presets: Presets): Library => {
  const books = FAMILIES.map((family) => bookFor(prefs, family, presets[family]));
  const shelves = new Map<Shelf, readonly Entry[]>(books.map((book) => [book.family, entriesOf(book)]));
  shelves.set('terms', terms());
  return {
    bookOf: (shelf) => books.find(({ family }) => family === shelf),
    allOf: (shelf) => shelves.get(shelf) ?? [],
  };
};

const firstPresets = (prefs: Prefs): Presets => ({
  riichi: firstPreset(prefs, 'riichi'),
  mcr: firstPreset(prefs, 'mcr'),
  korean: firstPreset(prefs, 'korean'),
});

/** The shelf that is open comes first among equals. */
const useFound = ({ allOf }: Library, query: string, open: Shelf): readonly Entry[] => {
  const index = useMemo(() => {
    const order = [open, ...SHELVES.filter((shelf) => shelf !== open)];
    return indexOf(order.flatMap(allOf));
  }, [allOf, open]);
  return useMemo(() => search(index, query), [index, query]);
};

interface ReferenceProps {
  readonly host: ReferenceHost;
  readonly prefs: Prefs;
}

export const Reference = ({ host, prefs }: ReferenceProps) => {
  const { text } = useReferenceWords();
  const place = usePlace(host);
  const [presets, setPresets] = useState(() => firstPresets(prefs));
  const [asked, setAsked] = useState({ query: '', at: place });
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const library = useMemo(() => libraryOf(prefs, presets), [prefs.rules, presets]);
  // Whoever goes to an entry has found it.
  const query = asked.at === place ? asked.query : '';
  const found = useFound(library, query, place.shelf);
  const { shelf } = place;
  const ask = (next: string): void => setAsked({ query: next, at: place });
  const toField = (): void => field.current?.focus();
  return (
    <>
      <PageHead title={text('title')} lead={text(shelf === 'terms' ? 'lead.terms' : 'lead')}>
        <Choose
          label={text('shelves')}
          choices={SHELVES.map((s) => ({ value: s, name: shelfName(text, s) }))}
          value={shelf}
          onChange={host.write}
        />
        {shelf !== 'terms' && (
          <PresetChoice
            prefs={prefs}
            family={shelf}
            preset={presets[shelf]}
            onPreset={(preset) => setPresets({ ...presets, [shelf]: preset })}
          />
        )}
        <Find
          query={query}
          onQuery={ask}
          field={field}
          onDown={() => results.current?.querySelector<HTMLElement>('h3 > a')?.focus()}
        />
      </PageHead>
      <p class="unseen" role="status">
        {query.trim() !== '' && text('found', { n: found.length })}
      </p>
      <div ref={results}>
        {query.trim() === '' ? (
          <ShelfOf key={shelf} entries={library.allOf(shelf)} book={library.bookOf(shelf)} place={place} />
        ) : (
          <Found
            query={query}
            entries={found}
            {...library}
            onClear={() => {
              ask('');
              toField();
            }}
            onBack={toField}
          />
        )}
      </div>
    </>
  );
};
