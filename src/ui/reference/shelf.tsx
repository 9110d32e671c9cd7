// A shelf: its sections one under the other, with the way to each beside them.

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Book } from '../../reference/book.ts';
import type { Entry } from '../../reference/entry.ts';
import { inSections } from '../../reference/reference.ts';
import { Mark } from '../parts/icon.tsx';
import { useWords } from '../parts/words.tsx';
import { EntryLine } from './entry.tsx';
import type { Place } from './use-place.ts';
import { sectionName, shelfName, useReferenceWords } from './words.ts';
import { WorthHeads } from './worth.tsx';

type Sections = ReturnType<typeof inSections>;

const anchorOf = (section: string): string => `section-${section}`;

/** Buttons, since the address is the entry's; they go to the head of a section. */
const Index = ({
  sections,
  at,
  onGo,
}: {
  sections: Sections;
  at: string;
  onGo: (section: string) => void;
}) => {
  const words = useWords();
  const { text } = useReferenceWords();
  return (
    <nav class="index" aria-label={text('index')}>
      <ul>
        {sections.map(({ section, entries }) => (
          <li key={section}>
            <button type="button" aria-current={section === at} onClick={() => onGo(section)}>
              {sectionName(text, section)}
              <span>{words.number(entries.length)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface ShelfProps {
  readonly entries: readonly Entry[];
  readonly book: Book | undefined;
  readonly place: Place;
}

/** Where it is said that an address leads nowhere. No entry has this name: theirs have a shelf before them. */
const NOWHERE = 'nowhere';

/** Focus goes with the eye: to the entry that the address names. */
const goTo = (id: string): void => {
  const entry = document.getElementById(id);
  const element = entry ?? document.getElementById(NOWHERE);
  element?.scrollIntoView({ block: entry ? 'start' : 'nearest' });
  const head = element?.querySelector<HTMLElement>('h2, h3') ?? element;
  head?.focus({ preventScroll: true });
};

/** Goes there whenever the address leads to an entry. */
const useGoing = (place: Place): void => {
  useEffect(() => {
    if (place.id !== undefined) goTo(`${place.shelf}/${place.id}`);
  }, [place]);
};

/** The section that is in sight: the last whose head has passed the upper quarter of the window. */
const useSectionInSight = (sections: Sections): string => {
  const [at, setAt] = useState(sections[0]?.section ?? '');
  useEffect(() => {
    const visit = new AbortController();
    const look = (): void => {
      const passed = sections.filter(({ section }) => {
        const top = document.getElementById(anchorOf(section))?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 4;
      });
      setAt((passed.at(-1) ?? sections[0])?.section ?? '');
    };
    addEventListener('scroll', look, { passive: true, signal: visit.signal });
    look();
    return () => visit.abort();
  }, [sections]);
  return at;
};

/** Entries that fill the first sight of a shelf, and a little more. */
const FIRST_SIGHT = 10;

/** The sections that begin in the first sight. */
const firstOf = (sections: Sections): Sections => {
  const before = (at: number): number => sections.slice(0, at).reduce((n, s) => n + s.entries.length, 0);
  return sections.filter((_, at) => before(at) < FIRST_SIGHT);
};

/** Whether all stands: at once where an entry is gone to, else when the first sight is painted. */
const useIsWhole = ({ id }: Place): boolean => {
  const [isWhole, setIsWhole] = useState(id !== undefined);
  // Effects run after the paint.
  useEffect(() => setIsWhole(true), []);
  return isWhole || id !== undefined;
};

const Section = ({
  section,
  entries,
  all,
  book,
  place,
}: ShelfProps & { section: string; all: readonly Entry[] }) => {
  const { text } = useReferenceWords();
  const [first] = entries;
  return (
    <section class="card" id={anchorOf(section)}>
      <div class={`entry-head ${first?.worth.unit ?? ''}`}>
        <h2 tabIndex={-1}>{sectionName(text, section)}</h2>
        {first && <WorthHeads entry={first} />}
      </div>
      <ul>
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} all={all} book={book} isOpen={place.id === entry.id} />
        ))}
      </ul>
    </section>
  );
};

/** More of an address would be read by nobody. */
const MOST = 40;

const Nowhere = ({ place: { shelf, id = '' } }: { place: Place }) => {
  const { text } = useReferenceWords();
  const named = id.length > MOST ? `${id.slice(0, MOST)}…` : id;
  return (
    <p class="note caution nowhere" id={NOWHERE} tabIndex={-1}>
      <Mark id="caution" tone="caution" />
      <span>{text('unknown', { id: named, shelf: shelfName(text, shelf) })}</span>
    </p>
  );
};

export const ShelfOf = ({ entries, book, place }: ShelfProps) => {
  const { text } = useReferenceWords();
  const inOrder = useMemo(() => inSections(entries), [entries]);
  const at = useSectionInSight(inOrder);
  const isWhole = useIsWhole(place);
  useGoing(place);
  const isUnknown = place.id !== undefined && !entries.some((entry) => entry.id === place.id);
  return (
    <div class="shelf">
      <Index sections={inOrder} at={at} onGo={(section) => goTo(anchorOf(section))} />
      <section class="list" aria-label={shelfName(text, place.shelf)} aria-busy={!isWhole}>
        {isUnknown && <Nowhere place={place} />}
        {(isWhole ? inOrder : firstOf(inOrder)).map((s) => (
          <Section key={s.section} {...s} all={entries} book={book} place={place} />
        ))}
      </section>
    </div>
  );
};
