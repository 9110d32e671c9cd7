// What a search found, of every shelf, the best first.

import type { Book } from '../../reference/book.ts';
import { type Entry, placeOf, type Shelf } from '../../reference/entry.ts';
import { Button } from '../parts/controls.tsx';
import { EntryLine } from './entry.tsx';
import { sectionName, shelfName, useReferenceWords } from './words.ts';

/** More would be read by nobody and are slow to draw. */
const MOST = 24;

/** The arrows walk from name to name; the first one leads back to the field. */
const step = (event: KeyboardEvent, back: () => void): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const list = event.currentTarget;
  if (!(list instanceof HTMLElement) || !(event.target instanceof HTMLElement)) return;
  const names = [...list.querySelectorAll<HTMLElement>('h3 > a')];
  const at = names.indexOf(event.target);
  if (at < 0) return;
  event.preventDefault();
  const next = names[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === 'ArrowUp') back();
};

interface FoundProps {
  readonly query: string;
  readonly entries: readonly Entry[];
  readonly bookOf: (shelf: Shelf) => Book | undefined;
  readonly allOf: (shelf: Shelf) => readonly Entry[];
  readonly onClear: () => void;
  readonly onBack: () => void;
}

const Nothing = ({ query, onClear }: Pick<FoundProps, 'query' | 'onClear'>) => {
  const { text } = useReferenceWords();
  return (
    <div class="card nothing">
      <p>
        <b>{text('nothing', { text: query.trim() })}</b>
      </p>
      <p class="muted">{text('nothing.more')}</p>
      <Button onClick={onClear}>{text('search.clear')}</Button>
    </div>
  );
};

export const Found = ({ query, entries, bookOf, allOf, onClear, onBack }: FoundProps) => {
  const { text } = useReferenceWords();
  if (entries.length === 0) return <Nothing query={query} onClear={onClear} />;
  const rest = entries.length - MOST;
  return (
    <section class="card found" aria-label={text('search.label')}>
      <ul onKeyDown={(event) => step(event, onBack)}>
        {entries.slice(0, MOST).map((entry) => (
          <EntryLine
            key={placeOf(entry)}
            entry={entry}
            all={allOf(entry.shelf)}
            book={bookOf(entry.shelf)}
            isOpen={false}
            from={`${shelfName(text, entry.shelf)} · ${sectionName(text, entry.section)}`}
          />
        ))}
      </ul>
      {rest > 0 && <p class="rest muted">{text('rest', { n: rest })}</p>}
    </section>
  );
};
